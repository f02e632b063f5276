// One account sends its time zone in thousands of spellings: zone names ignore case.
import type { Attack } from './attack.ts';
import { atMost } from '../rows.ts';
import type { Installation } from './installation.ts';
import { inParallel, Visitor } from './visitor.ts';

const REQUESTS = 5000;
const CONCURRENCY = 16;
const MAX_MB = 30;
const ZONE = 'america/argentina/buenos_aires';

/** The n-th spelling: the bits of the number select the capital letters. */
export function spelling(number: number): string {
  let bit = 0;
  return ZONE.replace(/[a-z]/g, (letter) => ((number >> bit++) & 1 ? letter.toUpperCase() : letter));
}

async function requestMe(user: Visitor, zoneOf: (number: number) => string): Promise<void> {
  const numbers = Array.from({ length: REQUESTS }, (_, number) => number);
  await inParallel(numbers, CONCURRENCY, async (number) => {
    await user.ask('GET', '/api/v1/auth/me', { headers: { 'x-time-zone': zoneOf(number) } });
  });
}

async function growth(site: Installation, act: () => Promise<void>): Promise<number> {
  const before = await site.settledMb();
  await act();
  return (await site.settledMb()) - before;
}

export const timeZones: Attack = {
  name: 'a time zone in thousands of spellings',
  slows: 'p95',
  async play({ site, print }) {
    const user = new Visitor(site.origin, '41.1.1.1');
    await user.signIn('tuesday.owl');
    const harmless = await growth(site, () => requestMe(user, () => 'Europe/Berlin'));
    const grown = await growth(site, () => requestMe(user, spelling));
    print(`  memory grew by ${grown.toFixed(1)} MB, by ${harmless.toFixed(1)} MB when all ${REQUESTS} named one zone`);
    return [atMost('memory that 5,000 spellings of a time zone take', grown, MAX_MB, 'MB')];
  },
};
