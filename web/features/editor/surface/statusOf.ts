import { ViewPlugin, type EditorView } from '@codemirror/view';
import { createStore, type Store } from '../../../lib/createStore.ts';
import type { EditorStatus } from '../EditorStatus.ts';
import { readStatus } from './readStatus.ts';

/** Milliseconds after a change at which what stands beside the text follows. Keys never wait for it. */
const delay = 120;

/** Keeps what stands beside the text up to date. */
export const statusPlugin = ViewPlugin.fromClass(
  class {
    readonly store: Store<EditorStatus>;
    readonly view: EditorView;
    timer: ReturnType<typeof setTimeout> | undefined;
    constructor(view: EditorView) {
      this.view = view;
      this.store = createStore(readStatus(view));
    }
    update(): void {
      this.timer ??= setTimeout(() => {
        this.timer = undefined;
        this.store.set(readStatus(this.view));
      }, delay);
    }
    destroy(): void {
      clearTimeout(this.timer);
    }
  },
);

/** Brings what stands beside the text up to date at once. */
export const refreshStatus = (view: EditorView): void => statusOf(view).set(readStatus(view));

/** The status of an editor, to be followed. */
export function statusOf(view: EditorView): Store<EditorStatus> {
  const plugin = view.plugin(statusPlugin);
  if (!plugin) throw new Error('The editor has no status.');
  return plugin.store;
}
