import { expect, test } from 'vitest';
import { readMarkdown } from './readMarkdown.ts';

test('a text of an operator is read as headings, paragraphs, lists, links and bold words', () => {
  const text = '# Imprint\n\nA line\nthat goes on, **boldly**.\n\n## Contact\n- [Mail](mailto:a@b.example)\n- [Help](/help)\nEnd';
  expect(readMarkdown(text)).toEqual([
    { kind: 'title', parts: [{ kind: 'text', text: 'Imprint' }] },
    {
      kind: 'paragraph',
      parts: [
        { kind: 'text', text: 'A line that goes on, ' },
        { kind: 'strong', text: 'boldly' },
        { kind: 'text', text: '.' },
      ],
    },
    { kind: 'heading', parts: [{ kind: 'text', text: 'Contact' }] },
    {
      kind: 'list',
      items: [[{ kind: 'link', text: 'Mail', to: 'mailto:a@b.example' }], [{ kind: 'link', text: 'Help', to: '/help' }]],
    },
    { kind: 'paragraph', parts: [{ kind: 'text', text: 'End' }] },
  ]);
});

test('a link that would run something stays words', () => {
  for (const to of ['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example', String.raw`/\elsewhere.example`])
    expect(readMarkdown(`[x](${to})`)).toEqual([{ kind: 'paragraph', parts: [{ kind: 'text', text: `[x](${to})` }] }]);
});
