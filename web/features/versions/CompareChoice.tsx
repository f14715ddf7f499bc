import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { VersionSummary } from '../../../shared/versions.schema.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { nameOfVersion } from './versionTexts.ts';

type Props = {
  readonly version: VersionSummary;
  readonly others: readonly VersionSummary[];
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
};

/** Which other version to see it beside. */
export function CompareChoice({ version, others, chosen, onChoose }: Props): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const rest = others.filter(({ id }) => id !== version.id);
  if (rest.length === 0) return null;
  return (
    <Field label={t('versions.compare.with')}>
      {(control) => (
        <Select {...control} value={chosen ?? ''} onChange={(event) => onChoose(event.target.value || null)}>
          <option value="">{t('versions.compare.nothing')}</option>
          {rest.map((one) => (
            <option key={one.id} value={one.id}>
              {t('versions.compare.option', { name: nameOfVersion(one), moment: formats.moment(one.updatedAt) })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
