import { expect, test } from 'vitest';
import { maxContentLength } from '../../shared/scripts.schema.ts';
import { checkContent } from './checkContent.ts';

const facts = { language: 'en', type: 'meditation', theme: 'relaxation', address: 'informal', readingSpeed: 100 } as const;

test.each(['*a* ', '**a** ', '`a` ', '~~a~~ ', '[pause:1]a. '])(
  'the longest legal text of nothing but %j is checked, and no fix is as large as the text',
  (unit) => {
    const content = unit.repeat(Math.floor(maxContentLength / unit.length));
    const findings = checkContent(content, facts, [], null);
    expect(findings.length).toBeGreaterThan(0);
    expect(JSON.stringify(findings).length).toBeLessThan(content.length / 10);
  },
);
