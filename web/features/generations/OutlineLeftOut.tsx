import { styled } from '../../theme/styled.ts';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutlineSection } from '../../../shared/generations.schema.ts';
import type { Language, SectionKind } from '../../../shared/vocabulary.ts';
import { text, weight } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';

const Root = styled('div')({
  display: 'grid',
  gap: '.5rem',
  '& > p': { fontSize: text.sm, fontWeight: weight.medium },
  '& > ul': { display: 'flex', flexWrap: 'wrap', gap: '.5rem' },
  '& button': { overflowWrap: 'anywhere' },
});

type Props = {
  readonly sections: readonly OutlineSection[];
  readonly language: Language;
  readonly onRestore: (kind: SectionKind) => void;
};

/** Sections that were proposed and left out, each to be brought back; also after the page was loaded again. */
export function OutlineLeftOut({ sections, language, onRestore }: Props): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  if (sections.length === 0) return null;
  return (
    <Root>
      <p id={id}>{t('outline.leftOut')}</p>
      <ul aria-labelledby={id}>
        {sections.map(({ kind, title }) => (
          <li key={kind}>
            <Button
              size="sm"
              data-control={`${kind}-restore`}
              aria-label={t('outline.restore', { title })}
              onClick={() => onRestore(kind)}
            >
              <span lang={language}>{title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Root>
  );
}
