// `npm test`: all checks, one step after the other, so that it runs on small machines, too. Each step shows its output;
// a failed step only blocks those that need it. The last line counts the tests of all steps.
import { mkdirSync } from 'node:fs';
import { root, runCommand, runCommands } from './test-command.ts';
import { type Counts, countPlaywright, countVitest, oneFailed, sum } from './test-counts.ts';

interface Step {
  name: string;
  /** Name of a step that must have passed. */
  needs?: string;
  run(): Promise<Counts>;
}

const steps: Step[] = [
  { name: 'lint', run: () => asOne([['oxfmt', '--check'], ['oxlint'], ['npm', 'run', 'messages:check']]) },
  {
    name: 'types',
    // One core each: several checkers of one program would duplicate much of the work.
    run: async () => sum(await Promise.all(['tsconfig.json', 'tsconfig.web.json'].map(checkTypes))),
  },
  { name: 'unit', run: () => vitest('unit') },
  { name: 'sqlite', run: () => vitest('sqlite') },
  { name: 'postgres', run: () => vitest('postgres') },
  { name: 'build', run: () => asOne([['node', 'scripts/build.ts']]) },
  { name: 'browser', needs: 'build', run: playwright },
];

async function asOne(commands: string[][]): Promise<Counts> {
  return (await runCommands(commands)) ? { ...oneFailed, passed: 1, failed: 0 } : oneFailed;
}

async function checkTypes(project: string): Promise<Counts> {
  return await asOne([['tsc', '--noEmit', '--checkers', '1', '-p', project]]);
}

async function vitest(project: string): Promise<Counts> {
  const report = `test-results/${project}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return await runCommand(['vitest', 'run', '--project', project, '--allowOnly=false', ...reporters], {
    report,
    count: countVitest,
  });
}

async function playwright(): Promise<Counts> {
  const report = 'test-results/browser.json';
  return await runCommand(['playwright', 'test', '--forbid-only', '--reporter=list,json'], {
    report,
    count: countPlaywright,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
}

async function runStep({ name, needs, run }: Step, before: Map<string, Counts>): Promise<Counts> {
  console.log(`\n== ${name}`);
  const began = performance.now();
  const blocked = needs !== undefined && before.get(needs)?.failed !== 0;
  if (blocked) console.log(`not run: ${needs} failed`);
  const counts = blocked ? oneFailed : await run();
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`== ${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`);
  return counts;
}

mkdirSync(`${root}/test-results`, { recursive: true });
const results = new Map<string, Counts>();
for (const step of steps) results.set(step.name, await runStep(step, results));

const total = sum([...results.values()]);
const failed = [...results].filter(([, counts]) => counts.failed > 0).map(([name]) => name);
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '');
for (const failure of total.failures) console.log(`  ${failure}`);
const missing = [...new Set(total.skippedFor)].join(', ');
if (missing) console.log(`Skipped: ${total.skippedFor.length} examples, because ${missing} is not installed`);
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`${total.passed} passed, ${total.failed} failed${missing && `, ${total.skippedFor.length} skipped`}`);
