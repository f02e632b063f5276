// `npm run bench -- abuse`: known attacks, each played as it went against a running installation, and judged by what the
// site answers, by the memory and the processor time of its process, and by how everybody else is served meanwhile.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { builtFingerprint, sourceFingerprint } from '../scripts/fingerprint.mjs';
import { root, run as runCommand } from '../scripts/test-command.ts';
import { type Attack, atMost, type Scene } from './abuse/attack.ts';
import { favorites, startWithManyFavorites } from './abuse/favorites.ts';
import { type Installation, seedTemplate, startCopy } from './abuse/installation.ts';
import { swappedInvite } from './abuse/invites.ts';
import { lookUps } from './abuse/look-ups.ts';
import { type Experience, startOthers } from './abuse/others.ts';
import { equalPages } from './abuse/pages.ts';
import { renames } from './abuse/renames.ts';
import { reviews } from './abuse/reviews.ts';
import { slowBodies } from './abuse/slow-bodies.ts';
import { takenDown } from './abuse/taken-down.ts';
import { timeZones } from './abuse/time-zones.ts';
import { startWithFewServers, views } from './abuse/views.ts';
import { disguisedNames, waveOfMany, waveOfNewAccounts, waveOfOne } from './abuse/waves.ts';
import { inParallel, Visitor } from './abuse/visitor.ts';
import type { BenchOptions, Row } from './run.ts';

type Print = BenchOptions['print'];

/** Attacks on one installation; what one leaves behind is in nobody's way. */
interface Stage {
  attacks: readonly Attack[];
  start(template: string, folder: string): Promise<Installation>;
  /** Also holds the memory after all of them against what honest use takes. */
  watchesMemory?: boolean;
}

const startFew: Stage['start'] = async (_template, folder) => {
  mkdirSync(folder);
  return await startWithFewServers(folder);
};

const startMany: Stage['start'] = async (_template, folder) => {
  mkdirSync(folder);
  return await startWithManyFavorites(folder);
};

const STAGES: readonly Stage[] = [
  {
    attacks: [timeZones, reviews, swappedInvite, renames, takenDown, equalPages, slowBodies],
    start: startCopy,
    watchesMemory: true,
  },
  { attacks: [lookUps], start: startCopy },
  { attacks: [views], start: startFew },
  { attacks: [waveOfOne, waveOfNewAccounts], start: startCopy },
  { attacks: [waveOfMany], start: startCopy },
  { attacks: [disguisedNames], start: startCopy },
  { attacks: [favorites], start: startMany },
];

const MOST_MB = 30;
/** A round of honest use that takes less more is the last; their number is bounded. */
const STEADY_MB = 5;
const MOST_ROUNDS = 5;
/** Everybody else waits no longer than this (ms), or no longer than three times as long as without an attack. */
const LONGEST_MS = 1000;
const CALM_MS = 3000;
const LOOK_MS = 250;
const QUIET_LOOKS = 4;
const MOST_LOOKS = 60;

export async function run({ print, only = '' }: BenchOptions): Promise<Row[]> {
  if (process.platform !== 'linux') {
    print('This bench needs Linux: memory and processor time are read from /proc.');
    return [];
  }
  if (builtFingerprint(root) !== sourceFingerprint(root)) {
    print('Building the pages');
    if (!(await runCommand([process.execPath, 'scripts/build.ts']))) return [];
  }
  const parent = mkdtempSync(path.join(os.tmpdir(), 'duskrow-abuse-'));
  process.once('SIGINT', () => process.exit(130));
  const remove = (): void => rmSync(parent, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    print('Filling an installation');
    const template = path.join(parent, 'template');
    await seedTemplate(template);
    const rows: Row[] = [];
    for (const [i, stage] of stagesWith(only).entries()) {
      rows.push(...(await playStage(stage, template, path.join(parent, `stage-${i}`), print)));
    }
    return rows;
  } finally {
    remove();
  }
}

/** The attacks whose name contains the text. */
function stagesWith(text: string): Stage[] {
  return STAGES.map((stage) => ({ ...stage, attacks: stage.attacks.filter(({ name }) => name.includes(text)) })).filter(
    ({ attacks }) => attacks.length > 0,
  );
}

async function playStage(stage: Stage, template: string, folder: string, print: Print): Promise<Row[]> {
  const site = await stage.start(template, folder);
  try {
    const scene = { site, slugs: await slugsOf(site), print };
    const before = stage.watchesMemory ? await memoryOfHonestUse(scene) : 0;
    const calm = await experienceOfCalm(scene);
    const rows: Row[] = [];
    for (const attack of stage.attacks) rows.push(...(await playAttack(scene, attack, calm)));
    if (stage.watchesMemory)
      rows.push(atMost('memory that all these attacks left', (await site.settledMb()) - before, MOST_MB, 'MB'));
    return rows;
  } finally {
    await site.stop();
  }
}

/** Of all listed servers, the largest first. */
async function slugsOf(site: Installation): Promise<string[]> {
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

/** People read every page: what the process takes for that it takes on any day. */
async function beHonest({ site, slugs }: Scene): Promise<void> {
  await inParallel([...slugs.entries()], 4, async ([i, slug]) => {
    const person = new Visitor(site.origin, `61.${i % 200}.1.1`);
    for (const address of ['/', `/server/${slug}`, `/api/v1/servers?search=${slug.slice(0, 5)}`]) {
      await person.ask('GET', address);
    }
  });
}

/** Memory once honest use, however often repeated, takes no more: the reference of what the attacks leave. */
async function memoryOfHonestUse(scene: Scene): Promise<number> {
  const rounds: number[] = [];
  for (let grown = Infinity; grown > STEADY_MB && rounds.length < MOST_ROUNDS;) {
    await beHonest(scene);
    rounds.push(await scene.site.settledMb());
    grown = rounds.at(-1)! - (rounds.at(-2) ?? 0);
  }
  scene.print(`Memory after rounds of honest use: ${rounds.map((mb) => mb.toFixed(1)).join(', ')} MB`);
  return rounds.at(-1)!;
}

/** Without an attack, once the app has nothing left to do of its start. */
async function experienceOfCalm(scene: Scene): Promise<Experience> {
  await Promise.all(['/', '/servers'].map((page) => new Visitor(scene.site.origin, '62.1.1.1').ask('GET', page)));
  for (let quiet = 0, looks = 0; quiet < QUIET_LOOKS && looks < MOST_LOOKS; looks++) {
    const before = scene.site.processorMs();
    await sleep(LOOK_MS);
    quiet = scene.site.processorMs() - before < LOOK_MS / 10 ? quiet + 1 : 0;
  }
  return (await meanwhile(scene, () => sleep(CALM_MS))).experience;
}

async function playAttack(scene: Scene, attack: Attack, calm: Experience): Promise<Row[]> {
  const { slowest = 'p95' } = attack;
  const longest = Math.round(Math.max(LONGEST_MS, 3 * calm[slowest]));
  scene.print(`\n${attack.name}`);
  const { result, experience } = await meanwhile(scene, () => outcomeOf(scene, attack), attack.movesClock);
  const { calls, failures, p95, p99, pagesP95 } = experience;
  scene.print(
    `  others: ${calls} calls, p95 ${p95.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, pages p95 ${pagesP95.toFixed(0)} ms`,
  );
  for (const failure of failures.slice(0, 5)) scene.print(`  failed: ${failure}`);
  return [
    ...result,
    atMost(`others during "${attack.name}": calls that failed`, failures.length, 0),
    atMost(`others during "${attack.name}": ${slowest}`, Math.round(experience[slowest]), longest, 'ms'),
  ];
}

/** An attack that cannot be played proves nothing: its bar is missed. */
async function outcomeOf(scene: Scene, attack: Attack): Promise<Row[]> {
  try {
    const rows = await attack.play(scene);
    if (!scene.site.isRunning()) throw new Error('the app ended');
    return rows;
  } catch (error) {
    scene.print(`  ${error instanceof Error ? error.stack : String(error)}`);
    return [{ name: `"${attack.name}" was played to its end`, value: 0, bar: '>= 1', ok: false }];
  }
}

let network = 0;

/** What everybody else met while it happened. */
async function meanwhile<T>(
  { site, slugs }: Scene,
  act: () => Promise<T>,
  signsInFirst = false,
): Promise<{ result: T; experience: Experience }> {
  const own = `70.${network++}.1`;
  const others = await startOthers({ origin: site.origin, slugs: slugs.slice(0, 12), network: own, signsInFirst });
  const result = await act();
  return { result, experience: await others.stop() };
}
