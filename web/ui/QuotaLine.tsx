import { styled } from '../theme/styled.ts';
import type { ReactNode } from 'react';
import { color, space, text } from '../theme/tokens.ts';

const Line = styled('p')({
  marginBlockEnd: space.s4,
  maxInlineSize: '60ch',
  color: color.inkSoft,
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
});

/** A quiet line about how near a maximum is. */
export const QuotaLine = ({ id, children }: { readonly id?: string; readonly children: ReactNode }): ReactNode => (
  <Line {...(id !== undefined && { id })}>{children}</Line>
);
