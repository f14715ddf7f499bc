import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Script } from '../../../shared/scripts.schema.ts';
import { color, media, space, text } from '../../theme/tokens.ts';
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
  [media.narrow]: { '& > ul': { gridAutoFlow: 'row', gridAutoColumns: 'auto', overflowX: 'visible' } },
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

/** The proposals for one section beside each other, and beside the section as it is. */
export function VariantColumns({ script, proposals: { variants }, isAtSection = false, keep, renderText }: Props): ReactNode {
  const { t } = useTranslation();
  const [first] = variants;
  if (!first) return null;
  const present = script.sections.find(({ position }) => position === first.section) ?? null;
  return (
    <Root aria-labelledby={`proposals-${first.generationId}`}>
      <h2 id={`proposals-${first.generationId}`}>
        {t('versions.variants.title', { number: first.section, title: first.sectionTitle ?? '' })}
      </h2>
      <p>{t('versions.variants.text')}</p>
      <ul>
        {present && !isAtSection && (
          <li>
            <VariantCard script={script} present={present} variant={null} keep={keep} renderText={renderText} />
          </li>
        )}
        {variants.map((variant) => (
          <li key={variant.id}>
            <VariantCard script={script} present={present} variant={variant} keep={keep} renderText={renderText} />
          </li>
        ))}
      </ul>
    </Root>
  );
}
