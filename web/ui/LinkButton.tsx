import { styled } from '../theme/styled.ts';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonStyle, lookAttributes, type ButtonLook } from './buttonStyle.ts';

const Root = styled(Link)(buttonStyle);

/** A link that looks like a button, because it begins something. */
export function LinkButton({ tone, size, wide, ...rest }: ButtonLook & ComponentProps<typeof Link>): ReactNode {
  return <Root {...lookAttributes({ ...(tone && { tone }), ...(size && { size }), ...(wide && { wide }) })} {...rest} />;
}
