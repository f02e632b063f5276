// Registers the communities of an import with the sandbox's stand-in, so that it can answer for their invites.
import { batches } from '#db/batches.ts';
import { parseInvite } from '#discord/invite-link.ts';
import { type ImportRow, readRow } from './rows.ts';

const ROWS_PER_CALL = 500;

/**
 * Skips invalid rows, rows without an invite, and rows whose invite already belongs to a community of the stand-in,
 * which would be replaced. Of rows with the same invite the first counts.
 */
export async function addToStandIn(standInUrl: string, lines: readonly string[]): Promise<void> {
  const known = await knownCodes(standInUrl);
  const guilds = lines.flatMap(guildOf).filter(({ code }) => !known.has(code) && known.add(code));
  for (const part of batches(guilds, ROWS_PER_CALL)) {
    const answer = await fetch(new URL('/__standin/guilds', standInUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(part),
    });
    if (!answer.ok) throw new Error(`the stand-in rejected the communities: ${await answer.text()}`);
  }
}

async function knownCodes(standInUrl: string): Promise<Set<string>> {
  const answer = await fetch(new URL('/__standin/communities', standInUrl));
  if (!answer.ok) throw new Error(`the stand-in answered ${answer.status} when asked for its communities`);
  const communities = (await answer.json()) as { code: string; otherCode: string }[];
  return new Set(communities.flatMap(({ code, otherCode }) => [code, otherCode]));
}

function guildOf(line: string) {
  const row = readRow(line);
  if (typeof row === 'string') return [];
  const code = row.inviteCode === undefined ? undefined : parseInvite(row.inviteCode)?.code;
  if (code === undefined) return [];
  const { name, guildId, description, memberCount, onlineCount, iconHash, serverTag } = row;
  return [
    { code, name, guildId, description, memberCount, onlineCount, iconHash, tag: serverTag, features: features(row) },
  ];
}

function features({ verified, partnered }: ImportRow): string[] {
  return ['COMMUNITY', ...(verified ? ['VERIFIED'] : []), ...(partnered ? ['PARTNERED'] : [])];
}
