import { writeFileSync } from 'node:fs';
import { encodePictures } from './encodePictures.ts';
import { PictureTask, type PictureMessage } from './pictureMessages.ts';
import { TooManyPixelsError } from './TooManyPixelsError.ts';

/**
 * The process in which pictures are decoded, forked by forkPictures.ts. What a decoder takes of memory goes back to the
 * system when this process ends, and only a process can be stopped in the middle of decoding.
 */
const maxMegabytes = Number(process.argv[2]);
const watchMs = 20;

// Where memory runs out altogether, Linux is to end this process and not the API.
if (process.platform === 'linux') volunteer();
process.on('disconnect', end);
// A Ctrl-C reaches the whole group of processes; when to end is for the API to say.
process.on('SIGINT', () => {});
process.on('message', (message) => void work(message));
say({ kind: 'ready' });

async function work(message: unknown): Promise<void> {
  const { file, format } = PictureTask.parse(message);
  say({ kind: 'taken' });
  const watch = setInterval(refuseWhenLarge, watchMs);
  try {
    say({ kind: 'made', pictures: await encodePictures(file, format) });
  } catch (error) {
    const reason = error instanceof TooManyPixelsError ? 'pixels' : 'unreadable';
    say({ kind: 'refused', reason, message: (error instanceof Error ? error.message : String(error)).slice(0, 1000) });
  } finally {
    clearInterval(watch);
  }
}

/** Decoding goes on in another thread, so that this one is free to look at what it takes. */
function refuseWhenLarge(): void {
  const megabytes = process.memoryUsage.rss() / 1024 / 1024;
  if (megabytes <= maxMegabytes) return;
  say({ kind: 'refused', reason: 'heavy', message: `${Math.round(megabytes)} MB` }, end);
}

function say(message: PictureMessage, then?: () => void): void {
  process.send?.(message, undefined, {}, () => then?.());
}

/** At once, whatever a decoder is doing: leaving in the ordinary way would wait for its thread. */
function end(): void {
  process.kill(process.pid, 'SIGKILL');
}

function volunteer(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch (error) {
    process.stderr.write(`the order in which memory is taken back could not be set: ${String(error)}\n`);
  }
}
