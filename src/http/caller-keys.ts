// Keyed hashes under which callers and people are stored and counted, in place of addresses, platform ids and a visitor's
// id. The latter is random, in a signed cookie that is set only when a submission is held, so that only its submitter
// can see it while it waits.
import { DAY_MS } from '#contract/time.ts';
import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Need } from '#contract/endpoint.ts';
import type { Caller } from '#discord/budget-rules.ts';
import { clientNetwork, clientWideNetwork, WIDE_FACTOR } from './client-network.ts';

const COOKIE = 'duskrow_submitter';
const MAX_AGE_SECONDS = (90 * DAY_MS) / 1000;

/** Retention of keyed hashes of addresses: they only serve to count a day's submissions and reports. */
export const ADDRESS_RETENTION_MS = 2 * DAY_MS;

export interface CallerKeys {
  /** Key of the visitor, or null without a valid cookie. */
  visitorKey(request: FastifyRequest): string | null;
  /** Key of the visitor, new if there is no cookie yet; `remember` sets the cookie. */
  ensureVisitor(request: FastifyRequest): { key: string; remember(reply: FastifyReply): void };
  /** Key of an account, for counting its submissions. */
  accountKey(userId: string): string;
  /** Key of the user of the platform, under which a suspension outlives the account. */
  personKey(discordId: string): string;
  /** Key of the user of the platform at a listing, by which a review is known after its account is deleted. */
  reviewKey(discordId: string, listingId: string): string;
  /** Key of the widest network around the caller's address, for counting. */
  addressKey(request: FastifyRequest): string;
  /** The caller whose look-ups this request counts for. */
  lookUpCaller(request: LookUpRequest, userId: string | undefined): Caller;
}

/** A request to an endpoint whose contract declares that it needs look-ups; others fail to compile. */
interface LookUpRequest extends Pick<FastifyRequest, 'ip'> {
  routeOptions: { config: { needs: readonly [...Need[], 'lookUp'] } };
}

/** @param isSecure whether the site is reached over https */
export function createCallerKeys(secret: string, isSecure: boolean): CallerKeys {
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
    visitorKey(request) {
      const id = idOf(request);
      return id === null ? null : hash('visitor', id);
    },
    ensureVisitor(request) {
      const id = idOf(request) ?? randomBytes(18).toString('base64url');
      return { key: hash('visitor', id), remember: (reply) => void reply.setCookie(COOKIE, id, cookie) };
    },
    accountKey: (userId) => hash('account', userId),
    // Stored ones begin with the word of accounts.
    personKey: (discordId) => hash('account', `person:${discordId}`),
    reviewKey: (discordId, listingId) => hash('account', `review:${discordId}:${listingId}`),
    addressKey: (request) => hash('address', clientWideNetwork(request.ip)),
    // Different hashes from those stored with submissions: look-ups cannot be linked to a user's rows or outlive them.
    lookUpCaller({ ip }, userId) {
      const [line, wide] = [clientNetwork(ip), clientWideNetwork(ip)];
      const keys = [hash('look-ups of address', line)];
      if (userId !== undefined) keys.push(hash('look-ups of account', userId));
      const network = { key: hash('look-ups of network', wide), times: WIDE_FACTOR };
      return { keys, isSignedIn: userId !== undefined, ...(wide !== line && { network }) };
    },
  };
}
