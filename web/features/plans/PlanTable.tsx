import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { planIds, plans, popularPlan } from '../../../shared/plans.ts';
import { planRowId } from '../../lib/planRowPath.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { color, font, space, text } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { comparePlans } from './comparePlans.ts';

const Root = styled(Sheet)({
  overflowX: 'auto',
  // Or what is for ears only would widen the page from within it.
  position: 'relative',
  '& table': { inlineSize: '100%', borderCollapse: 'collapse', fontSize: text.sm },
  '& th, & td': { textAlign: 'start', padding: '.8rem 1rem', verticalAlign: 'middle' },
  '& thead th': { font: `440 ${text.titleXs}/1.1 ${font.serif}`, paddingBlock: '1.25rem', verticalAlign: 'bottom' },
  '& tbody :is(th, td)': { borderBlockStart: `1px solid ${color.line}` },
  '& tbody th': { color: color.inkSoft, fontWeight: 400, minInlineSize: '9rem', scrollMarginBlockStart: space.s9 },
  '& td': { fontVariantNumeric: 'tabular-nums', minInlineSize: '6.5rem' },
  '& thead th > span:not(:only-child)': { marginInlineStart: '.5rem', verticalAlign: 'middle', fontFamily: font.sans },
  // Where a link about one row leads.
  '&& tr:has(> th:focus) > *': { background: color.calmSoft },
  '& tbody th:focus': { outlineOffset: '-3px' },
  '& th:first-of-type': { paddingInlineStart: space.s5 },
  '& td:last-of-type': { paddingInlineEnd: space.s5 },
  '& td svg': { color: color.calm },
  // What a row is about stays in sight beside plans that are scrolled to; with very large letters it would leave them no room.
  '@media (min-width: 24em)': {
    '& tr > th:first-of-type': { position: 'sticky', insetInlineStart: 0, zIndex: 1, background: color.surface },
  },
});

/** All plans side by side in what differs between them. */
export function PlanTable(): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { differing } = comparePlans(t, formats);
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
                {id === popularPlan && <Tag>{t('plans.popular')}</Tag>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differing.map(({ key, name, value }) => (
            <tr key={key}>
              <th scope="row" id={planRowId(key)} tabIndex={-1}>
                {name}
              </th>
              {planIds.map((id) => (
                <td key={id}>
                  <Value value={value(plans[id])} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Root>
  );
}

const none = '–';

function Value({ value }: { readonly value: string | boolean }): ReactNode {
  const { t } = useTranslation();
  if (typeof value === 'string') return value;
  return (
    <>
      {value ? <Icon name="check" small /> : <span aria-hidden="true">{none}</span>}
      <VisuallyHidden>{t(value ? 'plans.table.yes' : 'plans.table.no')}</VisuallyHidden>
    </>
  );
}
