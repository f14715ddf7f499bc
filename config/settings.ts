import * as z from 'zod';
import { findUnsafeSettings } from './findUnsafeSettings.ts';

/** The value that `.env.example` shows; production refuses it. */
export const exampleSecret = 'change-me-to-32-or-more-random-characters';

const wholeNumber = (min: number, max: number, preset: number) =>
  z.coerce
    .number<string>({ error: `must be a whole number from ${min} to ${max}` })
    .int()
    .min(min)
    .max(max)
    .default(preset);
/** In the place of a limit that the product has. */
const otherLimit = z.coerce
  .number<string>({ error: 'must be a whole number from 1 to 1000000' })
  .int()
  .min(1)
  .max(1_000_000)
  .optional();
const price = z.coerce.number<string>({ error: 'must be a number from 0' }).min(0).max(100_000).optional();
/** Addresses separated by commas, each without a path; a slash at the end is forgiven. */
const origins = z.string().transform((text, context) => {
  const given = text.split(',').flatMap((one) => one.trim().replace(/\/$/u, '') || []);
  const isOrigin = (one: string): boolean =>
    /^https?:/u.test(one) && URL.canParse(one) && new URL(one).origin === one.toLowerCase();
  if (!given.every(isOrigin))
    context.addIssue({
      code: 'custom',
      message: 'must be addresses such as https://other.example, without a path, separated by commas',
    });
  return given.map((one) => one.toLowerCase());
});
const webAddress = z.url({ protocol: /^https?$/u, error: 'must be an http:// or https:// address' });

const shape = z.object({
  /** `local`: everything on one machine, as `npm start` runs it. `production`: several processes behind a proxy. */
  STILLPOINT_MODE: z.enum(['local', 'production']).default('production'),
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z.string().min(1).optional(),
  PUBLIC_URL: webAddress.optional(),
  /** Further addresses at which people may sign in. */
  ALLOWED_ORIGINS: origins.optional(),
  /** `1` allows production to be at http:// addresses of a private network. */
  ALLOW_HTTP_PRIVATE: z.enum(['0', '1'], { error: 'must be 1, or 0' }).default('0'),
  DATABASE_URL: z.string({ error: 'is missing' }).regex(/^postgres(?:ql)?:\/\//u, 'must be a postgres:// address'),
  DATABASE_POOL_SIZE: wholeNumber(2, 200, 10),
  SESSION_SECRET: z
    .string({ error: 'is missing; make one with `openssl rand -base64 48`' })
    .min(32, 'must have at least 32 characters; make one with `openssl rand -base64 48`'),
  TRUST_PROXY_HOPS: wholeNumber(0, 10, 0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** While it is on every account has every feature; credits still count. */
  BETA: z.enum(['on', 'off'], { error: 'must be on, or off' }).default('off'),
  /** A folder with the operator's own privacy, terms and imprint. */
  LEGAL_DIR: z.string().min(1).optional(),
  GENERATIONS_PER_MINUTE: wholeNumber(1, 100_000, 120),
  /** Changes that one account may send in a minute, those with a text among them, and in a day; `shared/quotas.ts` has the presets. */
  WRITES_PER_MINUTE: otherLimit,
  TEXTS_PER_MINUTE: otherLimit,
  WRITES_PER_DAY: otherLimit,
  /** New accounts from one address in an hour. */
  REGISTRATIONS_PER_HOUR: wholeNumber(1, 100_000, 60),
  /** Short scripts composed for visitors at one address in an hour, by each API process. */
  SAMPLES_PER_HOUR: wholeNumber(1, 100_000, 120),
  RUNNING_PER_ACCOUNT: wholeNumber(1, 1000, 3),
  WORKER_CONCURRENCY: wholeNumber(1, 64, 4),
  /** Seconds that a worker's lease lasts, after which it is renewed, and between two rounds of the reaper. */
  LEASE_SECONDS: wholeNumber(1, 600, 15),
  LEASE_RENEW_SECONDS: wholeNumber(1, 200, 5),
  REAP_SECONDS: wholeNumber(1, 600, 5),
  /** The server that takes our mail, and whom it comes from; the two go together. */
  SMTP_URL: z.url({ protocol: /^smtps?$/u, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: z
    .string()
    .min(3)
    .max(320)
    .regex(/@/u, 'must hold an e-mail address')
    .regex(/^[^\r\n]*$/u, 'must be one line')
    .optional(),
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: webAddress.optional(),
  OPENAI_MODEL: z.string().min(1).default('gpt-4.1-mini'),
  /** A stronger model for the plans whose features include it. */
  OPENAI_MODEL_ADVANCED: z.string().min(1).optional(),
  /** US dollars for a million tokens, of the model and of the stronger one. */
  MODEL_PROMPT_PRICE: price,
  MODEL_COMPLETION_PRICE: price,
  MODEL_ADVANCED_PROMPT_PRICE: price,
  MODEL_ADVANCED_COMPLETION_PRICE: price,
  /** Seconds of silence from the model before the first token, between two chunks, and for one whole section. */
  MODEL_FIRST_TOKEN_SECONDS: wholeNumber(1, 600, 60),
  MODEL_CHUNK_SECONDS: wholeNumber(1, 600, 30),
  MODEL_SECTION_SECONDS: wholeNumber(1, 1800, 180),
});

/** Every setting's name; `.env.example` explains each. */
export const settingNames: readonly string[] = Object.keys(shape.shape);

/** As they were read, before they are held against each other. */
type GivenSettings = Readonly<z.output<typeof shape>>;
export type Settings = GivenSettings & { readonly host: string };

/** Names every setting that is wrong, one a line. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Reads the settings from the environment; an empty value counts as not set.
 * Throws a `SettingsError` that names each wrong setting.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const read = shape.safeParse(given);
  if (!read.success) {
    throw new SettingsError(read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'));
  }
  const settings = read.data;
  const problems = [...contradictions(settings), ...findUnsafeSettings(settings, env)];
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));
  return { ...settings, host: settings.HOST ?? (settings.STILLPOINT_MODE === 'local' ? '127.0.0.1' : '0.0.0.0') };
}

/** Where the pages are, for links that leave the house: never what a request says. */
export const publicUrlOf = ({ PUBLIC_URL, PORT }: Pick<Settings, 'PUBLIC_URL' | 'PORT'>): string =>
  PUBLIC_URL ?? `http://localhost:${PORT}`;

export const isBeta = ({ BETA }: Pick<Settings, 'BETA'>): boolean => BETA === 'on';

/** Whether mail is of any use: somebody sends it, or in local mode somebody reads the outbox. */
export const hasMail = ({ SMTP_URL, STILLPOINT_MODE }: Pick<Settings, 'SMTP_URL' | 'STILLPOINT_MODE'>): boolean =>
  SMTP_URL !== undefined || STILLPOINT_MODE === 'local';

/** Whether addresses are to be confirmed: only where a mail surely reaches whoever is asked. */
export const confirmsAddresses = ({ SMTP_URL }: Pick<Settings, 'SMTP_URL'>): boolean => SMTP_URL !== undefined;

function contradictions(settings: GivenSettings): string[] {
  const problems: string[] = [];
  if (settings.ALLOWED_ORIGINS && !settings.PUBLIC_URL)
    problems.push('ALLOWED_ORIGINS needs PUBLIC_URL, the address that mails lead to');
  // The session cookie is a secure one or it is not, for all addresses: a browser keeps no secure one at an http:// address.
  const others = (settings.ALLOWED_ORIGINS ?? []).filter(
    (origin) => settings.PUBLIC_URL && !settings.PUBLIC_URL.startsWith(`${new URL(origin).protocol}//`),
  );
  if (others.length > 0)
    problems.push(`ALLOWED_ORIGINS must begin as PUBLIC_URL does (both https://, or both http://): ${others.join(', ')}`);
  for (const [one, other] of [
    ['SMTP_URL', 'MAIL_FROM'],
    ['MODEL_PROMPT_PRICE', 'MODEL_COMPLETION_PRICE'],
    ['MODEL_ADVANCED_PROMPT_PRICE', 'MODEL_ADVANCED_COMPLETION_PRICE'],
  ] as const)
    if ((settings[one] === undefined) !== (settings[other] === undefined)) problems.push(`${one} and ${other} go together`);
  if (settings.LEASE_RENEW_SECONDS * 2 > settings.LEASE_SECONDS)
    problems.push('LEASE_RENEW_SECONDS must be at most half of LEASE_SECONDS');
  return problems;
}
