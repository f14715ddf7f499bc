import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Script } from '../../../shared/scripts.schema.ts';
import { steeringFields } from '../../../shared/steering.schema.ts';
import { color, text, weight } from '../../theme/tokens.ts';
import { Text } from '../../ui/Text.tsx';
import { useFormats } from '../../lib/useFormats.ts';
import { leftOutSubjects, leftOutWords, markedWords } from './markedWords.ts';
import { Panel } from '../../ui/Panel.tsx';

const Field = styled('div')({
  display: 'grid',
  gap: '.15rem',
  fontSize: text.sm,
  overflowWrap: 'anywhere',
  '& dt': { color: color.inkSoft },
  '& dd': { whiteSpace: 'pre-wrap' },
  '& mark': {
    background: 'none',
    color: color.ink,
    fontWeight: weight.medium,
    textDecoration: `underline 2px ${color.accent}`,
    textUnderlineOffset: '.2em',
  },
  '& dd:has(mark)': { color: color.inkSoft },
});

/** What became of the person's own words: which steered the script, and that the others changed nothing. */
export function WordsPanel({ script }: { readonly script: Script }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { request, steering } = script;
  const fields = steeringFields.filter((field) => request[field]);
  const name = request.listenerName?.trim();
  const leftOut = [
    ...leftOutSubjects(request, steering ?? []).map(({ subject, words }) => {
      const label = t(`vocabulary.subjects.${subject}`);
      return words.length > 0 ? t('scripts.words.because', { subject: label, words: formats.list(words) }) : label;
    }),
    ...leftOutWords(request, steering ?? []),
  ];
  if (fields.length === 0 && !name && leftOut.length === 0) return null;
  const remark = ((): string | null => {
    if (fields.length === 0 && !name) return null;
    if (steering === null) return t('scripts.words.all');
    if (name || steering.some(({ stance }) => stance !== 'refused')) return t('scripts.words.marked');
    // That a word keeps something away is what it changed.
    return steering.length > 0 ? null : t('scripts.words.none');
  })();
  return (
    <Panel>
      <h2>{t('scripts.words.title')}</h2>
      <dl>
        {name && (
          <Field>
            <dt>{t('generator.listenerName')}</dt>
            <dd>{script.content.includes(name) ? <mark>{name}</mark> : name}</dd>
          </Field>
        )}
        {fields.map((field) => (
          <Field key={field}>
            <dt>{t(`generator.${field}`)}</dt>
            <dd>
              {markedWords(request[field] ?? '', steering?.filter((word) => word.field === field) ?? []).map(
                ({ start, part, isUsed }) => (isUsed ? <mark key={start}>{part}</mark> : <span key={start}>{part}</span>),
              )}
            </dd>
          </Field>
        ))}
      </dl>
      {leftOut.length > 0 && <Text data-size="sm">{t('scripts.words.leftOut', { words: formats.list(leftOut) })}</Text>}
      {remark !== null && (
        <Text data-size="xs" data-tone="faint">
          {remark}
        </Text>
      )}
    </Panel>
  );
}
