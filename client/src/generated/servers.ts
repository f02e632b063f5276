// Made by `npm run client` from the contract. Do not edit.
import type { Facets, Server, ServerFilters, ServerSort } from './shapes.ts';

export interface ListServersInput extends ServerFilters {
  /** From 1 (default 1). */
  page?: number;
  /** 1 to 100 (default 20). */
  limit?: number;
  /** Default: members; with search: relevance. */
  sort?: ServerSort;
  search?: string;
  /** The `text` of a part of the search that is looked for by its words alone, whatever these name. */
  plain?: string[] | string;
  /** Adds the counts of each filter value. */
  facets?: true;
  /** Walks over everything that matches, newest first: `first`, then `nextCursor` of the answer before. */
  cursor?: string;
}

export type ListServersAnswer = {
  servers: Server[];
  /** Exact number of servers that match; of a search, those that have all that it asks for. */
  total: number;
  page: number;
  /** Of all of them, the partial ones of a search too. */
  totalPages: number;
  /** How the text of `search` was read. */
  search?: {
    /** Exact number of servers that follow the others because they have some of the parts; beside `total`. */
    partial: number;
    /** What was searched for, and what its words name. Words of grammar are not among it. */
    parts: Array<{
      /** As typed, without case and accents. */
      text: string;
      /** Whether the servers of `total` have it, or it says little and only ranks partial ones. `unknown`: no server has it. */
      use: 'required' | 'optional' | 'unknown';
      /** Asked for by `plain`: its words name nothing. */
      isPlain: boolean;
      tags: string[];
      categories: string[];
      /** BCP 47. */
      languages: string[];
    }>;
    /** Of the partial servers on this page, by id: the `text` of the parts that each has. */
    matched: Record<string, string[]>;
  };
  facets?: Facets;
  /** The cursor of the next call of a scan; null at the end. */
  nextCursor?: string | null;
};

export interface DrawServersInput extends ServerFilters {
  search?: string;
  /** The `text` of a part of the search that is looked for by its words alone, whatever these name. */
  plain?: string[] | string;
  /** Draws, one after the other: the same server may come twice (default 1). */
  times?: number;
}

export type DrawServersAnswer = {
  /** Empty when none matches. */
  servers: Server[];
};

export interface GetServerInput {
  identifier: string;
}

export type GetServerAnswer = Server;

export interface GetServerBySlugInput {
  slug: string;
}

export type GetServerBySlugAnswer = Server;

export interface GetServerHistoryInput {
  id: string;
}

export type GetServerHistoryAnswer = {
  /** Oldest first, at most 400, from the first sync on. */
  points: Array<{
    /** ISO 8601, UTC. */
    at: string;
    memberCount: number | null;
    onlineCount: number | null;
  }>;
};

export interface ListSuggestionsInput {
  search: string;
  /** Default 6. */
  limit?: number;
}

export type ListSuggestionsAnswer = {
  servers: Server[];
  categories: string[];
};

export type GetDirectoryTotalsAnswer = {
  servers: number;
  members: number;
  /** Mean of all stars, one decimal; 0 with no reviews. */
  averageRating: number;
  totalReviews: number;
};

export interface GetInvitePreviewInput {
  inviteCode: string;
}

export type GetInvitePreviewAnswer = {
  success: true;
  data: {
    serverName: string;
    description: string | null;
    iconUrl: string | null;
    bannerUrl: string | null;
    memberCount: number | null;
    onlineCount: number | null;
    verified: boolean;
    partnered: boolean;
    community: boolean;
    vanityUrlCode: string | null;
    serverTag: string | null;
    averageRating: number;
    totalReviews: number;
    verificationLevel: number | null;
    /** Lower snake_case. */
    features: string[];
    traits: Array<{
      emoji_name: string | null;
      label: string;
    }>;
    /** Of the listing, or proposed from the public data when it is not listed yet. */
    categories: string[];
    /** Slug of the listing, null when the server is not listed. */
    listedAs: string | null;
    notes: Array<'invites-paused' | 'limited-uses' | 'apply-to-join' | 'expiring' | 'age-restricted'>;
  };
  /** When the platform gave this answer. */
  fetchedAt: string;
};

export interface GetServerAboutInput {
  /** Id or slug of the server. */
  id: string;
}

export type GetServerAboutAnswer = {
  /** Somebody who manages the server looks after its page. */
  isClaimed: boolean;
  /** HTML that is safe to show: of its own, without scripts or pictures. */
  longDescription: string | null;
  /** How its language is known: its owners said so, the platform does, it came with the submission, or it was detected from its texts. Null while it is unknown. */
  languageSource: 'owner' | 'platform' | 'given' | 'detected' | null;
};

export interface SubmitServerInput {
  /** An invite link, a bare code, or a text that holds links: the first invite in it counts. */
  inviteUrl: string;
  /** Default: worked out from the public data. */
  categories?: string[];
  /** Checked, never stored. */
  contactEmail?: string;
}

export type SubmitServerAnswer = {
  server: {
    id: string;
    name: string;
    slug: string;
    approved: boolean;
  };
  isExisting: boolean;
  /** Why the submission waits for a moderator; null when it is public. */
  heldReason: string | null;
  /** The same as a key. */
  heldBecause: {
    key: 'age-restricted' | 'blocked-term' | 'same-name' | 'same-icon' | 'few-members' | 'many-today' | 'unseen-today' | 'alike-today' | 'waiting' | 'taken-down';
    /** same-name, same-icon: of the listed server. */
    name?: string;
    /** few-members: how many are needed. */
    members?: number;
  } | null;
  /** Achievements of the signed-in submitter. */
  unlocked: Array<{
    id: string;
    name: string;
    title: string;
    rarity: 'common' | 'uncommon' | 'rare' | 'epic' | 'legendary';
    pointsReward: number;
  }>;
};

export interface SyncServerInput {
  id: string;
}

export type SyncServerAnswer = {
  discordData: {
    memberCount: number | null;
    onlineCount: number | null;
  };
  lastSyncedAt: string | null;
};
