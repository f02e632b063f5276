// `npm run bench -- abuse`: known attacks, each played as it went against a running installation, and judged by what the
// site answers, by the memory and the processor time of its process, and by how everybody else is served meanwhile.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { builtFingerprint, sourceFingerprint } from '../scripts/fingerprint.mjs';
import { root, run as runCommand } from '../scripts/test-command.ts';
import { type Attack, atMost, type Scene } from './abuse/attack.ts';
import { favorites, startWithManyListings } from './abuse/favorites.ts';
import { experienceOfCalm, meanwhile, memoryOfHonestUse, slugsOf } from './abuse/honest-use.ts';
import { type Installation, seedTemplate, startCopy } from './abuse/installation.ts';
import { swappedInvite } from './abuse/invites.ts';
import { lookUps } from './abuse/look-ups.ts';
import type { Experience } from './abuse/others.ts';
import { equalPages, manySearches } from './abuse/pages.ts';
import { pipelining } from './abuse/pipelining.ts';
import { renames } from './abuse/renames.ts';
import { reviews } from './abuse/reviews.ts';
import { slowBodies } from './abuse/slow-bodies.ts';
import { takenDown } from './abuse/taken-down.ts';
import { timeZones } from './abuse/time-zones.ts';
import { startWithFewServers, views } from './abuse/views.ts';
import { disguisedNames, waveOfEmoji, waveOfMany, waveOfNetwork, waveOfNewAccounts, waveOfOne } from './abuse/waves.ts';
import type { BenchOptions, Row } from './run.ts';

type Print = BenchOptions['print'];

/** Attacks on one installation; what one leaves behind is in nobody's way. */
interface Stage {
  attacks: readonly Attack[];
  /** @param folder for its data; @param template an installation with the sandbox's communities */
  start(folder: string, template: string): Promise<Installation>;
  /** Also holds the memory after all of them against what honest use takes. */
  watchesMemory?: boolean;
}

const STAGES: readonly Stage[] = [
  {
    attacks: [timeZones, reviews, swappedInvite, renames, takenDown, equalPages, manySearches, slowBodies, pipelining],
    start: startCopy,
    watchesMemory: true,
  },
  { attacks: [lookUps], start: startCopy },
  { attacks: [views], start: startWithFewServers },
  { attacks: [waveOfOne, waveOfNewAccounts, waveOfNetwork], start: startCopy },
  { attacks: [waveOfMany, waveOfEmoji], start: startCopy },
  { attacks: [disguisedNames], start: startCopy },
  { attacks: [favorites], start: startWithManyListings },
];

const MOST_MB = 30;
/** Everybody else waits no longer than this (ms), or no longer than three times as long as without an attack. */
const LONGEST_MS = 1000;

export async function run({ print, only = '' }: BenchOptions): Promise<Row[]> {
  if (process.platform !== 'linux') {
    print('This bench needs Linux: memory and processor time are read from /proc.');
    return [];
  }
  if (builtFingerprint(root) !== sourceFingerprint(root)) {
    print('Building the pages');
    if (!(await runCommand([process.execPath, 'scripts/build.ts']))) return [];
  }
  const [load = 0] = os.loadavg();
  if (load > 2)
    print(`This machine is busy (load ${load.toFixed(1)}): how long others wait, and their 503, say little.`);
  const parent = mkdtempSync(path.join(os.tmpdir(), 'duskrow-abuse-'));
  // Ending by `exit` takes the app along and removes its data.
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  const remove = (): void => rmSync(parent, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    print('Filling an installation');
    const template = path.join(parent, 'template');
    await seedTemplate(template);
    const rows: Row[] = [];
    for (const [i, stage] of stagesWith(only.split(',')).entries()) {
      rows.push(...(await playStage(stage, template, path.join(parent, `stage-${i}`), print)));
    }
    return rows;
  } finally {
    remove();
  }
}

/** With those of its attacks whose name contains one of the texts; memory is watched over all of them only. */
function stagesWith(texts: readonly string[]): Stage[] {
  const stages = STAGES.map((stage): Stage => {
    const attacks = stage.attacks.filter(({ name }) => texts.some((text) => name.includes(text)));
    return { ...stage, attacks, watchesMemory: stage.watchesMemory && attacks.length === stage.attacks.length };
  });
  return stages.filter(({ attacks }) => attacks.length > 0);
}

async function playStage(stage: Stage, template: string, folder: string, print: Print): Promise<Row[]> {
  const site = await stage.start(folder, template);
  try {
    const scene = { site, slugs: await slugsOf(site), print };
    const before = stage.watchesMemory ? await memoryOfHonestUse(scene) : 0;
    const calm = await experienceOfCalm(scene);
    const rows: Row[] = [];
    for (const attack of stage.attacks) {
      rows.push(...(await playAttack(scene, attack, calm)));
      if (stage.watchesMemory) print(`  memory afterwards: ${((await site.settledMb()) - before).toFixed(1)} MB more`);
    }
    if (!stage.watchesMemory) return rows;
    return [...rows, atMost('memory that all these attacks left', (await site.settledMb()) - before, MOST_MB, 'MB')];
  } finally {
    await site.stop();
  }
}

async function playAttack(scene: Scene, attack: Attack, calm: Experience): Promise<Row[]> {
  scene.print(`\n${attack.name}`);
  const { result, experience } = await meanwhile(scene, () => outcomeOf(scene, attack), attack.movesClock);
  return [...result, ...rowsOfOthers(scene, attack, calm, experience)];
}

function rowsOfOthers({ print }: Scene, { name, slows }: Attack, calm: Experience, met: Experience): Row[] {
  const [p95, p99, pages] = [met.p95, met.p99, met.pagesP95].map(Math.round) as [number, number, number];
  print(
    `  others: ${met.calls} calls, p95 ${p95} ms (pages ${pages} ms), p99 ${p99} ms; calm ${Math.round(calm.p95)} ms`,
  );
  for (const failure of met.failures.slice(0, 5)) print(`  failed: ${failure}`);
  const during = (what: string): string => `others during "${name}": ${what}`;
  const failed = atMost(during('calls that failed'), met.failures.length, 0);
  if (!slows) return [failed, { name: during('p95 in ms'), value: p95, bar: '', ok: true }];
  const longest = Math.round(Math.max(LONGEST_MS, 3 * calm[slows]));
  return [failed, atMost(during(slows), Math.round(met[slows]), longest, 'ms')];
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
