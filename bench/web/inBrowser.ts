import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { findFreePort } from '../../bin/local/findFreePort.ts';
import { browserFlags, findBrowser } from '../../tests/setup/findBrowser.ts';

/** A browser with a profile of its own, signed in where there is a cookie; Lighthouse joins it by its port. */
export async function inBrowser<T>(
  url: string,
  cookie: string | null,
  work: (context: BrowserContext, port: number) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'stillpoint-browser-'));
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findBrowser(),
    args: [...browserFlags, `--remote-debugging-port=${port}`],
    viewport: null,
  });
  try {
    if (cookie !== null) await context.addCookies(readCookies(cookie, url));
    return await work(context, port);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const readCookies = (cookie: string, url: string): { name: string; value: string; url: string }[] =>
  cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: new URL(url).origin };
  });
