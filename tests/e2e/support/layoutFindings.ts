import type { Page } from '@playwright/test';
import { listTexts } from './texts.ts';

/** Widths of the window, in CSS pixels, at which nothing may be wider than the space that it has. */
const widths = [320, 390, 1440];

const namespaces = [...new Set([...listTexts('en').keys()].map((key) => key.split('.')[0]))].join('|');
const rawKey = new RegExp(String.raw`\b(?:${namespaces})(?:\.\w+)+\b|\{\{|\}\}`, 'u');

/** English sentences and words that German says otherwise. */
const english = ((): ReadonlySet<string> => {
  const german = new Set(listTexts('de').values());
  return new Set([...listTexts('en').values()].filter((text) => text.length > 3 && !text.includes('{{') && !german.has(text)));
})();

/** What overflows on a German page at each width and with text twice as large, and what is left untranslated, a line each. */
export async function layoutFindings(page: Page): Promise<string[]> {
  const found = await untranslated(page);
  for (const width of widths) {
    await resize(page, width);
    found.push(...(await overflowing(page)).map((finding) => `at ${width}: ${finding}`));
  }
  await enlarge(page, 32);
  found.push(...(await overflowing(page)).map((finding) => `with text twice as large: ${finding}`));
  await enlarge(page, 16);
  return found;
}

/** Two frames: the page has painted itself in its new size by then. */
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

/** What may not be wider than its box: what carries words, by its role. (One query for the page: one for each role takes seconds.) */
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
