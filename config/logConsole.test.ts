import { expect, onTestFinished, test } from 'vitest';
import { capturedLog } from '../tests/support/capturedLog.ts';
import { logConsole } from './logConsole.ts';

test('what a package writes to the console is a line of the log, without what its errors hold', () => {
  const { trace, error, warn } = console;
  onTestFinished(() => void Object.assign(console, { trace, error, warn }));
  const { log, text } = capturedLog('test');
  logConsole(log);
  console.trace(
    Object.assign(new Error('invalid input: "I dreamt"'), { code: '22P02', detail: 'dreamt', client: { key: 'dreamt' } }),
  );
  console.error('Retried 100 times, and still failed: dreamt', Object.assign(new Error('no'), { row: 'dreamt' }));
  console.warn('a plain word');
  const lines = text().trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 40, said: '', err: { code: '22P02' } },
    { level: 40, said: 'Retried 100 times, and still failed', err: { message: 'no' } },
    { level: 40, said: 'a plain word' },
  ]);
  expect(text()).not.toContain('dreamt');
});
