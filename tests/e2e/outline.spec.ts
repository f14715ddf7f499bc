import { enter } from './support/enter.ts';
import { fillRequest } from './support/fillRequest.ts';
import { parts } from './support/parts.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const t = texts('en');

test('an outline waits until it was seen, is written when it is approved, and costs nothing when it is not', async ({
  page,
  world,
}) => {
  await enter(page, await world.openAccount(), '/script-generator');
  const askForOutline = async (): Promise<void> => {
    await fillRequest(page, t, { theme: 'creativity', duration: 5 });
    await page.getByRole('button', { name: t('generations.groups.details') }).click();
    await page.getByRole('switch', { name: t('generations.approveOutline') }).check();
    await parts.submit(page, t).click();
    await expect(parts.stage(page, t)).toHaveText(t('generations.now.awaiting_approval'));
    await expect(parts.sections(page)).toHaveCount(6);
    await expect(page.getByText(t('generations.approval.text'))).toBeVisible();
  };
  await askForOutline();
  await page.reload();
  await expect(parts.stage(page, t)).toHaveText(t('generations.now.awaiting_approval'));
  const planned = await parts.sections(page).allInnerTexts();
  await page.getByRole('button', { name: t('generations.approval.action') }).click();
  await expect(parts.writer(page, t)).toBeVisible();
  expect(await parts.sections(page).allInnerTexts()).toEqual(planned);
  await expect(parts.credits(page, t, 2)).toBeVisible();

  await page.goto('/script-generator');
  await askForOutline();
  await page.getByRole('button', { name: t('generations.cancel.action'), exact: true }).click();
  await expect(page.getByText(t('generations.cancelled.text'))).toBeVisible();
  await expect(parts.credits(page, t, 2)).toBeVisible();
});
