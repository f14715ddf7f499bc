import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { centsPerMonth, planIds, plans, type Plan } from '../../../shared/plans.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { color, font, space, text } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { included } from './included.ts';

const Root = styled(Sheet)({
  overflowX: 'auto',
  // Or what is for ears only would widen the page from within it.
  position: 'relative',
  '& table': { inlineSize: '100%', borderCollapse: 'collapse', fontSize: text.sm },
  '& th, & td': { textAlign: 'start', padding: '.8rem 1rem', verticalAlign: 'middle' },
  '& thead th': { font: `440 ${text.titleXs}/1.1 ${font.serif}`, paddingBlock: '1.25rem', verticalAlign: 'bottom' },
  '& tbody :is(th, td)': { borderBlockStart: `1px solid ${color.line}` },
  '& tbody th': { color: color.inkSoft, fontWeight: 400, minInlineSize: '9rem' },
  '& td': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& th:first-of-type': { paddingInlineStart: space.s5 },
  '& td:last-of-type': { paddingInlineEnd: space.s5 },
  '& td svg': { color: color.calm },
  // What a row is about stays in sight beside plans that are scrolled to; with very large letters it would leave them no room.
  '@media (min-width: 24em)': {
    '& tr > th:first-of-type': { position: 'sticky', insetInlineStart: 0, zIndex: 1, background: color.surface },
  },
});

/** All plans side by side: what differs as figures, what all have as ticks. */
export function PlanTable(): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const rows: readonly { readonly name: string; readonly value: (plan: Plan) => string }[] = [
    { name: t('plans.table.price'), value: (plan) => formats.money(centsPerMonth(plan, 'monthly')) },
    { name: t('plans.table.yearly'), value: (plan) => formats.money(centsPerMonth(plan, 'yearly')) },
    { name: t('plans.table.credits'), value: (plan) => formats.number(plan.monthlyCredits) },
    { name: t('plans.table.minutes'), value: (plan) => formats.minutesShort(plan.maxMinutes) },
    {
      name: t('plans.table.words'),
      value: ({ maxWords }) => (maxWords === null ? t('plans.table.noLimit') : formats.number(maxWords)),
    },
  ];
  return (
    // Reachable by keyboard, so that it can be scrolled where it is wider than the screen.
    <Root tabIndex={0} role="region" aria-label={t('plans.table.label')} data-scrolls-sideways>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('plans.table.feature')}</VisuallyHidden>
            </th>
            {planIds.map((id) => (
              <th key={id} scope="col">
                {t(`vocabulary.plans.${id}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {planIds.map((id) => (
                <td key={id}>{value(plans[id])}</td>
              ))}
            </tr>
          ))}
          {included.map((item) => (
            <tr key={item}>
              <th scope="row">{t(`plans.included.items.${item}`)}</th>
              {planIds.map((id) => (
                <td key={id}>
                  <Icon name="check" small />
                  <VisuallyHidden>{t('plans.table.yes')}</VisuallyHidden>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Root>
  );
}
