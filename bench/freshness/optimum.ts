// The best that any schedule can do when it knows every view rate.
//
// A look-up of listing i keeps it fresh for at most D_i (its target), so keeping i fresh for one moment costs at
// least 1/D_i look-ups per unit of time and serves rate_i(t) views per unit of time. For any schedule,
//   views served = sum over i of the integral of rate_i(t) x fresh_i(t),   0 <= fresh_i(t) <= 1,
//   look-ups    >= sum over i of the integral of fresh_i(t) / D_i.
// Maximizing the first sum under a limit on the second is a fractional knapsack: fill the moments in descending order
// of rate_i(t) x D_i (views served per look-up) until the budget is spent. With constant rates this is "refresh every
// D_i those listings with the largest rate x D, and no other", where a listing refreshed every T is fresh min(1, D/T)
// of the time. Views are Poisson, so past views give a schedule that knows the rates no information about later ones:
// the bound holds for schedules that watch the views too. A real schedule is slightly below it, because a look-up
// covers one unbroken stretch and only ten minutes' budget can be spent in ten minutes; so the ratio is conservative.

import { HOURS, measuredViews } from './world.ts';
import type { World } from './world.ts';

/** The largest possible share of the measured day's views that see counts within their target.
 *  @param budget look-ups in the measured day */
export function optimum({ size, rates, targets }: World, budget: number): number {
  const slot = (moment: number): number => Math.floor(moment / 24) * HOURS + HOURS - 24 + (moment % 24);
  const cost = (moment: number): number => 3_600_000 / (targets[Math.floor(moment / 24)] as number);
  const worth = Float64Array.from({ length: size * 24 }, (_, moment) => (rates[slot(moment)] as number) / cost(moment));
  const order = Uint32Array.from(worth.keys()).sort((a, b) => (worth[b] as number) - (worth[a] as number));
  let [left, served, all] = [budget, 0, 0];
  for (const moment of order) {
    const views = rates[slot(moment)] as number;
    // Only a part of the last moment is affordable.
    const part = Math.min(1, left / cost(moment));
    left -= part * cost(moment);
    served += part * views;
    all += views;
  }
  return served / all;
}

/** Listings that the optimum by mean rates keeps fresh all day, for its simulation. */
export function freshByMeanRate(world: World, budget: number): Set<number> {
  const served = Array.from(world.targets, (target, listing) => measuredViews(world.rates, listing) * target);
  const order = served.map((_, listing) => listing).sort((a, b) => (served[b] as number) - (served[a] as number));
  const fresh = new Set<number>();
  let left = budget;
  for (const listing of order) {
    left -= 86_400_000 / (world.targets[listing] as number);
    if (left < 0) break;
    fresh.add(listing);
  }
  return fresh;
}
