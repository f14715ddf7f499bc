import { join } from 'node:path';
import { enter } from './support/enter.ts';
import { newcomersPlaces, placesOf, visitorsPlaces, type Place } from './support/places.ts';
import { prepareScene, type Scene } from './support/prepareScene.ts';
import { test } from './support/test.ts';
import { texts } from './support/texts.ts';

const folder = join(import.meta.dirname, '../../screenshots');

const sizes = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
] as const;
const schemes = ['light', 'dark'] as const;

const titles: Record<'de' | 'en', Partial<Scene>> = {
  en: { failed: 'Before the exam', partial: 'A steady voice', writing: 'Kindness, in small steps' },
  de: { failed: 'Vor der Prüfung', partial: 'Eine ruhige Stimme', writing: 'Freundlichkeit in kleinen Schritten' },
};

for (const language of ['en', 'de'] as const) {
  for (const { width, height } of sizes) {
    test.describe(`${language} at ${width}`, () => {
      test.use({ locale: language === 'de' ? 'de-DE' : 'en-GB', viewport: { width, height } });

      test(`every page in ${language} at ${width}, light and dark`, async ({ page, world }) => {
        const t = texts(language);
        const take = async (places: readonly Place[]): Promise<void> => {
          for (const place of places) {
            await place.open(page, t);
            for (const colorScheme of schemes) {
              await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
              // Scrolled, what hides above the window would show in the middle of the page.
              await page.evaluate(async () => {
                scrollTo(0, 0);
                await document.fonts.ready;
              });
              await page.screenshot({
                path: join(folder, `${place.name}-${language}-${width}-${colorScheme}.png`),
                fullPage: true,
              });
            }
          }
        };
        await take(visitorsPlaces);
        await enter(page, await world.openAccount());
        await take(newcomersPlaces);
        await enter(page, await world.openAccount({ credits: 20 }));
        await take(placesOf(await prepareScene(page, world, language, titles[language])));
      });
    });
  }
}
