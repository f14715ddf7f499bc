import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Script } from '../../../shared/scripts.schema.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { minutesOf } from './minutesOf.ts';

/** Kind, theme, approach, style, true length and language. */
export function ScriptFacts({ script }: { readonly script: Script }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <p data-part="facts">
      <span>{t(`vocabulary.types.${script.type}`)}</span>
      <span>{t(`vocabulary.themes.${script.theme}`)}</span>
      <span>{t(`vocabulary.approaches.${script.approach}`)}</span>
      <span>{t(`vocabulary.styles.${script.style}`)}</span>
      <span>{formats.minutes(minutesOf(script))}</span>
      <span>{formats.language(script.language)}</span>
    </p>
  );
}
