import { StateEffect, StateField, type ChangeDesc, type EditorState } from '@codemirror/state';
import { Decoration, EditorView } from '@codemirror/view';
import type { CheckedWords } from '../../../../shared/subjects/checkWords.ts';
import type { Finding } from '../../../../shared/scripts.schema.ts';

type Found = {
  readonly findings: readonly Finding[];
  /** Whether they are of this very text; their fixes are of no other. */
  readonly isFresh: boolean;
  /** What was checked for, the last time, and not found. */
  readonly checked: CheckedWords | null;
};
type Answer = Pick<Found, 'findings' | 'checked'>;

const setFound = StateEffect.define<Answer>();

/** What the checks found, and where that is by now. */
const field: StateField<Found> = StateField.define<Found>({
  create: () => ({ findings: [], isFresh: false, checked: null }),
  update(found, { changes, docChanged, effects }) {
    for (const effect of effects) if (effect.is(setFound)) return { ...effect.value, isFresh: true };
    return docChanged ? { ...found, findings: moved(found.findings, changes), isFresh: false } : found;
  },
  provide: (self) => [
    EditorView.decorations.compute([self], (state) => markFlags(state)),
    EditorView.decorations.compute([self], (state) => markEdges(state)),
  ],
});

const moved = (findings: readonly Finding[], changes: ChangeDesc): Finding[] =>
  findings.flatMap((finding) => {
    if (finding.start === null || finding.end === null) return [finding];
    const start = changes.mapPos(finding.start, 1);
    const end = changes.mapPos(finding.end, -1);
    return start < end ? [{ ...finding, start, end }] : [];
  });

const placed = (state: EditorState) =>
  state.field(field).findings.flatMap((finding) => {
    const { start, end, level } = finding;
    return start !== null && end !== null && start < end && end <= state.doc.length ? [{ start, end, level }] : [];
  });

const flags = {
  fatal: Decoration.mark({ class: 'sp-flag', attributes: { 'data-level': 'fatal' } }),
  advisory: Decoration.mark({ class: 'sp-flag', attributes: { 'data-level': 'advisory' } }),
} as const;
const edges = {
  fatal: Decoration.line({ class: 'sp-flagged', attributes: { 'data-level': 'fatal' } }),
  advisory: Decoration.line({ class: 'sp-flagged', attributes: { 'data-level': 'advisory' } }),
} as const;

const markFlags = (state: EditorState) =>
  Decoration.set(
    placed(state).map(({ start, end, level }) => flags[level].range(start, end)),
    true,
  );

/** In the margin, once a line; what is fatal wins. */
function markEdges(state: EditorState) {
  const lines = new Map<number, Finding['level']>();
  for (const { start, level } of placed(state)) {
    const { from } = state.doc.lineAt(start);
    if (lines.get(from) !== 'fatal') lines.set(from, level);
  }
  return Decoration.set(
    [...lines].map(([from, level]) => edges[level].range(from)),
    true,
  );
}

export const findingsField = {
  extension: field,
  get: (state: EditorState): Found => state.field(field),
  set: ({ findings, checked }: Answer): StateEffect<Answer> => setFound.of({ findings, checked }),
} as const;
