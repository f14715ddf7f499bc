import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { color, font, space, text } from '../../theme/tokens.ts';
import { Sheet } from '../../ui/Sheet.tsx';

const Root = styled(Sheet)({
  padding: space.sheet,
  '& > header': { display: 'flex', flexWrap: 'wrap', columnGap: space.s4, alignItems: 'baseline', marginBlockEnd: space.s5 },
  '& > header > span': { font: `italic 400 1.375rem/1 ${font.serif}`, color: color.inkFaint },
  '& > header > h2': { fontSize: text.titleMd },
});

type Props = { readonly number: number; readonly title: string; readonly children: ReactNode };

/** A numbered group of questions. */
export function FormGroup({ number, title, children }: Props): ReactNode {
  return (
    <Root>
      <header>
        <span aria-hidden="true">{number}</span>
        <h2>{title}</h2>
      </header>
      {children}
    </Root>
  );
}
