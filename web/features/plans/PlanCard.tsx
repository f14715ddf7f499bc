import type { CSSObject } from '@mui/material/styles';
import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { centsPerMonth, yearlySaving, type BillingCycle, type Plan } from '../../../shared/plans.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { color, font, media, radius, text } from '../../theme/tokens.ts';
import { Dusk } from '../../ui/Dusk.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Moon } from '../../ui/Moon.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { planTicks } from './planTicks.ts';

const card: CSSObject = {
  display: 'grid',
  gridRow: 'span 6',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  padding: 'clamp(1.5rem, 2.4vw, 2.1rem)',
  borderRadius: radius.xl,
  minInlineSize: 0,
  '& [data-part="name"]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    // Names stand on one line with each other, whichever of them has a tag below.
    alignContent: 'start',
    justifyContent: 'space-between',
    gap: '.3rem .6rem',
  },
  '& h2, & h3': { fontSize: text.titleMd },
  '& [data-part="for"]': { fontSize: text.sm, color: color.inkFaint, marginBlockStart: '.4rem' },
  '& [data-part="price"]': {
    font: `400 min(2.75rem, 15vw)/1 ${font.serif}`,
    letterSpacing: '-.03em',
    marginBlockStart: '1.5rem',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-part="per"]': { fontSize: text.sm, color: color.inkFaint, marginBlockStart: '.6rem' },
  '& ul': { display: 'grid', alignContent: 'start', gap: '.65rem', marginBlock: '1.25rem 1.75rem' },
  '& li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '.65rem', lineHeight: 1.4 },
  '& li > svg': { color: color.calm, marginBlockStart: '.14em' },
  '& > a, & > button': { alignSelf: 'end' },
  [media.forced]: { border: '1px solid CanvasText' },
};

const Day = styled('article')({ ...card, background: color.surface, boxShadow: color.shadow1 });
const Night = styled(Dusk)({
  ...card,
  boxShadow: color.shadow2,
  '& [data-part="for"], & [data-part="per"]': { ...(card['& [data-part="for"]'] as CSSObject), color: color.onDuskSoft }, // a group of styles, as above
  '& [data-part="per"]': { marginBlockStart: '.6rem' },
  '& li > svg': { color: color.onDuskAccent, marginBlockStart: '.14em' },
  '& [data-part="name"] > span': {
    background: color.onDuskFill,
    color: color.onDusk,
    boxShadow: `inset 0 0 0 1px ${color.onDuskLine}`,
  },
});

type Props = {
  readonly plan: Plan;
  readonly cycle: BillingCycle;
  readonly tag?: string | undefined;
  /** The one that is put forward. */
  readonly isForward?: boolean;
  /** The level of its name, under the heading that stands above. */
  readonly level?: 2 | 3;
  /** The one button or link. */
  readonly children: ReactNode;
};

/** One plan of the catalogue: name, for whom, price, what it gives, and how to choose it. */
export function PlanCard({ plan, cycle, tag, isForward = false, level = 2, children }: Props): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const Root = isForward ? Night : Day;
  const Heading = level === 2 ? 'h2' : 'h3';
  const saving = yearlySaving(plan);
  return (
    <Root as="article">
      {isForward && <Moon sx={{ inlineSize: '20rem', inset: 'auto -8rem -10rem auto' }} />}
      <div data-part="name">
        <Heading>{t(`vocabulary.plans.${plan.id}`)}</Heading>
        {tag && <Tag>{tag}</Tag>}
      </div>
      <p data-part="for">{t(`plans.for.${plan.id}`)}</p>
      <p data-part="price">{formats.money(centsPerMonth(plan, cycle))}</p>
      <p data-part="per">
        {plan.id === 'free' && t('plans.per.free')}
        {plan.id !== 'free' &&
          cycle === 'monthly' &&
          t('plans.per.monthly', { price: formats.money(centsPerMonth(plan, 'yearly')) })}
        {plan.id !== 'free' &&
          cycle === 'yearly' &&
          `${t('plans.per.yearly', { price: formats.money(plan.yearlyCents) })}, ${t('plans.less', { percent: formats.percent(saving) })}`}
      </p>
      <ul>
        {planTicks(plan, t, formats).map((tick) => (
          <li key={tick}>
            <Icon name="check" small />
            <span>{tick}</span>
          </li>
        ))}
      </ul>
      {children}
    </Root>
  );
}
