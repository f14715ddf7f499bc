import { getScript } from '../../shared/routes/scripts.routes.ts';
import { axeFindings } from './support/axeFindings.ts';
import { ask } from './support/ask.ts';
import { enter } from './support/enter.ts';
import { fillRequest } from './support/fillRequest.ts';
import { parts } from './support/parts.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const t = texts('en');

test('what words refuse is filled in and can be taken off, another subject is found by keyboard, and the request keeps both', async ({
  page,
  world,
}) => {
  await enter(page, await world.openAccount(), '/script-generator');
  await fillRequest(page, t, { theme: 'stress', description: 'Calm, but no forest and no dogs please' });
  const listener = page.getByRole('button', { name: t('generator.groups.listener') });
  await expect(listener).toContainText(t('generator.short.avoid'));
  await listener.click();
  const group = page.getByRole('group', { name: t('generator.avoid') });
  const box = (subject: 'forest' | 'dogs' | 'train') =>
    group.getByRole('checkbox', { name: t(`vocabulary.subjects.${subject}`) });
  await expect(box('forest')).toBeChecked();
  await expect(box('dogs')).toBeChecked();
  await box('dogs').press('Space');
  await expect(box('dogs')).not.toBeChecked();

  const search = page.getByRole('searchbox', { name: t('generator.avoidSearch') });
  await search.fill('carriage');
  await expect(page.getByRole('status').filter({ hasText: t('generator.avoidFound', { count: 1 }) })).toBeVisible();
  await search.press('Enter');
  await expect(box('train')).toBeChecked();
  expect(await axeFindings(page)).toEqual([]);

  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('generate-script'));
  await parts.submit(page, t).click();
  expect((await sent).postDataJSON()).toMatchObject({ avoidSubjects: ['train'], keepSubjects: ['dogs'] });
});

test('a script says for which words it was checked, until one is typed: that is a finding where it stands', async ({
  page,
  world,
}) => {
  await enter(page, await world.openAccount());
  const id = await ask(page, { avoidSubjects: ['train'] });
  const read = async () => getScript.answers[200].parse(await (await page.request.get(getScript.path.replace(':id', id))).json());
  await expect.poll(async () => (await read()).status).toBe('ready');
  const checked = page.getByText(/^\d+ sentences checked for the words of: trains$/u);
  await page.goto(`/scripts/${id}`);
  await expect(checked).toBeVisible();
  await page.goto(`/edit/${id}`);
  await expect(checked).toBeVisible();
  const counted = Number.parseInt((await checked.textContent()) ?? '', 10);
  await page.getByRole('textbox', { name: t('editor.label') }).click();
  await page.keyboard.press('ControlOrMeta+End');
  // True at every edit: while the newest text is not saved it says that it is checked.
  const save = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.keyboard.type('\nFar away a bell is heard.');
  await expect(page.getByText(t('findings.checkingWords'))).toBeVisible();
  await save;
  const more = t('findings.checkedWords', { count: counted + 1, number: String(counted + 1), subjects: 'trains' });
  await expect(page.getByText(more)).toBeVisible();
  await page.keyboard.type('\nFar away a carriage rolls by.');
  const reason = t('findings.codes.subject_avoided', { word: 'carriage', subject: t('vocabulary.subjects.train') });
  await expect(page.getByText(reason).first()).toBeVisible();
  await expect(page.locator('.sp-flag').filter({ hasText: 'carriage' })).toBeVisible();
  await expect(page.getByText(/checked for the words of/u)).toHaveCount(0);
  await expect.poll(async () => (await read()).content).toContain('carriage');
  await page.goto(`/scripts/${id}`);
  await expect(page.getByText(reason).first()).toBeVisible();
  await expect(page.getByText(/checked for the words of/u)).toHaveCount(0);
});
