import { useMemo, useRef, type ReactNode } from 'react';
import type { Generation } from '../../../shared/generations.schema.ts';
import type { Script } from '../../../shared/scripts.schema.ts';
import { useCredits } from '../../features/credits/useCredits.ts';
import { OutlineEditor } from '../../features/generations/OutlineEditor.tsx';
import { WritingAside } from '../../features/generations/WritingAside.tsx';
import { WritingStatus } from '../../features/generations/WritingStatus.tsx';
import { GrowingScriptText } from '../../features/scripts/GrowingScriptText.tsx';
import { runsOf } from '../../features/scripts/runsOf.ts';
import { ScriptFacts } from '../../features/scripts/ScriptFacts.tsx';
import { ScriptPaper } from '../../features/scripts/ScriptPaper.tsx';
import { titleOf } from '../../features/scripts/titleOf.ts';
import { WriterLabel } from '../../features/scripts/WriterLabel.tsx';
import { useLanding } from '../../lib/useLanding.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Reader } from './Reader.tsx';
import { useHandFocusOn } from '../../ui/useHandFocusOn.ts';

type Props = { readonly script: Script; readonly generation: Generation };

/** A script while it is written: what happens now, its way, and the text as it comes. */
export function WritingScript({ script, generation }: Props): ReactNode {
  const { data: credits } = useCredits();
  const isWaiting = generation.status === 'awaiting_approval';
  useLanding(!isWaiting && script.outline.length > 0);
  const runs = useMemo(() => runsOf(script), [script]);
  const page = useRef<HTMLDivElement>(null);
  useHandFocusOn(page);
  return (
    <Reader ref={page} data-kind="writing">
      <WritingAside script={script} generation={generation} available={credits?.available}>
        <WriterLabel script={script} />
      </WritingAside>
      <div data-part="main">
        <WritingStatus script={script} generation={generation} runs={runs} />
        <ScriptPaper as="article">
          <header>
            <PageHeading>{titleOf(script)}</PageHeading>
            <ScriptFacts script={script} />
          </header>
          {isWaiting ? (
            <OutlineEditor key={generation.id} script={script} generation={generation} />
          ) : (
            <GrowingScriptText script={script} />
          )}
        </ScriptPaper>
      </div>
    </Reader>
  );
}
