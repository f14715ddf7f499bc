import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { storageKeys } from '../../../web/lib/storageKeys.ts';
import { Watch } from './watch.ts';
import { openWorld, type World } from './world.ts';

type Fixtures = {
  readonly watch: Watch;
  /** Another device: a browser that shares nothing with the first. */
  readonly openDevice: (options?: BrowserContextOptions) => Promise<Page>;
  readonly fixed: void;
  /** Whether a new account has been welcomed; a dialog stands before its home page otherwise. */
  readonly welcomed: boolean;
};

const skipWelcome = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((key) => {
    // A page of no site has no storage.
    if (location.protocol.startsWith('http')) localStorage.removeItem(key);
  }, storageKeys.welcome);

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
  // As above.
  // oxlint-disable-next-line no-empty-pattern
  watch: async ({}, use) => {
    const watch = new Watch();
    await use(watch);
    watch.check();
  },
  fixed: [
    async ({ world }, use) => {
      await use();
      await world.fix();
    },
    { auto: true, timeout: 60_000 },
  ],
  welcomed: [true, { option: true }],
  context: async ({ context, watch, world, welcomed }, use) => {
    watch.over(context, world.url);
    if (welcomed) await skipWelcome(context);
    await use(context);
  },
  openDevice: async ({ browser, watch, world }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL: world.url, ...options });
      opened.push(context);
      watch.over(context, world.url);
      await skipWelcome(context);
      return context.newPage();
    });
    // Left open, its pages would keep their sockets through all tests that come after.
    await Promise.all(opened.map((context) => context.close()));
  },
});

/** For `test.use`: pages as most people see them, with everything that moves. */
export const withMovement = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export { expect } from '@playwright/test';
