import { styled } from '../../theme/styled.ts';
import { useId, useState, type ReactNode } from 'react';
import { color, font, media, motion, space, text } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Sheet } from '../../ui/Sheet.tsx';

const inset = space.sheet;

const Root = styled(Sheet)({
  '& h2': { fontSize: text.titleSm },
  '& h2 > button': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: '.1rem 1rem',
    alignItems: 'center',
    inlineSize: '100%',
    padding: `1.15rem ${inset}`,
    textAlign: 'start',
    font: 'inherit',
    letterSpacing: 'inherit',
  },
  '& h2 > button > i': { font: `italic 400 1.375rem/1 ${font.serif}`, color: color.inkFaint },
  '& h2 > button > svg': { color: color.inkFaint, transition: `rotate ${motion.fast}` },
  '& h2 > button[aria-expanded="true"] > svg': { rotate: '180deg' },
  '& h2 > button > small': { gridColumn: 2, font: `400 ${text.sm}/1.5 ${font.sans}`, letterSpacing: 0, color: color.inkFaint },
  [media.large]: { '& h2 > button': { columnGap: space.s2 }, '& h2 > button > small': { gridColumn: '1 / -1' } },
  '& > [role="group"]': { padding: `${space.s2} ${inset} ${inset}` },
});

type Props = {
  readonly number: number;
  readonly title: string;
  /** What is set in it, while it is closed. */
  readonly summary: string;
  /** Stays open: something in it needs attention. */
  readonly needsAttention: boolean;
  readonly children: ReactNode;
};

/** A numbered group that is closed until one wants it. */
export function LaterGroup({ number, title, summary, needsAttention, children }: Props): ReactNode {
  const id = useId();
  const [wanted, setWanted] = useState(false);
  const isOpen = wanted || needsAttention;
  return (
    <Root>
      <h2>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setWanted(!isOpen)}>
          <i aria-hidden="true">{number}</i>
          {title}
          <Icon name="down" />
          {!isOpen && <small>{summary}</small>}
        </button>
      </h2>
      <div id={id} role="group" aria-label={title} hidden={!isOpen}>
        {children}
      </div>
    </Root>
  );
}
