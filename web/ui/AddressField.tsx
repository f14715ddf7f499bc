import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addressFormsOf, type AddressForm, type Language } from '../../shared/vocabulary.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';

type Props = {
  /** Of the script. One that knows a single form of address has nothing to choose. */
  readonly language: Language;
  /** `null` is the language's first. */
  readonly value: AddressForm | null;
  readonly onChoose: (address: AddressForm) => void;
};

/** How a script addresses whom it is read to. */
export function AddressField({ language, value, onChoose }: Props): ReactNode {
  const { t } = useTranslation();
  if (language !== 'fr' && language !== 'de') return null;
  const forms = addressFormsOf[language];
  return (
    <ChoiceGroup
      look="segmented"
      legend={t('generator.address')}
      options={forms.map((form) => ({ value: form, label: t(`vocabulary.addresses.${language}.${form}`) }))}
      value={value ?? forms[0] ?? 'informal'}
      onChoose={onChoose}
    />
  );
}
