import { eventForm } from '../../shared/events.ts';
import { enter } from './support/enter.ts';
import { ask } from './support/ask.ts';
import { beginScript } from './support/beginScript.ts';
import { fillConnections } from './support/fillConnections.ts';
import { markPage } from './support/markPage.ts';
import { parts } from './support/parts.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const t = texts('en');
const longWait = { timeout: 30_000 };

test('a lost connection is said quietly, and everything catches up by itself', async ({ page, context, watch, world }) => {
  const account = await world.openAccount();
  await enter(page, account);
  const gates = [world.model.hold(2), world.model.hold(4)] as const;
  const id = await ask(page, { type: 'hypnosis', duration: 10 });
  const list = await context.newPage();
  await list.goto('/scripts');
  await page.goto(`/scripts/${id}`);
  await expect(parts.stage(page, t)).toHaveText(t('generations.now.section', { number: 2, total: 6 }));
  const stillThere = [await markPage(page), await markPage(list)];

  watch.allowCutOff();
  await context.setOffline(true);
  for (const tab of [page, list]) await expect(parts.offline(tab, t)).toBeVisible();
  gates[0].open();
  await gates[1].reached;
  // Two sections further on, and the page stands where it stood; what was there can still be read.
  await expect(parts.stage(page, t)).toHaveText(t('generations.now.section', { number: 2, total: 6 }));
  await expect(parts.sections(page)).toHaveCount(6);
  await context.setOffline(false);
  await expect(parts.stage(page, t)).toHaveText(t('generations.now.section', { number: 4, total: 6 }), longWait);
  for (const tab of [page, list]) await expect(parts.offline(tab, t)).toHaveCount(0, longWait);
  await expect(parts.sections(page)).toHaveCount(6);

  // Lost again, and finished meanwhile.
  await context.setOffline(true);
  for (const tab of [page, list]) await expect(parts.offline(tab, t)).toBeVisible();
  gates[1].open();
  await expect.poll(() => world.newestGeneration(account)).toBe('completed');
  await context.setOffline(false);
  await expect(parts.writer(page, t)).toBeVisible(longWait);
  await expect(parts.sections(page)).toHaveCount(6);
  await expect(list.getByRole('article')).not.toContainText(t('scripts.beingWritten'), longWait);
  await expect(list.getByRole('article')).toHaveCount(1);
  for (const tab of [page, list]) {
    await expect(parts.offline(tab, t)).toHaveCount(0, longWait);
    await expect(tab.getByText(t('app.tray.count', { count: 1 }))).toHaveCount(0);
    await expect(parts.credits(tab, t, 1)).toBeVisible();
  }
  for (const check of stillThere) await check();
});

test('without a connection a command fails at once, says so, and works when it is back', async ({
  page,
  context,
  watch,
  world,
}) => {
  const account = await world.openAccount();
  await enter(page, account, '/script-generator');
  await page.getByRole('radio', { name: t('vocabulary.themes.focus'), exact: true }).check();
  await expect(parts.submit(page, t)).not.toHaveAttribute('aria-disabled');
  watch.allowCutOff();
  await context.setOffline(true);
  await parts.submit(page, t).click();
  await expect(page.getByRole('alert').filter({ hasText: t('errors.network') })).not.toHaveCount(0);
  await expect(page.getByRole('radio', { name: t('vocabulary.themes.focus'), exact: true })).toBeChecked();
  await context.setOffline(false);
  await parts.submit(page, t).click();
  await expect(parts.writer(page, t)).toBeVisible();
  expect(await world.countGenerations(account)).toBe(1);
});

for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
  test(`an API process that ends by ${signal} and comes back is not missed`, async ({ page, watch, world }) => {
    const account = await world.openAccount();
    await enter(page, account);
    const gate = world.model.hold(3);
    const id = await ask(page, { duration: 10 });
    await page.goto(`/scripts/${id}`);
    await expect(parts.stage(page, t)).toHaveText(t('generations.now.section', { number: 3, total: 6 }));
    const isStillThere = await markPage(page);

    watch.allowCutOff();
    await world.stopApi(signal);
    await expect(parts.offline(page, t)).toBeVisible();
    gate.open();
    await expect.poll(() => world.newestGeneration(account)).toBe('completed');
    await world.startApi();
    await expect(parts.writer(page, t)).toBeVisible(longWait);
    await expect(parts.sections(page)).toHaveCount(6);
    await expect(parts.offline(page, t)).toHaveCount(0, longWait);
    await expect(parts.credits(page, t, 1)).toBeVisible();
    await isStillThere();
  });
}

test('a page too many says so, fetches when it is looked at, and gets updates once there is room', async ({
  page,
  context,
  world,
}) => {
  await enter(page, await world.openAccount(), '/scripts');
  await expect(parts.credits(page, t, 3)).toBeVisible();
  const closeOne = await fillConnections(context, world.url, 19);
  const further = await context.newPage();
  await further.goto('/scripts');
  const line = further.getByText(t('errors.codes.TOO_MANY_CONNECTIONS'));
  await expect(line).toBeVisible();
  await expect(page.getByText(t('errors.codes.TOO_MANY_CONNECTIONS'))).toHaveCount(0);

  const look = (): Promise<boolean> => further.evaluate(() => dispatchEvent(new Event('focus')));
  await beginScript(page, { title: 'Ground' });
  await expect(page.getByRole('article')).toHaveCount(1);
  await look();
  await expect(further.getByRole('article')).toHaveCount(1);
  await expect(line).toBeVisible();

  closeOne();
  // The server may hear of it a moment after the page has asked.
  await expect(async () => {
    await look();
    await expect(line).toHaveCount(0, { timeout: 1000 });
  }).toPass(longWait);
  await beginScript(page, { title: 'Water' });
  await expect(further.getByRole('article')).toHaveCount(2);
  for (let socket = 1; socket < 19; socket += 1) closeOne();
});

test('a page of an earlier version goes on, says that there is a later one, and loads it when the person wants', async ({
  page,
  world,
}) => {
  let isLater = true;
  // As a server would greet it that writes a later form of events.
  await page.routeWebSocket(/socket\.io/u, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) =>
      socket.send(isLater ? String(message).replace('42["ready",{', `42["ready",{"form":${eventForm + 1},`) : message),
    );
  });
  const account = await world.openAccount();
  await enter(page, account, '/scripts');
  const notice = page.getByRole('status').filter({ hasText: t('app.outdated') });
  await expect(notice).toBeVisible();
  const check = await markPage(page);
  await beginScript(page, { title: 'Written meanwhile' });
  await expect(page.getByRole('article')).toContainText('Written meanwhile');
  await check();
  isLater = false;
  await notice.getByRole('button', { name: t('app.reload') }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('article')).toContainText('Written meanwhile');
});
