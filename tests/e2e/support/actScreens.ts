import { expect, type Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { arrive } from './arrive.ts';
import { parts } from './parts.ts';
import type { Screen } from './screen.ts';
import type { Scene } from './prepareScene.ts';

/** What one does with a finished script: versions, export, writing again. */
export const actScreensOf = (scene: Scene): readonly Screen[] => [
  {
    name: 'versions',
    open: async (page, t) => {
      await arrive(page, `/scripts/${scene.ready}/versions`, page.getByRole('navigation', { name: t('versions.list') }));
      await page.getByRole('link', { name: t('versions.number', { number: 1 }) }).click();
      await expect(page.getByRole('button', { name: t('versions.export') })).toBeVisible();
    },
  },
  {
    name: 'versions-compared',
    open: async (page, t) => {
      await arrive(page, `/scripts/${scene.ready}/versions`, page.getByRole('navigation', { name: t('versions.list') }));
      await page.getByRole('link', { name: t('versions.number', { number: 2 }) }).click();
      await page.getByLabel(t('versions.compare.with')).selectOption({ index: 1 });
      await expect(page.getByRole('status').filter({ hasText: t('versions.compare.changes', { count: 3 }) })).toBeVisible();
    },
  },
  {
    name: 'proposals',
    open: (page, t) =>
      arrive(
        page,
        `/scripts/${scene.ready}/versions?proposals=${scene.proposals}`,
        page.getByRole('article', { name: t('versions.variants.name', { number: 2 }) }),
      ),
  },
  {
    name: 'script-more',
    open: async (page, t) => {
      await arrive(page, `/scripts/${scene.ready}`, parts.writer(page, t));
      await page.getByRole('button', { name: t('scripts.more'), exact: true }).click();
      await expect(page.getByRole('menuitem', { name: t('exports.print') })).toBeVisible();
    },
  },
  {
    name: 'export-dialog',
    open: async (page, t) => {
      await arrive(page, `/scripts/${scene.ready}`, parts.writer(page, t));
      await chooseFor(page, t, t('exports.open'));
      await expect(page.getByRole('dialog').getByRole('switch')).toHaveCount(2);
    },
  },
  {
    name: 'regenerate-dialog',
    open: async (page, t) => {
      await arrive(page, `/scripts/${scene.ready}`, parts.writer(page, t));
      await page.getByRole('article').getByRole('heading', { level: 2 }).first().locator('..').getByRole('button').click();
      await expect(page.getByRole('dialog').getByLabel(t('regeneration.instruction'))).toBeVisible();
    },
  },
];

/** What stands beside the menu of a script on wide screens is in it on narrow ones. */
async function chooseFor(page: Page, t: TFunction, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  if (await button.isVisible()) return button.click();
  await page.getByRole('button', { name: t('scripts.more'), exact: true }).click();
  return page.getByRole('menuitem', { name, exact: true }).click();
}
