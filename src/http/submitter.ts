// Who submitted something without an account: a random id in a signed cookie, set only when a submission is held, so
// that its submitter (and nobody else) can see it while it waits. Only keyed hashes of it, and of addresses, are stored.
import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '#discord/budget-rules.ts';
import { clientLine, clientWide, WIDE_SHARE } from './client-network.ts';

const COOKIE = 'duskrow_submitter';
const MAX_AGE_SECONDS = 90 * 86_400;

/** How long keyed hashes of addresses are kept: only what came from one in a day is counted by them. */
export const ADDRESS_RETENTION_MS = 2 * 86_400_000;

export interface Submitters {
  /** Key of the cookie's holder, or null without a valid cookie. */
  keyOf(request: FastifyRequest): string | null;
  /** Key of the visitor, new when there is no cookie yet; `remember` gives the cookie. */
  of(request: FastifyRequest): { key: string; remember(reply: FastifyReply): void };
  /** Key of an account, for counting. */
  accountKey(userId: string): string;
  /** Key of the widest network that the caller's address may be a part of, for counting. */
  addressKey(request: FastifyRequest): string;
  /** Whom look-ups for this request are counted for. Throws where the contract does not say that the call needs them. */
  callerOf(request: FastifyRequest, userId: string | undefined): Caller;
}

/** @param isSecure whether the site is reached over https */
export function createSubmitters(secret: string, isSecure: boolean): Submitters {
  const hash = (kind: string, value: string): string =>
    createHmac('sha256', secret).update(`${kind}:${value}`).digest('base64url');
  const idOf = (request: FastifyRequest): string | null => {
    const raw = request.cookies[COOKIE];
    const unsigned = raw === undefined ? undefined : request.unsignCookie(raw);
    return unsigned?.valid ? unsigned.value : null;
  };
  const cookie = {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    path: '/',
    maxAge: MAX_AGE_SECONDS,
  } as const;
  return {
    keyOf(request) {
      const id = idOf(request);
      return id === null ? null : hash('visitor', id);
    },
    of(request) {
      const id = idOf(request) ?? randomBytes(18).toString('base64url');
      return { key: hash('visitor', id), remember: (reply) => void reply.setCookie(COOKIE, id, cookie) };
    },
    accountKey: (userId) => hash('account', userId),
    addressKey: (request) => hash('address', clientWide(request.ip)),
    // Other hashes than those beside submissions: what is looked up leads to nobody's rows, nor outlives them.
    callerOf(request, userId) {
      const { url, config } = request.routeOptions;
      if (!config.needs?.includes('lookUp')) throw new Error(`${url} does not say that it needs look-ups`);
      const [line, wide] = [clientLine(request.ip), clientWide(request.ip)];
      const keys = [hash('look-ups of address', line)];
      if (userId !== undefined) keys.push(hash('look-ups of account', userId));
      const network = { key: hash('look-ups of network', wide), times: WIDE_SHARE };
      return { keys, isSignedIn: userId !== undefined, ...(wide !== line && { network }) };
    },
  };
}
