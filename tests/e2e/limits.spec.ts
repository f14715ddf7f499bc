import { generateScript } from '../../shared/routes/generations.routes.ts';
import { enter } from './support/enter.ts';
import { fillRequest } from './support/fillRequest.ts';
import { parts } from './support/parts.ts';
import { ask } from './support/ask.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const t = texts('en');
const credits = (count: number): string => t('app.credits', { count });

test('without enough credits the button says why, and a shorter script can be had', async ({ page, watch, world }) => {
  const account = await world.openAccount();
  await enter(page, account);
  await ask(page, { duration: 15 });
  await page.goto('/script-generator');
  await fillRequest(page, t, { theme: 'sleep', duration: 10 });
  const submit = parts.submit(page, t);
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await expect(submit).toHaveAccessibleDescription(t('generator.reasons.credits', { available: credits(1), needed: credits(2) }));
  const sent = watch.requests.length;
  await submit.focus();
  await page.keyboard.press('Enter');
  await fillRequest(page, t, { duration: 7 });
  await expect(submit).not.toHaveAttribute('aria-disabled');
  expect(watch.requests.slice(sent)).not.toContain(generateScript.path);
  await submit.click();
  await expect(parts.writer(page, t)).toBeVisible();
  await expect(parts.credits(page, t, 0)).toBeVisible();
});

test('credits that went elsewhere meanwhile are refused by the server, in plain words', async ({ page, watch, world }) => {
  const account = await world.openAccount();
  await enter(page, account, '/script-generator');
  await fillRequest(page, t, { theme: 'sleep', duration: 15 });
  await expect(parts.submit(page, t)).not.toHaveAttribute('aria-disabled');
  // The credits go while the request is on its way, to a script that is still being written at the end.
  world.model.hold(1);
  await page.route(
    `**${generateScript.path}`,
    async (route) => {
      await ask(page, { duration: 15 });
      await route.continue();
    },
    { times: 1 },
  );
  watch.expectRefusal(402, generateScript.path);
  await parts.submit(page, t).click();
  await expect(page.getByRole('alert').filter({ hasText: t('errors.codes.INSUFFICIENT_CREDITS') })).not.toHaveCount(0);
  await expect(parts.submit(page, t)).toHaveAccessibleDescription(
    t('generator.reasons.credits', { available: credits(1), needed: credits(2) }),
  );
  expect(await world.countGenerations(account)).toBe(1);
});

test('a plan’s longest script is said, and a larger plan reaches further', async ({ page, openDevice, world }) => {
  await enter(page, await world.openAccount(), '/script-generator');
  const length = page.getByRole('slider', { name: t('generator.length') });
  await expect(length).toHaveAccessibleDescription(
    /^Discovery includes scripts up to 15 minutes\. Longer on other plans: Serenity up to 30, Awakening up to 45,? and Unlimited Zen up to 60\.$/u,
  );
  await length.focus();
  await page.keyboard.press('End');
  await expect(length).toHaveValue('15');
  await expect(length).toHaveAttribute('aria-valuetext', /15 minutes, 2 credits/u);

  const other = await openDevice();
  await enter(other, await world.openAccount({ plan: 'pro' }), '/script-generator');
  await other.getByRole('slider', { name: t('generator.length') }).press('End');
  await expect(other.getByRole('slider', { name: t('generator.length') })).toHaveValue('45');
  await expect(parts.credits(other, t, 50)).toBeVisible();
});

test('words of distress are met with help, and a practitioner may go on once', async ({ page, watch, world }) => {
  const account = await world.openAccount();
  await enter(page, account, '/script-generator');
  await fillRequest(page, t, { theme: 'anxiety', duration: 5, description: 'For somebody who says: I want to die.' });
  watch.expectRefusal(422, generateScript.path);
  await parts.submit(page, t).click();
  const title = page.getByRole('heading', { name: t('generator.help.title') });
  await expect(title).toBeFocused();
  await expect(page.getByText(t('generator.help.charged'))).toBeVisible();
  const lines = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /\p{L}/u }) })
    .filter({ hasText: /\d/u });
  await expect(lines).not.toHaveCount(0);
  await expect(parts.credits(page, t, 3)).toBeVisible();
  expect(await world.countGenerations(account)).toBe(0);

  // Other words make it another request, and the help goes.
  const description = page.getByLabel(t('generator.description'));
  await description.press('End');
  await description.pressSequentially(' Really.');
  await expect(title).toHaveCount(0);
  await parts.submit(page, t).click();
  await expect(title).toBeVisible();
  await page.getByRole('button', { name: t('generator.help.continue') }).click();
  await expect(parts.writer(page, t)).toBeVisible();
  await expect(parts.credits(page, t, 2)).toBeVisible();
  expect(await world.countGenerations(account)).toBe(1);
});

test('too long a text is named beside its field, and nothing typed is lost', async ({ page, world }) => {
  await enter(page, await world.openAccount(), '/script-generator');
  await page.getByRole('radio', { name: t('vocabulary.themes.focus'), exact: true }).check();
  const description = page.getByLabel(t('generator.description'));
  await description.fill('a'.repeat(2001));
  await expect(description).toHaveAccessibleDescription(new RegExp(t('generator.problems.tooLong', { maximum: 2000 }), 'u'));
  await expect(parts.submit(page, t)).toHaveAccessibleDescription(t('generator.reasons.problems'));
  await expect(description).toHaveValue('a'.repeat(2001));
  await description.fill('a'.repeat(2000));
  await expect(parts.submit(page, t)).not.toHaveAttribute('aria-disabled');
});
