// An invented catalog and two days of views. The rates here are the ground truth, which no strategy except the optimum
// can read: the rule sees only views, member counts and answers.

import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import { targetMs } from '#features/sync/target.ts';
import { seededNumbers } from '#web/kit/stable-random.ts';
import { normal, poisson, shuffle } from './random.ts';
import type { Random } from './random.ts';

/** The first day is the warm-up, the second is measured. */
export const HOURS = 48;
export const MEASURED_FROM = DAY_MS;
const BURSTS_PER_DAY = 5;

type WorldOptions = {
  listings: number;
  seed: number;
  /** Views per day of the most viewed listing; the one of rank r is viewed hottest / r times. */
  hottest?: number;
};

export type World = {
  size: number;
  /** Expected views in each hour, `rates[listing * HOURS + hour]`; constant within the hour. */
  rates: Float64Array;
  members: Float64Array;
  /** Mean relative change of the online count over one hour. */
  change: Float64Array;
  /** The targets by which every strategy is measured, from the true views of the measured day. */
  targets: Float64Array;
  /** Every view, in chronological order. */
  views: { at: Float64Array; listing: Uint32Array };
};

export function makeWorld({ listings: size, seed, hottest = 5_000 }: WorldOptions): World {
  const random = seededNumbers(seed);
  const ranks = shuffle(
    Array.from({ length: size }, (_, i) => i + 1),
    random,
  );
  const daily = Float64Array.from(ranks, (rank) => hottest / rank);
  const rates = hourlyRates(daily, random);
  addBursts(rates, size, random);
  // Large communities are viewed more often, but the correlation is weak: most of the spread is noise.
  const members = daily.map((views) => Math.round(10 ** (2.8 + 0.4 * Math.log10(views + 0.1) + 0.6 * normal(random))));
  const change = members.map(() => 0.04 * 10 ** (0.3 * normal(random)));
  const targets = members.map((memberCount, i) =>
    targetMs({ viewsPerDay: measuredViews(rates, i), memberCount, changePerHour: change[i] as number }),
  );
  return { size, rates, members, change, targets, views: drawViews(rates, random) };
}

/** Expected views of a listing in the measured day. */
export function measuredViews(rates: Float64Array, listing: number): number {
  return rates.subarray(listing * HOURS + 24, listing * HOURS + 48).reduce((sum, rate) => sum + rate, 0);
}

/** A daily wave, with the peak of each listing in one of three parts of the world. */
function hourlyRates(daily: Float64Array, random: Random): Float64Array {
  const rates = new Float64Array(daily.length * HOURS);
  daily.forEach((views, listing) => {
    const peak = [2, 12, 19][Math.floor(random() * 3)] as number;
    for (let hour = 0; hour < HOURS; hour++) {
      rates[listing * HOURS + hour] = (views / 24) * (1 + 0.7 * Math.cos((2 * Math.PI * (hour - peak)) / 24));
    }
  });
  return rates;
}

/** A popular site links to a listing: thousands of views within three hours, for popular and unpopular ones. */
function addBursts(rates: Float64Array, size: number, random: Random): void {
  for (let burst = 0; burst < (BURSTS_PER_DAY * HOURS) / 24; burst++) {
    const start = Math.floor(burst / BURSTS_PER_DAY) * 24 + Math.floor(random() * 22);
    const base = Math.floor(random() * size) * HOURS + start;
    const views = 300 + 2_200 * random();
    [0.5, 0.35, 0.15].forEach((share, hour) => {
      if (start + hour < HOURS) rates[base + hour] = (rates[base + hour] as number) + views * share;
    });
  }
}

function drawViews(rates: Float64Array, random: Random): World['views'] {
  const drawn: { at: number; listing: number }[] = [];
  for (let slot = 0; slot < rates.length; slot++) {
    for (let left = poisson(rates[slot] as number, random); left > 0; left--) {
      drawn.push({ at: ((slot % HOURS) + random()) * HOUR_MS, listing: Math.floor(slot / HOURS) });
    }
  }
  drawn.sort((a, b) => a.at - b.at);
  return {
    at: Float64Array.from(drawn, (view) => view.at),
    listing: Uint32Array.from(drawn, (view) => view.listing),
  };
}
