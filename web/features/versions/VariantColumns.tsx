import { styled } from '../../theme/styled.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Script } from '../../../shared/scripts.schema.ts';
import { breakpoint, color, em, space, text } from '../../theme/tokens.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import type { Proposals } from './proposalsOf.ts';
import { VariantCard } from './VariantCard.tsx';

const Root = styled('section')({
  display: 'grid',
  gap: space.s4,
  minInlineSize: 0,
  '& > h2': { fontSize: text.titleMd },
  '& > p': { color: color.inkSoft, maxInlineSize: '60ch' },
  '& > ul': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(15rem, 1fr)',
    gap: space.s4,
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    paddingBlock: '3px .75rem',
    paddingInline: '3px',
  },
  '& > ul > li': { scrollSnapAlign: 'start', minInlineSize: 0, display: 'grid' },
  '&[data-single] > ul': { gridAutoFlow: 'row', gridAutoColumns: 'minmax(0, 1fr)', overflowX: 'visible' },
});

type Props = {
  readonly script: Script;
  readonly proposals: Proposals;
  /** Whether they stand at the section itself, which is then not shown once more. */
  readonly isAtSection?: boolean;
  readonly keep: (script: Script) => Promise<void>;
  /** Shows a text as it is read. */
  readonly renderText: (content: string) => ReactNode;
};

/** The proposals for one section beside each other, and beside the section as it is; where there is no room, one at a time. */
export function VariantColumns({ script, proposals: { variants }, isAtSection = false, keep, renderText }: Props): ReactNode {
  const { t } = useTranslation();
  const isSingle = useMedia(`(max-width: ${em(breakpoint.rail - 1)})`);
  const [first] = variants;
  const present = script.sections.find(({ position }) => position === first?.section) ?? null;
  const cards = [...(present && !isAtSection ? [null] : []), ...variants];
  // What is new comes first; what there is now stands before it.
  const [shown, setShown] = useState(present && !isAtSection ? 1 : 0);
  if (!first) return null;
  return (
    <Root aria-labelledby={`proposals-${first.generationId}`} data-single={isSingle || undefined}>
      <h2 id={`proposals-${first.generationId}`}>
        {t('versions.variants.title', { number: first.section, title: first.sectionTitle ?? '' })}
      </h2>
      <p>{t('versions.variants.text')}</p>
      {isSingle && <Pager position={shown} count={cards.length} onTurn={setShown} />}
      <ul>
        {cards.map((variant, index) =>
          isSingle && index !== shown ? null : (
            <li key={variant?.id ?? 'present'}>
              <VariantCard script={script} present={present} variant={variant} keep={keep} renderText={renderText} />
            </li>
          ),
        )}
      </ul>
    </Root>
  );
}

type PagerProps = { readonly position: number; readonly count: number; readonly onTurn: (position: number) => void };

/** Turns from one proposal to the next, and says which one is shown. */
function Pager({ position, count, onTurn }: PagerProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Actions>
      <Button size="sm" unavailable={position === 0} onClick={() => onTurn(position - 1)}>
        <Icon name="back" small />
        {t('versions.variants.previous')}
      </Button>
      <span role="status">{t('versions.variants.position', { number: position + 1, count })}</span>
      <Button size="sm" unavailable={position === count - 1} onClick={() => onTurn(position + 1)}>
        {t('versions.variants.next')}
        <Icon name="right" small />
      </Button>
    </Actions>
  );
}
