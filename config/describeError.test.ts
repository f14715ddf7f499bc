import { SchemaValidationError } from 'slonik';
import OpenAI from 'openai';
import pg from 'pg';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { capturedLog } from '../tests/support/capturedLog.ts';
import { createLog } from './log.ts';

const text = 'I dreamt of "my mother"; nobody may read this';
const key = 'sk-very-secret-key-0123456789';

/** A line of the log about this. */
function lineOf(error: unknown): string {
  const { log, text: written } = capturedLog('test');
  log.error({ err: error }, 'it failed');
  return written();
}

const databaseError = (code: string, message: string): Error =>
  Object.assign(new pg.DatabaseError(message, 10, 'error'), { code, detail: text, where: text, internalQuery: text });

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

const errors: readonly (readonly [string, unknown])[] = [
  [
    'a row that does not fit',
    new SchemaValidationError({ sql: 'select content from script', values: [text] }, { content: text, key }, [
      { message: `expected a number, received ${text}`, path: ['outline', 0, 'seconds'] },
    ]),
  ],
  ['an idle connection', Object.assign(new Error('Connection terminated unexpectedly'), { client: { secretKey: key, text } })],
  ['a value that the database cannot read', databaseError('22P02', `invalid input syntax for type uuid: "${text}"`)],
  [
    'a violated constraint',
    Object.assign(databaseError('23505', 'duplicate key value violates unique constraint "account_key"'), { table: 'account' }),
  ],
  ['JSON that cannot be read', thrownBy(() => JSON.parse(`{"a": ${text}}`))],
  ['JSON that is text', thrownBy(() => JSON.parse(text))],
  [
    'a model’s service',
    new OpenAI.AuthenticationError(
      401,
      { message: text },
      `Incorrect API key provided: ${key}`,
      new Headers({ authorization: key }),
    ),
  ],
  [
    'a mail server',
    Object.assign(new Error(`Can't send mail to ada@example.org: 550 ${text}`), {
      responseCode: 550,
      response: text,
      command: 'RCPT TO',
    }),
  ],
  ['what a schema found', new z.ZodError([{ code: 'custom', message: text, path: [text], input: text }])],
  ['an address with its password', new Error(`cannot connect to postgres://stillpoint:${key}@db/stillpoint for ada@example.org`)],
  ['several at once', new AggregateError([databaseError('22P02', `bad: "${text}"`), Object.assign(new Error('x'), { key })])],
  ['its cause', new Error('it failed', { cause: Object.assign(new Error('deep'), { row: { text }, config: { key } }) })],
  ['what is no error', { text, key }],
  ['a bare text', text],
];

test.each(errors)('a log line about %s holds neither what people wrote nor a key', (_what, error) => {
  const line = lineOf(error);
  for (const piece of ['dreamt', 'mother', 'nobody may', 'sk-very', 'ada@']) expect(line).not.toContain(piece);
  expect(line).toContain('it failed');
});

test('a log line says what is needed to find the reason', () => {
  const [, row] = errors[0] ?? [];
  expect(JSON.parse(lineOf(row))).toMatchObject({
    err: {
      type: 'SchemaValidationError',
      sql: 'select content from script',
      issues: [{ path: 'outline.0.seconds', code: 'invalid' }],
      stack: expect.stringContaining('describeError.test.ts'),
    },
  });
  const [, taken] = errors[3] ?? [];
  expect(JSON.parse(lineOf(taken))).toMatchObject({
    err: {
      type: 'DatabaseError',
      code: '23505',
      table: 'account',
      message: 'duplicate key value violates unique constraint "account_key"',
    },
  });
  const away = new Error('no', { cause: Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' }) });
  expect(JSON.parse(lineOf(away))).toMatchObject({
    err: { cause: { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED 127.0.0.1:1' } },
  });
});

test('the secrets of the settings are in no line, whatever brings them there', () => {
  const lines: string[] = [];
  const secret = 'quo"ted \\ secret/1';
  const log = createLog({ name: 'test', level: 'info', secrets: [secret] }, { write: (line) => void lines.push(line) });
  log.warn({ said: `with ${secret} in it`, address: `smtp://u:${encodeURIComponent(secret)}@mail` }, secret);
  expect(lines.join('')).not.toMatch(/quo|ted%20/u);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ said: 'with … in it', msg: '…' });
});
