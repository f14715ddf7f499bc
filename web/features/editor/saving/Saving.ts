import type { Script, UpdateScriptBody } from '../../../../shared/scripts.schema.ts';
import type { Store } from '../../../lib/createStore.ts';
import type { SavingState } from './SavingState.ts';

/** The server's text that the one in the editor comes from. */
export type Base = { readonly revision: number; readonly content: string };

export type SavingPorts = {
  readonly save: (body: UpdateScriptBody) => Promise<Script>;
  readonly read: () => Promise<Script>;
  readonly restore: () => Promise<Script>;
  /** Runs something after so many milliseconds; gives what takes that back. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  readonly now: () => Date;
  readonly editor: {
    readonly content: () => string;
    /** As one change that can be undone, with the cursor where it was. */
    readonly replace: (content: string) => void;
  };
  readonly onSaved: (script: Script) => void;
  /** Something of another tab or device came into the text; `both` says that it had changes of its own. */
  readonly onMerged: (had: 'theirs' | 'both') => void;
  readonly onSignedOut: () => void;
  /** The text is now based on another one of the server's. */
  readonly onBase: (base: Base) => void;
};
export type Beginning = { readonly base: Base; readonly editSession: string; readonly isAutomatic: boolean };

export type Saving = {
  readonly state: Pick<Store<SavingState>, 'get' | 'subscribe'>;
  /** From now on the text is saved by itself, and changes from elsewhere come into it; until `stop`. */
  readonly start: () => void;
  /** The person changed the text. */
  readonly changed: () => void;
  /** Until `release`, nothing is sent: what is changed meanwhile are the steps of one change. */
  readonly hold: () => void;
  /** Saves what was held back, at once where the text is saved by itself. */
  readonly release: () => void;
  /** Saves at once; tells whether everything is saved then. */
  readonly saveNow: () => Promise<boolean>;
  /** The script as it is elsewhere; `null` where it was deleted. */
  readonly takeUpdate: (script: Script | null) => void;
  /** Compares a conflict once more with the text as it is now. */
  readonly compareAgain: () => void;
  /** Ends a conflict with the text that the person chose. */
  readonly resolve: (content: string) => Promise<boolean>;
  /** Brings a deleted script back, and saves. */
  readonly bringBack: () => Promise<boolean>;
  /** The text as it is now was kept in another place: nothing of it is unsaved any more, and nothing more is saved. */
  readonly keptElsewhere: () => void;
  readonly setAutomatic: (isAutomatic: boolean) => void;
  /** The connection is back. */
  readonly reconnect: () => void;
  readonly hasUnsaved: () => boolean;
  readonly stop: () => void;
};
