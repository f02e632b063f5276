// The best that any schedule can do when it knows every view rate.
//
// A look-up of listing i makes at most D_i (its promise) of time fresh, so keeping i fresh for one moment costs at
// least 1/D_i look-ups per unit of time and serves rate_i(t) views per unit of time. Whatever the schedule is,
//   views served = sum over i of the integral of rate_i(t) x fresh_i(t),   0 <= fresh_i(t) <= 1,
//   look-ups    >= sum over i of the integral of fresh_i(t) / D_i.
// The largest first sum under a limit on the second is a fractional knapsack: fill the moments in falling order of
// rate_i(t) x D_i (views served per look-up) until the budget is spent. With constant rates this is "refresh every D_i
// those listings with the largest rate x D, and no other", where a listing refreshed every T is fresh min(1, D/T) of
// the time. Views are Poisson, so what has been seen tells a schedule that knows the rates nothing about later views:
// the bound holds for schedules that watch the views too. A real schedule stays a little below it, because a look-up
// covers one unbroken stretch and only ten minutes' budget can be spent in ten minutes; so the ratio errs against us.

import { HOURS, measuredViews } from './world.ts';
import type { World } from './world.ts';

export type Optimum = {
  /** Largest possible share of the measured day's views that see counts within their promise. */
  share: number;
  /** Views served by the last look-up that is worth making; 0 when the budget covers every promise. */
  price: number;
};

/** @param budget look-ups in the measured day */
export function optimum(world: World, budget: number): Optimum {
  const days = Float64Array.from(world.promises, (promise) => promise / 86_400_000);
  let low = 0;
  let high = 1e6;
  const all = spend(world, days, 0);
  if (all.lookups <= budget) return { share: 1, price: 0 };
  for (let step = 0; step < 60; step++) {
    const middle = low < 1e-3 ? (low + high) / 2 : Math.sqrt(low * high);
    if (spend(world, days, middle).lookups > budget) low = middle;
    else high = middle;
  }
  const bought = spend(world, days, high);
  // The look-ups left over buy a part of the moments that lie exactly at the price.
  return { share: (bought.views + (budget - bought.lookups) * high) / all.views, price: high };
}

/** Look-ups needed and views served when every moment with rate x promise >= price is kept fresh. */
function spend(world: World, days: Float64Array, price: number): { lookups: number; views: number } {
  let lookups = 0;
  let views = 0;
  for (let listing = 0; listing < world.size; listing++) {
    const promise = days[listing] as number;
    for (let hour = HOURS - 24; hour < HOURS; hour++) {
      const rate = world.rates[listing * HOURS + hour] as number;
      if (rate * 24 * promise < price) continue;
      lookups += 1 / 24 / promise;
      views += rate;
    }
  }
  return { lookups, views };
}

/** Listings that the optimum for each listing's mean rate keeps fresh all day, for playing it. */
export function keptByMeanRate(world: World, budget: number): Set<number> {
  const served = Array.from(world.promises, (promise, listing) => measuredViews(world.rates, listing) * promise);
  const order = served.map((_, listing) => listing).sort((a, b) => (served[b] as number) - (served[a] as number));
  const kept = new Set<number>();
  let left = budget;
  for (const listing of order) {
    left -= 86_400_000 / (world.promises[listing] as number);
    if (left < 0) break;
    kept.add(listing);
  }
  return kept;
}
