// Who is asking: nobody, the bot, or a person by an OAuth token.

import type { Exchange } from './routes.ts';
import { sandboxApp } from './sandbox-app.ts';
import { sampleUsers, type SampleUser } from './sample-users.ts';
import type { Grant } from './tokens.ts';

export type Caller =
  | { kind: 'nobody' }
  | { kind: 'bot' }
  | { kind: 'person'; user: SampleUser; grant: Grant }
  /** An Authorization header that is worth nothing. */
  | { kind: 'stranger' };

export function callerOf({ authorization, state, nowMs }: Pick<Exchange, 'authorization' | 'state' | 'nowMs'>): Caller {
  if (authorization === null) return { kind: 'nobody' };
  const [, scheme, token = ''] = /^(Bot|Bearer|Basic) (\S+)$/i.exec(authorization) ?? [];
  // The client's own credentials: they say nothing about a person.
  if (scheme?.toLowerCase() === 'basic') return { kind: 'nobody' };
  if (scheme?.toLowerCase() === 'bot') return { kind: token === sandboxApp.botToken ? 'bot' : 'stranger' };
  const grant = state.tokens.findByAccess(token, nowMs);
  const user = sampleUsers.find(({ id }) => id === grant?.userId);
  return grant && user ? { kind: 'person', user, grant } : { kind: 'stranger' };
}
