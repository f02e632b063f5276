// The product's rule, simulated with the product's functions. It sees views, and the answers to its own look-ups.

import { HOUR_MS } from '#contract/time.ts';
import { afterView, placeInQueue, popularitiesAt, SWEEP_EVERY } from '#features/sync/schedule.ts';
import type { ScheduleState, QueuePlace } from '#features/sync/schedule.ts';
import { observeChange } from '#features/sync/target.ts';
import { seededNumbers } from '#web/kit/stable-random.ts';
import { type DueQueue, makeDueQueue } from './due-queue.ts';
import type { MakeStrategy } from './play.ts';
import { normal } from './random.ts';
import type { World } from './world.ts';

type Row = ScheduleState & { listing: number; checkedAt: number; onlineCount: number; place: QueuePlace };

export function rule(world: World, seed: number): MakeStrategy {
  return (syncedAt) => {
    const answers = makeAnswers(world, seed);
    const rows = Array.from(syncedAt, (at, listing) => newRow(world, listing, at, answers(listing, at)));
    const queues = new Map<number, DueQueue>();
    const all = makeDueQueue(world.size);
    let lookups = 0;
    const setPlace = (row: Row, place: QueuePlace): void => {
      const queue = queues.get(place.popularity) ?? makeDueQueue(world.size);
      queues.set(place.popularity, queue);
      queues.get(row.place.popularity)?.set(row.listing, Number.POSITIVE_INFINITY);
      queue.set(row.listing, place.dueAt);
      all.set(row.listing, place.dueAt);
      row.place = place;
    };
    const longestDue = (now: number): Row | undefined => rows[all.due(now, 1)[0] ?? -1];
    const mostPopularDue = (now: number): Row | undefined => {
      for (const popularity of popularitiesAt(now)) {
        const [listing] = queues.get(popularity)?.due(now, 1) ?? [];
        if (listing !== undefined) return rows[listing];
      }
      return longestDue(now);
    };
    for (const row of rows) setPlace(row, row.place);
    return {
      onView(listing, now) {
        const row = rows[listing] as Row;
        const { scores, place } = afterView(row, now);
        Object.assign(row, scores);
        setPlace(row, { ...place, dueAt: Math.min(place.dueAt, row.place.dueAt) });
      },
      next(now) {
        const row = (lookups % SWEEP_EVERY === 0 && longestDue(now)) || mostPopularDue(now);
        if (!row) return -1;
        lookups++;
        refresh(row, answers(row.listing, now), now);
        setPlace(row, placeInQueue(row, now));
        return row.listing;
      },
    };
  };
}

function newRow(world: World, listing: number, checkedAt: number, onlineCount: number): Row {
  const state = {
    listing,
    onlineCount,
    memberCount: world.members[listing] as number,
    viewScore: 0,
    recentScore: 0,
    viewScoreAt: 0,
    listedAt: 0,
    changePerHour: null,
    checkedAt,
    requiredAt: null,
  };
  return { ...state, place: placeInQueue(state, checkedAt) };
}

function refresh(row: Row, onlineCount: number, now: number): void {
  const before = { memberCount: row.memberCount, onlineCount: row.onlineCount };
  row.changePerHour = observeChange(row.changePerHour, before, { ...before, onlineCount }, now - row.checkedAt);
  row.onlineCount = onlineCount;
  row.checkedAt = now;
}

/** Online counts that fluctuate around a mean, with a correlation time of 12 hours. */
function makeAnswers(world: World, seed: number): (listing: number, now: number) => number {
  const random = seededNumbers(seed);
  const wander = new Float64Array(world.size);
  const at = new Float64Array(world.size).fill(Number.NEGATIVE_INFINITY);
  return (listing, now) => {
    const memory = Math.exp(-(now - (at[listing] as number)) / (12 * HOUR_MS));
    const place = memory * (wander[listing] as number) + Math.sqrt(1 - memory * memory) * normal(random);
    wander[listing] = place;
    at[listing] = now;
    const swing = (world.change[listing] as number) / MEAN_HOURLY_MOVE;
    return Math.round(1 + 0.15 * (world.members[listing] as number) * Math.max(0.05, 1 + swing * place));
  };
}

/** Mean hourly change of these counts, in units of their standard deviation. */
const MEAN_HOURLY_MOVE = Math.sqrt(2 * (1 - Math.exp(-1 / 12))) * Math.sqrt(2 / Math.PI);
