import { expect, test } from 'vitest';
import { languages } from '../../shared/vocabulary.ts';
import { renderMail } from './renderMail.ts';

const links = { publicUrl: 'https://example.org', token: null };
const about = { scriptId: '0199aaaa-0000-7000-8000-000000000000', title: 'Harbour lights' };

test.each(languages)('a mail about what is written again has words of its own (%s)', (language) => {
  const completed = (anew?: string) => renderMail('script.completed', { ...about, anew }, language, links);
  const failed = (anew?: string) =>
    renderMail('script.failed', { ...about, anew, failure: 'MODEL_UNAVAILABLE', credits: 3 }, language, links);
  const mails = [
    completed(),
    completed('whole'),
    completed('section'),
    completed('proposals'),
    failed(),
    ...['whole', 'section', 'proposals'].map(failed),
  ];
  // All three failures say the same: the text is as it was.
  expect(new Set(mails.map(({ text }) => text)).size).toBe(6);
  for (const { subject, text, html } of mails) {
    expect(subject).toContain('Harbour lights');
    for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\{|undefined/u);
  }
  for (const { text } of mails.slice(-3)) expect(text).toContain('3');
});

test('a French mail without HTML has a no-break space before its colons', () => {
  const { text } = renderMail('script.completed', about, 'fr', links);
  const colons = text.match(/.(?=:\s)/gu) ?? [];
  expect(colons.length).toBeGreaterThan(0);
  expect(new Set(colons)).toEqual(new Set(['\u00A0']));
});
