import type Router from '@koa/router';
import type { Context } from 'koa';
import * as z from 'zod';
import { publicUrlOf, type Settings } from '../../config/settings.ts';
import type { Database } from '../../db/pool.ts';
import { escapeHtml } from '../../domain/mail/escapeHtml.ts';
import { findMailContent, listMail } from '../../domain/mail/readOutbox.ts';
import { renderStored } from '../../domain/mail/renderStored.ts';
import { isFromHere, listensOnlyLocally } from './thisMachine.ts';

const shown = 200;

/**
 * In local mode the outbox can be read, for there may be no mail server: `/dev/mail` lists it, and each mail shows as its
 * readers see it. They exist for programs on this machine only, and only where the server can be reached from nowhere else: mails
 * hold links that open accounts.
 */
export function addDevMail(router: Router, database: Database, settings: Settings): void {
  if (settings.STILLPOINT_MODE !== 'local' || settings.TRUST_PROXY_HOPS > 0 || !listensOnlyLocally(settings.host)) return;
  const mailSettings = { publicUrl: publicUrlOf(settings), sessionSecret: settings.SESSION_SECRET };

  const answer = (context: Context, title: string, body: string): void => {
    context.type = 'html';
    context.body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title><style>${style}</style></head><body><main>${body}</main></body></html>`;
  };
  const guarded =
    (show: (context: Context & { params: Record<string, string> }) => Promise<void>) =>
    async (context: Context & { params: Record<string, string> }, next: () => Promise<unknown>): Promise<unknown> => {
      if (!isFromHere(context)) return next();
      // A mail brings its own styles along; nothing in it may run, load or leave.
      context.set(
        'Content-Security-Policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'",
      );
      context.set('Cache-Control', 'no-store');
      return show(context);
    };
  const find = async (id: string | undefined) => {
    const mail = z.uuid().safeParse(id).success ? await findMailContent(database, id ?? '') : null;
    return mail && { ...mail, ...renderStored(mail, mailSettings) };
  };

  router.get(
    '/dev/mail',
    guarded(async (context) => {
      const { rows } = await listMail(database, shown);
      const lines = rows.map(
        ({ id, kind, language, to, status, createdAt, lastFailure }) =>
          `<tr><td><time>${createdAt.slice(0, 19).replace('T', ' ')}</time></td><td>${to === null ? kind : `<a href="/dev/mail/${id}">${kind}</a>`}</td><td>${escapeHtml(to ?? '')}</td><td>${language}</td><td>${status}${lastFailure === null ? '' : `: ${escapeHtml(lastFailure)}`}</td></tr>`,
      );
      const table = `<table><thead><tr><th>When (UTC)</th><th>What</th><th>To</th><th>Language</th><th>State</th></tr></thead><tbody>${lines.join('')}</tbody></table>`;
      answer(context, 'Outbox', `<h1>Outbox</h1>${rows.length > 0 ? table : '<p>No mail so far.</p>'}`);
    }),
  );
  router.get(
    '/dev/mail/:id',
    guarded(async (context) => {
      const mail = await find(context.params['id']);
      if (!mail) return context.throw(404);
      const head = `<p><a href="/dev/mail">Outbox</a></p><h1>${escapeHtml(mail.subject)}</h1><p>To ${escapeHtml(mail.to)}</p>`;
      const links = /https?:\/\/\S+/gu;
      const text = escapeHtml(mail.text).replaceAll(links, (link) => `<a href="${link}">${link}</a>`);
      const frame = `<iframe sandbox="" title="As HTML" src="/dev/mail/${mail.id}/html"></iframe>`;
      answer(context, escapeHtml(mail.subject), `${head}<h2>As text</h2><pre>${text}</pre><h2>As HTML</h2>${frame}`);
      return undefined;
    }),
  );
  router.get(
    '/dev/mail/:id/html',
    guarded(async (context) => {
      const mail = await find(context.params['id']);
      if (!mail) return context.throw(404);
      context.set('X-Frame-Options', 'SAMEORIGIN');
      context.type = 'html';
      context.body = mail.html;
      return undefined;
    }),
  );
}

const style = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { text-align: start; padding: .4rem .8rem .4rem 0; border-block-end: 1px solid; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid; padding: 1rem; }
iframe { inline-size: 100%; block-size: 46rem; border: 1px solid; }`;
