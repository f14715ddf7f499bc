import { expect, type Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { arrive } from './arrive.ts';
import { confirmationScreens } from './confirmationScreens.ts';
import type { Screen } from './screen.ts';
import { readTemplates } from './readTemplates.ts';

/** Pages as a visitor sees them. */
export const visitorScreens: readonly Screen[] = [
  ...readTemplates.map((screen) => ({ ...screen, name: `visitors-${screen.name}` })),
  {
    name: 'welcome',
    open: (page, t) => arrive(page, '/', page.getByRole('region', { name: t('landing.sample.text') })),
  },
  {
    name: 'pricing',
    open: (page, t) => arrive(page, '/pricing', page.getByRole('heading', { name: t('plans.title') })),
  },
  ...(['plans', 'features', 'testimonials'] as const).map((view) => ({
    name: `premium-${view}`,
    open: async (page: Page, t: TFunction) => {
      await arrive(page, '/premium', page.getByRole('heading', { name: t('plans.premium.title') }));
      await page.getByRole('tab', { name: t(`plans.premium.tabs.${view}`) }).click();
    },
  })),
  {
    name: 'privacy',
    open: (page, t) => arrive(page, '/privacy', page.getByRole('heading', { level: 1, name: t('app.legal.privacy') })),
  },
  {
    name: 'forgot-password',
    open: async (page, t) => {
      await arrive(page, '/forgot-password', page.getByRole('heading', { name: t('reset.forgot.title') }));
      await page.getByRole('button', { name: t('reset.forgot.action') }).click();
      await expect(page.getByText(t('accounts.problems.required'))).toBeVisible();
    },
  },
  {
    name: 'reset-password',
    open: async (page, t) => {
      await page.route('**/api/reset-password/check', (route) => route.fulfill({ status: 204 }));
      await arrive(page, '/reset-password#token', page.getByRole('heading', { name: t('reset.choose.title') }));
    },
  },
  ...confirmationScreens,
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
  { name: 'language-visitor', open: (page, t) => arrive(page, '/language', page.getByText(t('settings.language.kept'))) },
];
