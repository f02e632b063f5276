// Other invites of a listing's guild, tried before its own invite counts as gone: the creator of an invite can revoke
// it, which must not delist a server that has another one.
import type { Queries } from '#db/open.ts';
import type { AnyCaller } from '#discord/budget-rules.ts';
import type { Discord, ListableAnswer } from '#discord/client.ts';
import { isDiscordError } from '#discord/errors.ts';
import type { ListingRow } from '#features/listings/store.ts';
import { updateListing } from './store.ts';

/** The answer of the first invite that leads to the guild. Throws DiscordError if one could not be looked up. */
export async function lookUpOtherInvites(
  discord: Discord,
  row: ListingRow,
  caller: AnyCaller,
): Promise<ListableAnswer | null> {
  for (const code of otherCodes(row)) {
    const answer = await lookUpOther(discord, code, caller);
    if (answer?.facts.guildId === row.guild_id) return answer;
  }
  return null;
}

/** The vanity code first: only the guild can revoke it. */
function otherCodes({ invite_code, vanity_code, previous_invite_code }: ListingRow): Set<string> {
  const codes = new Set([vanity_code, previous_invite_code].filter((code) => code !== null));
  codes.delete(invite_code);
  return codes;
}

async function lookUpOther(discord: Discord, code: string, caller: AnyCaller): Promise<ListableAnswer | null> {
  try {
    const answer = await discord.lookUpInvite(code, caller);
    return answer.verdict === 'ok' ? answer : null;
  } catch (error) {
    if (isDiscordError(error, 'gone', 'not-found', 'unexpected-answer')) return null;
    throw error;
  }
}

/** @returns the row, which the caller has locked, with the other invite */
export async function switchInvite(tx: Queries, row: ListingRow, code: string): Promise<ListingRow> {
  const values = {
    invite_code: code,
    invite_set_at: null,
    // The ended invite is not worth storing as the previous one; a previous one that was not tried is.
    previous_invite_code: code === row.previous_invite_code ? null : row.previous_invite_code,
  };
  await updateListing(tx, row.id, values);
  return { ...row, ...values };
}
