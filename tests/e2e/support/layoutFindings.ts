import type { Page } from '@playwright/test';
import { listTexts } from './texts.ts';

/** Windows at which nothing may be wider than the space that it has: their width, and the size of text that the browser is set to, in CSS pixels. */
const windows = [
  { width: 320, standard: 16 },
  { width: 390, standard: 32 },
  { width: 1440, standard: 16 },
  { width: 1440, standard: 32 },
] as const;

/** Those that every page is looked at in all languages. */
export const mainWindows = windows.slice(0, 3);

/** Words of fewer letters stand in one line, also with text twice as large on a phone. */
const maxBroken = 13;

const namespaces = [...new Set([...listTexts('en').keys()].map((key) => key.split('.')[0]))].join('|');
const rawKey = new RegExp(String.raw`\b(?:${namespaces})(?:\.\w+)+\b|\{\{|\}\}`, 'u');

/** English sentences and words that German says otherwise. */
const english = ((): ReadonlySet<string> => {
  const german = new Set(listTexts('de').values());
  return new Set([...listTexts('en').values()].filter((text) => text.length > 3 && !text.includes('{{') && !german.has(text)));
})();

/** What overflows on a German page in each window, and what is left untranslated, a line each. */
export const germanFindings = async (page: Page): Promise<string[]> => [
  ...(await untranslated(page)),
  ...(await layoutFindings(page)),
];

/** What overflows or breaks in the middle of a word in each window, a line each. */
export async function layoutFindings(page: Page, among: readonly (typeof windows)[number][] = windows): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const { width, standard } of among) {
    // Pages are laid out by the size of text as by a narrower window; Chromium tells them so with the next change of the window.
    await devTools.send('Page.setFontSizes', { fontSizes: { standard } });
    await page.setViewportSize({ width: width - 1, height: 900 });
    await page.setViewportSize({ width, height: 900 });
    // Two frames: the page has painted itself in its new size by then.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const findings = [...(await overflowing(page)), ...(width < 1000 ? await brokenWords(page) : [])];
    found.push(...findings.map((finding) => `at ${width} with text of ${standard}: ${finding}`));
  }
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await devTools.detach();
  return found;
}

/** Words that begin in one line and end in another. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate((max) => {
    const found = new Set<string>();
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const { parentElement: parent, textContent } = node;
      // Addresses may break anywhere; what only screen readers say has one pixel.
      if (!parent?.checkVisibility() || !textContent || textContent.includes('@') || parent.clientWidth === 1) continue;
      if (parent.closest('svg, textarea, [aria-hidden="true"]')) continue;
      for (const { 0: word, index } of textContent.matchAll(/\p{L}{2,}/gu)) {
        if (word.length > max) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (first && others.some(({ top }) => top > first.top + first.height / 2))
          found.add(`“${word}” breaks in ${parent.localName}`);
      }
    }
    return [...found];
  }, maxBroken);

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
      if (element.clientWidth <= 1) continue;
      const dialog = element.closest('[role="dialog"]');
      // What stands at the end of a line sticks out at its beginning, where nothing scrolls.
      if (dialog && element.getBoundingClientRect().left < dialog.getBoundingClientRect().left)
        found.push(`“${element.textContent}” begins outside of its dialog`);
      if (element.scrollWidth <= element.clientWidth) continue;
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
