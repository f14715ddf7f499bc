import { expect, test } from 'vitest';
import { capturedLog } from '../tests/support/capturedLog.ts';
import { toGraphileLogger } from './toGraphileLogger.ts';

const { log, text } = capturedLog('worker');
const logger = toGraphileLogger(log);
const lines = (): { level: number; msg: string; err?: { type: string } }[] =>
  text()
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));

test('what the queue says of a failed job holds neither its error’s words nor its payload', () => {
  const error = Object.assign(new Error('invalid input syntax for type uuid: "I dreamt"'), { code: '22P02' });
  const job = { id: '7', payload: { email: 'ada@example.org' } };
  logger.error(`Failed task 7 (send_mail, 12.00ms, attempt 1 of 4) with error '${error.message}':\n  ${error.stack}`, {
    failure: true,
    job,
    error,
  });
  logger.error(`Failed to complete jobs '7':\n${String(error)}`, { fatalError: error, jobs: [job] });
  expect(lines()).toMatchObject([
    { level: 50, msg: 'Failed task 7 (send_mail, 12.00ms, attempt 1 of 4)', err: { code: '22P02' } },
    { level: 50, msg: "Failed to complete jobs '7'", err: { type: 'Error' } },
  ]);
  expect(text()).not.toMatch(/dreamt|ada@/u);
});

test('its options, with the pool and its password, are not said at all', () => {
  const before = lines().length;
  logger.debug("Worker pool options are { pgPool: { options: { password: 'x' } } }", { options: {} });
  expect(lines()).toHaveLength(before);
});

test('a database that is away is one warning a minute, however often it is tried', () => {
  const before = lines().length;
  const error = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  for (let index = 0; index < 10; index += 1)
    logger.error(`Error with notify listener (trying again in ${index}ms): no`, { error });
  const said = lines().slice(before);
  expect(said.map(({ level }) => level)).toEqual([40]);
});
