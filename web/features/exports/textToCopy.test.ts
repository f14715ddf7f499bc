import { expect, test } from 'vitest';
import { textToCopy } from './textToCopy.ts';

test('the words stay, with titles and paragraphs, and the markers go', () => {
  const content = 'Before.\n## One\n\nRest here. [pause:3]\nAnd here. [pause:45]\n\nThen go on.\n\n## Two\n\nLast.\n';
  expect(textToCopy(content)).toBe('Before.\n\n\nOne\n\nRest here. And here.\n\nThen go on.\n\n\nTwo\n\nLast.');
  expect(textToCopy('')).toBe('');
});
