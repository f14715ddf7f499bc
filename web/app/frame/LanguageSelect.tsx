import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '../../../shared/vocabulary.ts';
import { useChooseLanguage } from '../../features/settings/useChooseLanguage.ts';
import { autonyms } from '../../i18n/autonyms.ts';
import { toLanguage } from '../../i18n/toLanguage.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Select } from '../../ui/Select.tsx';

/** The language of the interface, for visitors; whoever is signed in chooses it on a page of its own. */
export function LanguageSelect(): ReactNode {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const choose = useChooseLanguage();
  return (
    <Select
      small
      aria-label={t('app.language.label')}
      value={language}
      onChange={(event) => choose(toLanguage(event.target.value))}
    >
      {languages.map((code) => (
        <option key={code} value={code} lang={code}>
          {autonyms[code]}
        </option>
      ))}
    </Select>
  );
}
