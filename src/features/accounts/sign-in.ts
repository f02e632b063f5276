// Sign-in: starts with a one-time state bound to the browser, ends with a new session.
import { MINUTE_MS } from '#contract/time.ts';
import { hash } from 'node:crypto';
import type { Cdn } from '#discord/cdn.ts';
import { isDiscordError } from '#discord/errors.ts';
import { SignInRefused, type Tokens } from '#discord/oauth.ts';
import type { DiscordUser, UserGuild } from '#discord/user.ts';
import { newId } from '#db/new-id.ts';
import type { Queries } from '#db/open.ts';
import { restoreSuspension } from '#features/moderation/suspensions.ts';
import { invalidateReviewsOf } from '#features/reviews/author.ts';
import type { AccountDeps } from './deps.ts';
import { storeGuildList } from './guilds.ts';
import { returnPath } from './return-to.ts';
import { addSignIn, deleteSignInsBefore, publicProfileOf, saveUser, takeSignIn } from './store.ts';
import { storeTokens } from './tokens.ts';

const LIFETIME_MS = 10 * MINUTE_MS;

interface SignInDeps extends AccountDeps {
  cdn: Cdn;
}

/** The URL to send the browser to. Throws DiscordError 'breaker-open'. @param browserKey secret of the browser, from its cookie */
export async function beginSignIn(deps: SignInDeps, browserKey: string, returnTo: string | undefined): Promise<string> {
  const { url, state, codeVerifier } = await deps.oauth.begin();
  const row = {
    ...signInKey(state, browserKey),
    code_verifier: codeVerifier,
    return_to: returnPath(returnTo),
    created_at: deps.now(),
  };
  await deps.db.write(({ tx }) => addSignIn(tx, row));
  return url;
}

interface SignedIn {
  returnTo: string;
  /** Null when refused, forged or too late, when sign-in is closed, or when Discord could not be reached. */
  userId: string | null;
  /** While the platform limits this site's logins: how long to wait. The same callback works then, unless its state expires before. */
  waitMs?: number;
}

/**
 * Completes a sign-in when the browser returns. `begin` creates the session in the transaction that stores the account.
 */
export async function finishSignIn(
  deps: SignInDeps & { mayEnter: (discordId: string) => boolean },
  browserKey: string | undefined,
  parameters: URLSearchParams,
  begin: (tx: Queries, userId: string) => Promise<void>,
): Promise<SignedIn> {
  const { db, oauth, now } = deps;
  const state = parameters.get('state');
  if (!browserKey || !state) return { returnTo: '/', userId: null };
  const pending = await db.write(({ tx }) => takeSignIn(tx, signInKey(state, browserKey)));
  if (!pending || pending.created_at <= now() - LIFETIME_MS)
    return { returnTo: pending?.return_to ?? '/', userId: null };
  const returnTo = pending.return_to;
  // A revocation ends all of a user's tokens, so one that Discord processed after the exchange would end the new ones.
  await Promise.all(deps.revocations);
  let tokens: Tokens | undefined;
  try {
    tokens = await oauth.complete({ parameters, state, codeVerifier: pending.code_verifier });
    const user = await oauth.user(tokens.accessToken);
    if (!deps.mayEnter(user.id)) return { returnTo, userId: null };
    const guilds = await guildsOf(deps, tokens);
    const userId = await storeAccount(deps, { user, tokens, guilds }, begin);
    return { returnTo, userId };
  } catch (error) {
    if (isDiscordError(error))
      deps.log.warn({ kind: error.kind, status: error.status, reason: error.message }, 'a sign-in failed');
    else if (!(error instanceof SignInRefused)) throw error;
    // After the exchange the code is spent.
    if (tokens || !isDiscordError(error, 'rate-limited', 'blocked', 'breaker-open')) return { returnTo, userId: null };
    const waitMs = error.retryAfterMs ?? 0;
    if (pending.created_at > now() + waitMs - LIFETIME_MS) await db.write(({ tx }) => addSignIn(tx, pending));
    return { returnTo, userId: null, waitMs };
  }
}

/** Null without consent, or when the list cannot be read now: everything else works without it. */
async function guildsOf({ oauth }: SignInDeps, { accessToken, scopes }: Tokens): Promise<UserGuild[] | null> {
  if (!scopes.includes('guilds')) return null;
  try {
    return await oauth.guilds(accessToken);
  } catch (error) {
    if (isDiscordError(error)) return null;
    throw error;
  }
}

async function storeAccount(
  { db, cdn, cipher, now, personKey, log }: SignInDeps,
  { user, tokens, guilds }: { user: DiscordUser; tokens: Tokens; guilds: UserGuild[] | null },
  begin: (tx: Queries, userId: string) => Promise<void>,
): Promise<string> {
  const at = now();
  const facts = {
    username: user.username,
    display_name: user.displayName,
    discriminator: user.discriminator,
    avatar_hash: user.avatarHash,
    avatar_url: cdn.avatar(user.id, user.avatarHash),
  };
  const stored = await db.write(async (write) => {
    const { tx } = write;
    const before = await publicProfileOf(tx, user.id);
    const fresh = { id: newId('user'), discordId: user.id, at };
    const userId = await saveUser(tx, fresh, facts);
    const hasNewProfile = before?.username !== facts.username || before.avatar_url !== facts.avatar_url;
    await restoreSuspension(tx, userId, personKey(user.id));
    await storeTokens(tx, cipher, userId, tokens);
    // A list that is no longer shared is deleted and grants no rights.
    if (guilds || !tokens.scopes.includes('guilds')) await storeGuildList(write, userId, guilds, at);
    await begin(tx, userId);
    return { userId, isChanged: before !== undefined && hasNewProfile };
  });
  // Neither awaited nor part of the transaction: a login must not fail because the user has many reviews.
  if (stored.isChanged) {
    void invalidateReviewsOf(db, stored.userId).catch((error: unknown) => {
      log.warn({ err: error }, 'cached pages can show the former name of a user until their servers change');
    });
  }
  return stored.userId;
}

/** Deletes sign-ins that were never finished. */
export async function expireSignIns({ db, now }: Pick<SignInDeps, 'db' | 'now'>): Promise<void> {
  await db.write(({ tx }) => deleteSignInsBefore(tx, now() - LIFETIME_MS));
}

function signInKey(state: string, browserKey: string) {
  return { state_hash: hash('sha256', state, 'base64url'), browser_hash: hash('sha256', browserKey, 'base64url') };
}
