import { defineConfig } from 'vitest/config';

const notOurs = ['node_modules/**', 'dist/**', 'tools/**'];

export default defineConfig({
  test: {
    // Two cores are what the tests may count on.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...notOurs, 'tests/integration/**', 'tests/faults/**', 'tests/e2e/**'],
          // Whole grids of scripts are composed; how long that takes is the benches' matter.
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: 'tests/setup/database.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: 'tests/setup/database.ts',
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // They kill processes and measure how long the others need to notice: side by side they would wait for each other.
          fileParallelism: false,
        },
      },
    ],
  },
});
