import { layoutFindings } from './support/layoutFindings.ts';
import type { Locator, Page } from '@playwright/test';
import { languages } from '../../shared/vocabulary.ts';
import { beginScript } from './support/beginScript.ts';
import { enter } from './support/enter.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const t = texts('en');

/** Distances from the top of the window, without repetition; what stands in one line has one. */
const linesOf = (target: Locator): Promise<number> =>
  target.evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().bottom / 4))).size);

test('at 1440 × 900 the way out is in sight and a script’s actions stand in one line, in every language', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, await world.openAccount());
  const id = await beginScript(page);
  for (const language of languages) {
    const say = texts(language);
    await page.goto(`/scripts/${id}?lng=${language}`);
    await expect(page.getByRole('button', { name: say('app.logout.action') })).toBeInViewport({ ratio: 1 });
    const actions = page.locator('article [data-part="actions"]').locator('a, button');
    await expect(actions.first()).toBeVisible();
    expect(await linesOf(actions), language).toBe(1);
    expect(await crossingWords(page), language).toEqual([]);
  }
});

/** Words in a dial that reach its line. */
const crossingWords = (page: Page): Promise<string[]> =>
  page.locator('svg:has(circle):has(text)').evaluateAll((dials) =>
    dials.flatMap((dial) => {
      const circle = dial.querySelector('circle');
      if (!(circle instanceof SVGCircleElement)) return [];
      const inner = circle.r.baseVal.value - Number.parseFloat(getComputedStyle(circle).strokeWidth) / 2;
      const middle = circle.cy.baseVal.value;
      return [...dial.querySelectorAll('text')].flatMap((words) => {
        const baseline = words.y.baseVal[0]?.value ?? 0;
        const top = baseline - Number.parseFloat(getComputedStyle(words).fontSize) * 0.72;
        const far = Math.max(Math.abs(baseline - middle), Math.abs(top - middle));
        return words.getComputedTextLength() > 2 * Math.sqrt(inner ** 2 - far ** 2) ? [words.textContent] : [];
      });
    }),
  );

test('at 320 px the editor’s toolbar is whole', async ({ page, world }) => {
  await enter(page, await world.openAccount());
  const id = await beginScript(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/edit/${id}`);
  const tools = page.getByRole('toolbar', { name: t('editor.tools.label') }).getByRole('button');
  await expect(tools).toHaveCount(9);
  for (const tool of await tools.all()) await expect(tool).toBeInViewport({ ratio: 1 });
});

test('in forced colours the current page, what is unread and quick actions keep their borders', async ({
  page,
  openDevice,
  world,
}) => {
  const account = await world.openAccount();
  await enter(page, account);
  // News: a sign-in from elsewhere.
  await enter(await openDevice(), account);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const hasBorder = (target: Locator): Promise<void> => expect(target).not.toHaveCSS('border-top-width', '0px');
  await hasBorder(page.getByRole('navigation').getByRole('link', { name: t('app.nav.home'), exact: true }));
  await hasBorder(page.getByRole('button', { name: t('home.start.actions.express') }));
  const bell = page.getByRole('button', { name: t('notifications.openUnread', { count: 1 }), exact: true });
  await hasBorder(bell.locator('xpath=following-sibling::i'));
  await bell.click();
  await hasBorder(page.getByRole('dialog', { name: t('notifications.title') }).getByRole('listitem'));
});

test('a long word in a script is broken on a phone with large text, and the page keeps its width', async ({ page, world }) => {
  await enter(page, await world.openAccount());
  const id = await beginScript(page, {
    language: 'de',
    content: '## Anfang\nGutenachtgeschichten vor einer Schaufensterscheibe. [pause:8]',
  });
  await page.goto(`/scripts/${id}`);
  await expect(page.getByRole('article')).toContainText('Gutenachtgeschichten');
  expect(await layoutFindings(page)).toEqual([]);
});
