// `npm run bench -- abuse`: replays known attacks against a running installation and checks the site's answers, the
// memory and processor time of its process, and how everybody else is served during the attack.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Attack, Scene } from './abuse/attack.ts';
import { favorites, startWithManyListings } from './abuse/favorites.ts';
import { baselineExperience, withOthers, memoryOfHonestUse, slugsOf } from './abuse/honest-use.ts';
import { type Installation, seedTemplate, startCopy } from './abuse/installation.ts';
import { swappedInvite } from './abuse/invites.ts';
import { lookUps } from './abuse/look-ups.ts';
import type { Experience } from './abuse/others.ts';
import { equalPages, manyFilters, manySearches } from './abuse/pages.ts';
import { pipelining } from './abuse/pipelining.ts';
import { renames } from './abuse/renames.ts';
import { reviews } from './abuse/reviews.ts';
import { slowBodies } from './abuse/slow-bodies.ts';
import { delisted } from './abuse/delisted.ts';
import { craftedTexts } from './abuse/texts.ts';
import { timeZones } from './abuse/time-zones.ts';
import { startWithFewServers, views } from './abuse/views.ts';
import { disguisedNames, waveOfEmoji, waveOfMany, waveOfNetwork, waveOfNewAccounts, waveOfOne } from './abuse/waves.ts';
import { ensureBuilt } from './http/built.ts';
import { atLeast, atMost, figureOnly } from './rows.ts';
import type { BenchOptions, Row } from './run.ts';

type Print = BenchOptions['print'];

/** Attacks on one installation; the data that one leaves behind does not affect the others. */
interface Stage {
  attacks: readonly Attack[];
  /** @param folder for its data; @param template an installation with the sandbox's communities */
  start(folder: string, template: string): Promise<Installation>;
  /** Also compares the memory after all of them with that of honest use. */
  checksMemory?: boolean;
}

const STAGES: readonly Stage[] = [
  {
    attacks: [
      timeZones,
      reviews,
      swappedInvite,
      renames,
      delisted,
      equalPages,
      manySearches,
      manyFilters,
      slowBodies,
      pipelining,
    ],
    start: startCopy,
    checksMemory: true,
  },
  { attacks: [lookUps], start: startCopy },
  { attacks: [craftedTexts], start: startCopy },
  { attacks: [views], start: startWithFewServers },
  { attacks: [waveOfOne, waveOfNewAccounts, waveOfNetwork], start: startCopy },
  { attacks: [waveOfMany, waveOfEmoji], start: startCopy },
  { attacks: [disguisedNames], start: startCopy },
  { attacks: [favorites], start: startWithManyListings },
];

const MAX_MB = 30;
/** Maximum wait of everybody else (ms), or three times their wait without an attack if that is longer. */
const MAX_WAIT_MS = 1000;

export async function run({ print, only = '' }: BenchOptions): Promise<Row[]> {
  if (process.platform !== 'linux') {
    print('This bench needs Linux: memory and processor time are read from /proc.');
    return [];
  }
  if (!(await ensureBuilt(print))) return [];
  const [load = 0] = os.loadavg();
  if (load > 2)
    print(`This machine is busy (load ${load.toFixed(1)}): how long others wait, and their 503, say little.`);
  const parent = mkdtempSync(path.join(os.tmpdir(), 'duskrow-abuse-'));
  // `exit` handlers stop the app and remove its data; an unhandled signal would skip them.
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
      rows.push(...(await runStage(stage, template, path.join(parent, `stage-${i}`), print)));
    }
    return rows;
  } finally {
    remove();
  }
}

/** Stages with the attacks whose name contains one of the texts; memory is checked only if a whole stage runs. */
function stagesWith(texts: readonly string[]): Stage[] {
  const stages = STAGES.map((stage): Stage => {
    const attacks = stage.attacks.filter(({ name }) => texts.some((text) => name.includes(text)));
    return { ...stage, attacks, checksMemory: stage.checksMemory && attacks.length === stage.attacks.length };
  });
  return stages.filter(({ attacks }) => attacks.length > 0);
}

async function runStage(stage: Stage, template: string, folder: string, print: Print): Promise<Row[]> {
  const site = await stage.start(folder, template);
  try {
    const scene = { site, slugs: await slugsOf(site), print };
    const before = stage.checksMemory ? await memoryOfHonestUse(scene) : 0;
    const baseline = await baselineExperience(scene);
    const rows: Row[] = [];
    for (const attack of stage.attacks) {
      rows.push(...(await runAttack(scene, attack, baseline)));
      if (stage.checksMemory) print(`  memory afterwards: ${((await site.settledMb()) - before).toFixed(1)} MB more`);
    }
    if (!stage.checksMemory) return rows;
    return [...rows, atMost('memory that all these attacks left', (await site.settledMb()) - before, MAX_MB, 'MB')];
  } finally {
    await site.stop();
  }
}

async function runAttack(scene: Scene, attack: Attack, baseline: Experience): Promise<Row[]> {
  scene.print(`\n${attack.name}`);
  const { result, experience } = await withOthers(scene, () => outcomeOf(scene, attack), attack.movesClock);
  return [...result, ...rowsOfOthers(scene, attack, baseline, experience)];
}

function rowsOfOthers({ print }: Scene, { name, slows }: Attack, baseline: Experience, met: Experience): Row[] {
  const rounded = [met.p95, met.p99, met.pagesP95, baseline.p95].map(Math.round);
  const [p95, p99, pages, calm] = rounded as [number, number, number, number];
  print(`  others: ${met.calls} calls, p95 ${p95} ms (pages ${pages} ms), p99 ${p99} ms; calm ${calm} ms`);
  for (const failure of met.failures.slice(0, 5)) print(`  failed: ${failure}`);
  const during = (what: string): string => `others during "${name}": ${what}`;
  const failed = atMost(during('calls that failed'), met.failures.length, 0);
  if (!slows) return [failed, figureOnly(during('p95 in ms'), p95)];
  const longest = Math.round(Math.max(MAX_WAIT_MS, 3 * baseline[slows]));
  return [failed, atMost(during(slows), Math.round(met[slows]), longest, 'ms')];
}

/** An attack that fails to run proves nothing, so it counts as a missed bar. */
async function outcomeOf(scene: Scene, attack: Attack): Promise<Row[]> {
  try {
    const rows = await attack.play(scene);
    if (!scene.site.isRunning()) throw new Error('the app ended');
    return rows;
  } catch (error) {
    scene.print(`  ${error instanceof Error ? error.stack : String(error)}`);
    return [atLeast(`"${attack.name}" was played to its end`, 0, 1)];
  }
}
