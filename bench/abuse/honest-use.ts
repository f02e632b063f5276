// What is no attack: people who read every page, so that an attack is held against what they cost and what they met.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Scene } from './attack.ts';
import type { Installation } from './installation.ts';
import { type Experience, startOthers } from './others.ts';
import { inParallel, Visitor } from './visitor.ts';

/** A round of honest use that takes less more is the last; their number is bounded. */
const STEADY_MB = 5;
const MOST_ROUNDS = 5;
/** As many as an attacker reads at once: what the allocator keeps of a busy moment is not the attack's. */
const AT_ONCE = 50;
const CALM_MS = 3000;
const LOOK_MS = 250;
const QUIET_LOOKS = 4;
const MOST_LOOKS = 60;

/** Of all listed servers, the largest first. */
export async function slugsOf(site: Installation): Promise<string[]> {
  const anybody = new Visitor(site.origin, '60.1.1.1');
  const slugs: string[] = [];
  for (let page = 1; page <= 3; page++) {
    const { servers } = await anybody.get<{ servers: { slug: string }[] }>(
      `/api/v1/servers?limit=100&sort=members&page=${page}`,
    );
    slugs.push(...servers.map(({ slug }) => slug));
  }
  return slugs;
}

/**
 * People read every page: what the process takes for that it takes on any day. In each round one in three searches for
 * something that nobody asked for before, since pages that are cached cost nothing.
 */
async function beHonest({ site, slugs }: Scene, round: number): Promise<void> {
  await inParallel([...slugs.entries()], AT_ONCE, async ([i, slug]) => {
    const person = new Visitor(site.origin, `61.${i % 200}.1.1`);
    for (const address of ['/', `/server/${slug}`, `/api/v1/servers?search=${slug.slice(0, 5)}`]) {
      await person.ask('GET', address);
    }
    if (i % 3 === 0) await person.ask('GET', `/servers?search=${slug}${round}`);
  });
}

/** Memory once honest use, however often repeated, takes no more: the reference of what the attacks leave. */
export async function memoryOfHonestUse(scene: Scene): Promise<number> {
  const rounds: number[] = [];
  for (let grown = Infinity; grown > STEADY_MB && rounds.length < MOST_ROUNDS;) {
    await beHonest(scene, rounds.length);
    rounds.push(await scene.site.settledMb());
    grown = rounds.at(-1)! - (rounds.at(-2) ?? 0);
  }
  scene.print(`Memory after rounds of honest use: ${rounds.map((mb) => mb.toFixed(1)).join(', ')} MB`);
  return rounds.at(-1)!;
}

/** Without an attack, once the app has nothing left to do of its start. */
export async function experienceOfCalm(scene: Scene): Promise<Experience> {
  await Promise.all(['/', '/servers'].map((page) => new Visitor(scene.site.origin, '62.1.1.1').ask('GET', page)));
  for (let quiet = 0, looks = 0; quiet < QUIET_LOOKS && looks < MOST_LOOKS; looks++) {
    const before = scene.site.processorMs();
    await sleep(LOOK_MS);
    quiet = scene.site.processorMs() - before < LOOK_MS / 10 ? quiet + 1 : 0;
  }
  return (await meanwhile(scene, () => sleep(CALM_MS))).experience;
}

let network = 0;

/** What everybody else met while it happened. */
export async function meanwhile<T>(
  { site, slugs }: Scene,
  act: () => Promise<T>,
  signsInFirst = false,
): Promise<{ result: T; experience: Experience }> {
  const own = `70.${network++}.1`;
  const others = await startOthers({ origin: site.origin, slugs: slugs.slice(0, 12), network: own, signsInFirst });
  const result = await act();
  return { result, experience: await others.stop() };
}
