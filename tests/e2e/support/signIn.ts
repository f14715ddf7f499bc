import type { Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import type { Account } from './world.ts';

/** Fills in the sign-in form that is in sight, and sends it. */
export async function signIn(page: Page, t: TFunction, { email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
  await page.getByLabel(t('accounts.email')).fill(email);
  await page.getByLabel(t('accounts.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('accounts.signIn.action'), exact: true }).click();
}
