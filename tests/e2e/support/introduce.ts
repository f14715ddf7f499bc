import { expect, type Page } from '@playwright/test';
import { getUser } from '../../../shared/routes/accounts.routes.ts';
import { updateUser } from '../../../shared/routes/profile.routes.ts';

/** Gives whoever is signed in a name, for accounts of tests are called by an address that nobody would have. */
export async function introduce(page: Page, fullName: string): Promise<void> {
  const { revision } = getUser.answers[200].parse(await (await page.request.get(getUser.path)).json());
  const answer = await page.request.patch(updateUser.path, {
    data: { baseRevision: revision, fullName, username: fullName },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status()).toBe(200);
}
