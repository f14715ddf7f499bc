import { fork } from 'node:child_process';
import { join } from 'node:path';
import { PictureMessage, type PictureTask, type RefusalReason, type Pictures } from './pictureMessages.ts';

export type PictureAnswer =
  | { readonly kind: 'made'; readonly pictures: Pictures }
  | { readonly kind: 'refused'; readonly reason: RefusalReason; readonly message: string }
  /** The process ended. `began`: it was able to decode at all. `taken`: it had this picture by then. */
  | { readonly kind: 'ended'; readonly began: boolean; readonly taken: boolean; readonly message: string };

export type PictureProcess = {
  readonly pid: number | undefined;
  /** False from the moment on that it is asked to end. */
  readonly isAlive: () => boolean;
  /** Gives it one picture and waits at most so many milliseconds; past them the process is killed. Never rejects. */
  readonly run: (task: PictureTask, milliseconds: number) => Promise<PictureAnswer>;
  /** Kills it, and resolves when it is gone. */
  readonly end: () => Promise<void>;
};

const main = join(import.meta.dirname, 'pictures.main.ts');

/** What Node and libvips need of the surroundings. Secrets of the API are not among them: the process decodes what strangers send. */
const surroundings = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'LD_LIBRARY_PATH'];

/** Pictures that libvips would unpack into a file stay in memory, where they are counted; the container has nowhere to write to. */
const noFiles = { VIPS_DISC_THRESHOLD: '4g' };

/** Starts the process of the pictures. What happens to it, at any moment, is an answer to the picture under way and no more. */
export function forkPictures(maxMegabytes: number): PictureProcess {
  const child = fork(main, [String(maxMegabytes)], {
    // Without flags of ours: a debugger's port or a watcher is not for it.
    execArgv: ['--max-old-space-size=64'],
    env: { ...Object.fromEntries(surroundings.map((name) => [name, process.env[name]])), ...noFiles },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let began = false;
  let taken = false;
  let alive = true;
  let leaving = false;
  let errors = '';
  let answer: (answer: PictureAnswer) => void = () => {};
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors = (errors + text).slice(-1000)));
  const ended = new Promise<void>((resolve) => {
    const finish = (message: string): void => {
      alive = false;
      answer({ kind: 'ended', began, taken, message: `${message} ${errors}`.trim() });
      resolve();
    };
    child.once('exit', (code, signal) => finish(`it ended with ${signal ?? code}.`));
    // Not started, or out of reach; one that lives is ended, and says so by its exit.
    child.on('error', (error) => (child.pid === undefined ? finish(String(error)) : void child.kill('SIGKILL')));
  });
  child.on('message', (given) => {
    const { success, data } = PictureMessage.safeParse(given);
    if (!success) child.kill('SIGKILL');
    else if (data.kind === 'ready') began = true;
    else if (data.kind === 'taken') taken = true;
    else answer(data);
  });

  async function end(): Promise<void> {
    leaving = true;
    child.kill('SIGKILL');
    await ended;
  }

  return {
    pid: child.pid,
    isAlive: () => alive && !leaving,
    run: async (task, milliseconds) => {
      const { promise, resolve } = Promise.withResolvers<PictureAnswer>();
      answer = resolve;
      taken = false;
      if (!alive) return { kind: 'ended', began, taken, message: errors };
      let late = false;
      const timer = setTimeout(() => {
        late = true;
        child.kill('SIGKILL');
      }, milliseconds);
      child.send(task);
      const given = await promise;
      clearTimeout(timer);
      if (late && began) return { kind: 'refused', reason: 'heavy', message: `not done after ${milliseconds} ms` };
      // Its memory must be given back before the next picture is decoded, in another process.
      if (given.kind === 'refused' && given.reason === 'heavy') await end();
      return given;
    },
    end,
  };
}
