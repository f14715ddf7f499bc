import { expect, type Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { User } from '../../../shared/accounts.schema.ts';
import { arrive } from './arrive.ts';
import type { Screen } from './screen.ts';

/** As long as addresses become, nearly. */
const longAddress = 'maximiliane.hohenstein-oberleitner@beratung-und-begleitung.example.org';

/** What a link that confirms an address leads to. */
export const confirmationScreens: readonly Screen[] = [
  {
    name: 'confirm-email',
    open: async (page, t) => {
      await knowLink(page);
      await arrive(page, '/confirm-email#token', page.getByRole('button', { name: t('confirm.ask.action') }));
    },
  },
  {
    name: 'confirm-email-done',
    open: async (page, t) => {
      await knowLink(page);
      await page.route('**/api/confirm-email', (route) => route.fulfill({ json: { email: longAddress, credits: 3 } }));
      await arrive(page, '/confirm-email#fresh', page.getByRole('button', { name: t('confirm.ask.action') }));
      await page.getByRole('button', { name: t('confirm.ask.action') }).click();
      await expect(page.getByRole('heading', { name: t('confirm.done.title') })).toBeVisible();
    },
  },
  ...(['CONFIRM_UNKNOWN', 'CONFIRM_USED', 'CONFIRM_EXPIRED'] as const).map((code) => ({
    name: `confirm-email-${code.slice(8).toLowerCase()}`,
    refused: '/api/confirm-email',
    open: async (page: Page, t: TFunction) => {
      await knowLink(page);
      await page.route('**/api/confirm-email', (route) =>
        route.fulfill({ status: 400, json: { error: { code, message: 'no', requestId: 'test' } } }),
      );
      await arrive(page, `/confirm-email#${code}`, page.getByRole('button', { name: t('confirm.ask.action') }));
      await page.getByRole('button', { name: t('confirm.ask.action') }).click();
      await expect(page.getByRole('alert')).toContainText(t(`errors.codes.${code}`));
    },
  })),
];

/** To be the last ones: from here on the account looks as if its address awaited a confirmation. */
export const awaitedScreens: readonly Screen[] = [
  {
    name: 'address-awaited',
    open: async (page, t) => {
      await awaitAddress(page);
      await arrive(page, '/', page.getByRole('region', { name: t('confirm.ask.title') }));
    },
  },
  {
    name: 'profile-address-awaited',
    open: async (page, t) => {
      await awaitAddress(page);
      await arrive(page, '/profile', page.getByRole('button', { name: t('profile.email.waiting.cancel') }));
    },
  },
];

/** Every link is one of ours that works. */
const knowLink = (page: Page): Promise<unknown> =>
  page.route('**/api/confirm-email/check', (route) => route.fulfill({ json: { email: longAddress } }));

const awaitAddress = (page: Page): Promise<unknown> =>
  page.route('**/api/user', async (route) => {
    const response = await route.fetch();
    const user = User.parse(await response.json());
    await route.fulfill({ response, json: { ...user, isEmailConfirmed: false, pendingEmail: longAddress } });
  });
