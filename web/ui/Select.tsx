import { styled } from '../theme/styled.ts';
import type { ComponentProps, ReactNode } from 'react';
import { color, radius, size, text } from '../theme/tokens.ts';
import { controlStyle } from './controlStyle.ts';
import { Icon } from './Icon.tsx';

const Root = styled('span')({
  position: 'relative',
  display: 'block',
  minInlineSize: 0,
  '& > svg': {
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineEnd: '.75rem',
    translate: '0 -50%',
    pointerEvents: 'none',
    color: color.inkFaint,
  },
  '&[data-small]': { display: 'inline-block' },
});

const Control = styled('select')({
  ...controlStyle,
  appearance: 'none',
  paddingInlineEnd: '2.4rem',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '& option': { background: color.raised, color: color.ink },
  '[data-small] > &': { minBlockSize: size.controlSm, paddingBlock: '.3rem', fontSize: text.sm, borderRadius: radius.control },
});

/** The browser's own list of choices, which every device knows how to operate. */
export function Select({ small = false, ...rest }: ComponentProps<'select'> & { readonly small?: boolean }): ReactNode {
  return (
    <Root data-small={small || undefined}>
      <Control {...rest} />
      <Icon name="down" small />
    </Root>
  );
}
