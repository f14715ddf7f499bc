import { defaultKeymap, history, historyKeymap, undoDepth } from '@codemirror/commands';
import { EditorView, keymap } from '@codemirror/view';

/** The floor, built for a page of its own: CodeMirror with its own keys, a history as deep as ours and broken lines. */
export function openBare(parent: HTMLElement, doc: string): { readonly canUndo: () => boolean } {
  const extensions = [EditorView.lineWrapping, history({ minDepth: 500 }), keymap.of([...defaultKeymap, ...historyKeymap])];
  const view = new EditorView({ parent, doc, extensions });
  return { canUndo: () => undoDepth(view.state) > 0 };
}
