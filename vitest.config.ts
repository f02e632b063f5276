import { availableParallelism } from 'node:os';
import { lingui } from '@lingui/vite-plugin';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// `unit` needs nothing; `sqlite` and `postgres` run the same feature suite on each engine.
const features = ['{src,test}/**/*.feature.test.ts'];

/** Tests of what only one engine has, such as a server that can be stopped. */
const only = (engine: 'sqlite' | 'postgres'): string[] => [`**/*.${engine}.feature.test.ts`];

/** Vitest starts large files first. These are small but wait long for processes, so at the end they would run alone. */
const SLOW = /src\/(main|starts|starts\.postgres)\.feature\.test\.ts$/;

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [
      ...sorted.filter(({ moduleId }) => SLOW.test(moduleId)),
      ...sorted.filter(({ moduleId }) => !SLOW.test(moduleId)),
    ];
  }
}

export default defineConfig({
  plugins: [lingui({ macroTransform: true })],
  test: {
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    setupFiles: ['test/loopback-only.ts'],
    // Files of a worker share the modules they load: a quarter of the time went into loading them for each file anew.
    isolate: false,
    // Vitest reserves a core for itself, half of a machine with two, and hardly uses it.
    maxWorkers: availableParallelism(),
    // Several times what the slowest takes, because a busy machine must not fail a test.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,standins,seed,scripts,test,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.feature.test.ts', 'test/e2e/**'],
        },
      },
      {
        extends: true,
        test: { name: 'sqlite', include: features, exclude: only('postgres'), env: { TEST_ENGINE: 'sqlite' } },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: features,
          exclude: only('sqlite'),
          env: { TEST_ENGINE: 'postgres' },
          globalSetup: ['test/postgres.ts'],
        },
      },
    ],
  },
});
