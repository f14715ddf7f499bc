import type { Page } from '@playwright/test';
import { plans, popularPlan } from '../../shared/plans.ts';
import { requestSample } from '../../shared/routes/samples.routes.ts';
import { formatsOf } from '../../web/lib/format.ts';
import { enter } from './support/enter.ts';
import { parts } from './support/parts.ts';
import { expect, test, withMovement } from './support/test.ts';
import { texts } from './support/texts.ts';

test.use(withMovement);

const t = texts('en');
const formats = formatsOf('en');

/** Fills in the form for a new account that is in sight, and sends it. */
async function signUp(page: Page): Promise<void> {
  await page.getByLabel(t('accounts.email')).fill(`${crypto.randomUUID()}@example.org`);
  for (const name of [t('accounts.password'), t('accounts.passwordAgain')])
    await page.getByLabel(name, { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: t('accounts.register.action') }).click();
}

test.describe('the front page', () => {
  test('the composer writes before the visitor’s eyes, and another script when asked', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const figure = page.getByRole('figure', { name: t('landing.sample.label') });
    await expect(figure.getByRole('status')).toHaveText(/3:0\d|2:5\d/u);
    const text = figure.getByRole('region', { name: t('landing.sample.text') });
    await expect(text.getByRole('img').first()).toBeVisible();
    const before = await text.innerText();
    await figure.getByRole('button', { name: t('landing.sample.again') }).click();
    await expect(text).not.toHaveText(before);
    const asked = page.waitForRequest((request) => request.url().endsWith(requestSample.path));
    await figure.getByLabel(t('landing.sample.theme')).selectOption(t('vocabulary.themes.sleep'));
    expect((await asked).postDataJSON()).toEqual({ language: 'en', theme: 'sleep' });
    await expect(figure.getByText(t('scripts.writer.composer'))).toBeVisible();
  });

  test('the text grows sentence by sentence where motion is welcome', async ({ page }) => {
    await page.goto('/');
    const figure = page.getByRole('figure', { name: t('landing.sample.label') });
    await expect(figure.getByRole('status')).toHaveText(/^Writing section 1 of \d$/u);
    await expect(figure.getByRole('status')).toHaveText(/^Writing section 2 of \d$/u);
  });

  test('what cannot be composed says so, and can be asked for again', async ({ page, watch }) => {
    watch.expectRefusal(429, requestSample.path);
    await page.route(`**${requestSample.path}`, (route) =>
      route.fulfill({ status: 429, json: { error: { code: 'RATE_LIMITED', message: 'no', requestId: 'one' } } }),
    );
    await page.goto('/');
    const figure = page.getByRole('figure', { name: t('landing.sample.label') });
    await expect(figure.getByRole('alert')).toContainText(t('errors.codes.RATE_LIMITED'));
    await page.unroute(`**${requestSample.path}`);
    await figure.getByRole('button', { name: t('app.oops.again') }).click();
    await expect(figure.getByRole('heading', { level: 2 })).toBeVisible();
  });

  test('plans are those of the catalogue, and each leads to an account first', async ({ page }) => {
    await page.goto('/');
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: t('vocabulary.plans.essential') }) });
    await expect(card).toContainText(formats.money(plans.essential.monthlyCents));
    await expect(card).toContainText(t('plans.ticks.credits', { count: plans.essential.monthlyCredits }));
    await card.getByRole('link').click();
    await expect(page).toHaveURL('/auth?plan=essential&cycle=monthly');
    await expect(page.getByRole('note')).toContainText(t('vocabulary.plans.essential'));
  });

  test('the first script begins with a free account, and leads to the form for it', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: t('landing.call.action') }).click();
    await expect(parts.title(page)).toHaveText(t('accounts.register.title'));
    await expect(page.getByRole('note')).toHaveCount(0);
    await signUp(page);
    await expect(page).toHaveURL('/script-generator');
    await expect(parts.title(page)).toHaveText(t('generator.heading'));
  });

  test('while the beta is on the sign-up says so, and nothing asks for a plan', async ({ page, watch, world }) => {
    await world.stopApi('SIGTERM');
    await world.startApi({ BETA: 'on' });
    watch.allowCutOff();
    await page.goto('/auth?plan=free');
    await expect(page.getByRole('note')).toHaveText(t('plans.beta'));
    await signUp(page);
    await expect(page.getByRole('region', { name: t('home.subscription.title') })).toContainText('60 min');
    await expect(page.getByRole('button', { name: t('home.start.actions.sleep') })).not.toContainText(t('vocabulary.plans.free'));
    for (const name of [t('home.offer.action'), t('home.premium.action')])
      await expect(page.getByRole('link', { name })).toHaveCount(0);
    await expect(parts.credits(page, t, plans.free.monthlyCredits)).toBeVisible();
    await page.goto('/script-generator');
    await expect(page.getByText(t('generator.limit.beta', { length: formats.minutes(plans.business.maxMinutes) }))).toBeVisible();
  });

  test('a place of the page is found from anywhere, and has the focus', async ({ page }) => {
    await page.goto('/pricing');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('landing.nav.features') })
      .click();
    await expect(page).toHaveURL('/#features');
    await expect(page.getByRole('heading', { name: t('landing.features.title') })).toBeFocused();
    await expect(page.getByRole('heading', { name: t('landing.features.title') })).toBeInViewport();
  });
});

test.describe('plans and credits', () => {
  test('by the month and by the year, with what a year saves', async ({ page }) => {
    await page.goto('/pricing');
    const pro = page.getByRole('article').filter({ has: page.getByRole('heading', { name: t('vocabulary.plans.pro') }) });
    await expect(pro).toContainText(formats.money(1499));
    await page.getByRole('radio', { name: /^Yearly/u }).check({ force: true });
    await expect(pro).toContainText(formats.money(1249));
    await expect(pro).toContainText(t('plans.less', { percent: '17%' }));
    await expect(pro.getByRole('link')).toHaveAttribute('href', '/auth?plan=pro&cycle=yearly');
  });

  test('plans are compared in what differs, and what all of them have stands once', async ({ page }) => {
    await page.goto('/pricing');
    const row = (name: string) => page.getByRole('table').getByRole('row').filter({ hasText: name });
    const noLimit = t('plans.table.noLimit');
    await expect(row(t('plans.table.words')).getByRole('cell')).toHaveText(['1,500', noLimit, noLimit, noLimit]);
    await expect(row(t('plans.table.exports')).getByRole('cell').nth(1)).toHaveText('TXT and PDF');
    await expect(row(t('plans.table.model')).getByRole('cell')).toContainText([
      t('plans.table.no'),
      t('plans.table.no'),
      t('plans.table.yes'),
      t('plans.table.yes'),
    ]);
    // No row says the same of every plan.
    for (const cells of await page.getByRole('table').locator('tbody tr').all())
      expect(new Set(await cells.getByRole('cell').allInnerTexts()).size).toBeGreaterThan(1);
    const versions = t('plans.included.figure', { name: t('plans.table.versions'), value: '100' });
    await expect(page.getByRole('listitem').filter({ hasText: versions })).toBeVisible();
  });

  test('one plan is popular, the same one wherever plans stand', async ({ page }) => {
    for (const path of ['/', '/pricing', '/premium']) {
      await page.goto(path);
      const popular = page.getByRole('article').filter({ has: page.getByText(t('plans.popular'), { exact: true }) });
      await expect(popular.getByRole('heading')).toHaveText([t(`vocabulary.plans.${popularPlan}`)]);
    }
  });

  test('who came for a paid plan learns after signing up that payment opens later', async ({ page }) => {
    await page.goto('/auth?plan=pro&cycle=yearly');
    await signUp(page);
    await expect(page).toHaveURL('/checkout?plan=pro&cycle=yearly');
    await expect(parts.title(page)).toHaveText(t('plans.checkout.title'));
    await expect(page.getByText(formats.money(plans.pro.yearlyCents))).toBeVisible();
  });

  test('signed in: one’s own plan is named, another one or a pack leads to the page that takes no money', async ({
    page,
    world,
  }) => {
    await enter(page, await world.openAccount({ plan: 'essential' }), '/premium');
    await expect(parts.title(page)).toHaveText(t('plans.title'));
    await expect(page.getByRole('button', { name: t('plans.choose.current') })).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('link', { name: t('plans.choose.other', { plan: t('vocabulary.plans.business') }) }).click();
    await expect(parts.title(page)).toHaveText(t('plans.checkout.title'));
    await page.getByRole('link', { name: t('plans.checkout.back') }).click();
    await expect(page).toHaveURL('/unified-pricing');
    await page.goto('/buy-credits');
    await expect(page).toHaveURL('/unified-pricing#packs');
    await expect(page.getByRole('heading', { name: t('plans.packs.title') })).toBeFocused();
    await page.getByRole('link', { name: t('plans.packs.buy', { price: formats.money(1699) }) }).click();
    await expect(page.getByText(t('app.credits', { count: 20 }))).toBeVisible();
    await page.goto('/checkout?plan=gold');
    await expect(page.getByText(t('plans.checkout.unknown'))).toBeVisible();
  });

  test('choosing the free plan on the free plan says so', async ({ page, world }) => {
    await enter(page, await world.openAccount(), '/unified-pricing');
    await page.getByRole('button', { name: t('plans.choose.current') }).click();
    await expect(page.getByRole('status').filter({ hasText: t('plans.choose.alreadyFree') })).toBeVisible();
  });

  test('the visitor’s page of plans has three views, reached by arrow keys, and invents nobody', async ({ page }) => {
    await page.goto('/premium');
    const tab = (name: 'plans' | 'features' | 'testimonials') => page.getByRole('tab', { name: t(`plans.premium.tabs.${name}`) });
    await expect(tab('plans')).toHaveAttribute('aria-selected', 'true');
    await tab('plans').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab('features')).toBeFocused();
    await expect(page.getByRole('table')).toContainText(t('vocabulary.plans.business'));
    await page.keyboard.press('End');
    await expect(tab('testimonials')).toBeFocused();
    await expect(page.getByRole('heading', { name: t('plans.premium.none.title') })).toBeVisible();
  });

  test('older addresses lead here, those of accounts only after signing in', async ({ page, world }) => {
    await page.goto('/pricing-test');
    await expect(page).toHaveURL('/pricing');
    await page.goto('/database-pricing');
    await expect(parts.title(page)).toHaveText(t('plans.title'));
    await page.goto('/subscription');
    await expect(page).toHaveURL('/auth');
    await enter(page, await world.openAccount(), '/subscription');
    await expect(parts.title(page)).toHaveText(t('plans.title'));
    await page.goto('/account/subscription');
    await expect(parts.title(page)).toHaveText(t('plans.title'));
  });
});

test.describe('where a page cannot be shown', () => {
  test('a server that fails is said to have failed, and can be asked again', async ({ page, watch, world }) => {
    await enter(page, await world.openAccount(), '/scripts');
    await expect(parts.title(page)).toBeVisible();
    watch.expectRefusal(500, '/api/user');
    await page.route('**/api/user', (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.goto('/transactions');
    await expect(parts.title(page)).toHaveText(t('app.serverError.title'));
    await expect(page.getByRole('alert')).toContainText(t('errors.codes.INTERNAL'));
    await page.unroute('**/api/user');
    await page.getByRole('button', { name: t('app.oops.again') }).click();
    await expect(parts.title(page)).toHaveText(t('credits.title'));
  });
});
