// Reads how many tests passed and failed from what Vitest and Playwright report. A test that was skipped proves
// nothing and counts as failed, and so does a file that broke before its first test.
import { z } from 'zod';

export interface Counts {
  passed: number;
  failed: number;
}

export const sum = (counts: Counts[]): Counts => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});

const VitestReport = z.object({
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
});

/** From Vitest's `json` reporter. */
export function countVitest(report: unknown): Counts {
  const files = VitestReport.parse(report).testResults.map((file): Counts => {
    const passed = file.assertionResults.filter(({ status }) => status === 'passed').length;
    const others = file.assertionResults.length - passed;
    return { passed, failed: file.status === 'failed' ? Math.max(1, others) : others };
  });
  return sum(files);
}

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
  errors: z.array(z.unknown()),
});

/** From Playwright's `json` reporter. One that passed when it was repeated has passed; the list above names it. */
export function countPlaywright(report: unknown): Counts {
  const { stats, errors } = PlaywrightReport.parse(report);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped + errors.length };
}

/** What a step comes to: one whose command failed although no test did, or that ran no test, has failed once. */
export function settle(counts: Counts, succeeded: boolean): Counts {
  const isSilentFailure = counts.failed === 0 && (!succeeded || counts.passed === 0);
  return isSilentFailure ? { ...counts, failed: 1 } : counts;
}
