import { styled } from '../../theme/styled.ts';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import type { Plan } from '../../../shared/plans.ts';
import { color, media, space, text } from '../../theme/tokens.ts';
import { Dusk } from '../../ui/Dusk.tsx';
import { Moon } from '../../ui/Moon.tsx';
import { quickActions, recommended } from './beginnings.ts';
import { QuickActionButton } from './QuickActionButton.tsx';
import { usePrepare } from './usePrepare.ts';

const Root = styled(Dusk)({
  padding: space.sheet,
  '& > h2': { fontSize: text.titleMd },
  '& > [data-part="lead"]': { marginBlockStart: '.35rem', maxInlineSize: '68ch', color: color.onDuskSoft },
});

const Dials = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space.s3,
  marginBlockStart: space.s5,
  '& > li': { display: 'grid', minInlineSize: 0 },
  [media.oneColumn]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Also = styled('ul')({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: '.4rem 1.4rem',
  marginBlockStart: space.s5,
  fontSize: text.sm,
  color: color.onDuskSoft,
  '& a, & button': {
    color: color.onDusk,
    paddingBlock: '.25rem',
    textDecoration: 'underline',
    textDecorationColor: color.onDuskSoft,
    textUnderlineOffset: '.22em',
    textAlign: 'start',
  },
  '& button:hover, & a:hover': { textDecorationColor: color.onDuskAccent },
});

const actionNames = Object.keys(quickActions) as (keyof typeof quickActions)[]; // keys() forgets their type
const tileNames = Object.keys(recommended) as (keyof typeof recommended)[];

/** The invitation: a length to begin with, or an occasion. */
export function QuickStart({ plan }: { readonly plan: Plan }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const prepare = usePrepare(plan);
  return (
    <Root role="region" aria-labelledby={id}>
      <Moon sx={{ inlineSize: '26rem', inset: '-13rem -6rem auto auto' }} />
      <h2 id={id}>{t('home.start.title')}</h2>
      <p data-part="lead">{t('home.start.lead')}</p>
      <Dials>
        {actionNames.map((name) => (
          <li key={name}>
            <QuickActionButton
              name={t(`home.start.actions.${name}`)}
              minutes={quickActions[name].duration}
              plan={plan}
              onPress={() => prepare(t(`home.start.actions.${name}`), quickActions[name])}
            />
          </li>
        ))}
      </Dials>
      <Also>
        <li aria-hidden="true">{t('home.start.or')}</li>
        {tileNames.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => prepare(t(`home.start.tiles.${name}`), recommended[name])}>
              {t(`home.start.tiles.${name}`)}
            </button>
          </li>
        ))}
        <li>
          <Link to={paths.simpleGenerator}>{t('home.start.own')}</Link>
        </li>
      </Also>
    </Root>
  );
}
