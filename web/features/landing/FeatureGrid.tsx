import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { breakpoint, em, color, media, space, text } from '../../theme/tokens.ts';
import { Band } from './Band.tsx';
import { examples } from './examples.tsx';

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 'clamp(2.5rem, 4vw, 3.75rem) clamp(1.5rem, 3vw, 2.75rem)',
  marginBlockStart: space.s7,
  '& h3': { fontSize: text.titleSm, marginBlock: '1.25rem .45rem' },
  '& > article > p': { color: color.inkSoft, maxInlineSize: '40em' },
  '& > article': { minInlineSize: 0 },
  [`@media (max-width: ${em(breakpoint.rail - 1)})`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const names = ['clock', 'pauses', 'checks', 'outline', 'credits', 'languages'] as const satisfies (keyof typeof examples)[];

/** Six things that are true today. */
export function FeatureGrid(): ReactNode {
  const { t } = useTranslation();
  return (
    <Band id="features">
      <h2 tabIndex={-1}>{t('landing.features.title')}</h2>
      <Grid>
        {names.map((name) => {
          const Piece = examples[name];
          return (
            <article key={name}>
              <Piece />
              <h3>{t(`landing.features.${name}.title`)}</h3>
              <p>{t(`landing.features.${name}.text`)}</p>
            </article>
          );
        })}
      </Grid>
    </Band>
  );
}
