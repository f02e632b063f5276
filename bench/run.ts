// `npm run bench [-- NAME] [--json] [--sizes LIST] [--file FILE] [--only TEXT] [--questions FILE] [--communities FILE]
// [--seed N] [--quick]`: runs one bench (default: `http`) and compares its figures with their bars. Each file NAME.ts
// here exports `run`. With --json the last line is one JSON object: { bench, ok, rows }. Exit code 1: a bar was missed.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

export interface Row {
  name: string;
  value: number;
  /** The bar for `value`, as printed: ">= 0.60", "<= 450 MB". Empty for figures without a bar. */
  bar: string;
  ok: boolean;
}

export interface BenchOptions {
  json: boolean;
  print: (line: string) => void;
  /** Numbers of listings, as the bench spells them ("10k,100k"); default: all. */
  sizes?: string;
  /** Input data, for benches that take a file. */
  file?: string;
  /** Runs only the parts whose name contains one of these texts, separated by commas. */
  only?: string;
  /** Measures each thing once, for quick checks during development. */
  quick?: boolean;
  /** Judged questions, and the communities that answer them, for the search bench. */
  questions?: string;
  communities?: string;
  /** For random choices. */
  seed?: number;
}

export interface Bench {
  /** Measures; `print` shows progress and tables. */
  run(options: BenchOptions): Promise<Row[]>;
}

function names(): string[] {
  const files = readdirSync(import.meta.dirname).filter(
    (file) => /^[a-z-]+\.ts$/.test(file) && !['run.ts', 'rows.ts'].includes(file),
  );
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
  // `npm run` changes the working directory; paths are relative to the caller's.
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
    `\n${ok ? 'All bars met' : failed > 0 ? `${failed} of ${rows.length} missed their bar` : 'Nothing was measured'}`,
  );
  if (values.json) console.log(JSON.stringify({ bench: name, ok, rows }));
  process.exitCode = ok ? 0 : 1;
}

if (import.meta.main) await main();
