// The sandbox's stand-in has to know the communities of an import before it can answer for their invites.
import { parseInvite } from '#discord/invite-link.ts';
import { type ImportRow, readRow } from './rows.ts';

const ROWS_A_CALL = 500;

/**
 * Rows that are none, or that have no invite, are left out; so are those whose invite the stand-in knows already, which
 * would otherwise lead away from the community that it invented for it. Of rows with one invite the first counts.
 */
export async function teachStandIn(standInUrl: string, lines: readonly string[]): Promise<void> {
  const known = await knownCodes(standInUrl);
  const guilds = lines.flatMap(lesson).filter(({ code }) => !known.has(code) && known.add(code));
  for (let i = 0; i < guilds.length; i += ROWS_A_CALL) {
    const answer = await fetch(new URL('/__standin/guilds', standInUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(guilds.slice(i, i + ROWS_A_CALL)),
    });
    if (!answer.ok) throw new Error(`the stand-in did not learn the communities: ${await answer.text()}`);
  }
}

async function knownCodes(standInUrl: string): Promise<Set<string>> {
  const answer = await fetch(new URL('/__standin/communities', standInUrl));
  if (!answer.ok) throw new Error(`the stand-in answered ${answer.status} when asked for its communities`);
  const communities = (await answer.json()) as { code: string; otherCode: string }[];
  return new Set(communities.flatMap(({ code, otherCode }) => [code, otherCode]));
}

function lesson(line: string) {
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
