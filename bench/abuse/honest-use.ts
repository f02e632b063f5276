// The reference for attacks: visitors who read every page, what they cost and how they are served.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Scene } from './attack.ts';
import type { Installation } from './installation.ts';
import { type Experience, startOthers } from './others.ts';
import { community } from './stand-in.ts';
import { inParallel, Visitor } from './visitor.ts';

/** Rounds of honest use end when one adds less memory than this, or after MAX_ROUNDS. */
const STEADY_MB = 5;
const MAX_ROUNDS = 5;
/** As many concurrent requests as an attacker: memory that the allocator retains from a peak is not the attack's. */
const CONCURRENCY = 50;
const BASELINE_MS = 3000;
const SAMPLE_MS = 250;
const QUIET_SAMPLES = 4;
const MAX_SAMPLES = 60;

/** Slugs of all listed servers, the largest first. */
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
 * Visitors read every page: the memory for that is used on any day. In each round one in three makes a new search,
 * since cached pages cost nothing.
 */
async function browse({ site, slugs }: Scene, round: number): Promise<void> {
  await inParallel([...slugs.entries()], CONCURRENCY, async ([i, slug]) => {
    const visitor = new Visitor(site.origin, `61.${i % 200}.1.1`);
    for (const url of ['/', `/server/${slug}`, `/api/v1/servers?search=${slug.slice(0, 5)}`]) {
      await visitor.ask('GET', url);
    }
    if (i % 3 === 0) await visitor.ask('GET', `/servers?search=${slug}${round}`);
  });
}

/** 1 if a visitor's submission is accepted, else 0. @param key different for each submission */
export async function submitHonestly({ site }: Scene, key: string): Promise<number> {
  const own = community(`honest-${key}`, 'Letterpress Evenings', 'Type, ink and tea.');
  await site.standIn.addGuilds([own]);
  const visitor = new Visitor(site.origin, '51.7.7.7');
  const { status } = await visitor.ask('POST', '/api/v1/servers', { body: { inviteUrl: own.code } });
  return status === 201 ? 1 : 0;
}

/** Memory once repeated honest use adds no more: the reference for the memory after attacks. */
export async function memoryOfHonestUse(scene: Scene): Promise<number> {
  // The first changed text builds the tables that recognize subjects.
  if (!(await submitHonestly(scene, 'first'))) throw new Error('The first submission was refused');
  const rounds: number[] = [];
  for (let grown = Infinity; grown > STEADY_MB && rounds.length < MAX_ROUNDS;) {
    await browse(scene, rounds.length);
    rounds.push(await scene.site.settledMb());
    grown = rounds.at(-1)! - (rounds.at(-2) ?? 0);
  }
  scene.print(`Memory after rounds of honest use: ${rounds.map((mb) => mb.toFixed(1)).join(', ')} MB`);
  return rounds.at(-1)!;
}

/** How visitors are served without an attack, once the app is idle after its start. */
export async function baselineExperience(scene: Scene): Promise<Experience> {
  await Promise.all(['/', '/servers'].map((page) => new Visitor(scene.site.origin, '62.1.1.1').ask('GET', page)));
  for (let quiet = 0, samples = 0; quiet < QUIET_SAMPLES && samples < MAX_SAMPLES; samples++) {
    const before = scene.site.processorMs();
    await sleep(SAMPLE_MS);
    quiet = scene.site.processorMs() - before < SAMPLE_MS / 10 ? quiet + 1 : 0;
  }
  return (await withOthers(scene, () => sleep(BASELINE_MS))).experience;
}

let network = 0;

/** How everybody else was served while `act` ran. */
export async function withOthers<T>(
  { site, slugs }: Scene,
  act: () => Promise<T>,
  signsInFirst = false,
): Promise<{ result: T; experience: Experience }> {
  const own = `70.${network++}.1`;
  const others = await startOthers({ origin: site.origin, slugs: slugs.slice(0, 12), network: own, signsInFirst });
  const result = await act();
  return { result, experience: await others.stop() };
}
