import { styled } from '../theme/styled.ts';
import { useId, type ReactNode } from 'react';
import { color, media, radius, size, space, text, weight } from '../theme/tokens.ts';

const Root = styled('fieldset')({
  '& > legend': { fontWeight: weight.medium, fontSize: text.sm, padding: 0, marginBlockEnd: '.55rem' },
  '& > legend > span': { fontWeight: weight.regular, color: color.inkFaint },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: space.s2 },
  '& > [data-hint]': { fontSize: text.xs, color: color.inkFaint, marginBlockStart: '.45rem' },
  '& label': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: size.controlSm,
    padding: '.25rem .9rem',
    borderRadius: radius.full,
    border: `1px solid ${color.lineMid}`,
    fontSize: text.sm,
    color: color.inkSoft,
    cursor: 'pointer',
  },
  '& label:hover': { color: color.ink, borderColor: color.inkSoft },
  '& input': { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer', inlineSize: '100%', blockSize: '100%' },
  '& label:has(:checked)': {
    background: color.calmSoft,
    borderColor: color.calm,
    color: color.ink,
    fontWeight: weight.medium,
    boxShadow: `inset 0 0 0 .5px ${color.calm}`,
  },
  '& label:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
  '&[data-look="segmented"] > div': {
    display: 'inline-flex',
    flexWrap: 'nowrap',
    padding: '4px',
    gap: '2px',
    background: color.sunken,
    borderRadius: radius.md,
    maxInlineSize: '100%',
  },
  '&[data-look="segmented"] label': {
    flex: '1 1 auto',
    justifyContent: 'center',
    textAlign: 'center',
    lineHeight: 1.25,
    padding: '.3rem 1.1rem',
    borderRadius: radius.sm,
    border: 0,
  },
  '&[data-look="segmented"] label:has(:checked)': { background: color.surface, boxShadow: color.shadow1 },
  '[data-contrast="more"] &[data-look="segmented"] label:has(:checked)': { boxShadow: `inset 0 0 0 2px ${color.lineStrong}` },
  // Three German words still fit side by side.
  '@media (max-width: 22.4375em)': { '&[data-look="segmented"] label': { paddingInline: '.5rem' } },
  '&[data-wide] > div': { display: 'flex', inlineSize: '100%' },
  [media.large]: {
    '& label': { paddingInline: space.s4 },
    '&&[data-look="segmented"] > div': { display: 'grid' },
  },
  '&[data-compact] label': { paddingInline: '.7rem' },
  '@media (forced-colors: active)': { '& label:has(:checked)': { outline: '2px solid Highlight' } },
});

const Hidden = styled('legend')({
  position: 'absolute',
  clipPath: 'inset(50%)',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
});

type Shared<T extends string> = {
  readonly legend: string;
  readonly hideLegend?: boolean;
  readonly remark?: string;
  readonly hint?: string;
  readonly look?: 'chips' | 'segmented';
  readonly wide?: boolean;
  readonly compact?: boolean;
  readonly options: readonly { readonly value: T; readonly label: string; readonly lang?: string }[];
};
type One<T extends string> = { readonly value: T; readonly onChoose: (value: T) => void; readonly values?: undefined };
type Many<T extends string> = { readonly values: readonly T[]; readonly onToggle: (value: T) => void };

/** One of several (radio buttons), or any of several (check boxes), as chips or as one segmented bar. */
export function ChoiceGroup<T extends string>(props: Shared<T> & (One<T> | Many<T>)): ReactNode {
  const { legend, hideLegend = false, remark, hint, look = 'chips', wide = false, compact = false, options } = props;
  const name = useId();
  const Legend = hideLegend ? Hidden : 'legend';
  const many = props.values !== undefined;
  const isChosen = (value: T): boolean => (many ? props.values.includes(value) : props.value === value);
  const change = (value: T): void => (many ? props.onToggle(value) : props.onChoose(value));
  return (
    <Root
      data-look={look}
      data-wide={wide || undefined}
      data-compact={compact || undefined}
      role={many ? undefined : 'radiogroup'}
      aria-describedby={hint && `${name}-hint`}
    >
      <Legend>
        {legend} {remark && <span>{remark}</span>}
      </Legend>
      <div>
        {options.map(({ value, label, lang }) => (
          <label key={value} lang={lang}>
            <input
              type={many ? 'checkbox' : 'radio'}
              name={name}
              value={value}
              checked={isChosen(value)}
              onChange={() => change(value)}
            />
            {label}
          </label>
        ))}
      </div>
      {hint && (
        <p data-hint id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </Root>
  );
}
