import { RangeSetBuilder } from '@codemirror/state';
import { Decoration, EditorView, ViewPlugin, WidgetType, type DecorationSet, type ViewUpdate } from '@codemirror/view';
import { scriptField } from './scriptField.ts';

/** A section's number, in the place of the marks that make its line a title. */
class SectionNumber extends WidgetType {
  readonly number: number;
  constructor(number: number) {
    super();
    this.number = number;
  }
  override eq(other: SectionNumber): boolean {
    return other.number === this.number;
  }
  override toDOM(): HTMLElement {
    const element = document.createElement('span');
    element.className = 'sp-number';
    element.setAttribute('aria-hidden', 'true');
    element.textContent = String(this.number);
    return element;
  }
}

const line = Decoration.line({ class: 'sp-title', attributes: { role: 'heading', 'aria-level': '2' } });

function decorate(view: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  const { from: first, to: last } = view.viewport;
  scriptField.get(view.state).sections.forEach(({ from, to, body }, index) => {
    if (body.title === null || to < first || from > last) return;
    builder.add(from, from, line);
    builder.add(from, from + body.titleFrom, Decoration.replace({ widget: new SectionNumber(index + 1) }));
  });
  return builder.finish();
}

const plugin = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = decorate(view);
    }
    update({ docChanged, viewportChanged, view }: ViewUpdate): void {
      if (docChanged || viewportChanged) this.decorations = decorate(view);
    }
  },
  {
    decorations: (titles) => titles.decorations,
    provide: (titles) => EditorView.atomicRanges.of((view) => view.plugin(titles)?.decorations ?? Decoration.none),
  },
);

/** `## Title` lines as headings. */
export const titleLines = plugin;
