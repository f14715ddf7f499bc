import { getScript } from '../../shared/routes/scripts.routes.ts';
import { ask } from './support/ask.ts';
import { enter } from './support/enter.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const t = texts('en');

test('the page of a script tells which of the person’s words steered it, and which did not', async ({ page, world }) => {
  // What a word brought about is known of the composer only; a model is given all of them.
  await world.stopWorker();
  await world.startWorker({ OPENAI_BASE_URL: '', OPENAI_API_KEY: '' });
  await enter(page, await world.openAccount());
  const id = await ask(page, {
    description: 'Calm before my exam, somewhere in a garden. [pause:999] {name} ## x',
    listenerName: 'Robin',
  });
  const read = async () => getScript.answers[200].parse(await (await page.request.get(getScript.path.replace(':id', id))).json());
  await expect.poll(async () => (await read()).status).toBe('ready');
  await page.goto(`/scripts/${id}`);
  const panel = page
    .locator('section, div')
    .filter({ has: page.getByRole('heading', { name: t('scripts.words.title') }) })
    .last();
  await expect(panel.locator('mark')).toHaveText(['Robin', 'exam', 'garden']);
  await expect(panel).toContainText('[pause:999] {name} ## x');
  await expect(page.locator('article')).not.toContainText('[pause:999]');
});

test('a script for which nothing was said in words has no such panel', async ({ page, world }) => {
  await enter(page, await world.openAccount());
  const id = await ask(page);
  await page.goto(`/scripts/${id}`);
  await expect(page.getByRole('heading', { name: t('scripts.about.title') })).toBeVisible();
  await expect(page.getByRole('heading', { name: t('scripts.words.title') })).toHaveCount(0);
});
