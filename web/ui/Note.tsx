import { styled } from '../theme/styled.ts';
import type { ReactNode } from 'react';
import { color, media, radius, space, text } from '../theme/tokens.ts';
import { Icon } from './Icon.tsx';

const Root = styled('div')({
  display: 'flex',
  gap: '.75rem',
  alignItems: 'flex-start',
  padding: '.9rem 1.1rem',
  borderRadius: radius.md,
  background: color.calmSoft,
  color: color.ink,
  fontSize: text.sm,
  '& > div': { minInlineSize: 0 },
  '& > svg': { marginBlockStart: '.1em', color: color.calmInk },
  '&[data-kind="warn"]': { background: color.warnSoft },
  '&[data-kind="warn"] > svg': { color: color.warnInk },
  '&[data-kind="danger"]': { background: color.dangerSoft },
  '&[data-kind="danger"] > svg': { color: color.dangerInk },
  // The words have the whole width, below the sign.
  [media.large]: { flexDirection: 'column', alignItems: 'stretch', gap: space.s2, paddingInline: space.s3 },
  '[data-contrast="more"] &': { boxShadow: `inset 0 0 0 1px ${color.lineStrong}` },
});

type Props = {
  readonly kind?: 'calm' | 'warn' | 'danger';
  readonly role?: 'alert' | 'status' | 'note';
  readonly children: ReactNode;
};

/** A remark beside what it is about. */
export function Note({ kind = 'calm', role, children }: Props): ReactNode {
  return (
    <Root data-kind={kind} role={role}>
      <Icon name={kind === 'calm' ? 'info' : 'warn'} />
      <div>{children}</div>
    </Root>
  );
}
