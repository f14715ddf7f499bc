import { beforeEach, expect, test, vi } from 'vitest';

// As a browser has it: a storage that outlives the page.
const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});

/** The page, loaded again with what the browser kept. */
async function load() {
  vi.resetModules();
  return (await import('./localSettings.ts')).localSettings;
}

beforeEach(() => kept.clear());

test('begins with nothing chosen, also where what was kept cannot be read', async () => {
  expect((await load()).chosen()).toEqual({});
  kept.set('stillpoint.settings', '{"chosen":{"theme":"pink"}}');
  expect((await load()).chosen()).toEqual({});
});

test('a choice holds at once, and after a reload', async () => {
  (await load()).choose({ theme: 'dark' }, null);
  const again = await load();
  expect(again.chosen()).toEqual({ theme: 'dark' });
  expect(again.unsent()).toEqual({});
});

test('what the server has lies over what was here, and leaves the rest', async () => {
  const settings = await load();
  settings.choose({ theme: 'dark', fontSize: 'large' }, null);
  settings.takeSaved({ theme: 'light', defaultPauseLong: 20 }, 'anna');
  expect(settings.chosen()).toEqual({ theme: 'light', fontSize: 'large', defaultPauseLong: 20 });
});

test('what the server has not got yet stays, until it has it', async () => {
  const settings = await load();
  settings.takeSaved({ theme: 'light' }, 'anna');
  settings.choose({ theme: 'dark', motion: 'reduced' }, 'anna');
  settings.takeSaved({ theme: 'light' }, 'anna');
  expect(settings.chosen()).toEqual({ theme: 'dark', motion: 'reduced' });
  const sent = settings.unsent();
  settings.choose({ theme: 'system' }, 'anna');
  settings.settle(sent);
  expect(settings.unsent()).toEqual({ theme: 'system' });
  expect((await load()).unsent()).toEqual({ theme: 'system' });
});

test('another person inherits looks, but nothing else and nothing unsent', async () => {
  const settings = await load();
  settings.takeSaved({ defaultPauseLong: 25, theme: 'dark', showWordCount: false }, 'anna');
  settings.choose({ contrast: 'more' }, 'anna');
  settings.takeSaved({}, 'bert');
  expect(settings.chosen()).toEqual({ theme: 'dark', contrast: 'more' });
  expect(settings.unsent()).toEqual({});
});

test('a choice that is quicker than the first news from the server is sent all the same', async () => {
  const settings = await load();
  settings.choose({ contrast: 'more', defaultPauseLong: 20 }, 'anna');
  settings.takeSaved({ contrast: 'normal', theme: 'dark' }, 'anna');
  expect(settings.chosen()).toEqual({ contrast: 'more', defaultPauseLong: 20, theme: 'dark' });
  expect(settings.unsent()).toEqual({ contrast: 'more', defaultPauseLong: 20 });
});

test('what one person could not send is not sent with a choice of the next', async () => {
  const settings = await load();
  settings.choose({ contrast: 'more', defaultPauseLong: 25 }, 'anna');
  settings.choose({ motion: 'reduced' }, 'bert');
  expect(settings.chosen()).toEqual({ contrast: 'more', motion: 'reduced' });
  expect(settings.unsent()).toEqual({ motion: 'reduced' });
});

test('what another tab chose holds here too', async () => {
  const settings = await load();
  const listener = vi.fn<() => void>();
  settings.subscribe(listener);
  kept.set('stillpoint.settings', JSON.stringify({ account: null, chosen: { theme: 'dark' }, unsent: {} }));
  settings.reread();
  expect(listener).toHaveBeenCalledOnce();
  expect(settings.chosen()).toEqual({ theme: 'dark' });
});

test('the same news twice tells nobody', async () => {
  const settings = await load();
  settings.takeSaved({ theme: 'dark' }, 'anna');
  const listener = vi.fn<() => void>();
  settings.subscribe(listener);
  settings.takeSaved({ theme: 'dark' }, 'anna');
  expect(listener).not.toHaveBeenCalled();
});
