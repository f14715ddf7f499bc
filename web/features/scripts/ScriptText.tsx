import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Script, Section } from '../../../shared/scripts.schema.ts';
import { formatClock } from '../../lib/format.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import type { TextLocation } from './locationOf.ts';
import { ScriptSection } from './ScriptSection.tsx';
import { SpokenText } from './SpokenText.tsx';

type Props = {
  readonly script: Script;
  /** A location that somebody asked to see. */
  readonly shown?: TextLocation | null;
  /** What else stands at a section, before its text. */
  readonly renderAt?: ((position: number) => ReactNode) | undefined;
  /** Has a section written again, where that can be asked for. */
  readonly onRewrite?: ((section: Section) => void) | undefined;
};

/** The sections that are there. */
export function ScriptText({ script, shown = null, renderAt, onRewrite }: Props): ReactNode {
  const { t, i18n } = useTranslation();
  const shownIn = (position: number): TextLocation | null => (shown?.section === position ? shown : null);
  return (
    <div lang={script.language}>
      {script.sections.map((section) => {
        const { position, title, content, speechSeconds, silenceSeconds } = section;
        return (
          <ScriptSection
            key={position}
            number={position}
            title={title}
            remark={formatClock(speechSeconds + silenceSeconds)}
            shown={shownIn(position)?.mark === null ? shown : null}
            action={
              onRewrite && (
                <span lang={i18n.resolvedLanguage} data-print="no">
                  <IconButton
                    icon="again"
                    small
                    label={title === '' ? t('regeneration.untitled') : t('regeneration.section', { title })}
                    onClick={() => onRewrite(section)}
                  />
                </span>
              )
            }
          >
            {renderAt?.(position)}
            <SpokenText content={content} shown={shownIn(position)} />
          </ScriptSection>
        );
      })}
    </div>
  );
}
