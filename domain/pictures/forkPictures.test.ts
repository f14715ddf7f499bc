import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { onePicture } from '../../tests/support/onePicture.ts';
import { forkPictures, type PictureProcess } from './forkPictures.ts';
import type { PictureTask } from './pictureMessages.ts';

const patientMs = 60_000;
let task: PictureTask;
beforeAll(async () => {
  task = { file: await onePicture(), format: 'png' };
});

function start(): PictureProcess {
  const child = forkPictures(512);
  onTestFinished(() => child.end());
  return child;
}

test('a picture that is not done in time ends its process', async () => {
  const child = start();
  expect(await child.run(task, patientMs)).toMatchObject({ kind: 'made' });
  // Stopped in the middle, it is as good as a decoder that goes on for ever.
  process.kill(child.pid ?? 0, 'SIGSTOP');
  expect(await child.run(task, 10)).toMatchObject({ kind: 'refused', reason: 'heavy' });
  expect(child.isAlive()).toBe(false);
});

test('a process that has not begun in time says that it never did', async () => {
  expect(await start().run(task, 0)).toMatchObject({ kind: 'ended', began: false });
});

test('one that is asked to end takes nothing more, from that moment on', async () => {
  const child = start();
  await child.run(task, patientMs);
  const ended = child.end();
  expect(child.isAlive()).toBe(false);
  await ended;
  expect(await child.run(task, patientMs)).toMatchObject({ kind: 'ended', began: true });
});
