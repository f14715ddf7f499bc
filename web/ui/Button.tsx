import { styled } from '../theme/styled.ts';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { buttonStyle, lookAttributes, type ButtonLook } from './buttonStyle.ts';

const Root = styled('button')(buttonStyle);

type Props = ButtonLook &
  Omit<ComponentProps<'button'>, 'disabled'> & {
    /** Cannot be used now. It stays reachable by keyboard, so that its reason (`aria-describedby`) can be read. */
    readonly unavailable?: boolean;
  };

export function Button({ tone, size, wide, unavailable = false, onClick, type = 'button', ...rest }: Props): ReactNode {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (unavailable) event.preventDefault();
    else onClick?.(event);
  };
  const look = lookAttributes({ ...(tone && { tone }), ...(size && { size }), ...(wide && { wide }) });
  return <Root type={type} aria-disabled={unavailable || undefined} onClick={press} {...look} {...rest} />;
}
