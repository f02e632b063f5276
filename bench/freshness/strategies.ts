// Strategies for comparison: round robin, and a simulation of the optimum for known mean rates (it shows how close a
// real schedule comes to the computed bound). The product's rule is in `rule.ts`.

import { DAY_MS } from '#contract/time.ts';
import { seededNumbers } from '#web/kit/stable-random.ts';
import { makeDueQueue } from './due-queue.ts';
import { freshByMeanRate } from './optimum.ts';
import { TURN_MS } from './play.ts';
import type { MakeStrategy } from './play.ts';
import type { World } from './world.ts';

/** Slightly fewer turns than exist, so that the queue remains short. */
const BUDGET = (0.98 * DAY_MS) / TURN_MS;

/** Every listing in turn, with the whole budget. */
export function roundRobin(world: World): MakeStrategy {
  return () => {
    let turn = world.size;
    return {
      next() {
        turn = (turn + world.size - 1) % world.size;
        return turn;
      },
    };
  };
}

/** Refreshes the listings that the optimum keeps fresh at the end of each target, the others never. */
export function knownRates(world: World): MakeStrategy {
  return () => {
    const queue = makeDueQueue(world.size);
    const random = seededNumbers(7);
    const target = (listing: number): number => world.targets[listing] as number;
    for (const listing of freshByMeanRate(world, BUDGET)) queue.set(listing, target(listing) * random());
    return {
      next(now) {
        const listing = queue.due(now, 1)[0] ?? -1;
        if (listing !== -1) queue.set(listing, now + target(listing));
        return listing;
      },
    };
  };
}
