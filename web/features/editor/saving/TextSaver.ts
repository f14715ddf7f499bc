import { isOpen } from '../../../../shared/generations.schema.ts';
import type { Script } from '../../../../shared/scripts.schema.ts';
import { createStore, type Store } from '../../../lib/createStore.ts';
import { mergeTexts } from './mergeTexts.ts';
import { minWait, refusalOf } from './refusalOf.ts';
import { SaveTimer } from './SaveTimer.ts';
import type { Base, Beginning, SavingPorts } from './Saving.ts';
import type { SavingState } from './SavingState.ts';
import { settleMerge } from './settleMerge.ts';

/** So often in a row may another change come before ours; then it waits like any other failure. */
const maxConflicts = 5;
/** What only a person, or the end of the writing, leads out of: no attempt of its own is made. */
const stuck: ReadonlySet<SavingState['name']> = new Set(['conflict', 'deleted', 'signedOut']);

/** The text of one editor, the server's text that it comes from, and the one request between them. */
export class TextSaver {
  readonly state: Store<SavingState>;
  readonly #ports: SavingPorts;
  readonly #editSession: string;
  readonly #timer: SaveTimer;
  #base: Base;
  #isAutomatic: boolean;
  #isStopped = true;
  #isHeld = false;
  /** Whether a save came due while it was held back. */
  #isDue = false;
  #savedAt: Date | null = null;
  #running: Promise<void> | null = null;
  /** What came from elsewhere while a request was under way; `undefined` where nothing did. */
  #waiting: Script | null | undefined;

  constructor(ports: SavingPorts, { base, editSession, isAutomatic }: Beginning) {
    this.#ports = ports;
    this.#editSession = editSession;
    this.#timer = new SaveTimer(ports);
    this.#base = base;
    this.#isAutomatic = isAutomatic;
    this.state = createStore<SavingState>(this.isWhole() ? { name: 'saved', at: null } : { name: 'unsaved' });
  }

  /** Whether the server has all that is in the editor. */
  isWhole(): boolean {
    return this.#ports.editor.content() === this.#base.content;
  }

  start(): void {
    this.#isStopped = false;
    this.#timer.start();
    this.#settle();
  }

  stop(): void {
    this.#isStopped = true;
    this.#timer.stop();
  }

  changed(): void {
    const now = this.state.get();
    if (this.#running || stuck.has(now.name) || now.name === 'busy' || now.name === 'offline') return;
    if (now.name === 'failed' && now.willRetry) return;
    this.#saveSoon();
  }

  hold(): void {
    this.#isHeld = true;
  }

  release(): void {
    this.#isHeld = false;
    const isWanted = this.#isDue || this.#isAutomatic;
    this.#isDue = false;
    const { name } = this.state.get();
    if (this.isWhole() && name === 'unsaved') this.#settle();
    else if (isWanted && !stuck.has(name) && name !== 'busy') void this.#flush();
  }

  async saveNow(): Promise<boolean> {
    if (this.#isStopped) return false;
    this.#timer.forgetFailures();
    // What is under way was begun with an older text.
    await this.#running;
    if (stuck.has(this.state.get().name)) return false;
    await this.#flush();
    return this.isWhole() && this.state.get().name === 'saved';
  }

  takeUpdate(script: Script | null): void {
    if (this.#isStopped) return;
    if (this.#running) this.#waiting = script;
    else this.#take(script);
  }

  compareAgain(): void {
    const now = this.state.get();
    if (now.name === 'conflict') this.#merge(now.theirs);
  }

  async resolve(content: string): Promise<boolean> {
    const now = this.state.get();
    if (now.name !== 'conflict') return false;
    this.#rebase({ revision: now.theirs.revision, content: now.theirs.content });
    this.state.set({ name: 'unsaved' });
    const { editor } = this.#ports;
    if (content !== editor.content()) editor.replace(content);
    return this.saveNow();
  }

  async bringBack(): Promise<boolean> {
    const script = await this.#ports.restore();
    this.state.set({ name: 'unsaved' });
    this.#merge(script);
    return this.saveNow();
  }

  keptElsewhere(): void {
    this.stop();
    this.#rebase({ revision: this.#base.revision, content: this.#ports.editor.content() });
  }

  setAutomatic(isAutomatic: boolean): void {
    this.#isAutomatic = isAutomatic;
    if (this.state.get().name === 'unsaved') this.#settle();
  }

  reconnect(): void {
    const now = this.state.get();
    if (now.name === 'offline' || (now.name === 'failed' && now.willRetry)) void this.#flush();
  }

  /** Says how the text stands, and saves it after a while where that is wanted. */
  #settle(): void {
    if (!this.isWhole()) return this.#saveSoon();
    this.#timer.cancel();
    this.#timer.forgetChange();
    this.state.set({ name: 'saved', at: this.#savedAt });
  }

  /** Without a look at the text: it runs with every key. */
  #saveSoon(): void {
    this.state.set({ name: 'unsaved' });
    if (this.#isAutomatic) this.#timer.afterChange(() => void this.#flush());
    // Whoever takes a change back has saved everything.
    else this.#timer.afterCalm(() => this.isWhole() && this.#settle());
  }

  #rebase(next: Base): void {
    this.#base = next;
    this.#ports.onBase(next);
  }

  /** Sends what is not saved; while a request is under way, that one is it. */
  #flush(): Promise<void> {
    if (this.#isHeld) {
      this.#isDue = true;
      return Promise.resolve();
    }
    this.#running ??= this.#attempt().finally(() => {
      this.#running = null;
      if (this.#isStopped) return;
      const latest = this.#waiting;
      this.#waiting = undefined;
      if (latest !== undefined) this.#take(latest);
      // The person may have gone on while the request was under way.
      if (this.state.get().name === 'saved') this.#settle();
    });
    return this.#running;
  }

  async #attempt(): Promise<void> {
    for (let conflicts = 0; !this.#isStopped; conflicts += 1) {
      this.#timer.cancel();
      const content = this.#ports.editor.content();
      if (content === this.#base.content) return this.#settle();
      this.state.set({ name: 'saving' });
      try {
        const body = { baseRevision: this.#base.revision, content, editSession: this.#editSession };
        const script = await this.#ports.save(body);
        return this.#keepAnswer(script, content);
      } catch (error) {
        const refusal = refusalOf(error);
        const isLate = refusal === 'conflict' || refusal === 'busy';
        if (!isLate || conflicts === maxConflicts) return this.#refuse(error);
        if (!(await this.#catchUp())) return;
      }
    }
  }

  /** The server has the text that was sent; the person may have gone on meanwhile. */
  #keepAnswer(script: Script, sent: string): void {
    this.#savedAt = this.#ports.now();
    this.#timer.forgetFailures();
    this.#timer.forgetChange();
    this.#ports.onSaved(script);
    this.#rebase({ revision: script.revision, content: sent });
    if (this.#isStopped) return;
    if (script.content !== sent) this.#merge(script);
    else this.state.set({ name: 'saved', at: this.#savedAt });
  }

  /** Fetches the script as it is and merges it in; gives whether the text can be sent again at once. */
  async #catchUp(): Promise<boolean> {
    try {
      const script = await this.#ports.read();
      if (this.#isStopped) return false;
      if (isBeingWritten(script)) {
        this.state.set({ name: 'busy' });
        return false;
      }
      this.#merge(script);
      return this.state.get().name !== 'conflict';
    } catch (error) {
      this.#refuse(error);
      return false;
    }
  }

  #refuse(error: unknown): void {
    const refusal = refusalOf(error);
    if (refusal === 'signedOut') {
      this.state.set({ name: 'signedOut' });
      return this.#ports.onSignedOut();
    }
    if (refusal === 'deleted') return this.state.set({ name: 'deleted' });
    const willRetry = refusal !== 'never';
    this.state.set(refusal === 'offline' ? { name: 'offline' } : { name: 'failed', error, willRetry });
    if (willRetry) this.#timer.afterFailure(minWait(error), () => void this.#flush());
  }

  /** The script as it is elsewhere, with no request under way. */
  #take(script: Script | null): void {
    if (script === null) {
      this.#timer.cancel();
      return this.state.set({ name: 'deleted' });
    }
    const before = this.state.get();
    if (before.name === 'conflict' && before.theirs.revision >= script.revision) return;
    if (script.revision > this.#base.revision) this.#merge(script);
    if (this.state.get().name === 'conflict' || (before.name === 'busy' && isBeingWritten(script))) return;
    if (before.name === 'busy' || before.name === 'deleted') void this.#flush();
  }

  /** Brings another text of the server's into ours, and makes it the base; a conflict leaves both as they are. */
  #merge(theirs: Script): void {
    const { editor, onMerged } = this.#ports;
    const next = { revision: theirs.revision, content: theirs.content };
    if (theirs.content === this.#base.content) return this.#rebase(next);
    const mine = editor.content();
    const passages = mergeTexts(this.#base.content, mine, theirs.content);
    if (passages.some(({ kind }) => kind === 'conflict')) {
      this.#timer.cancel();
      return this.state.set({ name: 'conflict', passages, theirs });
    }
    const merged = settleMerge(passages, []);
    const had = mine === this.#base.content ? 'theirs' : 'both';
    this.#rebase(next);
    if (merged !== mine) {
      editor.replace(merged);
      onMerged(had);
    }
    this.#settle();
  }
}

const isBeingWritten = ({ generation }: Script): boolean => generation !== null && isOpen(generation);
