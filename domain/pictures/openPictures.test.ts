import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import sharp from 'sharp';
import { maxPictureBytes, pictureSizes } from '../../shared/pictures.ts';
import { capturedLog } from '../../tests/support/capturedLog.ts';
import * as hostile from '../../tests/support/hostilePictures.ts';
import { onePicture } from '../../tests/support/onePicture.ts';
import { waitUntil } from '../../tests/support/waitUntil.ts';
import { openPictures, type MakePictures, type PictureLimits, type PictureMaker } from './openPictures.ts';

const log = capturedLog('pictures');
/** Time is not what these tests are about: on a busy machine nothing may be late. */
const patient = { maxTaskMs: 60_000, maxWaitMs: 600_000 };
const maker = openPictures(log.log, patient);
let honest: Buffer;
beforeAll(async () => {
  honest = await onePicture({ width: 300, height: 200 });
});
afterAll(async () => {
  await maker.stop();
  expect(log.errors()).toEqual([]);
});

function open(limits: Partial<PictureLimits>): PictureMaker {
  const opened = openPictures(log.log, { ...patient, ...limits });
  onTestFinished(() => opened.stop());
  return opened;
}
const makeWith = (pictures: PictureMaker, file: Buffer, account = 'someone') => pictures.admit(account, (make) => make(file));
const refusal = (reason: string) => ({ code: 'PICTURE_INVALID', details: { reason } });

async function expectPicture(pictures: PictureMaker, file: Buffer): Promise<void> {
  const { small, large } = await makeWith(pictures, file);
  for (const [bytes, edge] of [
    [small, pictureSizes.small],
    [large, pictureSizes.large],
  ] as const)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: edge, height: edge });
}
const wide = (width: number, height: number, format: 'png' | 'jpeg' | 'webp' = 'png'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#456' }, limitInputPixels: false })
    .toFormat(format)
    .toBuffer();

/** Sixteen bits of four colours in passes: seconds of work, and three hundred megabytes of memory. */
const slow = (): Promise<Buffer> =>
  sharp({ create: { width: 6000, height: 6000, channels: 4, background: '#123' } })
    .toColourspace('rgb16')
    .png({ progressive: true })
    .toBuffer();

/** What a process has taken of the processor, in hundredths of a second, by Linux's own count. */
function ticksOf(pid: number): number {
  const [, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return Number(fields[10]) + Number(fields[11]);
}

describe('what is none of the four kinds is refused by its first bytes, without a process', () => {
  const words = (text: string): Buffer => Buffer.from(text, 'latin1');
  test.each<[string, Buffer | Promise<Buffer>]>([
    ['nothing', Buffer.alloc(0)],
    ['five megabytes of zeros', Buffer.alloc(maxPictureBytes)],
    ['a large SVG', hostile.largeSvg()],
    ['an SVG of references', hostile.svgOfUses(5)],
    ['a deep SVG', hostile.nestedSvg(100_000)],
    ['a TIFF', onePicture({ format: 'tiff' })],
    [
      'an AVIF',
      sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
        .avif()
        .toBuffer(),
    ],
    ['a HEIC', words('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
    ['a PDF', words('%PDF-1.7\n1 0 obj')],
    ['a PostScript', words('%!PS-Adobe-3.0')],
    ['a zip', words('PK\x03\x04')],
    ['a sound in a RIFF', words('RIFF\0\0\0\0WAVE')],
    ['a picture after a letter', onePicture().then((picture) => Buffer.concat([words('x'), picture]))],
    ['a byte of each kind', words('\x89\xff\xd8GIF')],
  ])('%s', async (_name, file) => {
    const idle = open({});
    await expect(makeWith(idle, await file)).rejects.toMatchObject(refusal('unreadable'));
    expect(idle.pid()).toBeUndefined();
  });
});

describe('refused by the process, which goes on', () => {
  const words = (text: string): Buffer => Buffer.from(text, 'latin1');
  const png = words('\x89PNG\r\n\x1a\n');
  test.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['fifty thousand pixels square', 'pixels', () => hostile.blackPng({ width: 50_000, height: 50_000 }, Buffer.alloc(100))],
    ['one pixel more than are decoded', 'pixels', () => hostile.blackPng({ width: 10_000, height: 5001 })],
    ['a thread of pixels', 'pixels', () => hostile.blackPng({ width: 30_000, height: 1 })],
    ['a frame of a GIF', 'pixels', () => hostile.animatedGif(3, 60_000)],
    ['half of a JPEG', 'unreadable', async () => (await wide(600, 600, 'jpeg')).subarray(0, 900)],
    ['a JPEG of two thousand scans', 'unreadable', () => hostile.jpegOfScans(2000, 2000)],
    ['an SVG in a PNG’s clothes', 'unreadable', () => Buffer.concat([png, hostile.svgOfUses(5)])],
    ['an SVG in a JPEG’s clothes', 'unreadable', () => Buffer.concat([words('\xff\xd8\xff'), hostile.svgOfUses(5)])],
    ['an SVG in a GIF’s clothes', 'unreadable', () => words(`GIF89a<svg xmlns="http://www.w3.org/2000/svg"/>`)],
    ['a WebP of nothing', 'unreadable', () => words('RIFF\xff\xff\xff\xffWEBPVP8 ')],
    ['a PNG’s signature', 'unreadable', () => png],
  ])('%s', async (_name, reason, file) => {
    await expect(makeWith(maker, await file())).rejects.toMatchObject(refusal(reason));
    const before = maker.pid();
    await expectPicture(maker, honest);
    expect(maker.pid()).toBe(before);
  });
});

describe('taken for what can be seen of it', () => {
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['ten thousand frames of a GIF', () => hostile.animatedGif(10_000)],
    ['an animated WebP', () => hostile.animatedWebp(60)],
    ['much in a colour profile', () => hostile.pngWithBomb('iCCP', 200)],
    ['much in a packed text', () => hostile.pngWithBomb('zTXt', 200)],
    ['much in a packed international text', () => hostile.pngWithBomb('iTXt', 200)],
    ['a picture with a page behind it', async () => Buffer.concat([honest, Buffer.from('<script>alert(1)</script>')])],
    ['as many pixels as are decoded', () => hostile.blackPng({ width: 10_000, height: 5000 })],
    ['a single pixel', () => hostile.blackPng({ width: 1, height: 1 })],
    ['a strip', () => hostile.blackPng({ width: 20_000, height: 2 })],
    ['a JPEG of as many scans as programs write', () => hostile.jpegOfScans(10, 500)],
  ])('%s', async (_name, file) => {
    await expectPicture(maker, await file());
  });
});

describe('the process', () => {
  test('that cannot be started is an error of ours, and says so', async () => {
    log.expectErrors(/could not be started/u);
    const pictures = open({ maxTaskMs: 0 });
    await expect(makeWith(pictures, honest)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(pictures.pid()).toBeUndefined();
  });

  test('is killed when a picture takes too much memory, and replaced for the next', async () => {
    // libvips has to hold all of it, which is more than two hundred megabytes.
    const greedy = await slow();
    const pictures = open({ maxMegabytes: 200 });
    await expectPicture(pictures, honest);
    const first = pictures.pid();
    await expect(makeWith(pictures, greedy)).rejects.toMatchObject(refusal('heavy'));
    await expectPicture(pictures, honest);
    expect(pictures.pid()).not.toBe(first);
  });

  test('that died between two pictures costs none of them its answer', async () => {
    const pictures = open({});
    await expectPicture(pictures, honest);
    const first = pictures.pid() ?? 0;
    // Its end can be heard of only after this turn of the event loop, and the picture is given to it within.
    process.kill(first, 'SIGKILL');
    await expectPicture(pictures, honest);
    expect(pictures.pid()).not.toBe(first);
  });

  test.runIf(process.platform === 'linux')('that dies while it decodes costs one picture its answer', async () => {
    const pictures = open({});
    await expectPicture(pictures, honest);
    const first = pictures.pid() ?? 0;
    const large = await slow();
    const idle = ticksOf(first);
    const [lost, kept] = await Promise.allSettled([
      pictures.admit('one', async (make) => {
        const [made] = await Promise.allSettled([
          make(large),
          waitUntil('it decodes', () => ticksOf(first) > idle + 5).then(() => process.kill(first, 'SIGKILL')),
        ]);
        if (made.status === 'rejected') throw made.reason;
      }),
      pictures.admit('another', (make) => make(honest)),
    ]);
    expect(lost).toMatchObject({ status: 'rejected', reason: refusal('heavy') });
    expect(kept.status).toBe('fulfilled');
    expect(pictures.pid()).not.toBe(first);
  });

  test('ends when there is nothing to do', async () => {
    const pictures = open({ idleMs: 0 });
    await expectPicture(pictures, honest);
    await waitUntil('the process ends', () => pictures.pid() === undefined);
    await expectPicture(pictures, honest);
  });

  test('ends with the API, and takes nothing after', async () => {
    const pictures = open({});
    await expectPicture(pictures, honest);
    const large = await wide(7000, 7000);
    const [under] = await Promise.allSettled([makeWith(pictures, large), pictures.stop()]);
    expect(pictures.pid()).toBeUndefined();
    expect(under).toMatchObject({ status: 'rejected', reason: { code: 'UNAVAILABLE' } });
    await expect(makeWith(pictures, honest)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  test('knows no secret of the API', async () => {
    process.env['SESSION_SECRET'] = 'not for decoders';
    onTestFinished(() => void delete process.env['SESSION_SECRET']);
    const pictures = open({});
    await expectPicture(pictures, honest);
    if (process.platform === 'linux')
      expect(readFileSync(`/proc/${pictures.pid()}/environ`, 'utf8')).not.toContain('not for decoders');
  });
});

describe('who comes', () => {
  /** Stays admitted until it is let go. */
  const waiting = (pictures: PictureMaker, account: string) => {
    const gate = Promise.withResolvers<void>();
    const done = pictures.admit(account, () => gate.promise);
    return { leave: () => (gate.resolve(), done) };
  };
  const nothing = async (_make: MakePictures): Promise<void> => {};

  test('beyond what is held in memory is sent away, with how long to wait', async () => {
    const pictures = open({ maxAdmitted: 3 });
    const held = ['a', 'b', 'c'].map((account) => waiting(pictures, account));
    await expect(pictures.admit('d', nothing)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      details: { retryAfterSeconds: expect.any(Number) },
    });
    await held[0]?.leave();
    await pictures.admit('d', nothing);
    await Promise.all(held.map(({ leave }) => leave()));
  });

  test('a second time while the first is under way is sent away', async () => {
    const pictures = open({});
    const first = waiting(pictures, 'a');
    await expect(pictures.admit('a', nothing)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await pictures.admit('b', nothing);
    await first.leave();
    await pictures.admit('a', nothing);
  });

  test('is let go where receiving failed', async () => {
    const pictures = open({ maxAdmitted: 1 });
    await expect(pictures.admit('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    await pictures.admit('a', nothing);
  });

  test('and has waited longer than the page is sent away', async () => {
    const pictures = open({ maxWaitMs: 0 });
    const [first, second] = await Promise.allSettled([makeWith(pictures, honest, 'a'), makeWith(pictures, honest, 'b')]);
    expect([first, second].map(({ status }) => status)).toContain('rejected');
    expect(second).toMatchObject({ reason: { code: 'RATE_LIMITED' } });
  });
});
