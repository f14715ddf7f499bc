import { languages } from '../../shared/vocabulary.ts';
import { beginScript } from './support/beginScript.ts';
import { enter } from './support/enter.ts';
import { layoutFindings, mainWindows } from './support/layoutFindings.ts';
import { parts } from './support/parts.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

/** German, whose words are the longest, is surveyed on every page there is. */
const surveyed = languages.filter((language) => language !== 'de');

for (const language of surveyed) {
  test(`nothing overflows or breaks in the middle of a word: ${language}`, async ({ page, world }) => {
    // Many pages: how long that takes depends on the machine.
    test.setTimeout(600_000);
    await enter(page, await world.openAccount());
    const id = await beginScript(page);
    const found: string[] = [];
    for (const path of [
      '/',
      '/scripts',
      `/scripts/${id}`,
      `/scripts/${id}/read`,
      `/scripts/${id}/versions`,
      `/edit/${id}`,
      '/script-editor',
      '/script-generator',
      '/simple-generator',
      '/templates',
      '/collections',
      '/favorites',
      '/profile',
      '/settings',
      '/accessibility',
      '/language',
      '/unified-pricing',
      '/checkout?plan=business',
      '/transactions',
      '/help',
    ]) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=${language}`);
      await expect(parts.title(page)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      found.push(...(await layoutFindings(page, mainWindows)).map((finding) => `${path}: ${finding}`));
    }
    expect(found).toEqual([]);
  });
}

test('at 390 px with text twice as large the help is a press away', async ({ page, world }) => {
  const t = texts('en');
  await enter(page, await world.openAccount());
  await page.setViewportSize({ width: 390, height: 844 });
  const devTools = await page.context().newCDPSession(page);
  await page.goto('/');
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const help = page.getByRole('button', { name: t('app.help.button') });
  await expect(help).toBeInViewport({ ratio: 1 });
  await help.click();
  await expect(page.getByRole('dialog').getByRole('link', { name: t('app.help.open') })).toBeVisible();
});
