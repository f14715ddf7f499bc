import { getSearchQuery } from '@codemirror/search';
import type { EditorState } from '@codemirror/state';

/** How often the text has what is sought. */
export function countMatches(state: EditorState): number {
  const query = getSearchQuery(state);
  if (!query.valid) return 0;
  const cursor = query.getCursor(state);
  let count = 0;
  while (!cursor.next().done) count += 1;
  return count;
}
