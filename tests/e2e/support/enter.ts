import { expect, type Page } from '@playwright/test';
import { login } from '../../../shared/routes/accounts.routes.ts';
import type { Account } from './world.ts';

/** Signs a browser in without the form, and opens a page. */
export async function enter(page: Page, { email, password }: Account, path = '/scripts'): Promise<void> {
  // A page that is open would find its session gone in the middle.
  await page.goto('about:blank');
  const answer = await page.request.post(login.path, { data: { email, password }, headers: { 'sec-fetch-site': 'same-origin' } });
  expect(answer.status()).toBe(200);
  await page.goto(path);
}
