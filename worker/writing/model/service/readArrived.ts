import { APIConnectionError, APIError } from 'openai';
import * as z from 'zod';

/** An error of the service, in one shape whichever way it came. */
export type Arrived = {
  readonly status: number | null;
  /** Its codes and types, as the service wrote them. */
  readonly codes: string;
  /** Its message: for classifying only, since it may quote the prompt. */
  readonly said: string;
  /** Seconds. */
  readonly retryAfter: number | null;
  /** The service's moderation took offence. */
  readonly flagged: boolean;
};

const word = z.union([z.string(), z.number()]).nullish().catch(null);
const Body = z.looseObject({
  code: word,
  type: word,
  status: word,
  param: word,
  message: word,
  detail: z.unknown().optional(),
  metadata: z.looseObject({}).nullish().catch(null),
});

/** `null` where nothing but a broken connection arrived. */
export function readArrived(arrived: unknown): Arrived | null {
  const fromPackage = arrived instanceof APIError ? arrived : null;
  if (!fromPackage && arrived instanceof Error) return null;
  if (fromPackage instanceof APIConnectionError) return null;
  const read = Body.safeParse(fromPackage ? unwrap(fromPackage.error) : unwrap(arrived));
  const body: Partial<z.infer<typeof Body>> = read.success ? read.data : {};
  const codes = [body.code, body.type, body.status].filter((one) => one !== null && one !== undefined);
  return {
    status: fromPackage?.status ?? codes.map(Number).find((code) => Number.isInteger(code) && code >= 400 && code < 600) ?? null,
    codes: codes.join(' '),
    said: [
      body.param,
      body.message,
      body.detail === undefined ? '' : JSON.stringify(body.detail),
      read.success ? '' : fromPackage?.message,
    ]
      .filter(Boolean)
      .join(' '),
    retryAfter: readRetryAfter(fromPackage?.headers ?? new Headers()),
    flagged: Boolean(body.metadata && ('flagged_input' in body.metadata || 'reasons' in body.metadata)),
  };
}

/** Some put the error into an `error` of their own, once more. */
const unwrap = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'object'
    ? body.error
    : typeof body === 'string'
      ? { message: body }
      : body;

/** Seconds, from either form of the header (a number, a date) and from OpenAI's own in milliseconds. */
export function readRetryAfter(headers: Headers): number | null {
  const milliseconds = headers.get('retry-after-ms');
  const after = headers.get('retry-after');
  const seconds = milliseconds ? Number(milliseconds) / 1000 : after ? Number(after) : Number.NaN;
  if (Number.isFinite(seconds)) return Math.max(0, Math.ceil(seconds));
  const date = after ? Date.parse(after) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}
