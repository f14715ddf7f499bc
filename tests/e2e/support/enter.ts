import { expect, type Page } from '@playwright/test';
import { signIn } from '../../../shared/routes/sessions.routes.ts';
import type { Account } from './world.ts';

/**
 * Signs a browser in without the form, and opens a page where a path is given. A test that prepares something first opens its
 * page itself: one that nobody looks at takes as long as one that is looked at.
 */
export async function enter(page: Page, { email, password }: Pick<Account, 'email' | 'password'>, path?: string): Promise<void> {
  // A page that is open would find its session gone in the middle.
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  const answer = await page.request.post(signIn.path, {
    data: { email, password },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status()).toBe(200);
  if (path !== undefined) await page.goto(path);
}
