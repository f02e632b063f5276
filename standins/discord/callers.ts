// Identifies the caller: anonymous, the bot, or a user with an OAuth token.

import type { Exchange } from './routes.ts';
import { sandboxApp } from './sandbox-app.ts';
import { sampleUsers, type SampleUser } from './sample-users.ts';
import type { Grant } from './tokens.ts';

export type Caller =
  | { kind: 'anonymous' }
  | { kind: 'bot' }
  | { kind: 'user'; user: SampleUser; grant: Grant }
  /** Has an invalid Authorization header. */
  | { kind: 'invalid' };

export function callerOf({ authorization, state, nowMs }: Pick<Exchange, 'authorization' | 'state' | 'nowMs'>): Caller {
  if (authorization === null) return { kind: 'anonymous' };
  const [, scheme, token = ''] = /^(Bot|Bearer|Basic) (\S+)$/i.exec(authorization) ?? [];
  // The client's own credentials do not identify a user.
  if (scheme?.toLowerCase() === 'basic') return { kind: 'anonymous' };
  if (scheme?.toLowerCase() === 'bot') return { kind: token === sandboxApp.botToken ? 'bot' : 'invalid' };
  const grant = state.tokens.findByAccess(token, nowMs);
  const user = sampleUsers.find(({ id }) => id === grant?.userId);
  return grant && user ? { kind: 'user', user, grant } : { kind: 'invalid' };
}
