import { defineConfig } from 'vitest/config';

const notOurs = ['node_modules/**', 'dist/**', 'tools/**'];

/** Milliseconds that `expect.poll` waits for what comes from another process; its own second is too short on a busy machine. */
const patience = { poll: { timeout: 20_000 } };

/**
 * The files of a project run in two processes that stay, and are loaded into them once: a process for each file took a third of
 * the time to load the same modules again. Modules keep nothing of a test (state is made by `create…` and `open…`), and
 * `leaveNothing` undoes what a file replaces.
 */
const shared = { isolate: false, setupFiles: 'tests/setup/leaveNothing.ts' };

/** What measures the CPU of its own process has one to itself: what others left there is collected while it measures. */
const alone = ['tests/unit/linearText.test.ts'];

export default defineConfig({
  test: {
    // Two cores are what the tests may count on.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...notOurs, ...alone, 'tests/integration/**', 'tests/faults/**', 'tests/e2e/**'],
          // Whole grids of scripts are composed; how long that takes is the benches' matter.
          testTimeout: 120_000,
        },
      },
      { test: { name: 'unit alone', include: alone, testTimeout: 120_000 } },
      {
        test: {
          ...shared,
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
