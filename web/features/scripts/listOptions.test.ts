import { describe, expect, test } from 'vitest';
import { isNarrowed, readListOptions, withoutFilters, writeListOptions } from './listOptions.ts';

const read = (search: string) => readListOptions(new URLSearchParams(search));
const write = (search: string, change: Parameters<typeof writeListOptions>[1]) =>
  writeListOptions(new URLSearchParams(search), change).toString();

describe('the address of a list', () => {
  test('says nothing where everything is as it is anyway', () => {
    expect(read('')).toEqual({ sort: 'date', order: 'desc' });
    expect(write('sort=title&order=desc', { sort: 'date' })).toBe('');
  });

  test('keeps what was chosen, beside what belongs to others', () => {
    const search = write('plan=pro', { search: 'sea', approach: 'nature', duration: 20, sort: 'duration' });
    expect(search).toBe('plan=pro&search=sea&approach=nature&duration=20&sort=duration');
    expect(read(search)).toEqual({ search: 'sea', approach: 'nature', duration: 20, sort: 'duration', order: 'asc' });
  });

  test('gives another sort its own direction', () => {
    expect(write('sort=title&order=desc', { sort: 'duration' })).toBe('sort=duration');
    expect(read('sort=title')).toMatchObject({ order: 'asc' });
    expect(write('sort=title', { order: 'desc' })).toBe('sort=title&order=desc');
  });

  test.each(['approach=loud', 'duration=7', 'duration=x', 'type=poem', 'language=xx', 'sort=place', 'order=up', 'search=%20'])(
    'leaves out %s',
    (search) => {
      expect(read(search)).toEqual({ sort: 'date', order: 'desc' });
    },
  );

  test('without filters keeps the order', () => {
    const params = new URLSearchParams('search=sea&type=hypnosis&sort=title');
    expect(isNarrowed(readListOptions(params))).toBe(true);
    expect(withoutFilters(params).toString()).toBe('sort=title');
  });
});
