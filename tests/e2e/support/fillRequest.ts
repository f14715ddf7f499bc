import type { Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import type { GenerateBody } from '../../../shared/generations.schema.ts';

type Wanted = Partial<Pick<GenerateBody, 'type' | 'theme' | 'duration' | 'description'>>;

/** Answers questions of the generator that is in sight. */
export async function fillRequest(page: Page, t: TFunction, { type, theme, duration, description }: Wanted): Promise<void> {
  if (type) await page.getByRole('radio', { name: t(`vocabulary.types.${type}`) }).check();
  if (theme) await page.getByRole('radio', { name: t(`vocabulary.themes.${theme}`), exact: true }).check();
  if (description) await page.getByLabel(t('generator.description')).fill(description);
  if (duration) await page.getByRole('slider', { name: t('generator.length') }).fill(String(duration));
}
