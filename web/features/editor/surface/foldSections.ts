import { codeFolding, foldEffect, foldedRanges, foldKeymap, foldService, unfoldEffect } from '@codemirror/language';
import { keymap, type EditorView } from '@codemirror/view';
import type { EditorState } from '@codemirror/state';
import i18next from 'i18next';
import { scriptField } from './scriptField.ts';

/** What a section hides when it is folded: all behind its title line, but the blank lines before the next title. */
function rangeOf(state: EditorState, start: number): { readonly from: number; readonly to: number } | null {
  const section = scriptField.get(state).sections.find(({ from }) => from === start);
  if (!section || section.body.title === null) return null;
  const from = section.from + section.body.lineTo;
  const to = section.from + state.sliceDoc(section.from, section.to).trimEnd().length;
  return to > from ? { from, to } : null;
}

export const foldSections = [
  foldService.of((state, lineStart) => rangeOf(state, lineStart)),
  codeFolding({
    placeholderDOM: (_view, unfold) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'sp-folded';
      button.textContent = '…';
      button.setAttribute('aria-label', i18next.t('editor.outline.unfoldHere'));
      button.addEventListener('click', unfold);
      return button;
    },
  }),
  keymap.of(foldKeymap),
];

/** Folds a section, or unfolds it. */
export function toggleSection(view: EditorView, start: number): void {
  const range = rangeOf(view.state, start);
  if (!range) return;
  let folded: { readonly from: number; readonly to: number } | null = null;
  foldedRanges(view.state).between(range.from, range.to, (from, to) => {
    if (from === range.from) folded = { from, to };
  });
  view.dispatch({ effects: folded ? unfoldEffect.of(folded) : foldEffect.of(range) });
}
