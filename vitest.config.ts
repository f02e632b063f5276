import { defineConfig } from 'vitest/config';

// `unit` needs nothing, `sqlite` and `postgres` run the same feature suite on each engine.
const features = ['src/features/**/*.feature.test.ts', 'src/http/**/*.feature.test.ts', 'src/db/**/*.feature.test.ts'];

export default defineConfig({
  test: {
    restoreMocks: true,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,standins,seed,scripts,test,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.feature.test.ts', 'test/e2e/**'],
        },
      },
      { test: { name: 'sqlite', include: features, env: { TEST_ENGINE: 'sqlite' } } },
      { test: { name: 'postgres', include: features, env: { TEST_ENGINE: 'postgres' } } },
    ],
  },
});
