import { defineConfig } from 'vitest/config';

const notOurs = ['node_modules/**', 'dist/**', 'tools/**'];

/** Milliseconds that `expect.poll` waits for what comes from another process; its own second is too short on a busy machine. */
const patience = { poll: { timeout: 20_000 } };

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
          expect: patience,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: 'tests/setup/database.ts',
          expect: patience,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // They kill processes and measure how long the others need to notice: side by side they would wait for each other.
          fileParallelism: false,
        },
      },
    ],
  },
});
