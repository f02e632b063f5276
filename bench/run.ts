// `npm run bench [-- NAME] [--json] [--sizes LIST] [--file FILE] [--only TEXT] [--questions FILE] [--communities FILE] [--seed N] [--quick]`:
// measures one part (`http` unless named) and holds it against its bars.
// Each file NAME.ts here exports `run`. With --json the last line is one JSON object: { bench, ok, rows }. Exit 1: a bar failed.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

export interface Row {
  name: string;
  value: number;
  /** What `value` is held against, as people read it: ">= 0.60", "<= 450 MB". Empty when it is shown only. */
  bar: string;
  ok: boolean;
}

export interface BenchOptions {
  json: boolean;
  print: (line: string) => void;
  /** Numbers of listings to measure at, as the bench spells them ("10k,100k"); all when left out. */
  sizes?: string;
  /** A list of data to measure on, for benches that take one. */
  file?: string;
  /** Only the parts whose name contains one of these texts, separated by commas, for benches that have parts. */
  only?: string;
  /** Each thing is measured once, for a look while working. */
  quick?: boolean;
  /** Judged questions, and the communities that answer them, for the bench of the search. */
  questions?: string;
  communities?: string;
  /** For what is chosen at random. */
  seed?: number;
}

export interface Bench {
  /** Measures; `print` shows progress and tables to people. */
  run(options: BenchOptions): Promise<Row[]>;
}

function names(): string[] {
  const files = readdirSync(import.meta.dirname).filter((file) => /^[a-z-]+\.ts$/.test(file) && file !== 'run.ts');
  return files.map((file) => path.basename(file, '.ts'));
}

export function table(rows: Row[]): string {
  const shown = rows.map(({ name, value, bar, ok }) => [name, figure(value), bar, bar ? (ok ? 'ok' : 'FAILED') : '']);
  const lines = [['name', 'value', 'bar', ''], ...shown];
  const width = (column: number): number => Math.max(...lines.map((cells) => cells[column]?.length ?? 0));
  return lines
    .map(([name = '', value = '', bar = '', verdict = '']) =>
      [name.padEnd(width(0)), value.padStart(width(1)), bar.padEnd(width(2)), verdict].join('  ').trimEnd(),
    )
    .join('\n');
}

/** Four significant digits, never an exponent. */
function figure(value: number): string {
  return value.toLocaleString('en-US', { maximumSignificantDigits: 4 });
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      sizes: { type: 'string' },
      file: { type: 'string' },
      only: { type: 'string' },
      quick: { type: 'boolean', default: false },
      questions: { type: 'string' },
      communities: { type: 'string' },
      seed: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [name = 'http'] = positionals;
  const seed = values.seed === undefined ? undefined : Number(values.seed);
  if (positionals.length > 1 || !names().includes(name) || Number.isNaN(seed)) {
    console.error(
      `Usage: npm run bench -- [${names().join(' | ')}] [--json] [--sizes LIST] [--file FILE] [--only TEXT] [--questions FILE] [--communities FILE] [--seed N] [--quick]`,
    );
    process.exitCode = 2;
    return;
  }
  const { run } = (await import(pathToFileURL(path.join(import.meta.dirname, `${name}.ts`)).href)) as Bench;
  // `npm run` changes the folder; files were named from where the command was typed.
  const resolved = (file?: string) => file && path.resolve(process.env['INIT_CWD'] ?? '.', file);
  const rows = await run({
    ...values,
    file: resolved(values.file),
    questions: resolved(values.questions),
    communities: resolved(values.communities),
    seed,
    print: (line) => console.log(line),
  });
  if (rows.length > 0) console.log(`\n${table(rows)}`);
  const failed = rows.filter(({ ok }) => !ok).length;
  const ok = failed === 0 && rows.length > 0;
  console.log(
    `\n${ok ? 'Every bar held' : failed > 0 ? `${failed} of ${rows.length} missed their bar` : 'Nothing was measured'}`,
  );
  if (values.json) console.log(JSON.stringify({ bench: name, ok, rows }));
  process.exitCode = ok ? 0 : 1;
}

if (import.meta.main) await main();
