import { expect, type Page } from '@playwright/test';

/**
 * The address, on this server, of the link in the newest mail of a kind to somebody, once there are `count` of them. Read
 * past the browser, which would complain that the mail's frame may run nothing.
 */
export async function readLink(page: Page, kind: string, email: string, count = 1): Promise<string> {
  const read = async (path: string): Promise<string> => (await page.request.get(path)).text();
  const line = new RegExp(String.raw`href="(/dev/mail/[\w-]+)">${kind.replace('.', String.raw`\.`)}</a></td><td>${email}<`, 'gu');
  const list = async (): Promise<string[]> => [...(await read('/dev/mail')).matchAll(line)].map(([, path = '']) => path);
  await expect.poll(async () => (await list()).length).toBe(count);
  const [newest = ''] = await list();
  const link = /<pre>.*?href="https?:\/\/[^/"]+(?<path>\/[^"]*)"/su.exec(await read(newest))?.groups?.['path'];
  return link ?? '';
}
