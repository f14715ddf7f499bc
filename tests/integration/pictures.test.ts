import { describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { pictureSizes, maxPictureBytes } from '../../shared/pictures.ts';
import { getUser } from '../../shared/routes/accounts.routes.ts';
import { getPicture, putPicture, removePicture } from '../../shared/routes/profile.routes.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { describePicture, onePicture } from '../support/onePicture.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { signUp } = factories(base, api);

const put = ({ client }: Person, bytes: Buffer, type = 'image/png') => client.call(putPicture, { file: { type, bytes } });
const expectRefusal = ({ client }: Person, bytes: Buffer, type = 'image/png') =>
  client.refused('PICTURE_INVALID', putPicture, { file: { type, bytes } });

async function fetchPicture({ client }: Person, path: string): Promise<{ headers: Headers; bytes: Buffer }> {
  const answer = await fetch(api.url + path, { headers: { cookie: client.cookie } });
  expect(answer.status).toBe(200);
  return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

describe('a profile picture', () => {
  test.each(['png', 'jpeg', 'webp', 'gif'] as const)(
    'sent as %s becomes a square WebP without anything beside its pixels',
    async (format) => {
      const person = await signUp();
      const { profilePictureUrl } = await put(person, await onePicture({ format, width: 900, height: 600 }), `image/${format}`);
      for (const [size, edge] of Object.entries(pictureSizes)) {
        const { headers, bytes } = await fetchPicture(person, `${profilePictureUrl}?size=${size}`);
        expect(headers.get('content-type')).toBe('image/webp');
        expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        const { width, height, format: kept, exif, icc, xmp } = await describePicture(bytes);
        expect({ width, height, kept, exif, icc, xmp }).toEqual({ width: edge, height: edge, kept: 'webp' });
        expect(bytes.includes('a secret of the camera')).toBe(false);
      }
    },
  );

  test('is turned upright as its file says', async () => {
    const person = await signUp();
    // Red on the left; the file says that its top is at its right, so that red comes to be above.
    const lying = await sharp(await onePicture({ width: 300, height: 300 }))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { profilePictureUrl } = await put(person, lying, 'image/jpeg');
    const { bytes } = await fetchPicture(person, String(profilePictureUrl));
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const red = (x: number, y: number): number => data[(y * info.width + x) * info.channels] ?? 0;
    expect(red(400, 60)).toBeGreaterThan(200);
    expect(red(100, 450)).toBeLessThan(60);
  });

  test('another one has another address, and the old one is gone', async () => {
    const person = await signUp();
    const first = await put(person, await onePicture());
    const second = await put(person, await onePicture({ width: 80 }));
    expect(second.profilePictureUrl).not.toBe(first.profilePictureUrl);
    expect(second.revision).toBe(first.revision + 1);
    await person.client.refused('NOT_FOUND', getPicture, {
      params: { id: String(first.profilePictureUrl).split('/').at(-1) ?? '' },
    });
    await fetchPicture(person, String(second.profilePictureUrl));
  });

  test('is taken down, and kept nowhere', async () => {
    const person = await signUp();
    const { profilePictureUrl } = await put(person, await onePicture());
    expect(await person.client.call(removePicture, {})).toMatchObject({ profilePictureUrl: null });
    expect(await base.rows('select from profile_picture where account_id = $1', [person.user.id])).toEqual([]);
    await person.client.refused('NOT_FOUND', getPicture, { params: { id: String(profilePictureUrl).split('/').at(-1) ?? '' } });
    await person.client.call(removePicture, {});
  });

  test('is nobody else’s to see', async () => {
    const [owner, other] = await Promise.all([signUp(), signUp()]);
    const { profilePictureUrl } = await put(owner, await onePicture());
    await other.client.refused('NOT_FOUND', getPicture, { params: { id: String(profilePictureUrl).split('/').at(-1) ?? '' } });
  });
});

test('of thirty sent at once by one person one is taken, and each is answered', async () => {
  const person = await signUp();
  const bytes = Buffer.concat([await onePicture({ width: 900, height: 600 }), Buffer.alloc(4_000_000)]);
  const replies = await Promise.all(
    Array.from({ length: 30 }, () => person.client.try(putPicture, { file: { type: 'image/png', bytes } })),
  );
  const taken = replies.filter(({ status }) => status === 200);
  const refused = replies.filter(({ status }) => status === 429);
  expect(taken.length).toBeGreaterThan(0);
  expect(taken.length + refused.length).toBe(30);
  for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  await put(person, await onePicture());
});

describe('refused is', () => {
  test.each([
    ['a text with a picture’s name', Buffer.from('no picture at all')],
    ['a drawing that could refer to other files', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a page', Buffer.from('<!doctype html><script>1</script>')],
  ])('%s', async (_name, bytes) => {
    await expectRefusal(await signUp(), bytes);
  });

  test('a kind of picture that we do not take, whatever the header says', async () => {
    await expectRefusal(await signUp(), await onePicture({ format: 'tiff' }));
  });

  test('half of a picture', async () => {
    const whole = await onePicture({ width: 600, height: 600, format: 'jpeg' });
    await expectRefusal(await signUp(), whole.subarray(0, whole.length / 2), 'image/jpeg');
  });

  test('a wall of pixels in a few bytes', async () => {
    const bomb = await sharp({
      create: { width: 7200, height: 7200, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(maxPictureBytes);
    const person = await signUp();
    await expectRefusal(person, bomb);
    expect(await person.client.call(getUser, {})).toEqual(person.user);
  });

  test('what is larger than five megabytes', async () => {
    const { client } = await signUp();
    const bytes = Buffer.alloc(maxPictureBytes + 1);
    const { details } = await client.refused('PAYLOAD_TOO_LARGE', putPicture, { file: { type: 'image/png', bytes } });
    expect(details).toEqual({ maxBytes: maxPictureBytes });
  });

  test('a file of another type, and none', async () => {
    const { client } = await signUp();
    await client.refused('UNSUPPORTED_MEDIA_TYPE', putPicture, { file: { type: 'image/svg+xml', bytes: Buffer.from('<svg/>') } });
    await client.refused('UNSUPPORTED_MEDIA_TYPE', putPicture, { file: { type: 'text/plain', bytes: Buffer.from('x') } });
    await client.refused('UNSUPPORTED_MEDIA_TYPE', putPicture);
    await client.refused('UNSUPPORTED_MEDIA_TYPE', putPicture, { body: {} });
  });

  test('the twenty-first in an hour', async () => {
    const person = await signUp();
    for (let count = 0; count < 20; count += 1) await expectRefusal(person, Buffer.from('no picture'));
    const { headers } = await person.client.refused('RATE_LIMITED', putPicture, {
      file: { type: 'image/png', bytes: await onePicture() },
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});
