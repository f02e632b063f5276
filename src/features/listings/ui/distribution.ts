// The made-up country panel: the platform publishes no member locations, so the split is drawn from the server's id
// and never jumps between visits. The page calls it simulated.
import { hashOf, seededNumbers } from '#web/kit/seed.ts';

const COUNTRIES = [
  'Argentina',
  'Australia',
  'Brazil',
  'Canada',
  'Chile',
  'France',
  'Germany',
  'India',
  'Indonesia',
  'Italy',
  'Japan',
  'Mexico',
  'Netherlands',
  'Philippines',
  'Poland',
  'Portugal',
  'South Korea',
  'Spain',
  'Sweden',
  'Turkey',
  'United Kingdom',
  'United States',
] as const;
export type Country = (typeof COUNTRIES)[number];

const SHOWN_COUNTRIES = 14;

export interface CountryShare {
  country: Country;
  /** Whole percent. */
  percent: number;
}

/** Fourteen countries, largest first; the whole percents add up to 100. */
export function simulatedDistribution(serverId: string): CountryShare[] {
  const next = seededNumbers(hashOf(serverId));
  const countries = COUNTRIES.map((country) => ({ country, order: next() })).sort((a, b) => a.order - b.order);
  const weights = Array.from({ length: SHOWN_COUNTRIES }, (_, rank) => (0.6 + next()) / (rank + 1.5));
  const percents = wholePercents(weights.sort((a, b) => b - a));
  return countries.slice(0, SHOWN_COUNTRIES).map(({ country }, rank) => ({ country, percent: percents[rank] ?? 0 }));
}

/** At least 1 each; what rounding leaves over goes to the first. `weights` come largest first. */
function wholePercents(weights: number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const percents = weights.map((weight) => Math.max(1, Math.floor((weight / total) * 100)));
  const left = 100 - percents.reduce((sum, percent) => sum + percent, 0);
  return percents.map((percent, rank) => (rank === 0 ? percent + left : percent));
}
