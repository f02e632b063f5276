// What waits for a moderator.
import type { Queries } from '#db/open.ts';
import type { Cdn } from '#discord/cdn.ts';
import { hashOf, heldBecause } from '#features/holds/holds.ts';
import type { AdminDeps } from './admin.ts';
import { appealItems } from './appeals.ts';
import type { HeldBecause } from '#features/holds/contract.ts';
import type { HeldSubmission, QuarantinedItem, QueueItem } from './contract.ts';
import { changeItems } from './changes.ts';
import { unseenQuarantines } from './moderation-store.ts';
import { reportItems } from './reported.ts';
import { heldListings } from './store.ts';
import { waveKeys } from './wave-groups.ts';

const SHOWN = 100;
const DAY_MS = 86_400_000;

/** Of all kinds, oldest first; but what others are kept from seeing before all. */
export async function queue({ db, now }: AdminDeps, cdn: Cdn): Promise<QueueItem[]> {
  const kinds = await Promise.all([
    heldItems(db.kysely, cdn, now()),
    changeItems(db.kysely, cdn, SHOWN),
    reportItems(db.kysely, cdn, SHOWN),
    quarantineItems(db.kysely, cdn),
    appealItems(db.kysely, SHOWN),
  ]);
  const since = (item: QueueItem): string => (item.kind === 'submission' ? item.submittedAt : item.since);
  const isHidden = (item: QueueItem): boolean => item.kind === 'report' && item.review?.isHidden === true;
  return kinds.flat().toSorted((a, b) => Number(isHidden(b)) - Number(isHidden(a)) || (since(a) < since(b) ? -1 : 1));
}

async function quarantineItems(db: Queries, cdn: Cdn): Promise<QuarantinedItem[]> {
  return (await unseenQuarantines(db, SHOWN)).map(({ id, name, slug, guild_id, icon_hash, since }) => ({
    kind: 'quarantine',
    id,
    server: { id, name, slug, iconUrl: cdn.icon(guild_id, icon_hash) },
    since: new Date(since).toISOString(),
  }));
}

async function heldItems(db: Queries, cdn: Cdn, at: number): Promise<HeldSubmission[]> {
  const rows = await heldListings(db, SHOWN, at - DAY_MS);
  const waves = waveKeys(rows);
  const held = rows.map((row) => ({ ...row, because: becauseOf(row), wave: waves.get(row.id) ?? null }));
  // What is public already is shown beside those of its wave that wait.
  const waiting = new Set(held.flatMap(({ because, wave }) => (isWave(because) && wave ? [wave.key] : [])));
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
      heldReason: row.approval === 'pending' ? (row.held_reason ?? 'It waits for a moderator.') : null,
      heldBecause: row.because,
      isInviteValid: row.invite_state === 'live',
      submittedAt: new Date(row.created_at).toISOString(),
      submittedBy: row.username,
      wordsHash: hashOf(row),
      isPublic: row.approval === 'approved',
      wave: row.wave,
    }));
}

function becauseOf({ approval, held_reason: reason }: { approval: string; held_reason: string | null }) {
  if (approval !== 'pending') return null;
  return reason === null ? ({ key: 'waiting' } as const) : heldBecause(reason);
}

function isWave(because: HeldBecause | null): boolean {
  return because?.key === 'unseen-today' || because?.key === 'alike-today';
}
