import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { dress } from './support/dress.ts';
import { enter } from './support/enter.ts';
import { introduce } from './support/introduce.ts';
import type { Screen } from './support/screen.ts';
import { newcomerScreens } from './support/newcomerScreens.ts';
import { screensOf } from './support/sceneScreens.ts';
import { prepareScene, type Titles } from './support/prepareScene.ts';
import { test } from './support/test.ts';
import { visitorScreens } from './support/visitorScreens.ts';
import { texts } from './support/texts.ts';
import type { Watch } from './support/watch.ts';

const folder = join(import.meta.dirname, '../../screenshots');

const sizes = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
] as const;

const names = { en: 'Maya Lindqvist', de: 'Johanna Lindqvist-Oberleitner' } as const;
const titles: Record<'de' | 'en', Titles> = {
  en: { failed: 'Before the exam', partial: 'A steady voice', writing: 'Kindness, in small steps' },
  de: { failed: 'Vor der Prüfung', partial: 'Eine ruhige Stimme', writing: 'Freundlichkeit in kleinen Schritten' },
};

/** In German, whose words are longest, the look by day of the widest and the narrowest window is enough. */
const pictures = [
  ...sizes.map((viewport) => ({ language: 'en', locale: 'en-GB', viewport, schemes: ['light', 'dark'] }) as const),
  ...[sizes[0], sizes[2]].map((viewport) => ({ language: 'de', locale: 'de-DE', viewport, schemes: ['light'] }) as const),
];

for (const { language, locale, viewport, schemes } of pictures) {
  const take = async (page: Page, watch: Watch, screens: readonly Screen[]): Promise<void> => {
    const t = texts(language);
    for (const path of new Set(screens.flatMap(({ refused }) => refused ?? []))) watch.expectRefusal(400, path);
    for (const screen of screens) {
      await screen.open(page, t);
      for (const colorScheme of schemes) {
        await dress(page, { colorScheme });
        // Scrolled, what hides above the window would show in the middle of the page.
        await page.evaluate(async () => {
          scrollTo(0, 0);
          await document.fonts.ready;
        });
        await page.screenshot({
          path: join(folder, `${screen.name}-${language}-${viewport.width}-${colorScheme}.png`),
          // A dialog, too, stands in the window.
          fullPage: !screen.isWindow && !(await page.getByRole('dialog').first().isVisible()),
        });
      }
    }
  };

  test.describe(`${language} at ${viewport.width}`, () => {
    test.use({ locale, viewport });

    test('visitors’ pages', ({ page, watch }) => take(page, watch, visitorScreens));

    test('newcomers’ pages', async ({ page, watch, world }) => {
      await enter(page, await world.openAccount());
      await introduce(page, names[language]);
      await take(page, watch, newcomerScreens);
    });

    test('pages of scripts', async ({ page, watch, world }) => {
      await enter(page, await world.openAccount({ credits: 20 }));
      await introduce(page, names[language]);
      await take(page, watch, screensOf(await prepareScene(page, world, language, titles[language])));
    });
  });
}
