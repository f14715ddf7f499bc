import { styled } from '../../theme/styled.ts';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { color, space } from '../../theme/tokens.ts';
import { NavEntry } from './NavEntry.tsx';
import { isHere, type navigation } from './navigation.ts';

const Root = styled('div')({
  '& + &': { marginBlockStart: space.s3 },
  '& > p': { padding: '.3rem .7rem .2rem', fontSize: '.78125rem', color: color.inkFaint },
  '& > ul': { display: 'grid', gap: '1px' },
});

type Props = { readonly group: (typeof navigation)[number]; readonly isRail: boolean };

/** One group of the sidebar under its name; the first, which is the product itself, needs none. */
export function NavGroup({ group, isRail }: Props): ReactNode {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const labelId = useId();
  const isNamed = group.key !== 'main' && !isRail;
  return (
    <Root>
      {isNamed && <p id={labelId}>{t(`app.nav.groups.${group.key}`)}</p>}
      <ul aria-labelledby={isNamed ? labelId : undefined}>
        {group.items.map((item) => (
          <li key={item.key}>
            <NavEntry
              icon={item.icon}
              name={t(`app.nav.${item.key}`)}
              to={item.to}
              isHere={isHere(item, pathname)}
              isRail={isRail}
            />
          </li>
        ))}
      </ul>
    </Root>
  );
}
