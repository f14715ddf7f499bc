import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ssmlDialects } from '../../../shared/exports.schema.ts';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';

type Dialect = (typeof ssmlDialects)[number];
type Props = { readonly value: Dialect; readonly onChoose: (dialect: Dialect) => void };

/** Which speech service the SSML is for: each reads tags of its own. */
export function DialectField({ value, onChoose }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <Field label={t('exports.dialect')} hint={t(`exports.dialects.${value}.use`)}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={({ target }) => onChoose(ssmlDialects.find((one) => one === target.value) ?? 'generic')}
        >
          {ssmlDialects.map((dialect) => (
            <option key={dialect} value={dialect}>
              {t(`exports.dialects.${dialect}.name`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
