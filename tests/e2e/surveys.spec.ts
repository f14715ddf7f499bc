import type { Page } from '@playwright/test';
import { axeFindings } from './support/axeFindings.ts';
import { dress } from './support/dress.ts';
import { germanFindings } from './support/layoutFindings.ts';
import { surveys } from './support/surveys.ts';
import { test } from './support/test.ts';
import { texts } from './support/texts.ts';

const t = texts('de');
const window = { width: 1280, height: 720 };
const longTitle = 'Donaudampfschifffahrtsgesellschaftskapitänsfeierabendentspannung';

const looks = [
  { name: 'light', colorScheme: 'light', contrast: 'no-preference' },
  { name: 'light with more contrast', colorScheme: 'light', contrast: 'more' },
  { name: 'dark with more contrast', colorScheme: 'dark', contrast: 'more' },
  { name: 'dark', colorScheme: 'dark', contrast: 'no-preference' },
] as const;

test.use({ locale: 'de-DE', viewport: window });

/** In German, whose words are the longest, and with a long title: each page is opened once for axe and for its layout. */
for (const { about, run } of surveys) {
  test(`axe finds nothing in any colours, nothing overflows, nothing is left untranslated: ${about}`, async ({
    page,
    watch,
    world,
  }) => {
    // Many pages, many looks: how long that takes depends on the machine.
    test.setTimeout(900_000);
    const lookAt = async (): Promise<string[]> => {
      const found = [...(await axeInEachLook(page)), ...(await germanFindings(page))];
      await page.setViewportSize(window);
      return found;
    };
    await run({ page, world, watch, t, language: 'de', titles: { ready: longTitle }, lookAt });
  });
}

async function axeInEachLook(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const look of looks) {
    await dress(page, look);
    // Every rule that axe has, once for each page; after that what other colours can break.
    const rules = look === looks[0] ? { also: ['target-size'] } : { only: ['color-contrast', 'link-in-text-block'] };
    found.push(...(await axeFindings(page, rules)).map((finding) => `${look.name}: ${finding}`));
  }
  return found;
}
