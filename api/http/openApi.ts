import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { ErrorAnswer } from '../../shared/error.schema.ts';
import { errorStatus, type ErrorCode } from '../../shared/errorCodes.ts';
import { IdempotencyKey } from '../../shared/generations.schema.ts';
import * as z from 'zod';
import { writeKindOf, type Route } from '../../shared/route.ts';

/** The OpenAPI document of the declared routes. */
export function describeRoutes(routes: readonly Route[], version: string) {
  const paths: ZodOpenApiPathsObject = {};
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/gu, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describe(route) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Stillpoint',
      version,
      description:
        'Personalised meditation and hypnosis scripts. Signed in by session cookie; state changes only from the same origin, as JSON.',
    },
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'stillpoint' } } },
    paths,
  });
}

const file = { schema: { type: 'string', format: 'binary' } } as const;

function describe(route: Route): ZodOpenApiOperationObject {
  const usual: ErrorCode[] = [
    ...(route.access === 'anyone' ? [] : (['UNAUTHENTICATED'] as const)),
    ...(route.access === 'anyone' || route.whileDeleting ? [] : (['ACCOUNT_DELETING'] as const)),
    ...(route.access === 'premium' ? (['PLAN_LIMIT'] as const) : []),
    ...(route.access === 'moderator' || route.access === 'admin' ? (['FORBIDDEN'] as const) : []),
    ...(route.params ? (['NOT_FOUND'] as const) : []),
    ...(route.body || route.query ? (['VALIDATION_FAILED'] as const) : []),
    ...(writeKindOf(route) === null ? [] : (['RATE_LIMITED'] as const)),
  ];
  const codes = [...new Set([...usual, ...(route.errors ?? [])])];
  const failures = Object.groupBy(codes, (code) => String(errorStatus[code]));
  return {
    summary: route.summary,
    ...(route.fromAnywhere && { description: 'May be called from any origin; without a session.' }),
    ...(route.access !== 'anyone' && { security: [{ session: [] }] }),
    requestParams: {
      ...(route.params && { path: route.params }),
      ...(route.query && { query: route.query }),
      ...(route.idempotent && { header: z.object({ 'Idempotency-Key': IdempotencyKey }) }),
    },
    ...(route.body && { requestBody: { required: true, content: { 'application/json': { schema: route.body } } } }),
    ...(route.takes && {
      requestBody: { required: true, content: Object.fromEntries(route.takes.types.map((type) => [type, file])) },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(route.answers).map(([status, schema]) => [
          status,
          {
            description: 'done',
            ...(schema && { content: { 'application/json': { schema } } }),
            ...(route.sends !== undefined && { content: Object.fromEntries([route.sends].flat().map((type) => [type, file])) }),
          },
        ]),
      ),
      ...Object.fromEntries(
        Object.entries(failures).map(([status, list]) => [
          status,
          { description: (list ?? []).join(', '), content: { 'application/json': { schema: ErrorAnswer } } },
        ]),
      ),
    },
  };
}
