import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SectionKind } from '../../shared/vocabulary.ts';
import { Text } from './Text.tsx';

/** What a section is for, in the language of the interface, whatever the script's own is. */
export function SectionPurpose({ kind }: { readonly kind: SectionKind }): ReactNode {
  const { t, i18n } = useTranslation();
  return (
    <Text data-part="purpose" data-size="sm" data-tone="soft" lang={i18n.resolvedLanguage}>
      {t(`vocabulary.purposes.${kind}`)}
    </Text>
  );
}
