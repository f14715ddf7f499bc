import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
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
  test(`axe finds nothing in any colours: ${about}`, async ({ page, world }) => {
    test.slow();
    const lookAt = async (): Promise<string[]> => {
      const found: string[] = [];
      for (const look of looks) {
        await dress(page, look);
        found.push(...(await findings(page, look === looks[0])).map((finding) => `${look.name}: ${finding}`));
      }
      return found;
    };
    await run({ page, world, t, language: 'en', lookAt });
  });
}

/** Changes what the system wishes for, and waits until the page has followed. It stands still, so that no colour is on its way. */
async function dress(page: Page, { colorScheme, contrast }: (typeof looks)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme, contrast, reducedMotion: 'reduce' });
  await page.waitForFunction(
    ([isDark, isMore]) => {
      const { classList, dataset } = document.documentElement;
      return classList.contains('dark') === isDark && (dataset['contrast'] === 'more') === isMore;
    },
    [colorScheme === 'dark', contrast === 'more'],
  );
}

/** Everything that axe knows, once for each place; after that what other colours can break. */
async function findings(page: Page, isWhole: boolean): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  if (isWhole) axe.options({ rules: { 'target-size': { enabled: true } } });
  else axe.withRules(['color-contrast', 'link-in-text-block']);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`));
}
