import { enter } from './support/enter.ts';
import { fillRequest } from './support/fillRequest.ts';
import { parts } from './support/parts.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const t = texts('en');

test('without any model a script comes from the phrase library, and says so', async ({ page, world }) => {
  await world.stopWorker();
  await world.startWorker({ OPENAI_BASE_URL: '', OPENAI_API_KEY: '' });
  await enter(page, await world.openAccount(), '/script-generator');
  await fillRequest(page, t, { type: 'hypnosis', theme: 'confidence', duration: 15 });
  await parts.submit(page, t).click();
  await expect(page.getByText(t('scripts.writer.composer'))).toBeVisible();
  await expect(parts.sections(page)).toHaveCount(6);
  await expect(page.getByRole('article').getByRole('img', { name: /^pause, \d+ seconds?$/u })).not.toHaveCount(0);
  await expect(parts.credits(page, t, 1)).toBeVisible();
});
