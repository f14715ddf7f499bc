import type { Locator, Page } from '@playwright/test';
import type { TFunction } from 'i18next';

/** Places of the pages that tests look at, found as a person or a screen reader finds them. */
export const parts = {
  title: (page: Page): Locator => page.getByRole('heading', { level: 1 }),

  /** Where the writing is, in a few words. */
  stage: (page: Page, t: TFunction): Locator => page.getByRole('region', { name: t('generations.progress') }).getByRole('status'),

  /** The stage that is under way, in the list of all of them. */
  stageNow: (page: Page, t: TFunction): Locator => page.getByRole('listitem').filter({ hasText: t('app.stageState.now') }),

  /** The titles of a script's sections. */
  sections: (page: Page): Locator => page.getByRole('article').getByRole('heading', { level: 2 }),

  /** The credits in the header. */
  credits: (page: Page, t: TFunction, count: number): Locator =>
    page.getByRole('button', { name: t('app.credits', { count }), exact: true }),

  /** The tray of running jobs in the header, and of those that wait for their person. */
  tray: (page: Page, t: TFunction, count: number, waiting = 0): Locator =>
    page.getByRole('button', {
      name: [t('app.tray.count', { count }), ...(waiting > 0 ? [t('app.tray.waiting', { count: waiting })] : [])].join(', '),
      exact: true,
    }),

  submit: (page: Page, t: TFunction): Locator => page.getByRole('button', { name: t('generator.receipt.action') }),

  /** Who wrote a finished script, which no other page says. */
  writer: (page: Page, t: TFunction): Locator =>
    page.getByText(t('scripts.writer.model', { model: 'held-model' }).replace(/\W+$/u, '')),

  /** The line that says the connection is lost, without its time. */
  offline: (page: Page, t: TFunction): Locator => page.getByText(t('app.offline', { time: '' }).split('.')[0]?.trim() ?? ''),
} as const;
