import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Script } from '../../../shared/scripts.schema.ts';
import { FindingList } from '../../ui/FindingList.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { locationOf, type TextLocation } from './locationOf.ts';
import { useFixFinding } from './useFixFinding.ts';

type Props = {
  readonly script: Script;
  /** A location that somebody asks to see; `null` once the text is another. */
  readonly onShow: (location: TextLocation | null) => void;
};

/** Findings of the checks, each with its reason, its location and its fix. */
export function FindingsPanel({ script, onShow }: Props): ReactNode {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const { fix, isSaving } = useFixFinding(script);
  const { findings } = script;
  // A text that was cut short is not checked.
  if (findings.length === 0 && script.status !== 'ready') return null;
  return (
    <Panel>
      <h2 ref={heading} tabIndex={-1}>
        {t('findings.title')}
      </h2>
      <FindingList
        findings={findings}
        content={script.content}
        language={script.language}
        isSaving={isSaving}
        onShow={(finding, leave) => {
          const location = locationOf(script, finding, leave);
          if (location) onShow(location);
        }}
        onFix={(finding, chosen) => {
          // The button goes with its finding.
          heading.current?.focus({ preventScroll: true });
          onShow(null);
          fix(finding, chosen);
        }}
      />
    </Panel>
  );
}
