import { EditorSelection } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Finding, Fix } from '../../../../shared/scripts.schema.ts';
import type { Language } from '../../../../shared/vocabulary.ts';
import { CheckedWordsLine } from '../../../ui/CheckedWordsLine.tsx';
import { FindingList } from '../../../ui/FindingList.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { EditorHandle } from '../EditorHandle.ts';
import { scriptField } from '../surface/scriptField.ts';
import { useStatus } from '../useStatus.ts';

type Props = {
  readonly view: EditorView;
  readonly handle: EditorHandle;
  readonly language: Language;
  readonly isReadOnly: boolean;
  /** Whether the text is stored as it stands. */
  readonly isSaved: boolean;
};

/** What the checks have to say of the text as it stands, with their fixes. Nothing of it stops anybody. */
export function EditorFindings({ view, handle, language, isReadOnly, isSaved }: Props): ReactNode {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const { findings, isChecked, checked } = useStatus(view);
  const fatal = findings.filter(({ level }) => level === 'fatal').length;
  const fix = ({ edits }: Fix): void => {
    if (!handle.applyEdits(edits)) return;
    // The button goes with its finding.
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <Panel aria-busy={!isChecked}>
      <h2 ref={heading} tabIndex={-1}>
        {t('findings.title')}
      </h2>
      {fatal > 0 && (
        <Note kind="danger" role="status">
          {t('editor.fatal', { count: fatal })}
        </Note>
      )}
      <FindingList
        findings={findings}
        content={handle.content()}
        language={language}
        isSaving={!isChecked || isReadOnly}
        onShow={(finding) => show(view, finding)}
        onFix={(_finding, chosen) => fix(chosen)}
      />
      {checked && <CheckedWordsLine checked={checked} isSettled={isChecked && isSaved} />}
    </Panel>
  );
}

/** Chooses the place in the text, and brings it into sight. */
function show(view: EditorView, { section, start, end }: Finding): void {
  const from = start ?? scriptField.get(view.state).sections[(section ?? 1) - 1]?.from ?? 0;
  const to = end ?? from;
  if (to > view.state.doc.length) return;
  view.focus();
  view.dispatch({ selection: EditorSelection.range(from, to), effects: EditorView.scrollIntoView(from, { y: 'center' }) });
}
