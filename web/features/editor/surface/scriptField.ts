import { StateField, type EditorState } from '@codemirror/state';
import { createScriptReader, type PauseMark, type ScriptReading } from '../readScript.ts';

type Held = { readonly reading: ScriptReading; readonly read: ReturnType<typeof createScriptReader> };

/** What stands in the text, read again with each change. */
const field = StateField.define<Held>({
  create(state) {
    const read = createScriptReader();
    return { read, reading: read(state.sliceDoc()) };
  },
  update: (held, { docChanged, state }) => (docChanged ? { ...held, reading: held.read(state.sliceDoc()) } : held),
});

export const scriptField = {
  extension: field,
  get: (state: EditorState): ScriptReading => state.field(field).reading,
  /** The pauses from one place to another, in order. */
  marksBetween(state: EditorState, from: number, to: number): PauseMark[] {
    return state
      .field(field)
      .reading.sections.filter((section) => section.to >= from && section.from <= to)
      .flatMap((section) =>
        section.body.marks
          .map((mark) => ({ ...mark, from: mark.from + section.from, to: mark.to + section.from }))
          .filter((mark) => mark.to >= from && mark.from <= to),
      );
  },
} as const;
