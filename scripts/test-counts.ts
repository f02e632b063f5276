// Counts passed and failed tests in the reports of Vitest and Playwright. A skipped test proves nothing and counts as
// failed, and so does a file that failed before its first test. Only tests whose title names a required program, such
// as "(needs curl)", may be skipped.
import { z } from 'zod';

export interface Counts {
  passed: number;
  failed: number;
  /** The missing program of each skipped test. */
  skippedFor: string[];
  /** Failed Vitest tests with the first line of their errors. Playwright prints its own list at the end. */
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

/** For a file that failed outside of its tests, its own message. */
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

/** From Playwright's `json` reporter. A test that passed on retry counts as passed; Playwright lists it as flaky. */
export function countPlaywright(report: unknown): Counts {
  const { stats, errors } = PlaywrightReport.parse(report);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
    skippedFor: [],
    failures: [],
  };
}

/** Adds one failure to a step whose command failed although no test did, or that ran no test. */
export function settle(counts: Counts, succeeded: boolean): Counts {
  const isSilentFailure = counts.failed === 0 && (!succeeded || counts.passed === 0);
  return isSilentFailure ? { ...counts, failed: 1 } : counts;
}
