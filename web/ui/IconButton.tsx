import { Tooltip } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { color, motion, radius, size } from '../theme/tokens.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.tsx';

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
});

type Props = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  readonly icon: IconName;
  /** Names it, and is its tooltip. */
  readonly label: string;
  readonly small?: boolean;
};

export function IconButton({ icon, label, small = false, ...rest }: Props): ReactNode {
  return (
    <Tooltip title={label}>
      <Root type="button" aria-label={label} {...rest}>
        <Icon name={icon} small={small} />
      </Root>
    </Tooltip>
  );
}
