import { pathTo } from '../../shared/pathTo.ts';
import * as paths from '../../shared/paths.ts';
import type { Language } from '../../shared/vocabulary.ts';
import { fillText } from '../fillText.ts';
import { layoutHtml, layoutText } from './layoutMail.ts';
import { mailKinds, type MailKind, type MailParams } from './mailKinds.ts';
import de from './texts/de/mail.json' with { type: 'json' };
import en from './texts/en/mail.json' with { type: 'json' };
import es from './texts/es/mail.json' with { type: 'json' };
import fr from './texts/fr/mail.json' with { type: 'json' };
import it from './texts/it/mail.json' with { type: 'json' };
import pt from './texts/pt/mail.json' with { type: 'json' };

export type RenderedMail = { readonly subject: string; readonly text: string; readonly html: string };

/** Where the pages are, and the token of the mail's link. */
export type MailLinks = { readonly publicUrl: string; readonly token: string | null };

type Wording = { readonly subject: string; readonly title: string; readonly action: string } & (
  | { readonly text: string }
  | { readonly text_one: string; readonly text_other: string }
);

/** A mail in the reader's language, as text and as HTML. Throws where the parameters are not those of the kind. */
export function renderMail(kind: MailKind, given: unknown, language: Language, links: MailLinks): RenderedMail {
  const params = mailKinds[kind].parse(given);
  const texts = mailTexts[language];
  const wording: Wording = texts.kinds[wordingOf(kind, params)];
  const values = valuesOf(params, language);
  const filled = (text: string): string => fillText(text, values);
  const isOurs = kind.startsWith('password.') || kind.startsWith('email.');
  const parts = {
    language,
    // A title may hold line breaks, a subject must not.
    subject: filled(wording.subject).replaceAll(/\s+/gu, ' '),
    title: filled(wording.title),
    text: filled(textFor(wording, values.count, language)),
    action: wording.action,
    link: new URL(pathFor(kind, params, links.token), links.publicUrl).href,
    trouble: texts.button.trouble,
    why: isOurs ? texts.footer.account : texts.footer.news,
    settings: isOurs ? null : { label: texts.footer.settings, link: new URL(paths.settings, links.publicUrl).href },
  };
  return { subject: parts.subject, text: layoutText(parts), html: layoutHtml(parts) };
}

type WordingName = keyof (typeof mailTexts)['en']['kinds'];

/** What is written again is a notification of another kind than a new script: there is a text already. */
function wordingOf(kind: MailKind, params: MailParams): WordingName {
  const anew = 'anew' in params ? params.anew : undefined;
  if (anew !== undefined && kind === 'script.completed') return `script_completed_${anew}`;
  if (anew !== undefined && kind === 'script.failed') return 'script_failed_anew';
  // Every kind has its words under its own name.
  return kind.replace('.', '_') as WordingName;
}

function textFor(wording: Wording, count: number, language: Language): string {
  if ('text' in wording) return wording.text;
  return new Intl.PluralRules(language).select(count) === 'one' ? wording.text_one : wording.text_other;
}

function pathFor(kind: MailKind, params: MailParams, token: string | null): string {
  if ('scriptId' in params) return pathTo(paths.script, { id: params.scriptId });
  if (kind === 'credits.low') return paths.transactions;
  if (kind === 'credits.expiring') return paths.generator;
  // A fragment stays out of every log and of what a page tells the next one.
  if (kind === 'password.reset') return pathTo(paths.resetPassword, {}, { hash: token ?? '' });
  if (kind === 'email.confirm') return pathTo(paths.confirmEmail, {}, { hash: token ?? '' });
  if (kind === 'email.changed') return paths.profile;
  return paths.forgotPassword;
}

type Values = Record<string, string | number> & { count: number };

/** What the texts have places for. The server does not know where a reader's clock is, so times say theirs. */
function valuesOf(params: MailParams, language: Language): Values {
  const texts = mailTexts[language];
  const found: Values = { count: 0 };
  if ('title' in params) found['title'] = params.title || texts.script.untitled;
  if ('email' in params) found['email'] = params.email;
  if ('available' in params) Object.assign(found, { count: params.available, date: dayOf(params.periodEnd, language) });
  if ('expiresAt' in params) Object.assign(found, { count: params.credits, date: momentOf(params.expiresAt, language) });
  else if ('credits' in params) found['count'] = params.credits;
  if ('minutes' in params) found['count'] = params.minutes;
  if ('hours' in params) found['count'] = params.hours;
  if ('at' in params) found['date'] = momentOf(params.at, language);
  if ('browser' in params) found['device'] = deviceOf(params, language);
  return found;
}

const dayOf = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));

const momentOf = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(new Date(iso));

function deviceOf({ browser, system }: { browser: string; system: string }, language: Language): string {
  const { device } = mailTexts[language];
  if (browser && system) return fillText(device.both, { browser, system });
  return browser || system || device.unknown;
}

/** The words of every e-mail. `npm run locales` holds them against the English ones, as it does the pages'. */
const mailTexts: Readonly<Record<Language, typeof en>> = { en, fr, es, de, it, pt };
