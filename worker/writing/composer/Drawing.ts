import { speechSeconds } from '../../../shared/markup/clock.ts';
import type { PauseLength } from '../../../shared/markup/sizePauses.ts';
import type { Assignment, DraftSentence } from '../writer.ts';
import type { Memory } from './memory.ts';
import type { Pack, Phrase } from './pack.ts';
import { shuffled, type Random } from './random.ts';

/** Sentences after which the same opening word may come again. */
const openingGap = 4;
/** Seconds after which a phrase may come again where a long script has used up all others (at least five minutes, with a margin for how time is estimated here). */
const repeatGap = 420;
/** Sentences that one paragraph holds at most. */
const longestParagraph = 5;
/** Sentences before which a paragraph does not end with its block. */
const shortestParagraph = 3;
/** Part of the sentences inside a paragraph that run on with a breath only. */
const runOnShare = 0.15;

export type DrawingOptions = {
  readonly assignment: Assignment;
  readonly pack: Pack;
  readonly random: Random;
  readonly memory: Memory;
  readonly speechSeconds: number;
  readonly silenceShare: number;
};
export type Draw = { readonly most?: number; readonly least?: number; readonly ordered?: boolean; readonly pause?: PauseLength };

/**
 * One section as it is drawn: finished sentences, chosen without replacement, with the time they take. It knows what
 * the script has said already, and stops offering what would repeat it.
 */
export class Drawing {
  readonly sentences: DraftSentence[] = [];
  readonly random: Random;
  readonly memory: Memory;
  readonly #assignment: Assignment;
  readonly #pack: Pack;
  readonly #target: number;
  readonly #pace: number;
  #spoken = 0;
  #inParagraph = 0;

  constructor({ assignment, pack, random, memory, speechSeconds: target, silenceShare }: DrawingOptions) {
    this.random = random;
    this.memory = memory;
    this.#assignment = assignment;
    this.#pack = pack;
    this.#target = target;
    this.#pace = 1 / Math.max(0.2, 1 - silenceShare);
  }

  /** Seconds of speech that are still to be filled. */
  get left(): number {
    return this.#target - this.#spoken;
  }

  /**
   * Says sentences of these functions: `least` whatever the time, then on while time is left, up to `most`. Ordered
   * functions are told from their start. Returns how many were said.
   */
  say(functions: readonly string[], { most = 1, least = 0, ordered = false, pause = 'short' }: Draw = {}): number {
    let said = 0;
    const pool = functions.flatMap((id) => this.#pack.phrases.get(id) ?? []).filter((phrase) => this.#fits(phrase));
    const queue = ordered ? pool : shuffled(this.random, pool);
    while (said < most) {
      const phrase = ordered ? queue[said] : this.#next(queue, said < least);
      if (!phrase || (ordered && !this.#isFree(phrase))) break;
      const seconds = this.#seconds(phrase);
      if (said >= least && seconds / 2 > this.left) break;
      this.#add(phrase.texts[this.#assignment.address], phrase.id, pause);
      queue.splice(ordered ? -1 : queue.indexOf(phrase), ordered ? 0 : 1);
      said += 1;
    }
    if (said > 0) this.#endBlock(pause);
    return said;
  }

  /** Says one frame with its slot filled, where there is time or where it must be said. */
  sayFrame(functionId: string, slot: 'name' | 'goal', value: string, must = false): boolean {
    const phrase = shuffled(this.random, this.#pack.phrases.get(functionId) ?? []).find(
      ({ id }) => this.memory.used[id] === undefined,
    );
    if (!phrase || (this.left <= 0 && !must)) return false;
    this.#add(
      phrase.texts[this.#assignment.address].replace(`{${slot}}`, () => value),
      phrase.id,
      'short',
    );
    this.#endBlock('medium');
    return true;
  }

  /** How many sentences of a function could be said now. */
  countFree(functionId: string): number {
    return (this.#pack.phrases.get(functionId) ?? []).filter(
      (phrase) => this.#fits(phrase) && this.memory.used[phrase.id] === undefined,
    ).length;
  }

  #seconds(phrase: Phrase): number {
    return speechSeconds(phrase.texts[this.#assignment.address], this.#assignment.clock);
  }

  #fits({ styles, intensity }: Phrase): boolean {
    const { request } = this.#assignment;
    return (!styles || styles.includes(request.style)) && (!intensity || intensity.includes(request.intensity));
  }

  #isFree({ id }: Phrase): boolean {
    const last = this.memory.used[id];
    return last === undefined || this.#now() - last >= repeatGap;
  }

  /** The first that is new and opens freshly; then new, then one said long ago. What must be said is said in any case. */
  #next(queue: readonly Phrase[], must: boolean): Phrase | undefined {
    const isNew = ({ id }: Phrase) => this.memory.used[id] === undefined;
    const isFresh = (phrase: Phrase) =>
      !this.memory.openings.slice(-openingGap).includes(openingOf(phrase.texts[this.#assignment.address]));
    const rested = queue
      .filter((phrase) => this.#isFree(phrase))
      .toSorted((a, b) => (this.memory.used[a.id] ?? 0) - (this.memory.used[b.id] ?? 0));
    return (
      queue.find((phrase) => isNew(phrase) && isFresh(phrase)) ?? queue.find(isNew) ?? rested[0] ?? (must ? queue[0] : undefined)
    );
  }

  #add(text: string, id: string, pause: PauseLength): void {
    this.memory.used[id] = this.#now();
    this.memory.openings = [...this.memory.openings, openingOf(text)].slice(-openingGap);
    this.#spoken += speechSeconds(text, this.#assignment.clock);
    this.#inParagraph += 1;
    const runsOn = pause === 'short' && this.random() < runOnShare;
    this.sentences.push({ text, pause: runsOn ? 'none' : pause, endsParagraph: false });
    if (this.#inParagraph >= longestParagraph) this.#endParagraph(pause);
  }

  /** A few blocks share a paragraph; a long silence always ends one. */
  #endBlock(pause: PauseLength): void {
    if (this.#inParagraph >= shortestParagraph || pause === 'long') this.#endParagraph(pause);
    else {
      const last = this.sentences.pop();
      if (last) this.sentences.push({ ...last, pause: last.pause === 'none' ? 'short' : last.pause });
    }
  }

  #endParagraph(pause: PauseLength): void {
    const last = this.sentences.pop();
    if (last) this.sentences.push({ ...last, pause: pause === 'long' ? 'long' : 'medium', endsParagraph: true });
    this.#inParagraph = 0;
  }

  #now(): number {
    return this.memory.clock + this.#spoken * this.#pace;
  }
}

const openingOf = (text: string): string => text.toLowerCase().match(/[\p{L}\p{N}’'-]+/u)?.[0] ?? '';
