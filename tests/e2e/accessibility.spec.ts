import { axeFindings } from './support/axeFindings.ts';
import { dress } from './support/dress.ts';
import { surveys } from './support/surveys.ts';
import { test } from './support/test.ts';
import { texts } from './support/texts.ts';

const t = texts('en');

const looks = [
  { name: 'light', colorScheme: 'light', contrast: 'no-preference' },
  { name: 'light with more contrast', colorScheme: 'light', contrast: 'more' },
  { name: 'dark with more contrast', colorScheme: 'dark', contrast: 'more' },
  { name: 'dark', colorScheme: 'dark', contrast: 'no-preference' },
] as const;

for (const { about, run } of surveys) {
  test(`axe finds nothing in any colours: ${about}`, async ({ page, watch, world }) => {
    // Many pages, many looks: how long that takes is the machine's matter.
    test.setTimeout(600_000);
    const lookAt = async (): Promise<string[]> => {
      const found: string[] = [];
      for (const look of looks) {
        await dress(page, look);
        // Everything that axe knows, once for each place; after that what other colours can break.
        const rules = look === looks[0] ? { also: ['target-size'] } : { only: ['color-contrast', 'link-in-text-block'] };
        found.push(...(await axeFindings(page, rules)).map((finding) => `${look.name}: ${finding}`));
      }
      return found;
    };
    await run({ page, world, watch, t, language: 'en', lookAt });
  });
}
