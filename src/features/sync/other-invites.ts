// Other invites of a listing's guild, which are tried before the listing's own counts as gone: the person who gave an invite can
// end it, and that must not end a listing that has another.
import type { Asker } from '#discord/budget-rules.ts';
import type { Discord, InviteAnswer } from '#discord/client.ts';
import { isDiscordError } from '#discord/errors.ts';
import type { ListingRow } from '#features/listings/store.ts';
import { setByInvite } from './store.ts';

type Answer = Extract<InviteAnswer, { verdict: 'ok' }>;

/** The answer of the first that leads to the guild; one that answers oddly is no help. Throws DiscordError when one of them could not be asked. */
export async function askOtherInvites(discord: Discord, row: ListingRow, asker: Asker): Promise<Answer | null> {
  for (const code of otherCodes(row)) {
    const answer = await lookUp(discord, code, asker);
    if (answer?.facts.guildId === row.guild_id) return answer;
  }
  return null;
}

/** The vanity code first: nobody but the guild can end it. */
function otherCodes({ invite_code, vanity_code, previous_invite_code }: ListingRow): Set<string> {
  const codes = new Set([vanity_code, previous_invite_code].filter((code) => code !== null));
  if (invite_code !== null) codes.delete(invite_code);
  return codes;
}

async function lookUp(discord: Discord, code: string, asker: Asker): Promise<Answer | null> {
  try {
    const answer = await discord.lookUpInvite(code, asker);
    return answer.verdict === 'ok' ? answer : null;
  } catch (error) {
    if (isDiscordError(error, 'gone', 'not-found', 'odd-answer')) return null;
    throw error;
  }
}

/** @returns the row with the other invite; null when it got yet another one meanwhile */
export async function takeOtherInvite(
  tx: Parameters<typeof setByInvite>[0],
  row: ListingRow,
  code: string,
): Promise<ListingRow | null> {
  const values = {
    invite_code: code,
    invite_set_at: null,
    // The one that ended is not worth another look; one that was not reached still is.
    previous_invite_code: code === row.previous_invite_code ? null : row.previous_invite_code,
  };
  return (await setByInvite(tx, row, values)) ? { ...row, ...values } : null;
}
