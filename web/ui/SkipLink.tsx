import { styled } from '../theme/styled.ts';
import type { ReactNode } from 'react';
import { color, radius } from '../theme/tokens.ts';

const Root = styled('a')({
  position: 'fixed',
  inset: '8px auto auto 8px',
  zIndex: 1500,
  padding: '10px 16px',
  background: color.primary,
  color: color.onPrimary,
  borderRadius: radius.md,
  translate: '0 -200%',
  '&:focus': { translate: 0 },
});

type Props = { readonly to: string; readonly children: string };

/** Leads past what stands before an element, by its id; only whoever comes by keyboard sees it. */
export function SkipLink({ to, children }: Props): ReactNode {
  return (
    <Root
      href={`#${to}`}
      onClick={(event) => {
        // The address stays: the fragment is no place of its own.
        event.preventDefault();
        const target = document.getElementById(to);
        target?.focus();
        target?.scrollIntoView({ block: 'nearest' });
      }}
    >
      {children}
    </Root>
  );
}
