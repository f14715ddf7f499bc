import { styled } from '../../theme/styled.ts';
import type { TFunction } from 'i18next';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isOpen, type Generation, type GenerationScope } from '../../../shared/generations.schema.ts';
import type { retryGeneration } from '../../../shared/routes/generations.routes.ts';
import type { AnswerOf } from '../../../shared/route.ts';
import type { Script } from '../../../shared/scripts.schema.ts';
import { font, media, space, text } from '../../theme/tokens.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Breath } from '../../ui/Breath.tsx';
import { Note } from '../../ui/Note.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useHandFocusOn } from '../../ui/useHandFocusOn.ts';
import { CancelButton } from './CancelButton.tsx';
import { RetryButton } from './RetryButton.tsx';
import { stageLine } from './stageLine.ts';

const Root = styled(Sheet)({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `${space.s1} ${space.s4}`,
  alignItems: 'center',
  padding: '1rem 1.25rem',
  '& > h2': { font: `440 ${text.titleXs}/1.25 ${font.serif}`, gridColumn: 2, overflowWrap: 'anywhere' },
  '& > p': { gridColumn: 2, fontSize: text.sm },
  '& > span': { gridRow: 'span 2' },
  '& > button': { gridColumn: 3, gridRow: '1 / span 2' },
  [media.narrow]: { '& > button': { gridColumn: 2, gridRow: 'auto', justifySelf: 'start', marginInlineStart: '-.8rem' } },
});

type Props = {
  readonly script: Script;
  readonly onAccepted: (accepted: AnswerOf<typeof retryGeneration>) => void;
};

/** That a script, which stays to be read, is being written again; or that this came to nothing. Nothing for any other. */
export function RegenerationBanner({ script, onAccepted }: Props): ReactNode {
  const { t } = useTranslation();
  const { generation } = script;
  const scope = generation?.scope ?? null;
  if (!generation || scope === null) return null;
  if (generation.status === 'failed') {
    // Once the text was changed, it is not as it was any more.
    if (generation.finishedAt !== script.updatedAt) return null;
    return (
      <Note kind="warn">
        <p>{t('generations.rewriting.failed')}</p>
        <Actions sx={{ marginBlockStart: space.s3 }}>
          <RetryButton generation={generation} onAccepted={onAccepted} />
        </Actions>
      </Note>
    );
  }
  return isOpen(generation) ? <OpenBanner script={script} generation={generation} scope={scope} /> : null;
}

type OpenProps = { readonly script: Script; readonly generation: Generation; readonly scope: GenerationScope };

/** Whoever has the focus on its button keeps a place on the page when it goes. */
function OpenBanner({ script, generation, scope }: OpenProps): ReactNode {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  useHandFocusOn(root);
  return (
    <Root ref={root} aria-label={t('generations.progress')}>
      <Breath data-large aria-hidden="true" />
      <h2>{headingOf(scope, t)}</h2>
      <p role="status">{stageLine(generation, script.outline)}</p>
      <p>{t('generations.rewriting.hint')}</p>
      <CancelButton generation={generation} {...secondsOf(script, generation, scope)} />
    </Root>
  );
}

function headingOf(scope: GenerationScope, t: TFunction): string {
  if (scope.kind === 'whole') return t('generations.rewriting.whole');
  const { title } = scope;
  return title === null ? t('generations.rewriting.untitled') : t('generations.rewriting.section', { title });
}

/** How much of the work is finished. A whole goes by the outline that the script has, where it has one. */
function secondsOf(
  { outline, duration }: Script,
  { sectionsDone, sectionsTotal }: Generation,
  scope: GenerationScope,
): { readonly finishedSeconds: number; readonly plannedSeconds: number } {
  if (scope.kind === 'section')
    return { finishedSeconds: scope.seconds * sectionsDone, plannedSeconds: scope.seconds * scope.variants };
  const plannedSeconds = duration * 60;
  if (outline.length !== sectionsTotal)
    return { finishedSeconds: sectionsTotal === null ? 0 : (plannedSeconds * sectionsDone) / sectionsTotal, plannedSeconds };
  return {
    finishedSeconds: outline.slice(0, sectionsDone).reduce((sum, section) => sum + section.plannedSeconds, 0),
    plannedSeconds,
  };
}
