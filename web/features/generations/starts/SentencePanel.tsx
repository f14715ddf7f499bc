import { styled } from '../../../theme/styled.ts';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AvoidableSubject } from '../../../../shared/vocabulary.ts';
import { useFormats } from '../../../lib/useFormats.ts';
import { color, space, text } from '../../../theme/tokens.ts';
import { Sheet } from '../../../ui/Sheet.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useRefusedSubjects } from '../avoid/useRefusedSubjects.ts';
import { EatingDisorderNote } from '../EatingDisorderNote.tsx';
import { useFoundNeed } from '../useFoundNeed.ts';
import type { SentenceReading } from '../sentence/readSentence.ts';

const Root = styled(Sheet)({
  padding: 'clamp(1.5rem, 3vw, 2.25rem)',
  display: 'grid',
  gap: space.s4,
  '& h2': { fontSize: text.titleSm },
  '& dl': { display: 'grid', gap: space.s3, margin: 0 },
  '& dt': { fontSize: text.sm, color: color.inkSoft },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& dd > span': { color: color.inkSoft, fontSize: text.sm },
});

/** `said` is `null` where no single words of the sentence say it. */
type Line = { readonly name: string; readonly value: string; readonly said: string | null };

type Props = { readonly reading: SentenceReading; readonly sentence: string };

/** What was read out of the sentence, each with the words that said it. */
export function SentencePanel({ reading, sentence }: Props): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const lines = useSentenceLines(reading, sentence);
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>{t('starts.simple.understood')}</h2>
      <div role="status">
        {lines.length === 0 ? (
          <Text data-tone="soft">{t('starts.simple.nothing')}</Text>
        ) : (
          <dl>
            {lines.map(({ name, value, said }) => (
              <div key={name + value}>
                <dt>{name}</dt>
                <dd>
                  {value} {said !== null && <span>{t('starts.simple.said', { words: said })}</span>}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <EatingDisorderNote words={{ language: reading.language, description: sentence }} />
      {lines.length > 0 && reading.theme === null && (
        <Text data-size="sm" data-tone="soft">
          {t('starts.simple.noTheme')}
        </Text>
      )}
    </Root>
  );
}

/** What the form’s own list reads out of the sentence, and what is read by the subjects’ words. */
const avoidedOf = (avoid: SentenceReading['avoid'], refused: ReadonlyMap<AvoidableSubject, string>) =>
  new Map<AvoidableSubject, string>([...refused, ...avoid.map(({ value, said }) => [value, said] as const)]);

function useSentenceLines(
  { theme, type, duration, approach, style, intensity, listener, avoid, language }: SentenceReading,
  sentence: string,
): Line[] {
  const { refused } = useRefusedSubjects({ language, description: sentence });
  const { need, details, instructions, endSilence } = useFoundNeed({ language, description: sentence });
  const { t } = useTranslation();
  const formats = useFormats();
  const line = <T,>(name: string, part: { value: T; said: string } | null, say: (value: T) => string): Line[] =>
    part === null ? [] : [{ name, value: say(part.value), said: part.said }];
  return [
    ...line(t('generator.theme'), theme, (value) => t(`vocabulary.themes.${value}`)),
    ...(need === null ? [] : [{ name: t('generator.need.label'), value: t(`vocabulary.needs.${need}`), said: null }]),
    ...(details.length === 0
      ? []
      : [{ name: t('generator.details.label'), value: formats.list(details.map(({ words }) => words)), said: null }]),
    ...line(t('generator.type'), type, (value) => t(`vocabulary.types.${value}`)),
    ...line(t('generator.length'), duration, formats.minutes),
    ...line(t('generator.approach'), approach, (value) => t(`vocabulary.approaches.${value}`)),
    ...line(t('generator.style'), style, (value) => t(`vocabulary.styles.${value}`)),
    ...line(t('generator.depth'), intensity, (value) => t(`vocabulary.intensities.${value}`)),
    ...line(t('generator.audience'), listener, (value) => value),
    ...(instructions.length === 0
      ? []
      : [
          {
            name: t('generator.instructions.label'),
            value: formats.list(instructions.map((one) => t(`vocabulary.instructions.${one}`))),
            said: null,
          },
        ]),
    ...(endSilence === null ? [] : [{ name: t('generator.endSilence.label'), value: formats.seconds(endSilence), said: null }]),
    ...[...avoidedOf(avoid, refused)].flatMap(([value, said]) =>
      line(t('generator.avoid'), { value, said }, (subject) => t(`vocabulary.subjects.${subject}`)),
    ),
  ];
}
