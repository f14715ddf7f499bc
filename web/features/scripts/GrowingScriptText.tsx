import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Script } from '../../../shared/scripts.schema.ts';
import { formatClock } from '../../lib/format.ts';
import { SectionPurpose } from '../../ui/SectionPurpose.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ScriptSection } from './ScriptSection.tsx';
import { SpokenText } from './SpokenText.tsx';
import { useLiveText } from './useLiveText.ts';

/** The outline, filled section by section; the one being written grows before one's eyes. */
export function GrowingScriptText({ script }: { readonly script: Script }): ReactNode {
  const { t } = useTranslation();
  const live = useLiveText(script.id);
  const isWriting = script.generation?.status === 'running' && script.generation.stage === 'section';
  const next = (script.generation?.sectionsDone ?? 0) + 1;
  if (script.outline.length === 0) return <Skeleton widths={[34, 92, 97, 88, 61]} />;
  return (
    <div lang={script.language}>
      {script.outline.map(({ position, kind, title, plannedSeconds }) => {
        const section = script.sections.find((one) => one.position === position);
        if (section) {
          return (
            <ScriptSection
              key={position}
              number={position}
              title={section.title}
              remark={formatClock(section.speechSeconds + section.silenceSeconds)}
            >
              <SpokenText content={section.content} />
            </ScriptSection>
          );
        }
        const growing = isWriting && live?.section === position ? live : null;
        const isNext = isWriting && position === next;
        return (
          <ScriptSection
            key={position}
            number={position}
            title={title}
            isLater={!isNext}
            remark={isNext ? t('scripts.beingWritten') : formatClock(plannedSeconds)}
          >
            {!growing && <SectionPurpose kind={kind} />}
            {growing && <SpokenText isGrowing content={growing.from > 0 ? `… ${growing.text}` : growing.text} />}
            {isNext && !growing && <Skeleton widths={[92, 97, 61]} />}
          </ScriptSection>
        );
      })}
    </div>
  );
}
