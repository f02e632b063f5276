// Submits a server that the user manages. The guild list contains no invites, so a public one is looked up.
import type { Caller } from '#discord/budget-rules.ts';
import { DiscordError, isDiscordError } from '#discord/errors.ts';
import type { Discord } from '#discord/client.ts';
import { parseInvite } from '#discord/invite-link.ts';
import { listingByGuild, type ListingRow } from '#features/listings/store.ts';
import {
  isExpiringSoon,
  refusal,
  refuseDelisted,
  submit,
  type Submission,
  type SubmissionDeps,
  type Submitted,
} from '#features/submissions/submissions.ts';
import { lookUpAndRecordTarget, type SyncDeps } from '#features/sync/sync.ts';
import { AppError, invalidInput, invalidInvite, notAllowed } from '#http/errors.ts';
import { FOR_DISPLAY, guildListMissing, isManager } from './guilds.ts';
import type { TokenDeps } from './tokens.ts';

const inviteNeeded = (): AppError =>
  new AppError(422, 'invite_needed', 'This server has no public invite. Please paste an invite link that leads to it.');

interface ManagedSubmission extends Omit<Submission, 'inviteUrl'> {
  guildId: string;
  userId: string;
  inviteUrl?: string | null;
  caller: Caller;
}

type ManagedSubmissionDeps = TokenDeps &
  SubmissionDeps & {
    /** For all calls to Discord together. */
    deadlineMs: number;
  };

/**
 * Throws 403 unless the user shares the guild list and manages the guild, 422 when the user has to provide an invite,
 * and DiscordError when Discord could not be reached.
 */
export async function submitManaged(
  deps: ManagedSubmissionDeps,
  { guildId, inviteUrl, ...submission }: ManagedSubmission,
): Promise<Submitted> {
  const checked = await within(deps.deadlineMs, async (signal) => {
    const mayManage = await isManager(deps, submission.userId, guildId, FOR_DISPLAY);
    if (mayManage === null) throw guildListMissing();
    if (!mayManage) throw notAllowed('You need MANAGE_GUILD permissions to submit servers');
    refuseDelisted(await listingByGuild(deps.db.kysely, guildId));
    if (!inviteUrl) return await publicInvite(deps, guildId, submission.caller, signal);
    await checkLeadsTo(deps, inviteUrl, guildId, submission.caller);
    return inviteUrl;
  });
  return await submit(deps, { ...submission, inviteUrl: checked });
}

/** One deadline for all calls: the timeouts of single calls would add up. */
async function within<T>(deadlineMs: number, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(deadlineMs);
  const { promise: late, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(new DiscordError('timeout', `No invite within ${deadlineMs} ms`)));
  return await Promise.race([call(signal), late]);
}

/** The first known invite that leads to the guild and that `submit` accepts. */
async function publicInvite(
  deps: SubmissionDeps,
  guildId: string,
  caller: Caller,
  signal: AbortSignal,
): Promise<string> {
  const { db, discord, now } = deps;
  const listing = await listingByGuild(db.kysely, guildId);
  let firstError: DiscordError | undefined;
  /** Undefined when a source has no invite or fails; the first failure is thrown once all were tried. */
  const tryCall = async <T>(call: () => Promise<T>): Promise<T | undefined> => {
    signal.throwIfAborted();
    try {
      return await call();
    } catch (error) {
      if (!isDiscordError(error)) throw error;
      if (!isDiscordError(error, 'gone', 'not-found', 'forbidden', 'unauthorized')) firstError ??= error;
      return undefined;
    }
  };
  for await (const code of knownInvites(discord, guildId, listing, tryCall)) {
    const answer = await tryCall(() => lookUpAndRecordTarget(deps, code, caller));
    if (answer?.verdict !== 'ok' || answer.facts.guildId !== guildId) continue;
    if (listing || !isExpiringSoon(answer.facts, now())) return code;
  }
  throw firstError ?? inviteNeeded();
}

type TryCall = <T>(call: () => Promise<T>) => Promise<T | undefined>;

/** The stored invites, then the widget's, then the one the bot sees. */
async function* knownInvites(
  discord: Discord,
  guildId: string,
  listing: ListingRow | undefined,
  tryCall: TryCall,
): AsyncGenerator<string> {
  if (listing?.vanity_code) yield listing.vanity_code;
  if (listing?.invite_code) yield listing.invite_code;
  const offered = await tryCall(() => discord.widgetInvite(guildId, 'interactive'));
  if (offered) yield offered;
  if (!discord.hasBot) return;
  const guild = await tryCall(() => discord.botGuild(guildId, 'interactive'));
  if (guild?.vanityCode) yield guild.vanityCode;
}

async function checkLeadsTo(deps: SyncDeps, inviteUrl: string, guildId: string, caller: Caller): Promise<void> {
  const invite = parseInvite(inviteUrl);
  if (!invite) throw invalidInvite();
  const { verdict, facts } = await lookUpAndRecordTarget(deps, invite.code, caller);
  if (verdict !== 'ok' && facts === null) throw refusal(verdict);
  if (facts?.guildId !== guildId)
    throw invalidInput([{ path: 'inviteUrl', message: 'The invite leads to another server.', code: 'other_server' }]);
}
