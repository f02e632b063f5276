// What is compared: round robin, the optimum for known mean rates played like the others (it shows how near a real
// schedule comes to the computed bound), and - in `rule.ts` - the rule of the product.

import { makeDueQueue } from './due-queue.ts';
import { keptByMeanRate } from './optimum.ts';
import { TURN_MS } from './play.ts';
import type { MakeStrategy } from './play.ts';
import { seeded } from './random.ts';
import { DAY } from './world.ts';
import type { World } from './world.ts';

/** A few turns less than there are, so that the queue stays short. */
const KEPT = (0.98 * DAY) / TURN_MS;

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

/** Refreshes each listing that the optimum keeps whenever its target ends, the others never. */
export function knownRates(world: World): MakeStrategy {
  return () => {
    const queue = makeDueQueue(world.size);
    const random = seeded(7);
    const target = (listing: number): number => world.targets[listing] as number;
    for (const listing of keptByMeanRate(world, KEPT)) queue.set(listing, target(listing) * random());
    return {
      next(now) {
        const listing = queue.due(now, 1)[0] ?? -1;
        if (listing !== -1) queue.set(listing, now + target(listing));
        return listing;
      },
    };
  };
}
