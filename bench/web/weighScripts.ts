import { gzipSync } from 'node:zlib';
import type { BrowserContext } from '@playwright/test';

/** The width at which most is in sight at once, so that nothing is left for later. */
const viewport = { width: 1440, height: 900 };

/**
 * Bytes of all scripts that a page fetches by itself until its network is quiet, each gzipped. Pages that are fetched before
 * somebody opens them (`web/app/startPreloading.ts`) are not the first load: the browser says that it spares data.
 */
export async function weighScripts(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  await page.setViewportSize(viewport);
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const bodies: Promise<number>[] = [];
  page.on('response', (response) => {
    const isScript = response.headers()['content-type']?.includes('javascript') ?? false;
    if (isScript) bodies.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(bodies);
  await page.close();
  return sizes.reduce((sum, size) => sum + size, 0);
}
