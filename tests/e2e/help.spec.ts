import en from '../../web/i18n/locales/en/help.json' with { type: 'json' };
import fr from '../../web/i18n/locales/fr/help.json' with { type: 'json' };
import { enter } from './support/enter.ts';
import { parts } from './support/parts.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const t = texts('en');

test('a search finds a place, and leads right to it', async ({ page, world }) => {
  await enter(page, await world.openAccount(), '/help');
  await page.getByRole('searchbox', { name: t('app.help.search') }).fill('cancel');
  await expect(page.getByRole('status').filter({ hasText: /results? found/u })).toBeVisible();
  await expect(page).toHaveURL('/help?q=cancel');
  await page.getByRole('link', { name: en.writing.sections.cancel.title }).click();
  await expect(page).toHaveURL('/help/writing#cancel');
  await expect(page.getByRole('heading', { name: en.writing.sections.cancel.title })).toBeFocused();
  await expect(page.getByRole('heading', { name: en.writing.sections.cancel.title })).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('cancel');
});

test('words without accents find words with them; nothing found says so and shows all pages', async ({ page, world }) => {
  const french = texts('fr');
  await enter(page, await world.openAccount(), '/help?lng=fr&q=releve');
  await expect(page.getByRole('link', { name: fr.credits.sections.ledger.title })).toBeVisible();
  await page.getByRole('searchbox', { name: french('app.help.search') }).fill('xylophone');
  await expect(page.getByText(french('app.help.none'))).toBeVisible();
  await expect(page.getByRole('link', { name: fr.start.title })).toBeVisible();
});

test('an address of a help page that is not there says so', async ({ page, world }) => {
  await enter(page, await world.openAccount(), '/help/alchemy');
  await expect(parts.title(page)).toHaveText(t('app.help.gone'));
  await page
    .getByRole('main')
    .getByRole('link', { name: t('app.help.all') })
    .click();
  await expect(parts.title(page)).toHaveText(t('app.help.title'));
});

test('each page opens its own help, by the button and by F1, and Escape gives the focus back', async ({ page, world }) => {
  await enter(page, await world.openAccount(), '/script-generator');
  const button = page.getByRole('button', { name: t('app.help.button') });
  await button.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: t('app.help.title') });
  await expect(panel.getByRole('heading', { name: en.request.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.goto('/transactions');
  await expect(parts.title(page)).toHaveText(t('credits.title'));
  await page.keyboard.press('F1');
  await expect(panel.getByRole('heading', { name: en.credits.title })).toBeVisible();
  await panel.getByRole('link', { name: t('app.help.open') }).click();
  await expect(page).toHaveURL('/help/credits');
  await expect(panel).toHaveCount(0);
  await expect(parts.title(page)).toHaveText(en.credits.title);
});

test('the help is for visitors, too', async ({ page }) => {
  await page.goto('/help');
  await page.getByRole('link', { name: en.credits.title }).first().click();
  await expect(page).toHaveURL('/help/credits');
  await expect(parts.title(page)).toHaveText(en.credits.title);
});

test('the style guide shows its components in each room', async ({ page, world }) => {
  await enter(page, await world.openAccount(), '/visual-demo');
  await expect(page.getByRole('heading', { name: 'PauseChip' })).toBeVisible();
  const paper = (): Promise<string> =>
    page.getByRole('heading', { name: 'PauseChip' }).evaluate((heading) => {
      const room = heading.closest('[data-theme]');
      return room ? getComputedStyle(room).backgroundColor : '';
    });
  const rooms = page.getByRole('radiogroup', { name: t('app.demo.room') });
  const seen = new Set<string>();
  for (const room of ['light', 'dark', 'lightMore', 'darkMore'] as const) {
    await rooms.getByRole('radio', { name: t(`app.demo.rooms.${room}`), exact: true }).check({ force: true });
    await expect.poll(paper).not.toBe('');
    seen.add(await paper());
  }
  expect(seen.size).toBe(4);
});
