import { styled } from '../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { color, text, weight } from '../theme/tokens.ts';
import { Breath } from './Breath.tsx';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Root = styled('ol')({
  display: 'grid',
  fontSize: '.90625rem',
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '1.25rem minmax(0, 1fr) auto',
    gap: '.75rem',
    alignItems: 'baseline',
    paddingBlock: '.42rem',
    color: color.inkSoft,
    lineHeight: 1.35,
  },
  '& > li > span:first-of-type': {
    alignSelf: 'start',
    inlineSize: '1.125rem',
    blockSize: '1.125rem',
    display: 'grid',
    placeItems: 'center',
    marginBlockStart: '.08rem',
    color: color.calm,
  },
  '& > li[data-state="todo"] > span:first-of-type::before': {
    content: '""',
    inlineSize: '7px',
    blockSize: '7px',
    borderRadius: '50%',
    boxShadow: `inset 0 0 0 1.5px ${color.lineStrong}`,
  },
  '& > li:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '.53rem',
    insetBlock: '1.65rem -.5rem',
    inlineSize: '1px',
    background: color.lineStrong,
    opacity: 0.45,
  },
  '& > li[data-state="now"]': { color: color.ink, fontWeight: weight.medium },
  '& [data-part="length"], & small': {
    color: color.inkFaint,
    fontSize: text.xs,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: weight.regular,
  },
  '& small': { display: 'block' },
});

export type Stage = {
  readonly id: string;
  readonly name: string;
  readonly remark?: string;
  /** How long its part is, as a clock shows it. */
  readonly length?: string;
  readonly state: 'done' | 'now' | 'todo';
};

/** The way of a job, from queued to done. */
export function Stages({ stages }: { readonly stages: readonly Stage[] }): ReactNode {
  const { t } = useTranslation();
  return (
    <Root>
      {stages.map(({ id, name, remark, length, state }) => (
        <li key={id} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span aria-hidden="true">
            {state === 'done' && <Icon name="check" small />}
            {state === 'now' && <Breath />}
          </span>
          <span>
            {name}
            <VisuallyHidden> {t(`app.stageState.${state}`)}</VisuallyHidden>
            {remark && <small>{remark}</small>}
          </span>
          {length && <span data-part="length">{length}</span>}
        </li>
      ))}
    </Root>
  );
}
