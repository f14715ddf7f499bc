import { expect, type Page } from '@playwright/test';
import { getScript, updateScript } from '../../../shared/routes/scripts.routes.ts';

/** Changes a script's text behind the page's back, as another device does. */
export async function changeElsewhere(page: Page, id: string, change: (text: string) => string): Promise<void> {
  const read = await page.request.get(getScript.path.replace(':id', id));
  const { revision, content } = getScript.answers[200].parse(await read.json());
  const data = { baseRevision: revision, content: change(content) };
  const answer = await page.request.patch(updateScript.path.replace(':id', id), {
    data,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status()).toBe(200);
}
