import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { space, text } from '../../theme/tokens.ts';
import { IconButton } from '../../ui/IconButton.tsx';

const Root = styled('div')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
});

type Props = {
  readonly label: string;
  readonly less: string;
  readonly more: string;
  readonly onLess: () => void;
  readonly onMore: () => void;
};

/** A measure in words, with less and more of it. */
export function Stepper({ label, less, more, onLess, onMore }: Props): ReactNode {
  return (
    <Root>
      <IconButton icon="minus" label={less} onClick={onLess} />
      <output>{label}</output>
      <IconButton icon="plus" label={more} onClick={onMore} />
    </Root>
  );
}
