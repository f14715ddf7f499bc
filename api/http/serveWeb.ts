import { existsSync, readFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Context, Middleware, Next } from 'koa';
import sirv from 'sirv';
import * as paths from '../../shared/paths.ts';
import type { Database } from '../../db/pool.ts';
import { prerenderHome } from './prerenderHome.ts';
import { nameFrontPage, readFrontPages } from './frontPages.ts';
import { isPage } from './isPage.ts';
import { sendPage } from './sendPage.ts';
import { sessionOf } from './sessions.ts';

const folder = join(import.meta.dirname, '../../dist/web');

/** Vite names what it builds by content, so that it can be kept for good. */
const forGood = 'public, max-age=31536000, immutable';

/** Files of the built client. */
export function serveAssets(): Middleware {
  const serve = existsSync(folder)
    ? sirv(folder, {
        etag: true,
        brotli: true,
        gzip: true,
        setHeaders: (response, path) => response.setHeader('Cache-Control', path.startsWith('/assets/') ? forGood : 'no-cache'),
      })
    : null;
  return async (context: Context, next: Next) => {
    const isFile = /\.[a-z\d]+$/iu.test(context.path) && !context.path.endsWith('.html');
    if (!serve || !isFile || !['GET', 'HEAD'].includes(context.method)) return next();
    // sirv lists its files once; reading one that a new build has taken away since would end the process.
    if (!existsSync(join(folder, context.path))) return next();
    const isServed = await new Promise<boolean>((resolve) => {
      context.res.once('close', () => resolve(true));
      serve(context.req, context.res, () => resolve(false));
    });
    if (!isServed) return next();
    context.respond = false;
    return undefined;
  };
}

export type PageOptions = { readonly database: Database; readonly hasMail: boolean; readonly isBeta: boolean };

/**
 * The page itself, for every path that is neither a built file nor the API's: for signed-out visitors the one that was prerendered
 * ahead in their language, and for those who are signed in the home page. It says whether there is a session, so that a
 * visitor's browser asks for nothing that would be refused, whether mail can be had, and whether a beta runs.
 */
export function servePage({ database, hasMail, isBeta }: PageOptions): Middleware {
  const file = join(folder, 'index.html');
  const page = existsSync(file) ? readFileSync(file, 'utf8') : null;
  const frontPages = readFrontPages();
  return async (context: Context, next: Next) => {
    if (!isPage(context)) return next();
    if (page === null) {
      context.status = 503;
      context.body = 'The web client is not built: npm run build';
      return undefined;
    }
    const accountId = sessionOf(context)?.accountId;
    const isSignedIn = accountId !== undefined;
    const prerendered = isSignedIn
      ? // What was prerendered shows the limits of the person's plan.
        !isBeta && context.path === paths.home && (await prerenderHome(context, database, accountId, frontPages))
      : frontPages.get(nameFrontPage(context, hasMail) ?? '');
    const html = (prerendered || page)
      .replace('data-session="unknown"', `data-session="${isSignedIn ? 'yes' : 'no'}"`)
      .replace('data-mail="unknown"', `data-mail="${hasMail ? 'yes' : 'no'}"`)
      .replace('data-beta="unknown"', `data-beta="${isBeta ? 'on' : 'off'}"`)
      .replaceAll('__CSP_NONCE__', String(context.state.nonce));
    return sendPage(context, withAddressCheck(html, context.state.allowedOrigins));
  };
}

/** Has the browser hold its address against the allowed ones before anything else; see `refuseOtherAddress`. */
const withAddressCheck = (html: string, allowed: readonly string[] | undefined): string =>
  allowed
    ? html.replace('<script', () => `<script src="/check-address.js" data-origins="${allowed.join(' ')}"></script><script`)
    : html;

/** A fresh nonce for each answer; the policy and the page carry the same one. */
export const giveNonce: Middleware = async (context: Context, next: Next) => {
  context.state.nonce = randomBytes(16).toString('base64');
  await next();
};
