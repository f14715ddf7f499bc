import type { Script } from '../../../../shared/scripts.schema.ts';
import type { Passage } from './mergeTexts.ts';

/** How the text in the editor stands beside the server's. */
export type SavingState =
  /** The same; `at` is when this editing session saved last. */
  | { readonly name: 'saved'; readonly at: Date | null }
  | { readonly name: 'unsaved' }
  | { readonly name: 'saving' }
  /** No connection: kept in the browser, and tried again. */
  | { readonly name: 'offline' }
  /** Its script is being written again; saved when that has ended. */
  | { readonly name: 'busy' }
  /** Both were changed at the same sentences: a person decides. */
  | { readonly name: 'conflict'; readonly passages: readonly Passage[]; readonly theirs: Script }
  | { readonly name: 'deleted' }
  /** The session ran out: kept in the browser until somebody signs in again. */
  | { readonly name: 'signedOut' }
  | { readonly name: 'failed'; readonly error: unknown; readonly willRetry: boolean };
