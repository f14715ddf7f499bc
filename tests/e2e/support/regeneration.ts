import { wholeSeconds } from '../../../web/lib/format.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import type { Script, Section } from '../../../shared/scripts.schema.ts';
import { enter } from './enter.ts';
import { ownText } from './ownText.ts';
import type { Account, World } from './world.ts';

export type Opened = { readonly id: string; readonly script: Script; readonly account: Account };

/** What tests of writing again do again and again. */
export const regeneration = {
  /** A finished script of somebody new, who is signed in; no page is opened. */
  prepare: async (page: Page, world: World, credits = 10): Promise<Opened> => {
    const account = await world.openAccount({ credits });
    await enter(page, account);
    const id = await ownText.finished(page, { title: 'Harbour lights', duration: 5 });
    return { id, script: await ownText.read(page, id), account };
  },

  /** The same, with the script's page opened. */
  open: async (page: Page, world: World, credits = 10): Promise<Opened> => {
    const prepared = await regeneration.prepare(page, world, credits);
    await page.goto(`/scripts/${prepared.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour lights');
    return prepared;
  },

  dialog: (page: Page): Locator => page.getByRole('dialog'),

  /** The button that says what it costs. */
  confirm: (page: Page, t: TFunction, count: number): Locator =>
    regeneration
      .dialog(page)
      .getByRole('button', { name: t('regeneration.confirm', { credits: t('app.credits', { count }) }), exact: true }),

  /** From the menu of a script, on its page or in its editor. */
  async openWhole(page: Page, t: TFunction): Promise<void> {
    await page.getByRole('button', { name: t('scripts.more'), exact: true }).click();
    await page.getByRole('menuitem', { name: t('regeneration.whole'), exact: true }).click();
  },

  ended: (page: Page, id: string, status: 'completed' | 'cancelled' | 'failed' = 'completed'): Promise<void> =>
    expect.poll(async () => (await ownText.read(page, id)).generation?.status, { timeout: 30_000 }).toBe(status),

  section: ({ sections }: Script, position: number): Section & { readonly seconds: number } => {
    const section = sections[position - 1];
    if (!section) throw new Error('no such section');
    return { ...section, seconds: wholeSeconds(section.speechSeconds + section.silenceSeconds) };
  },

  /** What says that it is under way. */
  banner: (page: Page, t: TFunction): Locator => page.getByRole('region', { name: t('generations.progress') }),
} as const;
