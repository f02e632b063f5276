// The queue of items waiting for a moderator.
import { DAY_MS, isoTime } from '#contract/time.ts';
import type { Queries, RowRange } from '#db/open.ts';
import type { Cdn } from '#discord/cdn.ts';
import type { GuildFacts } from '#discord/guild-facts.ts';
import { inviteUrl } from '#discord/invite-link.ts';
import { hashOf } from '#features/holds/changes.ts';
import { currentReason, heldView, type HeldReason, readReason } from '#features/holds/held-because.ts';
import { allTextOf } from '#features/holds/hold.ts';
import { blockedTerms } from '#features/holds/store.ts';
import { termsIn } from '#features/holds/terms.ts';
import { NO_INVITE } from '#features/listings/store.ts';
import type { AdminDeps } from './admin.ts';
import { appealItems } from './appeals.ts';
import type { HeldSubmission, QuarantinedItem, QueueItem, QueuePage } from './contract.ts';
import { changeItems } from './changes.ts';
import { countQueue, unreviewedQuarantines } from './moderation-store.ts';
import { reportItems } from './reported.ts';
import { heldListings, submittersOfQueued, unreviewedListings } from './store.ts';
import { groupsBySubmitter, type Wave, waveKeys } from './wave-groups.ts';

const PAGE_SIZE = 100;

type Held = Awaited<ReturnType<typeof heldListings>>;

/** Items of all kinds, urgent reports first, then oldest first. Each page has the next items of every kind. */
export async function queue(
  { db, now }: AdminDeps,
  cdn: Cdn,
  adminIds: readonly string[],
  page = 1,
): Promise<QueuePage> {
  const range = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const terms = await blockedTerms(db.kysely);
  const [waiting, ...kinds] = await Promise.all([
    countQueue(db.kysely),
    heldListings(db.kysely, range).then((held) => heldItems(db.kysely, cdn, { held, terms }, now())),
    changeItems(db.kysely, cdn, terms, range),
    reportItems(db.kysely, cdn, adminIds, range),
    quarantineItems(db.kysely, cdn, range),
    appealItems(db.kysely, range),
  ]);
  const since = (item: QueueItem): string => (item.kind === 'submission' ? item.submittedAt : item.since);
  const isUrgent = (item: QueueItem): boolean => item.kind === 'report' && item.isUrgent;
  const items = kinds
    .flat()
    .toSorted((a, b) => Number(isUrgent(b)) - Number(isUrgent(a)) || since(a).localeCompare(since(b)));
  const isLast = Math.max(...Object.values(waiting)) <= range.offset + PAGE_SIZE;
  return { items, waiting, next: isLast ? null : page + 1 };
}

async function quarantineItems(db: Queries, cdn: Cdn, range: RowRange): Promise<QuarantinedItem[]> {
  return (await unreviewedQuarantines(db, range)).map(({ id, name, slug, guild_id, icon_hash, since }) => ({
    kind: 'quarantine',
    id,
    server: { id, name, slug, iconUrl: cdn.icon(guild_id, icon_hash) },
    since: isoTime(since),
  }));
}

async function heldItems(
  db: Queries,
  cdn: Cdn,
  { held: page, terms }: { held: Held; terms: readonly string[] },
  at: number,
): Promise<HeldSubmission[]> {
  const bySubmitter = groupsBySubmitter(await submittersOfQueued(db, at - DAY_MS));
  const groups = new Set(page.map(({ id }) => bySubmitter.get(id) ?? []));
  const publicRows = [...groups].flat().filter(({ approval }) => approval === 'approved');
  const publicIds = publicRows.map(({ id }) => id).slice(0, PAGE_SIZE);
  const unreviewed = await unreviewedListings(db, publicIds, at - DAY_MS, PAGE_SIZE);
  const rows = [...new Map([...page, ...unreviewed].map((row) => [row.id, row])).values()];
  const waves = waveKeys(rows, bySubmitter);
  const held = rows.map((row) => ({ ...row, ...reasonOf(row, terms), wave: waves.get(row.id) ?? null }));
  // Public servers are shown along with the waiting ones of their wave.
  const waiting = new Set(held.flatMap(({ reason, wave }) => (wave && isWave(reason, wave) ? [wave.key] : [])));
  return held
    .filter(({ approval, wave }) => approval === 'pending' || (wave !== null && waiting.has(wave.key)))
    .map((row) => ({
      kind: 'submission',
      id: row.id,
      name: row.name,
      description: row.description,
      inviteUrl: row.invite_code === NO_INVITE ? null : inviteUrl(row.invite_code),
      slug: row.slug,
      iconUrl: cdn.icon(row.guild_id, row.icon_hash),
      categories: JSON.parse(row.categories) as string[],
      memberCount: row.member_count,
      onlineCount: row.online_count,
      ...heldView(row.reason),
      blockedTerms: row.found,
      isInviteValid: row.invite_state === 'live',
      submittedAt: isoTime(row.created_at),
      submittedBy: row.username,
      identityHash: hashOf(row),
      isPublic: row.approval === 'approved',
      wave: row.wave,
    }));
}

function heldTextOf(row: Held[number]): string {
  const { name, description, traits, server_tag: serverTag, vanity_code: vanityCode } = row;
  return allTextOf({ name, description, traits: JSON.parse(traits) as GuildFacts['traits'], serverTag, vanityCode });
}

/** `found`: the blocked terms in its text, for whatever reason it is held. */
function reasonOf(row: Held[number], terms: readonly string[]): { reason: HeldReason | null; found: string[] } {
  if (row.approval !== 'pending') return { reason: null, found: [] };
  const reason = readReason(row.held_because) ?? { key: 'waiting' };
  const found = termsIn(heldTextOf(row), terms);
  return { reason: currentReason(reason, found), found };
}

/** Whether a submission is held because of others in its group, so that all have to be reviewed together. */
function isWave(reason: HeldReason | null, { by }: Wave): boolean {
  return reason !== null && (by === 'look-alike' || reason.key === 'unseen-today' || reason.key === 'alike-today');
}
