import { expect } from '@playwright/test';
import type { GenerateBody } from '../../../shared/generations.schema.ts';
import { actScreensOf } from './actScreens.ts';
import { arrive } from './arrive.ts';
import { editorScreens } from './editorScreens.ts';
import { fillRequest } from './fillRequest.ts';
import { parts } from './parts.ts';
import type { Scene } from './prepareScene.ts';
import type { Screen } from './screen.ts';

const request: Partial<GenerateBody> = { type: 'hypnosis', theme: 'self-love', description: 'Kindness, in small steps' };

/** Pages of somebody who has scripts in every state. */
export const screensOf = (scene: Scene): readonly Screen[] => [
  ...editorScreens,
  ...listScreensOf(scene),
  ...generatorScreens,
  ...scriptScreensOf(scene),
  ...actScreensOf(scene),
  deletingOf(scene),
  ...panelScreens,
];

const listScreensOf = (scene: Scene): readonly Screen[] => [
  {
    name: 'home',
    open: (page, t) => arrive(page, '/', page.getByRole('region', { name: t('home.insights.title') })),
  },
  { name: 'scripts', open: (page) => arrive(page, '/scripts', page.getByRole('article').nth(4)) },
  {
    name: 'scripts-none-found',
    open: (page, t) => arrive(page, '/scripts?search=xyzzy', page.getByRole('heading', { name: t('library.nothing.title') })),
  },
  { name: 'favorites', open: (page) => arrive(page, '/favorites', page.getByRole('article').first()) },
  { name: 'collections', open: (page) => arrive(page, '/collections', page.getByRole('article').first()) },
  {
    name: 'collection',
    open: (page) =>
      arrive(
        page,
        `/collections/${scene.collection}`,
        page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ has: page.getByRole('link') })
          .nth(1),
      ),
  },
  {
    name: 'transactions',
    open: (page, t) => arrive(page, '/transactions', page.getByRole('listitem').filter({ hasText: t('credits.kinds.monthly') })),
  },
];

const generatorScreens: readonly Screen[] = [
  {
    name: 'tonight',
    open: (page, t) => arrive(page, '/tonight', page.getByRole('button', { name: t('tonight.begin') })),
  },
  {
    name: 'generator',
    open: (page, t) => arrive(page, '/script-generator', parts.submit(page, t)),
  },
  {
    name: 'generator-all-open',
    open: async (page, t) => {
      await arrive(page, '/script-generator', parts.submit(page, t));
      await fillRequest(page, t, request);
      for (const name of [t('generator.groups.listener'), t('generator.groups.details')])
        await page.getByRole('button', { name }).click();
      await page.getByLabel(t('generator.listenerName')).fill('R2-D2');
    },
  },
];

const scriptScreensOf = (scene: Scene): readonly Screen[] => [
  {
    name: 'script-writing',
    open: (page, t) => arrive(page, `/scripts/${scene.writing}`, page.getByRole('region', { name: t('generations.progress') })),
  },
  {
    name: 'script-outline',
    open: (page, t) =>
      arrive(page, `/scripts/${scene.outlined}`, page.getByRole('button', { name: t('outline.approval.action') })),
  },
  { name: 'script-finished', open: (page, t) => arrive(page, `/scripts/${scene.ready}`, parts.writer(page, t)) },
  {
    name: 'reading',
    isWindow: true,
    open: (page, t) => arrive(page, `/scripts/${scene.ready}/read`, page.getByRole('button', { name: t('reading.play') })),
  },
  {
    name: 'script-editing',
    isWindow: true,
    open: (page, t) => arrive(page, `/edit/${scene.ready}`, page.getByRole('textbox', { name: t('editor.label') })),
  },
  { name: 'script-partial', open: (page, t) => arrive(page, `/scripts/${scene.partial}`, parts.writer(page, t)) },
  {
    name: 'script-failed',
    open: (page, t) =>
      arrive(page, `/scripts/${scene.failed}`, page.getByRole('button', { name: t('generations.changeRequest') })),
  },
  {
    name: 'script-renaming',
    open: async (page, t) => {
      await arrive(page, `/scripts/${scene.ready}`, parts.writer(page, t));
      await page.getByRole('button', { name: t('scripts.more'), exact: true }).click();
      await page.getByRole('menuitem', { name: t('scripts.rename.action') }).click();
    },
  },
];

const deletingOf = (scene: Scene): Screen => ({
  name: 'delete-dialog',
  open: async (page, t) => {
    await arrive(page, `/scripts/${scene.ready}`, parts.writer(page, t));
    await page.getByRole('button', { name: t('scripts.delete.action') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
});

/** What lies over a page. */
const panelScreens: readonly Screen[] = [
  {
    name: 'notifications',
    open: async (page, t) => {
      await arrive(page, '/transactions', page.getByRole('listitem').filter({ hasText: t('credits.kinds.monthly') }));
      await page.getByRole('button', { name: t('notifications.open') }).click();
      await expect(
        page
          .getByRole('dialog', { name: t('notifications.title') })
          .getByRole('listitem')
          .nth(1),
      ).toBeVisible();
    },
  },
  {
    name: 'tray',
    open: async (page, t) => {
      await arrive(page, '/transactions', parts.tray(page, t, 1, 1));
      await parts.tray(page, t, 1, 1).click();
      const jobs = page.getByRole('dialog', { name: t('app.tray.label') }).getByRole('listitem');
      await expect(jobs).toHaveCount(2);
      for (const job of await jobs.all()) await expect(job.locator('b')).not.toHaveText('');
    },
  },
  {
    name: 'credits',
    open: async (page, t) => {
      await arrive(page, '/scripts', page.getByRole('article').nth(4));
      const name = new RegExp(`^${t('app.credits', { count: 5 }).replace('5', String.raw`\d+`)}$`, 'u');
      await page.getByRole('banner').getByRole('button', { name }).click();
      await expect(page.getByRole('dialog', { name: t('credits.title') })).toBeVisible();
    },
  },
];
