import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { color, text } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useCrumbsSlot } from './CrumbsSlot.tsx';

const Root = styled('nav')({
  display: 'flex',
  alignItems: 'center',
  gap: '.5rem',
  color: color.inkFaint,
  fontSize: text.sm,
  minInlineSize: 0,
  // Where there is no room for both.
  '& > a, & > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > a': { color: color.inkSoft, textDecoration: 'none', paddingBlock: '.25rem' },
  '& > a:hover': { color: color.ink },
  '& > svg, & > [data-short]': { flex: 'none' },
});

type Props = { readonly parent: { readonly to: string; readonly name: string }; readonly here: string };

/** Characters. The names of pages have fewer in all six languages, and stay whole beside a title that has as many. */
const longName = 16;
const isShorter = (name: string, other: string): true | undefined =>
  (name.length < longName && other.length >= longName) || undefined;

/** The way to the page, written into the header. */
export function Crumbs({ parent, here }: Props): ReactNode {
  const { t } = useTranslation();
  const slot = useCrumbsSlot();
  if (!slot) return null;
  return createPortal(
    <Root aria-label={t('app.crumbs')}>
      <Link to={parent.to} data-short={isShorter(parent.name, here)}>
        {parent.name}
      </Link>
      <Icon name="right" small />
      <span aria-current="page" data-short={isShorter(here, parent.name)}>
        {here}
      </span>
    </Root>,
    slot,
  );
}
