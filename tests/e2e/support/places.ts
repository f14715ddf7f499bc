import { expect, type Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import type { GenerateBody } from '../../../shared/generations.schema.ts';
import { fillRequest } from './fillRequest.ts';
import { parts } from './parts.ts';
import type { Scene } from './prepareScene.ts';

export type Place = { readonly name: string; readonly open: (page: Page, t: TFunction) => Promise<void> };

const request: Partial<GenerateBody> = { type: 'hypnosis', theme: 'self-love', description: 'Kindness, in small steps' };

/** Pages as a visitor sees them. */
export const visitorsPlaces: readonly Place[] = [
  { name: 'welcome', open: (page, t) => arrive(page, '/', page.getByRole('link', { name: t('app.welcome.start') })) },
  { name: 'sign-in', open: (page, t) => arrive(page, '/auth', page.getByRole('heading', { name: t('accounts.signIn.title') })) },
  {
    name: 'sign-up-with-errors',
    open: async (page, t) => {
      await arrive(page, '/auth?plan=business', page.getByRole('heading', { name: t('accounts.register.title') }));
      await page.getByRole('button', { name: t('accounts.register.action') }).click();
      await expect(page.getByText(t('accounts.problems.required'))).toHaveCount(3);
    },
  },
  {
    name: 'not-found',
    open: (page, t) => arrive(page, '/nowhere', page.getByRole('heading', { name: t('app.notFound.title') })),
  },
];

/** Pages of somebody who has just signed up. */
export const newcomersPlaces: readonly Place[] = [
  {
    name: 'empty-list',
    open: (page, t) => arrive(page, '/scripts', page.getByRole('heading', { name: t('scripts.empty.title') })),
  },
];

/** Pages of somebody who has scripts in every state. */
export const placesOf = (scene: Scene): readonly Place[] => [
  { name: 'scripts', open: (page) => arrive(page, '/scripts', page.getByRole('article').nth(4)) },
  {
    name: 'transactions',
    open: (page, t) => arrive(page, '/transactions', page.getByRole('listitem').filter({ hasText: t('credits.kinds.monthly') })),
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
      for (const name of [t('generations.groups.listener'), t('generations.groups.details')])
        await page.getByRole('button', { name }).click();
      await page.getByLabel(t('generations.listenerName')).fill('R2-D2');
    },
  },
  {
    name: 'script-writing',
    open: (page, t) => arrive(page, `/edit/${scene.writing}`, page.getByRole('region', { name: t('generations.progress') })),
  },
  {
    name: 'script-outline',
    open: (page, t) =>
      arrive(page, `/edit/${scene.outlined}`, page.getByRole('button', { name: t('generations.approval.action') })),
  },
  { name: 'script-finished', open: (page, t) => arrive(page, `/edit/${scene.ready}`, parts.writer(page, t)) },
  { name: 'script-partial', open: (page, t) => arrive(page, `/edit/${scene.partial}`, parts.writer(page, t)) },
  {
    name: 'script-failed',
    open: (page, t) => arrive(page, `/edit/${scene.failed}`, page.getByRole('button', { name: t('generations.changeRequest') })),
  },
  {
    name: 'script-renaming',
    open: async (page, t) => {
      await arrive(page, `/edit/${scene.ready}`, parts.writer(page, t));
      await page.getByRole('button', { name: t('scripts.rename.action') }).click();
    },
  },
  {
    name: 'delete-dialog',
    open: async (page, t) => {
      await arrive(page, `/edit/${scene.ready}`, parts.writer(page, t));
      await page.getByRole('button', { name: t('scripts.delete.action') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'tray',
    open: async (page, t) => {
      await arrive(page, '/transactions', parts.tray(page, t, 2));
      await parts.tray(page, t, 2).click();
      await expect(page.getByRole('dialog', { name: t('app.tray.label') })).toBeVisible();
    },
  },
  {
    name: 'credits',
    open: async (page, t) => {
      await arrive(page, '/scripts', page.getByRole('article').nth(4));
      await page.getByRole('banner').getByRole('button', { expanded: false }).last().click();
      await expect(page.getByRole('dialog', { name: t('credits.title') })).toBeVisible();
    },
  },
];

async function arrive(page: Page, path: string, sign: ReturnType<Page['getByRole']>): Promise<void> {
  await page.goto(path);
  await expect(sign).toBeVisible();
}
