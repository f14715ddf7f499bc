import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '../../../shared/vocabulary.ts';
import { autonyms } from '../../i18n/autonyms.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { useChooseLanguage } from './useChooseLanguage.ts';

/** The six, each named in itself. */
export function LanguageChoice(): ReactNode {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const choose = useChooseLanguage();
  return (
    <ChoiceGroup
      legend={t('settings.language.label')}
      options={languages.map((value) => ({ value, label: autonyms[value], lang: value }))}
      value={language}
      onChoose={choose}
    />
  );
}
