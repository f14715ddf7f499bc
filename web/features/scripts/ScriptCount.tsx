import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { color, radius, size, space, text } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { isNarrowed } from './listOptions.ts';
import type { ListAddress } from './useListAddress.ts';

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s2,
  minBlockSize: size.controlSm,
  marginBlockEnd: space.s4,
  '& > p': { fontSize: text.sm, color: color.inkFaint, fontVariantNumeric: 'tabular-nums', marginInlineEnd: space.s2 },
});

const Chip = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4rem',
  minBlockSize: '2rem',
  maxInlineSize: '100%',
  padding: '.2rem .6rem .2rem .9rem',
  borderRadius: radius.full,
  border: `1px solid ${color.calm}`,
  background: color.calmSoft,
  color: color.ink,
  fontSize: text.sm,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

type Props = ListAddress & { readonly total: number };

/** How many scripts there are, and the search that they fit, to be taken away. */
export function ScriptCount({ list, change, clear, total }: Props): ReactNode {
  const { t } = useTranslation();
  const narrowed = isNarrowed(list);
  return (
    <Root>
      <p role="status">{t(narrowed ? 'library.found' : 'library.count', { count: total })}</p>
      {list.search && (
        <Chip
          type="button"
          aria-label={t('library.search.remove', { search: list.search })}
          onClick={() => change({ search: undefined })}
        >
          <span>{t('library.search.chip', { search: list.search })}</span>
          <Icon name="x" small />
        </Chip>
      )}
      {narrowed && (
        <Button tone="quiet" size="sm" onClick={clear}>
          {t('library.filters.reset')}
        </Button>
      )}
    </Root>
  );
}
