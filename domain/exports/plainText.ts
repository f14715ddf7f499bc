/**
 * A text without what no file can carry: characters that XML 1.0 forbids (https://www.w3.org/TR/xml/#charsets), halves
 * of surrogate pairs, and line ends of any kind, which become spaces.
 */
export const plainText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/gu, ' ')
    // eslint-disable-next-line no-control-regex -- control characters are what is meant
    .replaceAll(/[\0-\x1F\x7F-\x9F\uFFFE\uFFFF]/gu, '');
