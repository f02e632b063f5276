// Submitting a server that the person manages. The guild list holds no invites, so one is looked for in what is public.
import { isDiscordError } from '#discord/errors.ts';
import type { Discord } from '#discord/client.ts';
import { parseInvite } from '#discord/invite-link.ts';
import { listingByGuildId } from '#features/listings/listings.ts';
import { submit, type Submission, type SubmissionDeps, type Submitted } from '#features/submissions/submissions.ts';
import { AppError, invalidInput, invalidInvite, notAllowed, unknownInvite } from '#http/errors.ts';
import { guildListMissing, isManager } from './guilds.ts';
import type { TokenDeps } from './tokens.ts';

const inviteNeeded = (): AppError =>
  new AppError(
    422,
    'invite_needed',
    'This server shows no public invite. Please paste an invite link that leads to it.',
  );

export interface ManagedSubmission extends Omit<Submission, 'inviteUrl'> {
  guildId: string;
  userId: string;
  inviteUrl?: string | null;
}

/** Throws 403 unless the person shares her list and manages the guild, and 422 when an invite has to be given. */
export async function submitManaged(
  deps: TokenDeps & SubmissionDeps,
  { guildId, inviteUrl, ...submission }: ManagedSubmission,
): Promise<Submitted> {
  const mayManage = await isManager(deps, submission.userId, guildId);
  if (mayManage === null) throw guildListMissing();
  if (!mayManage) throw notAllowed('You need MANAGE_GUILD permissions to submit servers');
  if (inviteUrl) {
    await checkLeadsTo(deps.discord, inviteUrl, guildId);
    return await submit(deps, { ...submission, inviteUrl });
  }
  for await (const candidate of publicInvites(deps, guildId)) {
    if (await leadsTo(deps.discord, candidate, guildId))
      return await submit(deps, { ...submission, inviteUrl: candidate });
  }
  throw inviteNeeded();
}

/** The stored one, then that of the widget. */
async function* publicInvites({ db, discord }: SubmissionDeps, guildId: string): AsyncGenerator<string> {
  const listing = await listingByGuildId(db.kysely, guildId);
  if (listing?.vanity_code) yield listing.vanity_code;
  if (listing?.invite_code) yield listing.invite_code;
  const code = await quietly(async () => (await discord.widget(guildId, 'person')).inviteCode);
  if (code) yield code;
  if (!discord.hasBot) return;
  const vanity = await quietly(async () => (await discord.botGuild(guildId, 'person')).vanityCode);
  if (vanity) yield vanity;
}

async function leadsTo(discord: Discord, code: string, guildId: string): Promise<boolean> {
  const answer = await quietly(() => discord.lookUpInvite(code, 'person'));
  return answer?.verdict === 'ok' && answer.facts.guildId === guildId;
}

async function checkLeadsTo(discord: Discord, inviteUrl: string, guildId: string): Promise<void> {
  const invite = parseInvite(inviteUrl);
  if (!invite) throw invalidInvite();
  const { facts } = await discord.lookUpInvite(invite.code, 'person');
  if (!facts) throw unknownInvite();
  if (facts.guildId !== guildId)
    throw invalidInput([{ path: 'inviteUrl', message: 'leads to another server', code: 'other_server' }]);
}

/** A guild that shows nothing is no error here: the next place is asked. */
async function quietly<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (isDiscordError(error)) return undefined;
    throw error;
  }
}
