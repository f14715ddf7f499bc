import { styled } from '../../theme/styled.ts';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { exportFormats, planForExport, plans, type ExportFormat, type PlanId } from '../../../shared/plans.ts';
import { planRowPath } from '../../lib/planRowPath.ts';
import { color, media, radius, space, text, weight } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Tag } from '../../ui/Tag.tsx';

const Root = styled('fieldset')({
  '&, & > ul': { display: 'grid', gap: space.s2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))' },
  '& > ul, & > p': { gridColumn: '1 / -1' },
  '& > legend': { fontWeight: weight.medium, fontSize: text.sm, padding: 0, marginBlockEnd: '.55rem' },
  '& label, & [data-locked]': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: `0 ${space.s3}`,
    alignItems: 'start',
    padding: '.6rem .9rem',
    borderRadius: radius.md,
    border: `1px solid ${color.lineMid}`,
    fontSize: text.sm,
  },
  [media.large]: {
    '& label, & [data-locked]': { gridTemplateColumns: 'auto minmax(0, 1fr)', paddingInline: space.s3, columnGap: space.s2 },
    // What a format is for has the whole width, below its name.
    '& label > span, & [data-locked] > span:has(small)': { display: 'contents' },
    '& small': { gridColumn: '1 / -1' },
    '& [data-locked] > :nth-child(3)': { gridColumn: '1 / -1', justifySelf: 'start', whiteSpace: 'normal' },
  },
  '& label': { cursor: 'pointer' },
  '& label:hover': { borderColor: color.inkSoft },
  '& label:has(:checked)': { borderColor: color.calm, background: color.calmSoft, boxShadow: `inset 0 0 0 .5px ${color.calm}` },
  '& label:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  '& input': { margin: '.25rem 0 0', accentColor: color.calm, inlineSize: '1rem', blockSize: '1rem' },
  '& b': { fontWeight: weight.medium, display: 'block' },
  '& small': { fontSize: text.xs, color: color.inkSoft },
  '& [data-locked]': { borderStyle: 'dashed', color: color.inkSoft },
  '& [data-locked] svg': { marginBlockStart: '.15rem' },
  '& > p': { fontSize: text.sm },
  '@media (forced-colors: active)': { '& label:has(:checked)': { outline: '2px solid Highlight' } },
});

type Props = { readonly plan: PlanId; readonly value: ExportFormat; readonly onChoose: (format: ExportFormat) => void };

/** The formats of the plan to choose from, and the others with the plan that has them. */
export function FormatChoice({ plan, value, onChoose }: Props): ReactNode {
  const { t } = useTranslation();
  const name = useId();
  const own = exportFormats.filter((format) => plans[plan].exports.includes(format));
  const others = exportFormats.filter((format) => !own.includes(format));
  return (
    <Root>
      <legend>{t('exports.format')}</legend>
      {own.map((format) => (
        <label key={format}>
          <input type="radio" name={name} value={format} checked={format === value} onChange={() => onChoose(format)} />
          <FormatWords format={format} />
        </label>
      ))}
      {others.length > 0 && (
        <>
          <ul aria-label={t('exports.others')}>
            {others.map((format) => (
              <li key={format} data-locked>
                <Icon name="lock" small />
                <FormatWords format={format} />
                <Tag>{t(`vocabulary.plans.${planForExport(format).id}`)}</Tag>
              </li>
            ))}
          </ul>
          <p>
            <Link to={planRowPath('exports')}>{t('exports.seePlans')}</Link>
          </p>
        </>
      )}
    </Root>
  );
}

function FormatWords({ format }: { readonly format: ExportFormat }): ReactNode {
  const { t } = useTranslation();
  return (
    <span>
      <b>{t(`exports.formats.${format}.name`)}</b>
      <small>{t(`exports.formats.${format}.use`)}</small>
    </span>
  );
}
