import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { color, space } from '../../theme/tokens.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';

const Root = styled('header')({
  marginBlockEnd: space.s6,
  '& > p': { marginBlockStart: '.7rem', color: color.inkSoft, maxInlineSize: '60ch', overflowWrap: 'anywhere' },
});

/** A page's heading and the sentence below it. */
export function PageHead({ title, children }: { readonly title: string; readonly children?: ReactNode }): ReactNode {
  return (
    <Root>
      <PageHeading>{title}</PageHeading>
      {children && <p>{children}</p>}
    </Root>
  );
}
