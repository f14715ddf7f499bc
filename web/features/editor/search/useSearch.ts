import { SearchQuery, setSearchQuery } from '@codemirror/search';
import type { EditorView } from '@codemirror/view';
import { useState } from 'react';
import { countMatches } from './countMatches.ts';
import { isOutsidePauses } from './isOutsidePauses.ts';

export type SearchCommand = (target: EditorView) => boolean;
type Wanted = { readonly search: string; readonly replace: string; readonly caseSensitive: boolean };

type Search = {
  readonly wanted: Wanted;
  /** How often it stands in the text; `null` while there is nothing to look for. */
  readonly found: number | null;
  readonly change: (part: Partial<Wanted>) => void;
  readonly run: (command: SearchCommand) => void;
};

/** What is looked for in an editor's text, which marks it, and how often it stands there. */
export function useSearch(view: EditorView): Search {
  const [wanted, setWanted] = useState<Wanted>({ search: '', replace: '', caseSensitive: false });
  const [found, setFound] = useState<number | null>(null);
  return {
    wanted,
    found,
    change: (part) => {
      const next = { ...wanted, ...part };
      setWanted(next);
      const query = new SearchQuery({ ...next, literal: true, test: isOutsidePauses });
      view.dispatch({ effects: setSearchQuery.of(query) });
      setFound(query.valid ? countMatches(view.state) : null);
    },
    run: (command) => {
      command(view);
      setFound(countMatches(view.state));
    },
  };
}
