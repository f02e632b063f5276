// The rule of the product, played with the functions of the product. It sees views, and the answers to its own look-ups.

import { observeChange } from '#features/sync/promise.ts';
import { DUE_BATCH, MOST_BATCHES, nextLoad, planLookup } from '#features/sync/next-lookup.ts';
import type { Plan } from '#features/sync/next-lookup.ts';
import { NO_LOAD, afterView, nextDueAt } from '#features/sync/schedule.ts';
import type { Load, ScheduleState } from '#features/sync/schedule.ts';
import { makeDueQueue } from './due-queue.ts';
import type { MakeStrategy } from './play.ts';
import { normal, seeded } from './random.ts';
import { HOUR } from './world.ts';
import type { World } from './world.ts';

type Row = ScheduleState & { listing: number; lastSyncedAt: number; dueAt: number; onlineCount: number };

/** What a turn did, for whoever wants to watch. */
export type Watch = (turn: { now: number; load: Load; deferred: number }) => void;

export function rule(world: World, seed: number, watch?: Watch): MakeStrategy {
  return (syncedAt) => {
    const answers = makeAnswers(world, seed);
    const rows = Array.from(syncedAt, (at, listing) => newRow(world, listing, at, answers(listing, at)));
    const queue = makeDueQueue(world.size);
    const waiting = makeLongestUnsynced(rows);
    let load = NO_LOAD;
    const setDue = (row: Row, dueAt: number): void => queue.set(row.listing, (row.dueAt = dueAt));
    for (const row of rows) setDue(row, nextDueAt(row, row.lastSyncedAt, load));
    return {
      onView(listing, now) {
        const row = rows[listing] as Row;
        const { scores, dueAt } = afterView(row, now);
        Object.assign(row, scores);
        if (dueAt < row.dueAt) setDue(row, dueAt);
      },
      next(now) {
        let plan: Plan<Row> = { take: null, defer: [], worthIt: 0, isBehind: false };
        let deferred = 0;
        for (let batch = 0; batch < MOST_BATCHES; batch++) {
          const due = queue.due(now, DUE_BATCH).map((listing) => rows[listing] as Row);
          plan = planLookup(due, waiting.longest(), now, load);
          for (const { row, dueAt } of plan.defer) setDue(row, dueAt);
          deferred += plan.defer.length;
          if (due.length < DUE_BATCH || plan.defer.length === 0) break;
        }
        load = nextLoad(load, plan, now);
        watch?.({ now, load, deferred });
        if (plan.take === null) return -1;
        refresh(plan.take, answers(plan.take.listing, now), now);
        waiting.synced(plan.take);
        setDue(plan.take, nextDueAt(plan.take, now, load));
        return plan.take.listing;
      },
    };
  };
}

function newRow(world: World, listing: number, lastSyncedAt: number, onlineCount: number): Row {
  return {
    listing,
    onlineCount,
    memberCount: world.members[listing] as number,
    viewScore: 0,
    recentScore: 0,
    viewScoreAt: 0,
    listedAt: 0,
    changePerHour: null,
    lastSyncedAt,
    dueAt: 0,
  };
}

function refresh(row: Row, onlineCount: number, now: number): void {
  const before = { memberCount: row.memberCount, onlineCount: row.onlineCount };
  row.changePerHour = observeChange(row.changePerHour, before, { ...before, onlineCount }, now - row.lastSyncedAt);
  row.onlineCount = onlineCount;
  row.lastSyncedAt = now;
}

/** The index on the time of the last look-up: entries in order of time, those that a later one replaced are skipped. */
function makeLongestUnsynced(rows: readonly Row[]) {
  const order = rows.map((row) => ({ row, at: row.lastSyncedAt })).sort((a, b) => a.at - b.at);
  let head = 0;
  return {
    longest(): Row | null {
      while (head < order.length && order[head]?.row.lastSyncedAt !== order[head]?.at) head++;
      return order[head]?.row ?? null;
    },
    synced: (row: Row): void => void order.push({ row, at: row.lastSyncedAt }),
  };
}

/** Online counts that wander around a mean and forget where they were in about 12 hours. */
function makeAnswers(world: World, seed: number): (listing: number, now: number) => number {
  const random = seeded(seed);
  const wander = new Float64Array(world.size);
  const at = new Float64Array(world.size).fill(Number.NEGATIVE_INFINITY);
  return (listing, now) => {
    const kept = Math.exp(-(now - (at[listing] as number)) / (12 * HOUR));
    const place = kept * (wander[listing] as number) + Math.sqrt(1 - kept * kept) * normal(random);
    wander[listing] = place;
    at[listing] = now;
    const swing = (world.change[listing] as number) / MEAN_HOURLY_MOVE;
    return Math.round(1 + 0.15 * (world.members[listing] as number) * Math.max(0.05, 1 + swing * place));
  };
}

/** How far such a count moves in an hour on average, in units of its standard deviation. */
const MEAN_HOURLY_MOVE = Math.sqrt(2 * (1 - Math.exp(-1 / 12))) * Math.sqrt(2 / Math.PI);
