import { expect } from '@playwright/test';
import { getUser } from '../../../shared/routes/accounts.routes.ts';
import { storageKeys } from '../../../web/lib/storageKeys.ts';
import { arrive } from './arrive.ts';
import { awaitedScreens } from './confirmationScreens.ts';
import { parts } from './parts.ts';
import type { Screen } from './screen.ts';
import { readTemplates } from './readTemplates.ts';

/** Pages of somebody who has just signed up. */
export const newcomerScreens: readonly Screen[] = [
  {
    name: 'home-welcome',
    open: async (page, t) => {
      await arrive(page, '/transactions', page.getByRole('heading', { level: 1 }));
      const { id } = getUser.answers[200].parse(await (await page.request.get(getUser.path)).json());
      // A page that is loaded again counts as welcomed; one that is gone to within it does not.
      await page.evaluate(([key, account]) => localStorage.setItem(key, account), [storageKeys.welcome, id] as const);
      const home = page.getByRole('link', { name: t('app.nav.home'), exact: true });
      if (!(await home.isVisible())) await page.getByRole('button', { name: t('app.nav.open') }).click();
      await home.click();
      await expect(page.getByRole('dialog').getByRole('button', { name: t('home.welcome.explore') })).toBeVisible();
    },
  },
  {
    name: 'home-empty',
    open: (page, t) => arrive(page, '/', page.getByRole('region', { name: t('home.insights.title') })),
  },
  {
    name: 'favorites-empty',
    open: (page, t) => arrive(page, '/favorites', page.getByRole('heading', { name: t('library.favorites.empty.title') })),
  },
  {
    name: 'collections-empty',
    open: (page, t) => arrive(page, '/collections', page.getByRole('heading', { name: t('library.collections.empty.title') })),
  },
  ...readTemplates,
  {
    name: 'templates-none-own',
    open: (page, t) => arrive(page, '/templates?source=own', page.getByRole('heading', { name: t('templates.empty.title') })),
  },
  {
    name: 'templates-none-found',
    open: (page, t) => arrive(page, '/templates?q=xyzzy', page.getByRole('heading', { name: t('templates.none.title') })),
  },
  {
    name: 'template-new-with-errors',
    open: async (page, t) => {
      await arrive(page, '/templates/new', page.getByRole('heading', { name: t('templates.form.new') }));
      await page.getByRole('textbox', { name: t('templates.form.content'), exact: true }).fill('[pause:99]');
      await page.getByRole('button', { name: t('templates.form.save') }).click();
      await expect(page.getByText(t('templates.problems.required'))).toHaveCount(1);
    },
  },
  {
    name: 'simple-generator',
    open: async (page, t) => {
      await arrive(page, '/simple-generator', page.getByRole('heading', { name: t('starts.simple.heading') }));
      await page.getByLabel(t('starts.simple.label')).fill(t('starts.simple.hint'));
      const panel = page.getByRole('complementary', { name: t('starts.simple.understood') });
      await expect(panel.getByRole('status')).toContainText(t('vocabulary.themes.sleep'));
    },
  },
  {
    name: 'generator-from-template',
    open: async (page, t) => {
      await arrive(page, '/templates', page.getByRole('article').nth(4));
      await page.getByRole('article').first().getByRole('link').click();
      await page.getByRole('link', { name: t('templates.use') }).click();
      await expect(parts.submit(page, t)).toBeVisible();
    },
  },
  {
    name: 'unified-pricing',
    open: (page, t) => arrive(page, '/unified-pricing', page.getByRole('heading', { name: t('plans.title') })),
  },
  {
    name: 'own-script-with-errors',
    open: async (page, t) => {
      await arrive(page, '/script-editor', page.getByRole('heading', { name: t('ownScript.title') }));
      await page.getByRole('button', { name: t('ownScript.begin') }).click();
      await expect(page.getByText(t('ownScript.nameMissing'))).toBeVisible();
    },
  },
  {
    name: 'checkout',
    open: (page, t) => arrive(page, '/checkout?plan=business', page.getByRole('heading', { name: t('plans.checkout.title') })),
  },
  { name: 'help', open: (page, t) => arrive(page, '/help', page.getByRole('searchbox', { name: t('app.help.search') })) },
  { name: 'help-found', open: (page) => arrive(page, '/help?q=pause', page.getByRole('status').filter({ hasText: /\d/u })) },
  {
    name: 'help-page',
    open: (page, t) => arrive(page, '/help/access', page.getByRole('navigation', { name: t('app.help.pages') })),
  },
  {
    name: 'help-panel',
    open: async (page, t) => {
      await arrive(page, '/transactions', page.getByRole('heading', { level: 1 }));
      await page.getByRole('button', { name: t('app.help.button') }).click();
      await expect(page.getByRole('dialog').getByRole('link', { name: t('app.help.open') })).toBeVisible();
    },
  },
  {
    name: 'visual-demo',
    open: (page, t) => arrive(page, '/visual-demo', page.getByRole('heading', { name: t('app.nav.visualDemo') })),
  },
  {
    name: 'profile',
    open: (page, t) => arrive(page, '/profile', page.getByText(t('profile.sessions.alone'))),
  },
  {
    name: 'profile-leaving',
    open: async (page, t) => {
      await arrive(page, '/profile', page.getByText(t('profile.sessions.alone')));
      await page.getByRole('button', { name: t('profile.leave.action') }).click();
      await page.getByRole('button', { name: t('profile.leave.dialog.confirm'), exact: true }).click();
      await expect(page.getByText(t('profile.leave.dialog.emailWrong'))).toBeVisible();
    },
  },
  {
    name: 'empty-list',
    open: (page, t) => arrive(page, '/scripts', page.getByRole('heading', { name: t('scripts.empty.title') })),
  },
  {
    name: 'settings',
    open: (page, t) => arrive(page, '/settings', page.getByRole('button', { name: t('settings.restore.action') })),
  },
  {
    name: 'accessibility',
    open: (page, t) => arrive(page, '/accessibility', page.getByRole('heading', { name: t('settings.accessibility.title') })),
  },
  { name: 'language', open: (page, t) => arrive(page, '/language', page.getByText(t('settings.language.keptAccount'))) },
  ...awaitedScreens,
];
