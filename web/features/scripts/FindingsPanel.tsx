import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Script } from '../../../shared/scripts.schema.ts';
import { FindingList } from '../../ui/FindingList.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { placeOf, type ShownPlace } from './placeOf.ts';
import { useMendFinding } from './useMendFinding.ts';

type Props = {
  readonly script: Script;
  /** A place that somebody asks to see; `null` once the text is another. */
  readonly onShow: (place: ShownPlace | null) => void;
};

/** Remarks of the checks, each with its reason, its place and its mend. */
export function FindingsPanel({ script, onShow }: Props): ReactNode {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const { mend, isSaving } = useMendFinding(script);
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
          const place = placeOf(script, finding, leave);
          if (place) onShow(place);
        }}
        onMend={(finding) => {
          // The button goes with its finding.
          heading.current?.focus({ preventScroll: true });
          onShow(null);
          mend(finding);
        }}
      />
    </Panel>
  );
}
