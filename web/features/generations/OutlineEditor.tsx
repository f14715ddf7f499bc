import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Generation } from '../../../shared/generations.schema.ts';
import type { Script } from '../../../shared/scripts.schema.ts';
import { errorText } from '../../lib/errorText.ts';
import { color, space } from '../../theme/tokens.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ApproveOutline } from './ApproveOutline.tsx';
import { choicesFor } from './outlineControls.ts';
import { OutlineBar } from './OutlineBar.tsx';
import { OutlineItem } from './OutlineItem.tsx';
import { OutlineLeftOut } from './OutlineLeftOut.tsx';
import { useOutlineEditor } from './useOutlineEditor.ts';

const Root = styled('div')({
  display: 'grid',
  gap: space.s5,
  '& > ol': { borderBlockEnd: `1px solid ${color.line}` },
});

type Props = { readonly script: Script; readonly generation: Generation };

/** An outline before it is written, to be changed and approved. */
export function OutlineEditor({ script, generation }: Props): ReactNode {
  const { t } = useTranslation();
  const proposal = generation.proposal ?? script.outline;
  const { outline, change, restore, leftOut, commands, said, saving, root } = useOutlineEditor(script, proposal);
  const isAsProposed = JSON.stringify(outline) === JSON.stringify(proposal);
  return (
    <Root ref={root}>
      <ApproveOutline
        script={script}
        generation={generation}
        isSaving={saving.isSaving}
        isUnsaved={saving.isSaving || saving.error !== null}
      />
      <OutlineBar outline={outline} />
      <ol aria-label={t('outline.label')}>
        {outline.map((section, index) => {
          const choices = choicesFor(outline, index, proposal);
          if (!choices) return null;
          return (
            <OutlineItem key={section.kind} section={section} language={script.language} edits={{ ...choices, ...commands }} />
          );
        })}
      </ol>
      <OutlineLeftOut sections={leftOut} language={script.language} onRestore={restore} />
      <Actions>
        <Button size="sm" unavailable={isAsProposed} onClick={() => change({ type: 'reset' })}>
          {t('outline.reset')}
        </Button>
      </Actions>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {saving.error !== null && (
        <Note kind="danger" role="alert">
          <p>{errorText(saving.error)}</p>
          <p>{t('outline.unsaved')}</p>
          <Button size="sm" onClick={saving.again}>
            {t('outline.again')}
          </Button>
        </Note>
      )}
    </Root>
  );
}
