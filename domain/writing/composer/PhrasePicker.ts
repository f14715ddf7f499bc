import { openingWords } from '../../../shared/checks/checkOpenings.ts';
import { speechSeconds } from '../../../shared/markup/clock.ts';
import type { PauseLength } from '../../../shared/markup/sizePauses.ts';
import type { DraftSentence } from '../writer.ts';
import type { Asked } from './Asked.ts';
import { isWordy } from './isWordy.ts';
import type { Memory } from './memory.ts';
import type { Pack } from './pack.ts';
import type { Phrase } from './phrase.ts';
import { shuffled, type Random } from './random.ts';
import type { Exit } from './readPassages.ts';

/** Sentences after which the same opening word may come again. */
const openingGap = 4;
/** Part of the sentences that may open alike, a little under what the checks allow; few are no part. */
const [openingShare, minOfOneOpening] = [0.065, 3];
/** Seconds after which a phrase may come again where a long script has used up all others (at least five minutes, with a margin for how time is estimated here). */
const repeatGap = 420;
/** Sentences that one paragraph holds at most. */
const maxParagraphSentences = 5;
/** Sentences before which a paragraph does not end with its block. */
const minParagraphSentences = 3;
/** Seconds that a sentence takes at the usual speed, roughly. */
const usualSentenceSeconds = 5;
/** Functions without which a script is not safe, or does not end: one of their sentences is said whatever is avoided. */
const unavoidable =
  /^(?:settling\.(?:safety|eyes|stop)|pretalk\.(?:safety|eyes|control)|breath\.alternative|return\.|emergence\.|sleep\.wake|deepening\.count-)/u;
/** Part of the sentences inside a paragraph that run on with a breath only. */
const runOnShare = 0.15;

export type PickerOptions = {
  readonly assignment: Asked;
  readonly pack: Pack;
  readonly random: Random;
  readonly memory: Memory;
  readonly speechSeconds: number;
  readonly silenceShare: number;
};
/** `new` to the script and to the account's last ones; new to the `script`; or `anything` that was said long enough ago. */
export type Reach = 'new' | 'script' | 'anything';
export type PickOptions = { readonly max?: number; readonly min?: number; readonly pause?: PauseLength };

/**
 * Picks the sentences of one section: finished sentences, chosen without replacement, with the time they take. It knows what
 * the script has said already, and stops offering what would repeat it.
 */
export class PhrasePicker {
  readonly sentences: DraftSentence[] = [];
  /** With what the section's last passage left its listener; `null` where none was said yet. */
  exit: Exit | null = null;
  /** What may be said where nothing must be: at first only what is new to script and account. */
  reach: Reach = 'new';
  readonly random: Random;
  readonly memory: Memory;
  readonly #assignment: Asked;
  readonly #pack: Pack;
  readonly #target: number;
  readonly #pace: number;
  #spoken = 0;
  #inParagraph = 0;
  #reserved = 0;

  constructor({ assignment, pack, random, memory, speechSeconds: target, silenceShare }: PickerOptions) {
    this.random = random;
    this.memory = memory;
    this.#assignment = assignment;
    this.#pack = pack;
    this.#target = target;
    this.#pace = 1 / Math.max(0.2, 1 - silenceShare);
  }

  /** Seconds of speech that are still to be filled. */
  get left(): number {
    return this.#target - this.#reserved - this.#spoken;
  }

  /** Does some work as if so many seconds less were left. */
  reserve(seconds: number, work: () => void): void {
    this.#reserved += seconds;
    work();
    this.#reserved -= seconds;
  }

  /** Seconds that a sentence takes, roughly: to see how many there is time for. */
  get sentenceSeconds(): number {
    return (usualSentenceSeconds * 100) / this.#assignment.readingSpeed;
  }

  /**
   * Says sentences of these functions: `min` whatever the time, then on while time is left, up to `max`. Returns how
   * many were said.
   */
  say(functions: readonly string[], { max = 1, min = 0, pause = 'short' }: PickOptions = {}): number {
    let said = 0;
    const queue = this.#shuffled(functions.flatMap((id) => this.#sayable(id, min > 0 && unavoidable.test(id))));
    while (said < max) {
      const phrase = this.#next(queue, said < min);
      if (!phrase || (said >= min && this.#seconds(phrase) / 2 > this.left)) break;
      this.#add(phrase.texts[this.#assignment.address], phrase.id, pause);
      queue.splice(queue.indexOf(phrase), 1);
      said += 1;
    }
    if (said > 0) this.#endBlock(pause);
    return said;
  }

  /** Says a new sentence of a function before each of these silences, given in whole seconds. */
  sayWithSilence(functionId: string, silences: readonly number[]): void {
    const phrases = this.#shuffled(this.#sayable(functionId)).filter(({ id }) => this.memory.used[id] === undefined);
    for (const [index, silenceSeconds] of silences.entries()) {
      const phrase = phrases[index];
      if (!phrase) return;
      if (this.#inParagraph > 0) this.#endParagraph('medium');
      this.#push(phrase.texts[this.#assignment.address], phrase.id, 'long');
      const last = this.sentences.pop();
      if (last) this.sentences.push({ ...last, silenceSeconds });
      this.#endParagraph('long');
    }
  }

  /** Says one frame with its slot filled, where there is time or where it must be said. */
  sayFrame(functionId: string, slot: 'name' | 'goal', value: string, must = false): boolean {
    const phrase = this.#shuffled(this.#sayable(functionId)).find(({ id }) => this.memory.used[id] === undefined);
    if (!phrase || (this.left <= 0 && !must)) return false;
    this.#add(
      phrase.texts[this.#assignment.address].replace(`{${slot}}`, () => value),
      phrase.id,
      'short',
    );
    this.#endBlock('medium');
    return true;
  }

  /** How many sentences of a function could be said now, and were not said yet. */
  countFree(functionId: string): number {
    return this.#sayable(functionId).filter(({ id }) => this.memory.used[id] === undefined).length;
  }

  /** How many sentences of a function this account has in its last scripts. */
  countRecent(functionId: string): number {
    return (this.#pack.phrases.get(functionId) ?? []).filter(({ id }) => this.#assignment.recent.has(id)).length;
  }

  /** Whether this request allows a sentence, and the script has not said it. */
  isOpen(phrase: Phrase): boolean {
    return this.memory.used[phrase.id] === undefined && this.#isAllowed(phrase) && !this.#isAvoided(phrase);
  }

  /** Whether it is longer than the request would have its sentences. */
  isWordy({ texts }: Phrase): boolean {
    return isWordy(texts[this.#assignment.address], this.#assignment.request);
  }

  /** Says again the sentence that the script comes back to, where there is one. */
  repeatKey(): void {
    const { key } = this.memory;
    if (key === null) return;
    if (this.#inParagraph > 0) this.#endParagraph('medium');
    this.#push(key.text, key.id, 'long');
    this.#endParagraph('long');
  }

  /** Whether this account has it in its last scripts. */
  isRecent({ id }: Phrase): boolean {
    return this.#assignment.recent.has(id);
  }

  secondsOf(phrases: readonly Phrase[]): number {
    return phrases.reduce((sum, phrase) => sum + this.#seconds(phrase), 0);
  }

  /** Says sentences that belong together, in their order, as one paragraph. */
  recite(sentences: readonly { readonly phrase: Phrase; readonly rest: PauseLength | 'none' }[]): void {
    if (this.#inParagraph > 0) this.#endParagraph('medium');
    for (const { phrase, rest } of sentences) this.#push(phrase.texts[this.#assignment.address], phrase.id, rest);
    if (this.#inParagraph > 0) this.#endParagraph(sentences.at(-1)?.rest === 'long' ? 'long' : 'medium');
  }

  #seconds(phrase: Phrase): number {
    return speechSeconds(phrase.texts[this.#assignment.address], this.#assignment.clock);
  }

  /** In random order: plain sentences, then similes, which stand out among them; then what this account's last scripts have said, and last what is longer than was asked for, the shorter before the longer. */
  #shuffled(phrases: readonly Phrase[]): Phrase[] {
    const { recent } = this.#assignment;
    const wordiness = (phrase: Phrase): number => (this.isWordy(phrase) ? 4 + this.#seconds(phrase) : 0);
    const rank = (phrase: Phrase): number =>
      wordiness(phrase) + (recent.has(phrase.id) ? 2 : 0) + (phrase.speaksOf('simile') ? 1 : 0);
    return shuffled(this.random, phrases).toSorted((a, b) => rank(a) - rank(b));
  }

  /** A function's sentences that this request allows. */
  #sayable(functionId: string, inAnyCase = false): Phrase[] {
    const fitting = (this.#pack.phrases.get(functionId) ?? []).filter((phrase) => this.#isAllowed(phrase));
    const free = fitting.filter((phrase) => !this.#isAvoided(phrase));
    return free.length === 0 && inAnyCase ? fitting : free;
  }

  #isAllowed({ styles, intensity, speaksOf }: Phrase): boolean {
    const { request, withheld } = this.#assignment;
    return (
      (!styles || styles.includes(request.style)) &&
      (!intensity || intensity.includes(request.intensity)) &&
      !withheld.some((kind) => speaksOf(kind))
    );
  }

  #isAvoided({ id }: Phrase): boolean {
    return this.#assignment.avoidance.phrases.has(id);
  }

  #isFree({ id }: Phrase): boolean {
    const last = this.memory.used[id];
    return last === undefined || this.#now() - last >= repeatGap;
  }

  /** The first that is new and opens freshly; then new, then one said long ago. What must be said is said in any case. */
  #next(queue: readonly Phrase[], must: boolean): Phrase | undefined {
    const isNew = ({ id }: Phrase) =>
      this.memory.used[id] === undefined && (must || this.reach !== 'new' || !this.#assignment.recent.has(id));
    const isFresh = (phrase: Phrase) => this.#opensFreshly(phrase.texts[this.#assignment.address]);
    const unsaid = queue.find((phrase) => isNew(phrase) && isFresh(phrase)) ?? queue.find(isNew);
    if (unsaid || (!must && this.reach !== 'anything')) return unsaid;
    const rested = queue
      .filter((phrase) => this.#isFree(phrase))
      .toSorted((a, b) => (this.memory.used[a.id] ?? 0) - (this.memory.used[b.id] ?? 0));
    return rested[0] ?? (must ? queue[0] : undefined);
  }

  /** An opening that none of the last sentences had, and that the script has not had too often. */
  #opensFreshly(text: string): boolean {
    const said = Object.keys(this.memory.used).length;
    const max = Math.max(minOfOneOpening, Math.floor(openingShare * said));
    const opening = openingOf(text, openingWords[this.#assignment.request.language]);
    return !this.memory.openings.includes(openingOf(text, 1)) && (this.memory.opened[opening] ?? 0) < max;
  }

  #add(text: string, id: string, pause: PauseLength): void {
    const runsOn = pause === 'short' && this.random() < runOnShare;
    this.#push(text, id, runsOn ? 'none' : pause);
    if (this.#inParagraph >= maxParagraphSentences) this.#endParagraph(pause);
  }

  #push(text: string, id: string, pause: PauseLength | 'none'): void {
    this.memory.used[id] = this.#now();
    this.memory.openings = [...this.memory.openings, openingOf(text, 1)].slice(-openingGap);
    const opening = openingOf(text, openingWords[this.#assignment.request.language]);
    this.memory.opened[opening] = (this.memory.opened[opening] ?? 0) + 1;
    this.#spoken += speechSeconds(text, this.#assignment.clock);
    this.#inParagraph += 1;
    this.sentences.push({ text, pause, endsParagraph: false });
  }

  /** A few blocks share a paragraph; a long silence always ends one. */
  #endBlock(pause: PauseLength): void {
    if (this.#inParagraph >= minParagraphSentences || pause === 'long') this.#endParagraph(pause);
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

/** The words with which a sentence begins. */
export const openingOf = (text: string, words: number): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? []).slice(0, words).join(' ');
