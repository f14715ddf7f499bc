import { RangeSetBuilder, type EditorState } from '@codemirror/state';
import { Decoration, EditorView, ViewPlugin, type DecorationSet, type ViewUpdate } from '@codemirror/view';
import i18next from 'i18next';
import { PauseWidget } from './PauseWidget.ts';
import { scriptField } from './scriptField.ts';
import { selectedPause } from './selectedPause.ts';

function decorate(view: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  const chosen = selectedPause(view.state);
  let last = -1;
  for (const { from, to } of view.visibleRanges)
    for (const mark of scriptField.marksBetween(view.state, from, to)) {
      if (mark.from <= last) continue;
      last = mark.from;
      const widget = new PauseWidget(mark.seconds, chosen?.from === mark.from, i18next.language);
      builder.add(mark.from, mark.to, Decoration.replace({ widget }));
    }
  return builder.finish();
}

const plugin = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = decorate(view);
    }
    update({ docChanged, viewportChanged, selectionSet, view }: ViewUpdate): void {
      if (docChanged || viewportChanged || selectionSet) this.decorations = decorate(view);
    }
  },
  {
    decorations: (chips) => chips.decorations,
    // The cursor goes over a chip in one step, and what deletes into it deletes it.
    provide: (chips) => EditorView.atomicRanges.of((view) => view.plugin(chips)?.decorations ?? Decoration.none),
  },
);

/** Every legal pause as a chip; what is no legal one stays text. */
export const pauseChips = [
  plugin,
  EditorView.domEventHandlers({
    // A press on a chip chooses it, where the browser would put the cursor beside it.
    mousedown(event, view) {
      const chip = event.target instanceof Element ? event.target.closest('.sp-pause') : null;
      if (!chip || event.shiftKey) return false;
      const mark = markOf(view.state, view.posAtDOM(chip));
      if (!mark) return false;
      event.preventDefault();
      view.focus();
      view.dispatch({ selection: { anchor: mark.from, head: mark.to } });
      return true;
    },
  }),
];

const markOf = (state: EditorState, at: number) => scriptField.marksBetween(state, at, at).find(({ from }) => from === at);
