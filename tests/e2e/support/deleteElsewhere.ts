import { expect, type Page } from '@playwright/test';
import { deleteScript } from '../../../shared/routes/scripts.routes.ts';

/** Deletes a script behind the back of the page that shows it. */
export async function deleteElsewhere(page: Page, id: string): Promise<void> {
  // A page that has just connected asks for its script once more, and would find it gone before it hears of it.
  await page.waitForLoadState('networkidle');
  const path = deleteScript.path.replace(':id', id);
  const answer = await page.request.delete(path, { headers: { 'sec-fetch-site': 'same-origin' } });
  expect(answer.status()).toBe(204);
}
