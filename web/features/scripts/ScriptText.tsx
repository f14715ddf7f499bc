import type { ReactNode } from 'react';
import type { Script } from '../../../shared/scripts.schema.ts';
import { formatClock } from '../../lib/format.ts';
import { ScriptSection } from './ScriptSection.tsx';
import { SpokenText } from './SpokenText.tsx';

/** The sections that are there. */
export function ScriptText({ script }: { readonly script: Script }): ReactNode {
  return (
    <div lang={script.language}>
      {script.sections.map(({ position, title, content, speechSeconds, silenceSeconds }) => (
        <ScriptSection key={position} number={position} title={title} remark={formatClock(speechSeconds + silenceSeconds)}>
          <SpokenText content={content} />
        </ScriptSection>
      ))}
    </div>
  );
}
