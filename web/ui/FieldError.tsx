import { styled } from '../theme/styled.ts';
import type { ReactNode } from 'react';
import { color, text } from '../theme/tokens.ts';
import { Icon } from './Icon.tsx';

const Root = styled('p')({
  display: 'flex',
  gap: '.4rem',
  alignItems: 'flex-start',
  fontSize: text.sm,
  color: color.dangerInk,
  '& svg': { marginBlockStart: '.12em' },
});

/** A field's problem, said in a sentence beside it. */
export function FieldError({ id, children }: { readonly id?: string; readonly children: ReactNode }): ReactNode {
  return (
    <Root id={id}>
      <Icon name="warn" small />
      <span>{children}</span>
    </Root>
  );
}
