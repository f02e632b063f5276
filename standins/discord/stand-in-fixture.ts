// Shared by the stand-in's own tests: a running stand-in with a fixed clock, and a client for it.

import { afterAll, afterEach } from 'vitest';
import { sampleUsers, type SampleUser } from './sample-users.ts';
import { startStandIn, type StandIn } from './server.ts';

export const NOON = Date.UTC(2026, 10, 20, 12);
const USER_AGENT = 'DiscordBot (https://duskrow.example, 1)';

interface Fixture {
  standIn: StandIn;
  /** Calls `/api/v10{path}` as a well-behaved client that follows no redirect. */
  api(path: string, init?: RequestInit & { headers?: Record<string, string> }): Promise<Response>;
  /** The same, read as JSON. */
  read<T>(path: string, init?: RequestInit & { headers?: Record<string, string> }): Promise<T>;
  /** Headers of a user who logged in with these scopes. */
  signIn(scopes: string[], user?: SampleUser): { authorization: string };
}

export const asBot = { authorization: 'Bot sandbox-bot' };

/** The first sample user: owns, administers and manages guilds. */
export function firstUser(): SampleUser {
  const [user] = sampleUsers;
  if (user === undefined) throw new Error('no sample users');
  return user;
}

/** One stand-in for a whole test file; scenarios, calls, limits and its clock are reset after each test. */
export async function standInForTests(): Promise<Fixture> {
  const standIn = await startStandIn({ port: 0, clock: { now: () => NOON } });
  afterEach(() => standIn.state.reset());
  afterAll(() => standIn.close());
  const api: Fixture['api'] = (path, init = {}) =>
    fetch(`${standIn.url}/api/v10${path}`, {
      redirect: 'manual',
      ...init,
      headers: { 'user-agent': USER_AGENT, ...init.headers },
    });
  return {
    standIn,
    api,
    read: async <T>(path: string, init = {}) => (await (await api(path, init)).json()) as T,
    signIn(scopes, user = firstUser()) {
      const { tokens } = standIn.state;
      const redirectUri = 'http://localhost/back';
      const code = tokens.issueCode({ userId: user.id, scopes, redirectUri, challenge: null }, NOON);
      const grant = tokens.redeemCode(code, { redirectUri, verifier: null }, NOON);
      return { authorization: `Bearer ${grant?.accessToken}` };
    },
  };
}
