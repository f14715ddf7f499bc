import { styled } from '../theme/styled.ts';
import type { ReactNode } from 'react';
import { color, radius } from '../theme/tokens.ts';

const Root = styled('div')({ display: 'grid', gap: '.8rem', paddingBlock: '.5rem' });

const Line = styled('i')({
  display: 'inline-block',
  blockSize: '.6rem',
  borderRadius: radius.full,
  background: color.sunken,
  boxShadow: `inset 0 0 0 .5px ${color.line}`,
});

/** A title that is on its way, in the place and the height of the words. */
export const SkeletonTitle = (): ReactNode => <Line aria-hidden="true" style={{ inlineSize: 'min(14rem, 62%)' }} />;

/** Lines of text that are on their way, each given by its width in percent. */
export function Skeleton({ widths }: { readonly widths: readonly number[] }): ReactNode {
  return (
    <Root aria-hidden="true">
      {widths.map((width, index) => (
        <Line key={index} style={{ inlineSize: `${width}%` }} />
      ))}
    </Root>
  );
}
