import { expect } from '@playwright/test';
import { arrive } from './arrive.ts';
import type { Screen } from './screen.ts';

/** Templates as everybody may read them. */
export const readTemplates: readonly Screen[] = [
  { name: 'templates', open: (page) => arrive(page, '/templates', page.getByRole('article').nth(4)) },
  {
    name: 'template',
    open: async (page) => {
      await arrive(page, '/templates', page.getByRole('article').nth(4));
      await page.getByRole('article').nth(1).getByRole('link').click();
      await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
];
