import type { Locator, Page } from '@playwright/test';
import { SavedSettings, type ChosenSettings } from '../../../shared/settings.schema.ts';

/** What the settings pages and those of language have in common. */
export const settingsParts = {
  root: (page: Page): Locator => page.locator('html'),
  choose: (page: Page, group: string, name: string): Promise<void> =>
    page.getByRole('radiogroup', { name: group }).getByText(name, { exact: true }).click(),
  savedOf: async (page: Page): Promise<ChosenSettings> =>
    SavedSettings.parse(await (await page.request.get('/api/settings')).json()).chosen,
} as const;
