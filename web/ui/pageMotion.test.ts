import { expect, test } from 'vitest';
import { motionTo, pageMotion } from './pageMotion.ts';

const device = { isStill: false, isNarrow: false, isSlow: false, cores: 8 };

test('a page comes in within a third of a second, faster on small screens and slow connections', () => {
  expect(pageMotion('slide', device)).toMatchObject({ duration: 350 });
  expect(pageMotion('slide', { ...device, isNarrow: true })).toMatchObject({ duration: 200 });
  expect(pageMotion('slide', { ...device, isSlow: true })).toMatchObject({ duration: 200 });
});

test('few cores only fade; whoever asks for stillness sees none', () => {
  expect(pageMotion('zoom', { ...device, cores: 4 })).toEqual(pageMotion('fade', device));
  expect(pageMotion('zoom', { ...device, cores: 5 })).not.toEqual(pageMotion('fade', device));
  expect(pageMotion('fade', { ...device, isStill: true })).toBeNull();
});

test('the way decides how', () => {
  const ways = [
    ['/', false, 'fade'],
    ['/edit/1', false, 'zoom'],
    ['/help/credits', false, 'slide'],
    ['/help', false, 'slide-up'],
    ['/pricing', false, 'scale'],
    ['/pricing', true, 'slide-down'],
  ] as const;
  for (const [path, isBack, motion] of ways) expect(motionTo(path, isBack)).toBe(motion);
});
