/** Milliseconds as `01:02:03.004`, with the given mark before the last three. */
export function toClock(milliseconds: number, mark: '.' | ','): string {
  const pad = (value: number, digits: number): string => String(Math.floor(value)).padStart(digits, '0');
  const seconds = milliseconds / 1000;
  return `${pad(seconds / 3600, 2)}:${pad((seconds / 60) % 60, 2)}:${pad(seconds % 60, 2)}${mark}${pad(milliseconds % 1000, 3)}`;
}
