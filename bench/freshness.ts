// `npm run bench -- freshness`: a day of views over an invented catalog of 1k, 14k and 50k listings. How many views see
// counts within their target with the product's rule, with round robin, and at best if every view rate is known. Pure
// computation with the product's functions: no database, no network, the same figures on every machine.

import { optimum } from './freshness/optimum.ts';
import { BUDGET_PER_DAY, BUDGET_PER_WINDOW, play } from './freshness/play.ts';
import { rule } from './freshness/rule.ts';
import { knownRates, roundRobin } from './freshness/strategies.ts';
import { makeWorld } from './freshness/world.ts';
import { atLeast, atMost } from './rows.ts';
import type { Row } from './run.ts';

const SIZES = [1_000, 14_000, 50_000];
/** Three catalogs of each size; the worst of them must meet the bar. */
const SEEDS = [1, 2, 3];
const MIN_SHARE_OF_OPTIMUM = 0.9;

type Measured = {
  views: number;
  /** Look-ups a day that would meet every target. */
  demand: number;
  rule: number;
  roundRobin: number;
  /** A simulation with known rates, and the bound that no schedule exceeds. */
  played: number;
  optimum: number;
  lookups: number;
  mostInTenMinutes: number;
};

export function measure(listings: number, seed: number): Measured {
  const world = makeWorld({ listings, seed });
  const byRule = play(world, rule(world, seed));
  return {
    views: world.views.at.length,
    demand: world.targets.reduce((sum, target) => sum + 86_400_000 / target, 0),
    rule: byRule.share,
    roundRobin: play(world, roundRobin(world)).share,
    played: play(world, knownRates(world)).share,
    optimum: optimum(world, BUDGET_PER_DAY),
    lookups: byRule.lookups,
    mostInTenMinutes: byRule.mostInTenMinutes,
  };
}

type Print = (line: string) => void;

export async function run({ print }: { json: boolean; print: Print }): Promise<Row[]> {
  print(
    `Share of a day's views that see counts within their target; ${BUDGET_PER_DAY} look-ups a day, ${BUDGET_PER_WINDOW} in ten minutes.`,
  );
  print('"known": a schedule that knows every rate, played. "optimum": the bound that no schedule exceeds.\n');
  print(line('listings', 'seed', 'wanted', 'used', 'most/10min', 'robin', 'rule', 'known', 'optimum', 'rule/optimum'));
  return SIZES.flatMap((size) => {
    const runs = SEEDS.map((seed) => {
      const measured = measure(size, seed);
      print(tableLine(size, seed, measured));
      return measured;
    });
    return rows(`${size / 1_000}k listings`, runs);
  });
}

function rows(name: string, runs: Measured[]): Row[] {
  const ofOptimum = Math.min(...runs.map((one) => one.rule / one.optimum));
  const overRobin = Math.min(...runs.map((one) => one.rule / one.roundRobin));
  const most = Math.max(...runs.map((one) => one.mostInTenMinutes));
  return [
    atLeast(`${name}: share of the known optimum`, ofOptimum, MIN_SHARE_OF_OPTIMUM),
    // More than round robin: as many would be no gain.
    { name: `${name}: times round robin`, value: overRobin, bar: '> 1', ok: overRobin > 1 },
    atMost(`${name}: most look-ups in ten minutes`, most, BUDGET_PER_WINDOW),
  ];
}

function tableLine(size: number, seed: number, one: Measured): string {
  return line(
    size,
    seed,
    Math.round(one.demand),
    one.lookups,
    one.mostInTenMinutes,
    share(one.roundRobin),
    share(one.rule),
    share(one.played),
    share(one.optimum),
    share(one.rule / one.optimum),
  );
}

function share(value: number): string {
  return value.toFixed(3);
}

function line(...cells: (string | number)[]): string {
  return cells.map((cell) => String(cell).padStart(11)).join('  ');
}
