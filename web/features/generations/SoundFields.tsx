import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { approaches, intensities, styles } from '../../../shared/vocabulary.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { AddressField } from '../../ui/AddressField.tsx';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormGap } from '../../ui/FormGap.tsx';
import { ScriptLanguageField } from '../../ui/ScriptLanguageField.tsx';
import { Select } from '../../ui/Select.tsx';
import { Text } from '../../ui/Text.tsx';
import type { GroupProps } from './groupProps.ts';
import { useEnding } from './useEnding.ts';
import { useInstructions } from './useInstructions.ts';
import { silenceShare } from '../../../shared/markup/silenceShare.ts';

export function SoundFields({ answers, change }: GroupProps): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { endsAsleep } = useEnding(answers);
  const { instructions } = useInstructions(answers);
  // Who leaves the breath out is not offered the approach that works with it.
  const offered = approaches.filter((value) => value !== 'breath' || answers.includeBreathing || answers.approach === 'breath');
  const depth = (intensity: (typeof intensities)[number]): string =>
    t('generator.depthOption', {
      depth: t(`vocabulary.intensities.${intensity}`),
      share: formats.percent(silenceShare({ ...answers, endsAsleep, intensity, instructions })),
    });
  return (
    <FormGap>
      <ChoiceGroup
        legend={t('generator.approach')}
        options={offered.map((value) => ({ value, label: t(`vocabulary.approaches.${value}`) }))}
        value={answers.approach}
        onChoose={(approach) => change({ approach })}
      />
      {offered.length < approaches.length && (
        <Text data-size="sm" data-tone="faint">
          {t('generator.breathLeftOut')}
        </Text>
      )}
      <ChoiceGroup
        legend={t('generator.style')}
        options={styles.map((value) => ({ value, label: t(`vocabulary.styles.${value}`) }))}
        value={answers.style}
        onChoose={(style) => change({ style })}
      />
      <FormGap data-columns>
        <Field label={t('generator.depth')}>
          {(control) => (
            <Select
              {...control}
              value={answers.intensity}
              onChange={(event) =>
                change({ intensity: intensities.find((one) => one === event.target.value) ?? answers.intensity })
              }
            >
              {intensities.map((value) => (
                <option key={value} value={value}>
                  {depth(value)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <ScriptLanguageField value={answers.language} onChoose={(language) => change({ language, address: null })} />
      </FormGap>
      <AddressField language={answers.language} value={answers.address} onChoose={(address) => change({ address })} />
    </FormGap>
  );
}
