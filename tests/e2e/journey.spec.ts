import type { Page } from '@playwright/test';
import { parts } from './support/parts.ts';
import { expect, test, withMovement } from './support/test.ts';
import { texts, type TestLanguage } from './support/texts.ts';
import { signIn } from './support/signIn.ts';

test.use(withMovement);

const password = 'a quiet place to be';

const journeys: readonly { readonly language: TestLanguage; readonly locale: string; readonly email: string }[] = [
  { language: 'en', locale: 'en-GB', email: 'Visitor@Example.org' },
  { language: 'fr', locale: 'fr-FR', email: 'visiteuse@example.org' },
];

for (const { language, locale, email } of journeys) {
  const t = texts(language);

  test.describe(`the whole journey in ${language}`, () => {
    test.use({ locale });

    test('a visitor signs up, asks for hypnosis, leaves, and finds it finished on another device', async ({
      page,
      watch,
      world,
      openDevice,
    }) => {
      await page.goto('/');
      await expect(page.getByRole('link', { name: t('app.welcome.start'), exact: true })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
      // A visitor is asked about by nobody; only the sample is written for them.
      const asked = watch.requests.filter((path) => path.startsWith('/api/') || path.startsWith('/socket.io/'));
      expect(asked.filter((path) => path !== '/api/sample-script')).toEqual([]);
      await page.getByRole('link', { name: t('app.welcome.start'), exact: true }).click();
      await expect(parts.title(page)).toHaveText(t('accounts.register.title'));
      await signUp(page, email);
      await expect(page.getByRole('status').filter({ hasText: t('accounts.register.welcome') })).toBeVisible();
      await expect(page.getByRole('heading', { name: t('scripts.empty.title') })).toBeVisible();
      await expect(parts.credits(page, t, 3)).toBeVisible();

      await page.getByRole('link', { name: t('scripts.empty.action') }).click();
      await expect(parts.submit(page, t)).toHaveAttribute('aria-disabled', 'true');
      await expect(parts.submit(page, t)).toHaveAccessibleDescription(t('generator.reasons.theme'));
      await page.getByRole('radio', { name: t('vocabulary.types.hypnosis') }).check();
      await expect(page.getByText(t('generator.hypnosisNote'))).toBeVisible();
      await page.getByRole('radio', { name: t('vocabulary.themes.confidence'), exact: true }).check();
      const [outline, first, second] = [world.model.hold(0), world.model.hold(1), world.model.hold(2)];
      await parts.submit(page, t).click();

      // The script's page comes at once, before a word is written.
      await expect(page).toHaveURL(/\/scripts\/[\da-f-]{36}$/u);
      await expect(parts.stage(page, t)).toHaveText(t('generations.now.outline'));
      await expect(parts.stageNow(page, t)).toContainText(t('generations.stages.outline'));
      await expect(parts.credits(page, t, 1)).toBeVisible();
      await expect(parts.tray(page, t, 1)).toBeVisible();
      outline.open();
      await expect(parts.stage(page, t)).toHaveText(t('generations.now.section', { number: 1, total: 6 }));
      await expect(parts.sections(page)).toHaveCount(6);
      await expect(page.getByRole('article').getByText(t('scripts.beingWritten'))).toHaveCount(1);
      await first.reached;
      // Half of the section has been said; what there is of it can be read.
      await expect(
        page
          .getByRole('article')
          .getByRole('paragraph')
          .filter({ hasText: /\p{L}{3,}.*\p{L}{3,}.*\./u }),
      ).not.toHaveCount(0);
      await expect(page.getByRole('article').getByRole('img')).toHaveCount(0);
      first.open();
      await expect(parts.stage(page, t)).toHaveText(t('generations.now.section', { number: 2, total: 6 }));
      // A finished section has its pauses, and the next one is under way.
      await expect(page.getByRole('article').getByRole('img')).not.toHaveCount(0);
      await second.reached;
      const title = await parts.title(page).innerText();
      await page.close();
      second.open();

      const other = await openDevice({ locale });
      await other.goto('/');
      await other.getByRole('link', { name: t('accounts.modes.signIn'), exact: true }).click();
      await signIn(other, t, { email: email.toUpperCase(), password });
      // Home names it among what happened last and among all scripts.
      await other.getByRole('link', { name: title }).first().click();
      // It opens to be worked on; from there a button leads to its own page.
      await expect(parts.title(other)).toHaveText(t('editor.heading', { title }));
      await other.getByRole('link', { name: t('editor.done') }).click();
      await expectFinished(other, title);
      await other.reload();
      await expectFinished(other, title);
      await other
        .getByRole('navigation', { name: t('app.nav.label') })
        .getByRole('link', { name: t('app.nav.credits'), exact: true })
        .click();
      await expect(parts.title(other)).toHaveText(t('credits.title'));
      const entry = other.getByRole('listitem').filter({ hasText: title });
      await expect(entry).toContainText('−2');
      await entry.getByText(title).click();
      await expect(entry.getByRole('heading')).toHaveText(t('credits.writing.script'));
      await expect(entry.getByRole('definition')).toHaveText(['−2', '2']);
      await expect(other.getByRole('listitem').filter({ hasText: t('credits.kinds.monthly') })).toContainText('+3');
    });

    /** The form with each of its refusals first. */
    async function signUp(page: Page, address: string): Promise<void> {
      const [mail, first, again] = [t('accounts.email'), t('accounts.password'), t('accounts.passwordAgain')].map((name) =>
        page.getByLabel(name, { exact: true }),
      );
      const action = page.getByRole('button', { name: t('accounts.register.action') });
      if (!mail || !first || !again) throw new Error('the form has three fields');
      await action.click();
      await expect(page.getByText(t('accounts.problems.required'))).toHaveCount(3);
      await expect(mail).toHaveAccessibleDescription(t('accounts.problems.required'));
      await expect(mail).toBeFocused();
      await mail.fill('nobody at nowhere');
      await expect(mail).toHaveAccessibleDescription(t('accounts.problems.email'));
      await first.fill('7 chars');
      await again.fill('8 charsX');
      await expect(first).toHaveAccessibleDescription(new RegExp(t('accounts.problems.short', { min: 8 }), 'u'));
      await expect(again).toHaveAccessibleDescription(t('accounts.problems.mismatch'));
      await mail.fill(address);
      await first.fill(password);
      await again.fill(password);
      for (const field of [mail, first, again]) await expect(field).not.toHaveAttribute('aria-invalid');
      await action.click();
    }

    async function expectFinished(page: Page, title: string): Promise<void> {
      await expect(parts.writer(page, t)).toBeVisible();
      await expect(parts.title(page)).toHaveText(title);
      await expect(parts.sections(page)).toHaveCount(6);
      await expect(page.getByRole('region', { name: t('generations.progress') })).toHaveCount(0);
      await expect(parts.credits(page, t, 1)).toBeVisible();
      await expect(page.getByRole('link', { name: t('app.credits', { count: 2 }) })).toBeVisible();
    }
  });
}
