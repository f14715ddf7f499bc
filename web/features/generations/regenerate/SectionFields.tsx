import { styled } from '../../../theme/styled.ts';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { maxVariants, sectionSeconds } from '../../../../shared/generations.schema.ts';
import type { Section } from '../../../../shared/scripts.schema.ts';
import { formatClock } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/useFormats.ts';
import { color, space, text, weight } from '../../../theme/tokens.ts';
import { ChoiceGroup } from '../../../ui/ChoiceGroup.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { presentSeconds, type RewriteProblem, type RegenerationInput } from './regenerationInput.ts';

const Length = styled('fieldset')({
  '& > legend': { fontWeight: weight.medium, fontSize: text.sm, padding: 0, marginBlockEnd: '.45rem' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: space.s4 },
  '& label': { display: 'flex', alignItems: 'center', gap: space.s2, fontSize: text.sm, color: color.inkSoft },
  '& input': { inlineSize: '4.25rem', fontVariantNumeric: 'tabular-nums' },
  '& > p': { marginBlockStart: '.45rem' },
  '& > [data-hint]': { fontSize: text.xs, color: color.inkFaint },
});

const Proposals = styled('div')({ display: 'grid', gap: space.s2 });

const counts = Array.from({ length: maxVariants }, (_, index) => index + 1);

type Props = {
  readonly section: Section;
  readonly input: RegenerationInput;
  readonly problem: RewriteProblem | null;
  readonly onChange: (changed: Partial<RegenerationInput>) => void;
};

/** How long a section should last, to the second, and how many proposals for it there should be. */
export function SectionFields({ section, input, problem, onChange }: Props): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const id = useId();
  const isWrong = problem === 'lengthUnreadable' || problem === 'lengthOutside';
  const field = (part: 'minutes' | 'seconds') => (
    <label>
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        value={input[part]}
        aria-describedby={isWrong ? `${id}-error ${id}` : id}
        aria-invalid={isWrong || undefined}
        onChange={(event) => onChange({ [part]: event.target.value })}
      />
      {t(`regeneration.${part}`)}
    </label>
  );
  return (
    <>
      <Length>
        <legend>{t('regeneration.length')}</legend>
        <div>
          {field('minutes')}
          {field('seconds')}
        </div>
        {isWrong && (
          <FieldError id={`${id}-error`}>
            {t('regeneration.lengthWrong', {
              min: formatClock(sectionSeconds.min),
              max: formatClock(sectionSeconds.max),
            })}
          </FieldError>
        )}
        <p id={id} data-hint>
          {t('regeneration.present', { length: formatClock(presentSeconds(section)) })}
        </p>
      </Length>
      <Proposals>
        <ChoiceGroup
          look="segmented"
          wide
          legend={t('regeneration.variants')}
          value={String(input.variants)}
          options={counts.map((count) => ({ value: String(count), label: formats.number(count) }))}
          onChoose={(count) => onChange({ variants: Number(count) })}
        />
        <Text data-size="sm" data-tone="soft">
          {t(input.variants === 1 ? 'regeneration.atOnce' : 'regeneration.toChoose')}
        </Text>
      </Proposals>
    </>
  );
}
