// What waits for a moderator.
import type { Queries } from '#db/open.ts';
import type { Cdn } from '#discord/cdn.ts';
import { invalidInput } from '#http/errors.ts';
import { hashOf } from '#features/holds/changes.ts';
import { heldView, type Reason, readReason } from '#features/holds/held-because.ts';
import type { AdminDeps } from './admin.ts';
import { appealItems } from './appeals.ts';
import type { HeldSubmission, QuarantinedItem, QueueItem, QueuePage } from './contract.ts';
import { changeItems } from './changes.ts';
import { countWaiting, unseenQuarantines } from './moderation-store.ts';
import { reportItems } from './reported.ts';
import { heldListings, placeOfListing, submittersOfQueued, unseenListings } from './store.ts';
import { groupsBySubmitter, type Wave, waveKeys } from './wave-groups.ts';

const SHOWN = 100;
const DAY_MS = 86_400_000;

type Held = Awaited<ReturnType<typeof heldListings>>;
type Place = { id: string; created_at: number };

/**
 * Of all kinds, oldest first; but what others are kept from seeing before all. Further pages hold submissions alone.
 * @param after id of the last held submission that is known; throws 400 for one that never was
 */
export async function queue({ db, now }: AdminDeps, cdn: Cdn, after?: string): Promise<QueuePage> {
  const place = after === undefined ? undefined : await placeOfListing(db.kysely, after);
  if (after !== undefined && !place) throw invalidInput([{ path: 'after', message: 'is unknown', code: 'unknown' }]);
  const isFirst = place === undefined;
  const [held, others, waiting] = await Promise.all([
    heldPage(db.kysely, cdn, place, now()),
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
    changeItems(db, cdn, SHOWN),
    reportItems(db, cdn, SHOWN),
    quarantineItems(db, cdn),
    appealItems(db, SHOWN),
  ]);
  return kinds.flat();
}

async function quarantineItems(db: Queries, cdn: Cdn): Promise<QuarantinedItem[]> {
  return (await unseenQuarantines(db, SHOWN)).map(({ id, name, slug, guild_id, icon_hash, since }) => ({
    kind: 'quarantine',
    id,
    server: { id, name, slug, iconUrl: cdn.icon(guild_id, icon_hash) },
    since: new Date(since).toISOString(),
  }));
}

async function heldPage(db: Queries, cdn: Cdn, after: Place | undefined, at: number) {
  const page = await heldListings(db, after, SHOWN);
  const next = page.length < SHOWN ? null : page.at(-1)!.id;
  return { items: await heldItems(db, cdn, page, at), next };
}

async function heldItems(db: Queries, cdn: Cdn, page: Held, at: number): Promise<HeldSubmission[]> {
  const bySubmitter = groupsBySubmitter(await submittersOfQueued(db, at - DAY_MS));
  const groups = new Set(page.map(({ id }) => bySubmitter.get(id) ?? []));
  const beside = [...groups].flat().filter(({ approval }) => approval === 'approved');
  const besideIds = beside.map(({ id }) => id).slice(0, SHOWN);
  const unseen = await unseenListings(db, besideIds, at - DAY_MS, SHOWN);
  const rows = [...new Map([...page, ...unseen].map((row) => [row.id, row])).values()];
  const waves = waveKeys(rows, bySubmitter);
  const held = rows.map((row) => ({ ...row, reason: reasonOf(row), wave: waves.get(row.id) ?? null }));
  // What is public already is shown beside those of its wave that wait.
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
      submittedAt: new Date(row.created_at).toISOString(),
      submittedBy: row.username,
      wordsHash: hashOf(row),
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

/** Whether a submission waits for what others of its group did, so that all of them have to be seen together. */
function isWave(reason: Reason | null, { by }: Wave): boolean {
  return reason !== null && (by === 'look-alike' || reason.key === 'unseen-today' || reason.key === 'alike-today');
}
