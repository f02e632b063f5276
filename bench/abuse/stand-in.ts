// The controls of the stand-in: new communities, dead invites, and counts of look-ups.
import { createHash } from 'node:crypto';

export interface Community {
  code: string;
  name: string;
  guildId: string;
  description?: string;
  iconHash?: string;
  memberCount?: number;
}

interface Known {
  code: string;
  /** Another lasting invite of the same community. */
  otherCode: string;
  guildId: string;
  name: string;
  isAgeRestricted: boolean;
}

export interface StandIn {
  url: string;
  /** A known community gets the new name, description and icon. */
  addGuilds(communities: readonly Community[]): Promise<void>;
  communities(): Promise<Known[]>;
  /** From now on the platform answers that the invite is gone. */
  killInvite(code: string): Promise<void>;
  /** How often each invite was looked up since the app started. */
  lookUps(): Promise<Readonly<Record<string, number>>>;
}

export function standInAt(url: string): StandIn {
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${url}/__standin${path}`, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return await answer.json();
  };
  return {
    url,
    addGuilds: async (communities) => void (await call('POST', '/guilds', communities)),
    communities: async () => (await call('GET', '/communities')) as Known[],
    killInvite: async (code) => void (await call('POST', '/scenarios', { code, scenario: 'expired-error' })),
    lookUps: async () => ((await call('GET', '/calls')) as { invites: Record<string, number> }).invites,
  };
}

/** A different community for each key; the same in every run. */
export function community(key: string, name: string, description?: string): Community {
  const hash = createHash('sha256').update(key).digest('hex');
  const guildId = String(700_000_000_000_000_000n + (BigInt(`0x${hash.slice(0, 12)}`) % 90_000_000_000_000_000n));
  // A capital letter, so that it is not taken for a vanity code.
  return { code: `A${hash.slice(0, 9)}`, name, guildId, description, iconHash: hash.slice(32), memberCount: 900 };
}
