import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { instructions } from '../../../shared/vocabulary.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { Field } from '../../ui/Field.tsx';
import { FieldError } from '../../ui/FieldError.tsx';
import { Select } from '../../ui/Select.tsx';
import type { GroupProps } from './groupProps.ts';
import { useInstructions } from './useInstructions.ts';

/** Seconds that are offered, beside what the words say. */
const offered = [10, 20, 30, 60, 90, 120];

/** How the script is written and spoken, and in how much silence it ends: as the words say, until the person says otherwise. */
export function InstructionFields({ answers, change, problems }: GroupProps): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { instructions: chosen, areRead, endSilence, isSilenceRead } = useInstructions(answers);
  const lengths = [...new Set([...offered, ...(endSilence > 0 ? [endSilence] : [])])].toSorted((a, b) => a - b);
  return (
    <>
      <div>
        <ChoiceGroup
          legend={t('generator.instructions.label')}
          remark={t(areRead ? 'generator.ending.read' : 'app.form.optional')}
          hint={t('generator.instructions.hint')}
          options={instructions.map((value) => ({ value, label: t(`vocabulary.instructions.${value}`) }))}
          values={chosen}
          onToggle={(one) =>
            change({ instructions: chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one] })
          }
        />
        {problems.instructions && <FieldError>{problems.instructions}</FieldError>}
      </div>
      <Field
        label={t('generator.endSilence.label')}
        hint={t(isSilenceRead ? 'generator.endSilence.read' : 'generator.endSilence.hint')}
      >
        {(control) => (
          <Select {...control} value={endSilence} onChange={(event) => change({ endSilence: Number(event.target.value) })}>
            <option value={0}>{t('generator.endSilence.none')}</option>
            {lengths.map((seconds) => (
              <option key={seconds} value={seconds}>
                {formats.seconds(seconds)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}
