import { expect, test } from 'vitest';
import * as z from 'zod';
import { errorStatus } from '../../shared/errorCodes.ts';
import { allRoutes } from '../../shared/routes/all.ts';
import { sendRequest } from '../support/sendRequest.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);

const Parameter = z.object({ name: z.string(), in: z.enum(['path', 'query', 'header']), required: z.boolean().optional() });
const Operation = z.object({
  summary: z.string(),
  security: z.array(z.unknown()).optional(),
  parameters: z.array(Parameter).optional(),
  requestBody: z.unknown().optional(),
  responses: z.record(z.string(), z.object({ description: z.string() })),
});
const Document = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

const read = async () => Document.parse(JSON.parse((await sendRequest(`${api.url}/api/openapi.json`, { method: 'GET' })).text));

test('the document has every declared route, and no other', async () => {
  const { openapi, paths } = await read();
  expect(openapi).toMatch(/^3\.1/u);
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted()).toEqual(
    allRoutes.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/gu, '{$1}')}`).toSorted(),
  );
});

test('each route is described as it is declared: who may, what is sent, what is answered', async () => {
  const { paths } = await read();
  for (const route of allRoutes) {
    const operation = paths[route.path.replaceAll(/:(\w+)/gu, '{$1}')]?.[route.method.toLowerCase()];
    const parameters = operation?.parameters ?? [];
    const named = (position: string) => parameters.filter((parameter) => parameter.in === position).map(({ name }) => name);
    expect(operation?.summary).toBe(route.summary);
    expect(operation?.security !== undefined).toBe(route.access !== 'anyone');
    expect(operation?.requestBody !== undefined).toBe(route.body !== undefined || route.takes !== undefined);
    expect(named('path')).toEqual(Object.keys(route.params?.shape ?? {}));
    expect(named('query')).toEqual(Object.keys(route.query?.shape ?? {}));
    expect(named('header')).toEqual(route.idempotent ? ['Idempotency-Key'] : []);
    const statuses = [
      ...Object.keys(route.answers),
      ...(route.errors ?? []).map((code) => String(errorStatus[code])),
      ...(route.access === 'anyone' ? [] : ['401']),
    ];
    expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(statuses));
  }
});

test('every reference in it leads somewhere', async () => {
  const { text } = await sendRequest(`${api.url}/api/openapi.json`, { method: 'GET' });
  const { components } = await read();
  const names = [...text.matchAll(/"#\/components\/schemas\/(?<name>[^"]+)"/gu)].map((found) => found.groups?.['name'] ?? '');
  expect(names.length).toBeGreaterThan(10);
  expect([...new Set(names)].filter((name) => !(name in components.schemas))).toEqual([]);
});
