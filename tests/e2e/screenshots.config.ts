import { defineConfig } from '@playwright/test';
import tests from '../../playwright.config.ts';

/** `npm run screenshots`: every page as a picture into `screenshots/`, for people to look at. No part of `npm test`. */
export default defineConfig(tests, {
  testDir: '.',
  testMatch: ['screenshots.ts', 'readmePictures.ts'],
  globalSetup: '../setup/database.ts',
  outputDir: '../../test-results/screenshots',
  timeout: 300_000,
  use: { trace: 'off' },
});
