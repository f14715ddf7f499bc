import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Script } from '../../../shared/scripts.schema.ts';
import { Text } from '../../ui/Text.tsx';

/** Says honestly what wrote the script. */
export function WriterLabel({ script }: { readonly script: Pick<Script, 'writer' | 'writerDetail'> }): ReactNode {
  const { t } = useTranslation();
  if (script.writer === null) return null;
  return (
    <Text data-size="xs" data-tone="faint">
      {script.writer === 'composer'
        ? t('scripts.writer.composer')
        : t('scripts.writer.model', { model: script.writerDetail ?? '' })}
    </Text>
  );
}
