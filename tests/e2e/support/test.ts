import { test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import { Watch } from './watch.ts';
import { openWorld, type World } from './world.ts';

type Fixtures = {
  readonly watch: Watch;
  /** Another device: a browser that shares nothing with the first. */
  readonly openDevice: (options?: BrowserContextOptions) => Promise<Page>;
  readonly mended: void;
};

/** A test with the running product and a browser; a word of complaint from the browser fails it. */
export const test = base.extend<Fixtures, { readonly world: World }>({
  world: [
    // Playwright reads the names of what a fixture needs out of this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const world = await openWorld();
      await use(world);
      await world.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ world }, use) => use(world.url),
  // oxlint-disable-next-line no-empty-pattern
  watch: async ({}, use) => {
    const watch = new Watch();
    await use(watch);
    watch.check();
  },
  mended: [
    async ({ world }, use) => {
      await use();
      await world.mend();
    },
    { auto: true, timeout: 60_000 },
  ],
  context: async ({ context, watch, world }, use) => {
    watch.over(context, world.url);
    await use(context);
  },
  openDevice: async ({ browser, watch, world }, use) => {
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL: world.url, ...options });
      watch.over(context, world.url);
      return context.newPage();
    });
  },
});

export { expect } from '@playwright/test';
