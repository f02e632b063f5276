// Reads how many tests passed and failed from what Vitest and Playwright report. A test that was skipped proves
// nothing and counts as failed, and so does a file that broke before its first test. Only a test whose title names a
// program that it needs, as "(needs curl)", may be skipped.
import { z } from 'zod';

export interface Counts {
  passed: number;
  failed: number;
  /** The missing program of each test that was skipped for want of it. */
  skippedFor: string[];
  /** What failed in Vitest, with the first line of its error. Playwright ends with such a list itself. */
  failures: string[];
}

export const oneFailed: Counts = { passed: 0, failed: 1, skippedFor: [], failures: [] };

export const sum = (counts: Counts[]): Counts => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  skippedFor: counts.flatMap(({ skippedFor }) => skippedFor),
  failures: counts.flatMap(({ failures }) => failures),
});

const VitestTest = z.object({
  status: z.string(),
  title: z.string(),
  fullName: z.string(),
  failureMessages: z.array(z.string()).nullish(),
});
const VitestFile = z.object({
  name: z.string(),
  status: z.string(),
  message: z.string(),
  assertionResults: z.array(VitestTest),
});
const VitestReport = z.object({ testResults: z.array(VitestFile) });

/** From Vitest's `json` reporter. */
export function countVitest(report: unknown): Counts {
  const files = VitestReport.parse(report).testResults.map((file): Counts => {
    const passed = file.assertionResults.filter(({ status }) => status === 'passed').length;
    const skippedFor = file.assertionResults.flatMap(({ status, title }) =>
      status === 'skipped' ? needOf(title) : [],
    );
    const failed = file.assertionResults.length - passed - skippedFor.length;
    return {
      passed,
      failed: file.status === 'failed' ? Math.max(1, failed) : failed,
      skippedFor,
      failures: failuresOf(file),
    };
  });
  return sum(files);
}

/** Of a file that broke outside of its tests, what it says itself. */
function failuresOf({ name, status, message, assertionResults }: z.infer<typeof VitestFile>): string[] {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`${name}: ${firstLine(message)}`] : [];
  return failed.map((test) => `${name} > ${test.fullName}: ${firstLine(test.failureMessages?.[0] ?? '')}`);
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';

function needOf(title: string): string[] {
  const [, program] = /\(needs (\w+)\)$/.exec(title) ?? [];
  return program ? [program] : [];
}

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
  errors: z.array(z.unknown()),
});

/** From Playwright's `json` reporter. One that passed when it was repeated has passed; the list above names it. */
export function countPlaywright(report: unknown): Counts {
  const { stats, errors } = PlaywrightReport.parse(report);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
    skippedFor: [],
    failures: [],
  };
}

/** What a step comes to: one whose command failed although no test did, or that ran no test, has failed once. */
export function settle(counts: Counts, succeeded: boolean): Counts {
  const isSilentFailure = counts.failed === 0 && (!succeeded || counts.passed === 0);
  return isSilentFailure ? { ...counts, failed: 1 } : counts;
}
