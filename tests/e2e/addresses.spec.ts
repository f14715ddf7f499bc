import { enter } from './support/enter.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const t = texts('en');
const title = 'You can’t sign in at this address';

/** The same server under its other name, which is the one that people are to use. */
const rightAddress = (url: string): string => url.replace('127.0.0.1', 'localhost');

test('at another address a page says so before anything is typed, and names the right one', async ({ page, watch, world }) => {
  await world.stopApi('SIGTERM');
  await world.startApi({ PUBLIC_URL: rightAddress(world.url) });
  watch.expectRefusal(403, '/auth');
  await page.goto('/auth');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText(`ALLOWED_ORIGINS=${world.url}`)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveAttribute('href', rightAddress(world.url));
});

test('behind a proxy that asks under a name of its own the browser notices', async ({ page, watch, world }) => {
  await world.stopApi('SIGTERM');
  await world.startApi({ PUBLIC_URL: rightAddress(world.url) });
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.9' });
  watch.expectRefusal(403, '/other-address');
  await page.goto('/auth');
  await expect(page).toHaveURL(`${world.url}/other-address`);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('an allowed address works, live feed and all', async ({ page, world }) => {
  await world.stopApi('SIGTERM');
  await world.startApi({ PUBLIC_URL: rightAddress(world.url), ALLOWED_ORIGINS: world.url });
  await enter(page, await world.openAccount(), '/scripts');
  // Heard from the beginning: on a busy machine the first frame comes with the news of the socket.
  let received = 0;
  page.on('websocket', (socket) => socket.on('framereceived', () => (received += 1)));
  await page.reload();
  await expect.poll(() => received).toBeGreaterThan(0);
  await expect(page.getByText(t('errors.codes.ORIGIN_NOT_ALLOWED'))).toHaveCount(0);
});
