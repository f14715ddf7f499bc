import { enter } from './support/enter.ts';
import { parts } from './support/parts.ts';
import { tabTo } from './support/tabTo.ts';
import { expect, test, withMovement } from './support/test.ts';
import { texts } from './support/texts.ts';

test.use(withMovement);

const t = texts('en');

test('from signing in to the finished script without a mouse', async ({ page, world }) => {
  const { email, password } = await world.openAccount();
  await page.goto('/auth');
  await expect(parts.title(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('app.skip') })).toBeFocused();
  await expect(page.getByRole('link', { name: t('app.skip') })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, page.getByLabel(t('accounts.email')));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel(t('accounts.password'), { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(t('app.tabTitle', { page: t('home.tab') }));
  await expect(parts.title(page)).toBeFocused();

  await tabTo(page, page.getByRole('link', { name: t('scripts.empty.action') }));
  await page.keyboard.press('Enter');
  await expect(parts.title(page)).toHaveText(t('generator.heading'));
  await expect(parts.title(page)).toBeFocused();
  await expect(page).toHaveTitle(t('app.tabTitle', { page: t('generator.heading') }));
  await tabTo(page, page.getByRole('radio', { name: t('vocabulary.types.meditation') }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: t('vocabulary.types.hypnosis') })).toBeChecked();
  await tabTo(page, page.getByRole('radio', { name: t('vocabulary.themes.relaxation'), exact: true }));
  await page.keyboard.press('Space');
  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(page.getByRole('radio', { name: t('vocabulary.themes.anxiety'), exact: true })).toBeChecked();
  const length = page.getByRole('slider', { name: t('generator.length') });
  await tabTo(page, length);
  for (const key of ['Home', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(length).toHaveValue('5');
  await tabTo(page, page.getByRole('button', { name: t('generator.groups.details') }));
  await page.keyboard.press('Enter');
  const breathing = page.getByRole('switch', { name: t('generator.includeBreathing') });
  await tabTo(page, breathing);
  await page.keyboard.press('Space');
  await expect(breathing).not.toBeChecked();
  await tabTo(page, parts.submit(page, t));
  const gate = world.model.hold(1);
  await page.keyboard.press('Enter');
  await gate.reached;
  await expect(parts.title(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: t('generations.now.section', { number: 1, total: 6 }) })).toBeVisible();
  gate.open();
  await expect(parts.writer(page, t)).toBeVisible();
  // The page is another one; whoever reads it by ear is where they were.
  await expect(parts.title(page)).toBeFocused();
});

test('Escape closes what lies over the page, and the focus goes back', async ({ page, world }) => {
  await enter(page, await world.openAccount(), '/scripts');
  const credits = parts.credits(page, t, 3);
  await credits.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: t('credits.title') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(credits).toBeFocused();
  const appearance = page.getByRole('button', { name: t('app.appearance.entry') });
  await appearance.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: t('app.appearance.entry') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(appearance).toBeFocused();
});

test('on a narrow screen the menu lies over the page, and a choice in it leads on', async ({ page, world }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await enter(page, await world.openAccount(), '/scripts');
  const menu = page.getByRole('dialog', { name: t('app.nav.label') });
  const open = page.getByRole('button', { name: t('app.nav.open') });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, menu.getByRole('link', { name: t('app.nav.credits'), exact: true }));
  await page.keyboard.press('Enter');
  await expect(menu).toHaveCount(0);
  await expect(parts.title(page)).toHaveText(t('credits.title'));
  await expect(parts.title(page)).toBeFocused();
});

test('the sidebar folds to a rail that keeps its names, and stays folded', async ({ page, world }) => {
  await enter(page, await world.openAccount(), '/scripts');
  await page.getByRole('button', { name: t('app.nav.collapse') }).click();
  const create = page
    .getByRole('navigation', { name: t('app.nav.label') })
    .getByRole('link', { name: t('app.nav.create'), exact: true });
  await create.hover();
  await expect(page.getByRole('tooltip', { name: t('app.nav.create') })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: t('app.nav.expand') })).toBeVisible();
  await create.click();
  await expect(create).toHaveAttribute('aria-current', 'page');
});
