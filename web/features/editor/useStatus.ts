import type { EditorView } from '@codemirror/view';
import { useSyncExternalStore } from 'react';
import type { EditorStatus } from './EditorStatus.ts';
import { statusOf } from './surface/statusOf.ts';

export function useStatus(view: EditorView): EditorStatus {
  const { subscribe, get } = statusOf(view);
  return useSyncExternalStore(subscribe, get, get);
}
