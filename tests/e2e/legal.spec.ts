import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { requestDeletion } from '../../shared/routes/deletion.routes.ts';
import { axeFindings } from './support/axeFindings.ts';
import { enter } from './support/enter.ts';
import { ownText } from './support/ownText.ts';
import { parts } from './support/parts.ts';
import { test } from './support/test.ts';
import { texts } from './support/texts.ts';

const t = texts('en');
const links = (page: Page) => page.getByRole('navigation', { name: t('app.legal.label') }).getByRole('link');
const wanted = ['/privacy', '/terms', '/imprint', '/help'];

async function expectLinks(page: Page): Promise<void> {
  await expect(links(page)).toHaveCount(wanted.length);
  expect(await links(page).evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual(wanted);
}

test('every page links privacy, terms, imprint and help, signed in or not', async ({ page, world }) => {
  for (const path of ['/', '/auth', '/forgot-password', '/pricing', '/templates', '/privacy', '/nowhere']) {
    await page.goto(path);
    await expectLinks(page);
  }
  await enter(page, await world.openAccount());
  const script = await ownText.finished(page, { duration: 5 });
  for (const path of ['/', '/script-generator', `/scripts/${script}`, `/edit/${script}`, '/settings', '/help', '/nowhere']) {
    await page.goto(path);
    await expectLinks(page);
  }
  // On a phone nothing lies over them, the editor's tools neither.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/edit/${script}`);
  await expect(page.getByRole('toolbar', { name: t('editor.tools.label') })).toBeVisible();
  await links(page).first().click({ trial: true });
  await links(page)
    .filter({ hasText: t('app.legal.imprint') })
    .click();
  await expect(parts.title(page)).toHaveText(t('app.legal.imprint'));
  // Nobody takes it for the operator's.
  await expect(page.getByRole('note')).toHaveText(t('app.legal.unreplaced'));
  expect(await axeFindings(page)).toEqual([]);
});

test('the operator’s text stands in the place of ours, in the language that there is', async ({ page, watch, world }) => {
  const folder = mkdtempSync(join(tmpdir(), 'stillpoint-legal-'));
  mkdirSync(join(folder, 'de'));
  writeFileSync(join(folder, 'de', 'imprint.md'), '# Impressum\n\nHaus **Stille**\n\n- [Post](mailto:post@stille.example)\n');
  try {
    await world.stopApi('SIGTERM');
    await world.startApi({ LEGAL_DIR: folder });
    watch.allowCutOff();
    await page.goto('/imprint');
    const words = page.getByText('Haus Stille');
    await expect(words).toBeVisible();
    expect(await words.evaluate((paragraph) => paragraph.closest('[lang]')?.getAttribute('lang'))).toBe('de');
    await expect(page.getByRole('link', { name: 'Post' })).toHaveAttribute('href', 'mailto:post@stille.example');
    await expect(page.getByRole('note')).toHaveCount(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('whoever awaits the deletion of their account can still read them, and the help', async ({ page, world }) => {
  const account = await world.openAccount();
  await enter(page, account);
  const answer = await page.request.post(requestDeletion.path, {
    data: { password: account.password },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.ok()).toBe(true);
  await enter(page, account, '/transactions');
  await expect(parts.title(page)).toHaveText(t('profile.restore.title'));
  for (const name of [t('app.legal.privacy'), t('app.help.title')]) {
    await links(page).filter({ hasText: name }).click();
    await expect(parts.title(page)).toHaveText(name);
  }
});
