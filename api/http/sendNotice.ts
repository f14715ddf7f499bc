import type { Context } from 'koa';
import { escapeHtml } from '../../domain/mail/escapeHtml.ts';
import { languageOf } from './languageOf.ts';
import { noticeTexts } from './noticeTexts.ts';
import { sendPage } from './sendPage.ts';

type Notice = {
  readonly title: string;
  /** HTML; whatever a caller has said in it is escaped. */
  readonly body: string;
  /** Seconds after which the page asks again by itself. */
  readonly againAfter?: number;
};

/** A page that the server writes itself, where the client cannot be shown. The status is the caller's. */
async function sendNotice(context: Context, { title, body, againAfter }: Notice): Promise<void> {
  const again = againAfter === undefined ? '' : `<meta http-equiv="refresh" content="${againAfter}">`;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><link rel="icon" href="/mark.svg" type="image/svg+xml">${again}<title>${escapeHtml(title)}</title><style nonce="${String(context.state.nonce)}">${style}</style>`;
  await sendPage(
    context,
    `<!doctype html><html lang="${languageOf(context)}"><head>${head}</head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`,
  );
}

/** The service is away for a moment (`again` in so many seconds), or a page failed. */
export async function sendFailure(context: Context, againAfter: number | null): Promise<void> {
  const texts = noticeTexts[languageOf(context)][againAfter === null ? 'failed' : 'unavailable'];
  const link = `<p><a href="">${escapeHtml(texts.again)}</a></p>`;
  await sendNotice(context, {
    title: texts.title,
    body: `<p>${escapeHtml(texts.text)}</p>${link}`,
    ...(againAfter !== null && { againAfter }),
  });
}

/** This is not the address that people are to use; `asked` is the origin at which they are, where that is known. */
export async function sendOtherAddress(context: Context, publicUrl: string, asked: string | null): Promise<void> {
  const texts = noticeTexts[languageOf(context)].address;
  const example = `ALLOWED_ORIGINS=${asked ?? 'https://…'}`;
  const address = escapeHtml(publicUrl);
  await sendNotice(context, {
    title: texts.title,
    body: `<p>${escapeHtml(texts.text)}</p><p><a href="${address}">${address}</a></p><h2>${escapeHtml(texts.operator)}</h2><p>${escapeHtml(texts.setting)}</p><pre>${escapeHtml(example)}</pre><p>${escapeHtml(texts.proxy)}</p>`,
  });
}

const style = `
body { font: 1.0625rem/1.6 system-ui, sans-serif; margin: 0; padding: 12vh 1.5rem 2rem; }
main { max-inline-size: 36rem; margin-inline: auto; }
h1 { font-size: 1.6rem; line-height: 1.25; }
h2 { font-size: 1.0625rem; margin-block-start: 2.5rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid; border-radius: .4rem; padding: .75rem 1rem; }`;
