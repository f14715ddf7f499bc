import type { Context } from 'koa';
import type Router from '@koa/router';
import * as z from 'zod/mini';
import { isBeta } from '../../config/settings.ts';
import { AppError } from '../../domain/AppError.ts';
import { checkAccess } from '../../domain/accounts/checkAccess.ts';
import { countWrite } from '../../domain/quotas/countWrite.ts';
import type { Issue } from '../../shared/error.schema.ts';
import { IdempotencyKey } from '../../shared/generations.schema.ts';
import { writeKindOf, type Route } from '../../shared/route.ts';
import type { Call, Handler, SentFile, Services } from '../context.ts';
import { readJson } from './readJson.ts';
import { receiveFile } from './receiveFile.ts';
import { isDeleting, sessionOf } from './sessions.ts';
import { toStorable } from './toStorable.ts';
import { writeLimitsOf } from './writeLimitsOf.ts';

/** Bytes of a body: the longest text that an edit may hold, in UTF-8, with room for JSON; and what a stranger may send. */
const maxBytes = 1024 * 1024;
const maxBytesOfAnyone = 131_072;

/** Puts a declared route on the router: who may, what was sent, the handler, and the answer as declared. */
export function bindRoute<const R extends Route>(router: Router, services: Services, route: R, handle: Handler<R>): void {
  const kind = writeKindOf(route);
  const limits = writeLimitsOf(services.settings);
  const method = route.method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete';
  router[method](route.path, async (context: Context & { params: Record<string, string> }) => {
    const accountId = await identify(context, services, route);
    // Nothing is read before it is known who sends it.
    const receive: unknown = route.takes ? receiveFile(context, route.takes) : undefined;
    const sent = readSent(context, route, await readGiven(context, route));
    const key = route.idempotent ? readKey(context) : '';
    // Counted before the work, and whatever becomes of it: repeats and refusals are work, too.
    if (kind !== null) await countWrite(services.database, accountId, kind, limits);
    // A handler that gives a file may say how long it can be kept.
    context.set('Cache-Control', 'no-store');
    const answer = await handle({ services, context, accountId, key, receive, ...sent } as Call<R>);
    const [status, schema] = Object.entries(route.answers)[0] ?? ['204', null];
    context.status = Number(status);
    if (route.sends !== undefined) {
      // A handler of several types gives them with the file; its own type demands it.
      const sending = typeof route.sends === 'string' ? { type: route.sends, body: answer } : (answer as SentFile);
      context.body = sending.body;
      context.type = sending.type;
    } else context.body = schema === null ? null : schema.parse(answer);
  });
}

async function identify(context: Context, services: Services, route: Route): Promise<string> {
  const accountId = route.fromAnywhere ? '' : (sessionOf(context)?.accountId ?? '');
  if (route.access === 'anyone') return accountId;
  if (accountId === '') throw new AppError('UNAUTHENTICATED', 'sign in first');
  if (!route.whileDeleting && isDeleting(context))
    throw new AppError('ACCOUNT_DELETING', 'the account awaits its deletion; it can be kept, deleted now, or downloaded');
  if (route.access !== 'signed-in') await checkAccess(services.database, accountId, route.access, isBeta(services.settings));
  return accountId;
}

async function readGiven(context: Context, route: Route): Promise<unknown> {
  if (route.takes || context.method === 'GET' || context.method === 'HEAD') return {};
  return readJson(context, route.access === 'anyone' ? maxBytesOfAnyone : maxBytes);
}

// The schemas are written in zod/mini, which has no words for what does not fit.
z.config(z.locales.en());

/** More than any page has fields: an answer must not grow with what is wrong about a request. */
const maxIssues = 100;
const maxPath = 200;

/** Reads parameters, query and body by the route's schemas; every problem of all three is named at once. */
function readSent(
  context: Context & { params: Record<string, string> },
  route: Route,
  given: unknown,
): { params: unknown; query: unknown; body: unknown } {
  const issues: Issue[] = [];
  const read = (schema: z.ZodMiniType | undefined, value: unknown) => {
    if (!schema) return undefined;
    const result = schema.safeParse(value);
    if (!result.success) issues.push(...result.error.issues.slice(0, maxIssues).flatMap(toIssues));
    return result.data;
  };
  const params = read(route.params, context.params);
  // A malformed id names nothing: it looks like any other script that is not there.
  if (issues.length > 0) throw new AppError('NOT_FOUND', 'no such thing');
  const query = read(route.query, context.query);
  const body = read(route.body, toStorable(given));
  if (issues.length > 0) throw new AppError('VALIDATION_FAILED', 'what was sent does not fit', { issues });
  return { params, query, body };
}

function toIssues(issue: z.core.$ZodIssue): Issue[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys
      .slice(0, maxIssues)
      .map((key) => ({ path: [...issue.path, key].join('.').slice(0, maxPath), code: issue.code, message: 'no such field' }));
  const minimum = 'minimum' in issue ? Number(issue.minimum) : undefined;
  const maximum = 'maximum' in issue ? Number(issue.maximum) : undefined;
  return [
    {
      path: issue.path.join('.').slice(0, maxPath),
      code: issue.code,
      message: issue.message,
      ...(minimum !== undefined && { minimum }),
      ...(maximum !== undefined && { maximum }),
    },
  ];
}

function readKey(context: Context): string {
  const key = IdempotencyKey.safeParse(context.get('Idempotency-Key'));
  if (!key.success) throw new AppError('IDEMPOTENCY_KEY_MISSING', 'an Idempotency-Key of 8 to 128 characters is needed');
  return key.data;
}
