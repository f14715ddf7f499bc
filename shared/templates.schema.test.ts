import { expect, test } from 'vitest';
import { CreateTemplateBody, templateLength } from './templates.schema.ts';

function issuesOf(content: string): (string | undefined)[] {
  const { issues = [] } = CreateTemplateBody.safeParse({ title: 'Evening', content }).error ?? {};
  return issues.filter(({ path }) => path[0] === 'content').map(({ code }) => code);
}

test('a text that is too long is refused without being read', () => {
  const marker = '[pause:never] ';
  expect(issuesOf(marker)).toContain('custom');
  expect(issuesOf(marker.repeat(templateLength.content))).toEqual(['too_big']);
});
