import type { Page } from '@playwright/test';
import { surveys } from './support/surveys.ts';
import { test } from './support/test.ts';
import { listTexts, texts } from './support/texts.ts';

const t = texts('de');
const widths = [320, 390, 1440];
const namespaces = [...new Set([...listTexts('en').keys()].map((key) => key.split('.')[0]))].join('|');
const rawKey = new RegExp(String.raw`\b(?:${namespaces})(?:\.\w+)+\b|\{\{|\}\}`, 'u');
const longTitle = 'Donaudampfschifffahrtsgesellschaftskapitänsfeierabendentspannung';

/** English sentences and words that German says otherwise. */
const english = ((): ReadonlySet<string> => {
  const german = new Set(listTexts('de').values());
  return new Set([...listTexts('en').values()].filter((text) => text.length > 3 && !text.includes('{{') && !german.has(text)));
})();

test.use({ locale: 'de-DE' });

for (const { about, run } of surveys) {
  test(`in German nothing overflows and nothing is left untranslated: ${about}`, async ({ page, watch, world }) => {
    // Many pages, many looks: how long that takes is the machine's matter.
    test.setTimeout(600_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const lookAt = async (): Promise<string[]> => {
      const found = await untranslated(page);
      for (const width of widths) {
        await resize(page, width);
        found.push(...(await overflowing(page)).map((fault) => `at ${width}: ${fault}`));
      }
      await enlarge(page, 32);
      found.push(...(await overflowing(page)).map((fault) => `with text twice as large: ${fault}`));
      await enlarge(page, 16);
      return found;
    };
    await run({ page, world, watch, t, language: 'de', titles: { ready: longTitle }, lookAt });
  });
}

/** Gives the page the time to draw itself anew. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** The size of text that the browser is set to, in pixels; pages are laid out by it as by a narrower window. */
async function enlarge(page: Page, standard: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard } });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** What may not be wider than its place: what carries words, by its role. (One look at the page: a query for each role takes seconds.) */
const carriers = `button, h1, h2, h3, h4, a[href], select, li, p, dialog, summary, td, th, label, legend, ${[
  'button',
  'heading',
  'link',
  'combobox',
  'listitem',
  'radiogroup',
  'dialog',
  'note',
]
  .map((role) => `[role="${role}"]`)
  .join(', ')}`;

const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide in ${clientWidth}`] : [];
    for (const element of document.querySelectorAll(selector)) {
      // Elements in a line of text have no width of their own, what only screen readers say has one pixel, and a cut that ends
      // in an ellipsis is meant.
      if (element.clientWidth <= 1 || element.scrollWidth <= element.clientWidth) continue;
      if (getComputedStyle(element).textOverflow === 'ellipsis' || element.closest('[aria-hidden="true"]')) continue;
      const name = `${element.getAttribute('role') ?? element.localName} “${element.textContent}”`;
      found.push(`${name} is ${element.scrollWidth} wide in ${element.clientWidth}`);
    }
    return found;
  }, carriers);

async function untranslated(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => ({ lines: document.body.innerText.split('\n'), title: document.title }));
  const lines = [...said.lines, said.title].map((line) => line.trim());
  const named = await page.ariaSnapshot();
  return [
    ...lines.filter((line) => english.has(line)).map((line) => `“${line}” is English`),
    ...[...lines, ...named.split('\n')].filter((line) => rawKey.test(line)).map((line) => `“${line}” is a key`),
  ];
}
