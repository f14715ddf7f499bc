import { ViewPlugin, type EditorView, type ViewUpdate } from '@codemirror/view';
import type { CheckAnswer, CheckFacts, CheckRequest } from './CheckMessages.ts';
import { findingsField } from './findingsField.ts';

/** Milliseconds without a change before a text is checked. */
const rest = 600;

/** Has the text checked beside the page whenever it has come to rest. An answer about a text that is past is dropped. */
export const checkPlugin = (facts: CheckFacts) =>
  ViewPlugin.define((view: EditorView) => {
    const worker = new Worker(new URL('check.worker.ts', import.meta.url), { type: 'module' });
    let number = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (): void => {
      number += 1;
      // Nothing is handed over for good.
      worker.postMessage({ number, content: view.state.sliceDoc(), facts } satisfies CheckRequest, []);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
      if (data.number === number) view.dispatch({ effects: findingsField.set(data) });
    });
    ask();
    return {
      update({ docChanged }: ViewUpdate): void {
        if (!docChanged) return;
        number += 1;
        clearTimeout(timer);
        timer = setTimeout(ask, rest);
      },
      destroy(): void {
        clearTimeout(timer);
        worker.terminate();
      },
    };
  });
