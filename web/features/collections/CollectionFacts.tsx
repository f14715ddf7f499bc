import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Collection } from '../../../shared/collections.schema.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { color, text } from '../../theme/tokens.ts';

const Root = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.1rem .9rem',
  color: color.inkFaint,
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
});

/** How many scripts, how many minutes, since when. */
export function CollectionFacts({ collection }: { readonly collection: Collection }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <Root>
      <span>{t('library.count', { count: collection.scripts })}</span>
      {collection.minutes > 0 && (
        <span>{t('library.collections.length', { minutes: formats.minutesShort(collection.minutes) })}</span>
      )}
      <span>{t('library.collections.created', { date: formats.day(collection.createdAt) })}</span>
    </Root>
  );
}
