// The queue of items waiting for a moderator.
import { DAY_MS, isoTime } from '#contract/time.ts';
import type { Queries } from '#db/open.ts';
import type { Cdn } from '#discord/cdn.ts';
import { invalidInput } from '#http/errors.ts';
import { hashOf } from '#features/holds/changes.ts';
import { heldView, type Reason, readReason } from '#features/holds/held-because.ts';
import type { AdminDeps } from './admin.ts';
import { appealItems } from './appeals.ts';
import type { HeldSubmission, QuarantinedItem, QueueItem, QueuePage } from './contract.ts';
import { changeItems } from './changes.ts';
import { countWaiting, unreviewedQuarantines } from './moderation-store.ts';
import { reportItems } from './reported.ts';
import { heldListings, listingCursor, submittersOfQueued, unreviewedListings } from './store.ts';
import { groupsBySubmitter, type Wave, waveKeys } from './wave-groups.ts';

const PAGE_SIZE = 100;

type Held = Awaited<ReturnType<typeof heldListings>>;
type Cursor = { id: string; created_at: number };

/**
 * Items of all kinds, hidden reviews first, then oldest first. Further pages contain only submissions.
 * @param after id of the last held submission already loaded; throws 400 for an unknown one
 */
export async function queue({ db, now }: AdminDeps, cdn: Cdn, after?: string): Promise<QueuePage> {
  const cursor = after === undefined ? undefined : await listingCursor(db.kysely, after);
  if (after !== undefined && !cursor)
    throw invalidInput([{ path: 'after', message: 'There is no such item.', code: 'unknown' }]);
  const isFirst = cursor === undefined;
  const [held, others, waiting] = await Promise.all([
    heldPage(db.kysely, cdn, cursor, now()),
    isFirst ? otherItems(db.kysely, cdn) : [],
    countWaiting(db.kysely),
  ]);
  const since = (item: QueueItem): string => (item.kind === 'submission' ? item.submittedAt : item.since);
  const isHidden = (item: QueueItem): boolean => item.kind === 'report' && item.review?.isHidden === true;
  const items = [...held.items, ...others].toSorted(
    (a, b) => Number(isHidden(b)) - Number(isHidden(a)) || since(a).localeCompare(since(b)),
  );
  return { items, waiting, next: held.next };
}

async function otherItems(db: Queries, cdn: Cdn): Promise<QueueItem[]> {
  const kinds = await Promise.all([
    changeItems(db, cdn, PAGE_SIZE),
    reportItems(db, cdn, PAGE_SIZE),
    quarantineItems(db, cdn),
    appealItems(db, PAGE_SIZE),
  ]);
  return kinds.flat();
}

async function quarantineItems(db: Queries, cdn: Cdn): Promise<QuarantinedItem[]> {
  return (await unreviewedQuarantines(db, PAGE_SIZE)).map(({ id, name, slug, guild_id, icon_hash, since }) => ({
    kind: 'quarantine',
    id,
    server: { id, name, slug, iconUrl: cdn.icon(guild_id, icon_hash) },
    since: isoTime(since),
  }));
}

async function heldPage(db: Queries, cdn: Cdn, after: Cursor | undefined, at: number) {
  const page = await heldListings(db, after, PAGE_SIZE);
  const next = page.length < PAGE_SIZE ? null : page.at(-1)!.id;
  return { items: await heldItems(db, cdn, page, at), next };
}

async function heldItems(db: Queries, cdn: Cdn, page: Held, at: number): Promise<HeldSubmission[]> {
  const bySubmitter = groupsBySubmitter(await submittersOfQueued(db, at - DAY_MS));
  const groups = new Set(page.map(({ id }) => bySubmitter.get(id) ?? []));
  const publicRows = [...groups].flat().filter(({ approval }) => approval === 'approved');
  const publicIds = publicRows.map(({ id }) => id).slice(0, PAGE_SIZE);
  const unreviewed = await unreviewedListings(db, publicIds, at - DAY_MS, PAGE_SIZE);
  const rows = [...new Map([...page, ...unreviewed].map((row) => [row.id, row])).values()];
  const waves = waveKeys(rows, bySubmitter);
  const held = rows.map((row) => ({ ...row, reason: reasonOf(row), wave: waves.get(row.id) ?? null }));
  // Public servers are shown along with the waiting ones of their wave.
  const waiting = new Set(held.flatMap(({ reason, wave }) => (wave && isWave(reason, wave) ? [wave.key] : [])));
  return held
    .filter(({ approval, wave }) => approval === 'pending' || (wave !== null && waiting.has(wave.key)))
    .map((row) => ({
      kind: 'submission',
      id: row.id,
      name: row.name,
      slug: row.slug,
      iconUrl: cdn.icon(row.guild_id, row.icon_hash),
      categories: JSON.parse(row.categories) as string[],
      memberCount: row.member_count,
      onlineCount: row.online_count,
      ...heldView(row.reason),
      isInviteValid: row.invite_state === 'live',
      submittedAt: isoTime(row.created_at),
      submittedBy: row.username,
      identityHash: hashOf(row),
      isPublic: row.approval === 'approved',
      wave: row.wave,
    }));
}

function reasonOf({
  approval,
  held_because: stored,
}: {
  approval: string;
  held_because: string | null;
}): Reason | null {
  if (approval !== 'pending') return null;
  return readReason(stored) ?? { key: 'waiting' };
}

/** Whether a submission is held because of others in its group, so that all have to be reviewed together. */
function isWave(reason: Reason | null, { by }: Wave): boolean {
  return reason !== null && (by === 'look-alike' || reason.key === 'unseen-today' || reason.key === 'alike-today');
}
