// `npm run bench -- lighthouse`: Lighthouse's scores of five pages on its phone. Each load is scored twice: by
// wall-clock time, and with every task as long as its processor time, since Lighthouse multiplies a task by four
// together with the time that other processes on the same computer took from it.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CHROMIUM_ARGS, type ChromiumProgram, findChromium } from '../test/chromium.ts';
import { byProcessorTime, type TraceEvent } from './lighthouse/processor-time.ts';
import { firstSlug, inSandbox } from './lighthouse/sandbox.ts';
import { atLeast, median } from './rows.ts';
import type { BenchOptions, Row } from './run.ts';

/** Fetched by npm when the bench runs: 180 MB that nothing else needs. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const ROUNDS = 3;

const PERFORMANCE_BAR = 95;
const OTHER_BARS = { accessibility: 100, 'best-practices': 100, seo: 100 };

/** The fields read from Lighthouse's report. */
interface Report {
  categories: Record<string, { score: number | null }>;
  environment: { benchmarkIndex: number };
}

export async function run({ print }: BenchOptions): Promise<Row[]> {
  const chromium = await findChromium();
  return await inSandbox(async (origin, folder) => {
    const rows: Row[] = [];
    for (const page of await pagesOf(origin)) {
      const loads = Array.from({ length: ROUNDS }, () => load(origin + page, chromium, folder));
      rows.push(...rowsOf(page, loads));
      const each = loads.map(({ clock, processor }) => `${score(clock)} and ${score(processor)}`).join(', ');
      const indexes = loads.map(({ clock }) => Math.round(clock.environment.benchmarkIndex)).join(', ');
      print(`${page}: by the clock and by processor time ${each}; benchmark index ${indexes}`);
    }
    return rows;
  });
}

async function pagesOf(origin: string): Promise<string[]> {
  return ['/', '/servers', `/server/${await firstSlug(origin)}`, '/categories', '/api'];
}

interface Load {
  clock: Report;
  processor: Report;
}

function load(url: string, chromium: ChromiumProgram, folder: string): Load {
  const gathered = path.join(folder, 'gathered');
  lighthouse([url, `--gather-mode=${gathered}`, `--chrome-flags=--headless=new ${CHROMIUM_ARGS.join(' ')}`], chromium);
  const clock = audit(url, gathered, chromium);
  const file = path.join(gathered, 'trace.json');
  const trace = JSON.parse(readFileSync(file, 'utf8')) as { traceEvents: TraceEvent[] };
  writeFileSync(file, JSON.stringify({ ...trace, traceEvents: byProcessorTime(trace.traceEvents) }));
  const processor = audit(url, gathered, chromium);
  rmSync(gathered, { recursive: true });
  return { clock, processor };
}

function audit(url: string, gathered: string, chromium: ChromiumProgram): Report {
  return JSON.parse(lighthouse([url, `--audit-mode=${gathered}`, '--output=json'], chromium)) as Report;
}

function lighthouse(args: string[], chromium: ChromiumProgram): string {
  const command = [
    'exec',
    '--yes',
    '--loglevel=error',
    `--package=${LIGHTHOUSE}`,
    '--',
    'lighthouse',
    ...args,
    '--quiet',
  ];
  const env = { ...chromium.env, CHROME_PATH: chromium.executablePath };
  return execFileSync('npm', command, {
    env,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

function rowsOf(page: string, loads: Load[]): Row[] {
  const others = Object.entries(OTHER_BARS).map(([category, bar]) =>
    atLeast(`${page}: ${category}`, Math.min(...loads.map(({ clock }) => score(clock, category))), bar),
  );
  return [
    atLeast(`${page}: performance`, median(loads.map(({ clock }) => score(clock))), PERFORMANCE_BAR),
    atLeast(
      `${page}: performance by processor time`,
      median(loads.map(({ processor }) => score(processor))),
      PERFORMANCE_BAR,
    ),
    ...others,
  ];
}

/** 0 if Lighthouse computed no score. */
function score(report: Report, category = 'performance'): number {
  return Math.round(100 * (report.categories[category]?.score ?? 0));
}
