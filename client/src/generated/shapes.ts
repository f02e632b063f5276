// Made by `npm run client` from the contract. Do not edit.

export interface Category {
  id: string;
  name: string;
  description: string;
  serverCount: number;
  /** Hex colour. */
  color: string;
  /** Name of a lucide icon. */
  icon: string;
}

export interface Facets {
  categories: Array<{
    name: string;
    count: number;
  }>;
  sizes: Array<{
    name: string;
    count: number;
  }>;
  activityLevels: Array<{
    name: string;
    count: number;
  }>;
  features: Array<{
    name: string;
    count: number;
  }>;
  languages: Array<{
    name: string;
    count: number;
  }>;
  regions: Array<{
    name: string;
    count: number;
  }>;
  verified: number;
  partnered: number;
  community: number;
}

export interface Language {
  /** The first part of a BCP 47 tag: regions and scripts of one language are one. */
  code: string;
  /** In English. */
  name: string;
  /** In the language itself. */
  nativeName: string;
  serverCount: number;
}

export interface Oembed {
  version: '1.0';
  type: 'rich';
  title: string;
  provider_name: string;
  provider_url: string;
  /** Seconds. */
  cache_age: number;
  /** A frame with the card; it holds no script. */
  html: string;
  width: number;
  height: number;
  /** The share picture, where it fits maxwidth and maxheight. */
  thumbnail_url?: string;
  thumbnail_width?: number;
  thumbnail_height?: number;
}

export interface Server {
  id: string;
  slug: string;
  name: string;
  description: string | null;
  inviteUrl: string | null;
  inviteCode: string | null;
  inviteState: 'live' | 'failing' | 'expired' | 'quarantined';
  /** When the platform was last asked about the invite, whatever it answered. */
  inviteCheckedAt: string | null;
  /** Approximate, from the platform; null when never known. */
  memberCount: number | null;
  onlineCount: number | null;
  iconUrl: string | null;
  bannerUrl: string | null;
  categories: string[];
  tags: string[];
  /** BCP 47 tag, null while unknown. */
  language: string | null;
  region: string;
  verified: boolean;
  partnered: boolean;
  community: boolean;
  ageRestricted: boolean;
  premiumTier: number | null;
  /** 0 to 4: None, Low, Medium, High, Very High. */
  verificationLevel: number | null;
  activityLevel: 'Very Active' | 'Active' | 'Growing' | 'Casual';
  approved: boolean;
  discordServerId: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** When the counts were last answered by the platform. */
  lastSyncedAt: string | null;
  synced: boolean;
  /** JSON text with `total`; null without a bot in the server. */
  channelCounts: string | null;
  roleCounts: string | null;
  /** JSON text with `level`. */
  boostInfo: string | null;
  discordFeatures: string[];
  /** A jump of the members that brought nobody online; ranked by the members before it. */
  unusualGrowth: {
    /** ISO 8601, UTC. */
    at: string;
    membersBefore: number;
    membersAfter: number;
    /** Online members in percent. */
    onlineBefore: number;
    onlineNow: number;
  } | null;
  /** 0-5; 0 with no reviews. */
  averageRating: number;
  totalReviews: number;
  member_count: number | null;
  online_count: number | null;
  icon_url: string | null;
  last_synced_at: string | null;
}

export interface ServerFilters {
  category?: string[] | string;
  size?: Array<'small' | 'medium' | 'large' | 'huge'> | 'small' | 'medium' | 'large' | 'huge';
  activityLevel?: Array<'Very Active' | 'Active' | 'Growing' | 'Casual'> | 'Very Active' | 'Active' | 'Growing' | 'Casual';
  feature?: string[] | string;
  /** BCP 47; its region does not matter: `pt` finds `pt-BR`. */
  language?: string[] | string;
  /** Set by the owner of the server, `Global` until then. Case does not matter. */
  region?: Array<'Global' | 'Africa' | 'Asia' | 'Europe' | 'North America' | 'Oceania' | 'South America'> | 'Global' | 'Africa' | 'Asia' | 'Europe' | 'North America' | 'Oceania' | 'South America';
  /** In any spelling: `Machine Learning` is `machine-learning`. */
  tag?: string[] | string;
  verified?: true;
  partnered?: true;
  community?: true;
  minMembers?: number;
  maxMembers?: number;
}

export type ServerSort = 'members' | 'memberCount' | 'relevance' | 'online' | 'activity' | 'rating' | 'newest' | 'name';

export interface Tag {
  /** Folded words with `-` between them, in letters of any script: what tags are compared by. */
  slug: string;
  /** As it was first written. */
  name: string;
  serverCount: number;
}
