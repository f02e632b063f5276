// Compares the stored health with a slow recomputation from the raw rows, over random histories.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Random } from '#catalog/testing/random.ts';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import type { ListingCountsTable, ListingsTable, SnapshotsTable } from '#db/tables.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { reviewRow, submitServer } from '#test/factories.ts';
import { refreshHealth } from './refresh.ts';

/** PostgreSQL runs the same code and queries: fewer histories suffice. */
const HISTORIES = process.env.TEST_ENGINE === 'postgres' ? 100 : 1000;

let app: TestApp;
let template: { listing: ListingsTable; counts: ListingCountsTable };
beforeAll(async () => {
  app = await startTestApp();
  const { id } = await submitServer(app, 'starforge');
  template = {
    listing: await app.db.kysely.selectFrom('listings').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    counts: await app.db.kysely
      .selectFrom('listing_counts')
      .selectAll()
      .where('listing_id', '=', id)
      .executeTakeFirstOrThrow(),
  };
});
afterAll(async () => await app.close());

interface History {
  listing: ListingsTable;
  counts: ListingCountsTable;
  snapshots: SnapshotsTable[];
  views: { listing_id: string; day: number; views: number; joins: number }[];
  reviews: { rating: number; created_at: number }[];
  favorites: number[];
}

function randomHistory(random: Random, index: number, now: number): History {
  const id = `s_${index}`;
  const maybe = <T>(value: T): T | null => (random.chance(0.15) ? null : value);
  const base = 1 + random.below(10 ** (1 + random.below(6)));
  const time = (days: number): number => now - random.below(days * DAY_MS);
  const drift = random.chance(0.3) ? random.next() * 0.1 - 0.05 : 0;
  const snapshots = Array.from({ length: random.below(40) }, (_, i): SnapshotsTable => {
    const members = Math.max(0, Math.round(base * (1 + drift * i + 0.1 * random.next())));
    return {
      listing_id: id,
      taken_at: now - random.below(random.chance(0.2) ? 20 * DAY_MS : 9 * DAY_MS) - i,
      member_count: maybe(members),
      online_count: maybe(Math.round(members * random.next() * 0.6)),
    };
  });
  const members = random.chance(0.1) ? null : random.chance(0.05) ? 0 : base;
  const { listing, counts } = template;
  return {
    listing: {
      ...listing,
      id,
      guild_id: `g_${index}`,
      slug: `slug-${index}`,
      features: JSON.stringify(
        ['auto_moderation', 'member_verification_gate_enabled', 'community'].filter(() => random.chance(0.5)),
      ),
      verification_level: maybe(random.below(5)),
      channel_count: random.chance(0.5) ? null : random.below(40),
      invite_state: random.chance(0.8) ? 'live' : (['failing', 'expired', 'quarantined'] as const)[random.below(3)]!,
      created_at: time(random.chance(0.3) ? 3 : 400),
    },
    counts: {
      ...counts,
      listing_id: id,
      member_count: members,
      online_count: maybe(Math.round((members ?? 5) * random.next())),
      response_ms: maybe(random.below(6000)),
    },
    snapshots,
    views: Array.from({ length: random.below(12) }, (_, i) => ({
      listing_id: id,
      day: Math.floor(now / DAY_MS) - i,
      views: random.below(50),
      joins: random.below(5),
    })),
    reviews: Array.from({ length: random.chance(0.3) ? 0 : random.below(12) }, () => ({
      rating: 1 + random.below(5),
      created_at: time(random.chance(0.5) ? 10 : 100),
    })),
    favorites: Array.from({ length: random.below(6) }, () => time(20)),
  };
}

async function store(history: History): Promise<void> {
  const { listing, counts, snapshots, views, reviews, favorites } = history;
  await app.db.write(async ({ tx }) => {
    await tx.insertInto('listings').values(listing).execute();
    await tx.insertInto('listing_counts').values(counts).execute();
    const times = new Map(snapshots.map((row) => [row.taken_at, row]));
    history.snapshots = [...times.values()];
    if (times.size > 0) await tx.insertInto('snapshots').values(history.snapshots).execute();
    if (views.length > 0) await tx.insertInto('daily_views').values(views).execute();
    if (reviews.length > 0) {
      const rows = reviews.map((review, i) =>
        reviewRow(`u_${i}`, listing.id, { updated_at: review.created_at, ...review }),
      );
      await tx.insertInto('reviews').values(rows).execute();
    }
    if (favorites.length > 0) {
      const rows = favorites.map((created_at, i) => ({ user_id: `u_${i}`, listing_id: listing.id, created_at }));
      await tx.insertInto('favorites').values(rows).execute();
    }
  });
}

const twoDecimals = (value: number): number => Math.round(value * 100) / 100;

/** Points of a value, interpolated between thresholds worth 0, 80 and 100. */
function pointsOf(value: number, [worst, good, best]: [number, number, number]): number {
  const [low, mid, high] = worst < best ? [worst, good, best] : [-worst, -good, -best];
  const at = worst < best ? value : -value;
  if (at <= low) return 0;
  if (at >= high) return 100;
  return at < mid ? (80 * (at - low)) / (mid - low) : 80 + (20 * (at - mid)) / (high - mid);
}

const THRESHOLDS: Record<string, { weight: number; thresholds: [number, number, number] }> = {
  growth: { weight: 15, thresholds: [-5, 0, 5] },
  online: { weight: 20, thresholds: [0, 25, 50] },
  engagement: { weight: 5, thresholds: [0, 15, 60] },
  rating: { weight: 10, thresholds: [100, 400, 500] },
  activity: { weight: 15, thresholds: [0, 60, 100] },
  positive: { weight: 5, thresholds: [0, 80, 100] },
  channels: { weight: 3, thresholds: [0, 40, 100] },
  response: { weight: 2, thresholds: [5000, 1000, 0] },
  moderation: { weight: 5, thresholds: [0, 75, 100] },
  invite: { weight: 20, thresholds: [0, 0.8, 1] },
};

function weighted(values: Record<string, number | null>): number {
  let [sum, weights] = [0, 0];
  for (const [name, value] of Object.entries(values)) {
    if (value === null) continue;
    sum += THRESHOLDS[name]!.weight * pointsOf(value, THRESHOLDS[name]!.thresholds);
    weights += THRESHOLDS[name]!.weight;
  }
  return weights === 0 ? 0 : sum / weights;
}

const share = (members: number | null, online: number | null): number | null =>
  members === null || members === 0 || online === null ? null : Math.floor((10_000 * online) / members) / 100;

function activity(members: number | null, online: number | null): number | null {
  if (members === null || members === 0 || online === null) return null;
  if (online === 0) return 0;
  return twoDecimals(Math.min(60, 20 * Math.log10(online + 1)) + Math.min(40, (100 * online) / members));
}

function stars(reviews: readonly { rating: number }[]) {
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return {
    rating: reviews.length === 0 ? null : Math.floor((100 * sum) / reviews.length),
    positive:
      reviews.length < 3
        ? null
        : twoDecimals((100 * reviews.filter(({ rating }) => rating > 3).length) / reviews.length),
  };
}

function recompute({ listing, counts, snapshots, views, reviews, favorites }: History, now: number) {
  const { member_count: members, online_count: online } = counts;
  const week = (Math.floor(now / DAY_MS) - 6) * DAY_MS;
  const seen = snapshots
    .filter(({ taken_at }) => taken_at >= now - 10 * DAY_MS)
    .sort((a, b) => b.taken_at - a.taken_at);

  const newest = seen.find(({ member_count }) => member_count !== null);
  const bases = seen
    .filter((one) => one.member_count !== null && one.member_count > 0 && newest)
    .map((one) => ({ count: one.member_count!, gap: newest!.taken_at - one.taken_at, at: one.taken_at }))
    .filter(({ gap }) => gap >= 12 * HOUR_MS && gap <= 48 * HOUR_MS)
    .sort((a, b) => Math.abs(a.gap - DAY_MS) - Math.abs(b.gap - DAY_MS) || a.at - b.at);
  const base = bases[0];
  const growth = base
    ? twoDecimals((100 * (newest!.member_count! - base.count) * 24) / base.count / Math.round(base.gap / HOUR_MS))
    : null;

  const acts =
    views.filter(({ day }) => day * DAY_MS >= week).reduce((sum, day) => sum + day.views + day.joins, 0) +
    [...reviews.map(({ created_at }) => created_at), ...favorites].filter((at) => at >= week).length;
  const days = (now - listing.created_at) / DAY_MS;
  const features = JSON.parse(listing.features) as string[];
  const figures = {
    growth,
    online: share(members, online),
    engagement: members && days >= 1 ? twoDecimals((100 * acts * 7) / Math.min(7, days) / members) : null,
    ...stars(reviews),
    activity: activity(members, online),
    channels:
      listing.channel_count && online !== null
        ? twoDecimals(Math.min(100, (10 * online) / listing.channel_count))
        : null,
    response: counts.response_ms,
    moderation:
      listing.verification_level === null
        ? null
        : listing.verification_level * 15 +
          (features.includes('auto_moderation') ? 20 : 0) +
          (features.includes('member_verification_gate_enabled') ? 20 : 0),
    invite: listing.invite_state === 'live' ? 1 : 0,
  };

  const whole = seen.filter((one) => one.member_count && one.online_count !== null);
  const [now7, then7] = [whole[0], whole.find((one) => whole[0]!.taken_at - one.taken_at >= 7 * DAY_MS)];
  let trend = 'stable';
  if (now7 && then7) {
    const at = (one: SnapshotsTable, written: typeof reviews) => ({
      online: share(one.member_count, one.online_count),
      activity: activity(one.member_count, one.online_count),
      ...stars(written),
    });
    const after: Record<string, number | null> = at(now7, reviews);
    const before: Record<string, number | null> = at(
      then7,
      reviews.filter(({ created_at }) => created_at < week),
    );
    for (const name of Object.keys(after)) if (before[name] === null) after[name] = null;
    for (const name of Object.keys(after)) if (after[name] === null) before[name] = null;
    const grown = (100 * (now7.member_count! - then7.member_count!)) / then7.member_count!;
    const moved = weighted(after) - weighted(before) + Math.max(-10, Math.min(10, grown));
    const isCritical =
      ['expired', 'quarantined'].includes(listing.invite_state) ||
      (growth !== null && growth <= -25 && newest!.member_count! - base!.count <= -20);
    if (moved >= 3 && !isCritical) trend = 'improving';
    if (moved <= -3) trend = 'declining';
  }
  return { ...figures, score: Math.round(weighted(figures)), trend, total: reviews.length };
}

it(`equals a slow recomputation over ${HISTORIES} random histories`, async () => {
  const random = new Random(7);
  const now = app.clock.now();
  const histories = Array.from({ length: HISTORIES }, (_, index) => randomHistory(random, index, now));
  for (const history of histories) await store(history);
  const ids = histories.map(({ listing }) => listing.id);
  for (let at = 0; at < ids.length; at += 50) {
    await app.db.write((write) => refreshHealth(write, ids.slice(at, at + 50), now));
  }
  const rows = await app.db.kysely.selectFrom('listing_health').selectAll().where('listing_id', 'in', ids).execute();
  expect(rows).toHaveLength(HISTORIES);
  const byId = new Map(rows.map((row) => [row.listing_id, row]));
  const seen = { improving: 0, declining: 0, stable: 0 };
  for (const history of histories) {
    const row = byId.get(history.listing.id)!;
    const expected = recompute(history, now);
    expect(row).toMatchObject({
      listing_id: history.listing.id,
      score: expected.score,
      trend: expected.trend,
      member_growth: expected.growth,
      online_ratio: expected.online,
      engagement: expected.engagement,
      average_rating: expected.rating ?? 0,
      total_reviews: expected.total,
      activity: expected.activity,
      positive_ratio: expected.positive,
      channel_activity: expected.channels,
      response_ms: expected.response,
      moderation: expected.moderation,
      is_invite_valid: expected.invite,
    });
    seen[row.trend]++;
  }
  // The comparison is only meaningful if every trend occurs.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(HISTORIES / 20);
});
