import { styled } from '../theme/styled.ts';
import type { ComponentProps, ReactNode } from 'react';
import { color, motion, radius, size } from '../theme/tokens.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.tsx';
import { useTip } from './useTip.tsx';

const Root = styled('button')({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: size.controlSm,
  blockSize: size.controlSm,
  borderRadius: radius.control,
  color: color.inkSoft,
  flex: 'none',
  transition: `background ${motion.fast}, color ${motion.fast}`,
  '&:hover': { background: color.sunken, color: color.ink },
  '&[aria-disabled="true"], &[aria-disabled="true"]:hover': { background: 'none', opacity: 0.4, cursor: 'not-allowed' },
});

type Props = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  readonly icon: IconName;
  /** Names it, and is its tooltip. */
  readonly label: string;
  readonly small?: boolean;
  /** Cannot be used now; it stays reachable by keyboard. */
  readonly unavailable?: boolean;
};

export function IconButton({ icon, label, small = false, unavailable = false, onClick, ...rest }: Props): ReactNode {
  const { on, tip } = useTip({ text: label });
  return (
    <>
      <Root
        type="button"
        aria-label={label}
        aria-disabled={unavailable || undefined}
        onClick={(event) => !unavailable && onClick?.(event)}
        {...on}
        {...rest}
      >
        <Icon name={icon} small={small} />
      </Root>
      {tip}
    </>
  );
}
