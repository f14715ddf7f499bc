import { defineConfig } from '@playwright/test';
import { browserFlags, findTestBrowser } from './tests/setup/findBrowser.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/setup/database.ts',
  workers: 2,
  // Every test has accounts of its own; the product that they use runs once for each of the two workers.
  fullyParallel: true,
  // A test that passes only now and then is an error of the product until proven otherwise.
  retries: 0,
  timeout: 180_000,
  // A page that works out much, on cores that are busy with something else, takes its time.
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    headless: true,
    // Without a graphics card each frame of a movement is painted by a core; `withMovement` keeps it where a page is tried whole.
    contextOptions: { reducedMotion: 'reduce' },
    // Without it Chromium names no download by letters beyond ASCII.
    launchOptions: { executablePath: findTestBrowser(), args: browserFlags, env: { ...process.env, LANG: 'C.UTF-8' } },
    screenshot: 'only-on-failure',
    // What was done, asked and said. Its film takes half a core where there is no graphics card, its copies of the page a
    // sixth of the time; `--trace on` records them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
});
