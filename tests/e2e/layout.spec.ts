import type { Page } from '@playwright/test';
import { surveys } from './support/surveys.ts';
import { test } from './support/test.ts';
import { listTexts, texts } from './support/texts.ts';

const t = texts('de');
const widths = [320, 390, 1440];
const namespaces = 'accounts|app|credits|errors|generations|scripts|vocabulary';
const rawKey = new RegExp(String.raw`\b(?:${namespaces})(?:\.\w+)+\b|\{\{|\}\}`, 'u');
const longTitle = 'Donaudampfschifffahrtsgesellschaftskapitänsfeierabendentspannung';

/** English sentences and words that German says otherwise. */
const english = ((): ReadonlySet<string> => {
  const german = new Set(listTexts('de').values());
  return new Set([...listTexts('en').values()].filter((text) => text.length > 3 && !text.includes('{{') && !german.has(text)));
})();

test.use({ locale: 'de-DE' });

for (const { about, run } of surveys) {
  test(`in German nothing overflows and nothing is left untranslated: ${about}`, async ({ page, world }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const lookAt = async (): Promise<string[]> => {
      const found = await untranslated(page);
      for (const width of widths) {
        await resize(page, width);
        found.push(...(await overflowing(page)).map((fault) => `at ${width}: ${fault}`));
      }
      return found;
    };
    await run({ page, world, t, language: 'de', titles: { ready: longTitle }, lookAt });
  });
}

/** Gives the page the time to draw itself anew. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

async function overflowing(page: Page): Promise<string[]> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide in ${clientWidth}`] : [];
  for (const role of [
    'button',
    'heading',
    'link',
    'combobox',
    'listitem',
    'paragraph',
    'radiogroup',
    'dialog',
    'note',
  ] as const) {
    const wide = await page.getByRole(role).evaluateAll((elements) =>
      elements
        // Elements in a line of text have no width of their own; a cut that ends in an ellipsis is meant.
        .filter(
          (element) =>
            element.clientWidth > 0 &&
            element.scrollWidth > element.clientWidth &&
            getComputedStyle(element).textOverflow !== 'ellipsis',
        )
        .map((element) => `“${element.textContent}” is ${element.scrollWidth} wide in ${element.clientWidth}`),
    );
    found.push(...wide.map((text) => `${role} ${text}`));
  }
  return found;
}

async function untranslated(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => ({ lines: document.body.innerText.split('\n'), title: document.title }));
  const lines = [...said.lines, said.title].map((line) => line.trim());
  const named = await page.ariaSnapshot();
  return [
    ...lines.filter((line) => english.has(line)).map((line) => `“${line}” is English`),
    ...[...lines, ...named.split('\n')].filter((line) => rawKey.test(line)).map((line) => `“${line}” is a key`),
  ];
}
