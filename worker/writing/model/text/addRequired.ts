import type { Instruction, SectionKind } from '../../../../shared/vocabulary.ts';
import { getPack } from '../../../../domain/writing/composer/pack.ts';
import { countedNumber } from './countedNumber.ts';
import { isSpeakable, type Speech } from './isSpeakable.ts';
import type { PlainSentence } from './readSentences.ts';
import { safetyMarks, type SafetyMarks } from './safetyMarks.ts';

type Required = {
  readonly mark: keyof SafetyMarks;
  readonly phrases: string;
  readonly at: 'start' | 'end';
  /** Who has asked for this needs no such sentence. */
  readonly unless?: Instruction;
};

/** What no script may leave out, and the function of the phrase library that says it where the model did not. */
export const required: Partial<Record<SectionKind, readonly Required[]>> = {
  settling: [
    { mark: 'stop', phrases: 'settling.stop', at: 'start' },
    { mark: 'eyesOpen', phrases: 'settling.eyes', at: 'start', unless: 'eyes-open' },
    { mark: 'driving', phrases: 'settling.safety', at: 'start' },
  ],
  pretalk: [
    { mark: 'stop', phrases: 'settling.stop', at: 'start' },
    { mark: 'eyesOpen', phrases: 'pretalk.eyes', at: 'start', unless: 'eyes-open' },
    { mark: 'driving', phrases: 'pretalk.safety', at: 'start' },
  ],
  emergence: [{ mark: 'awake', phrases: 'emergence.alert', at: 'end' }],
  'sleep-tail': [{ mark: 'wakeUp', phrases: 'sleep.wake', at: 'start' }],
};

const counts = [1, 2, 3, 4, 5] as const;

/**
 * The safety of a script never hangs on a model's obedience: what a section must say and does not is taken from the
 * phrase library, in the script's address form.
 */
export function addRequired(sentences: readonly PlainSentence[], kind: SectionKind, speech: Speech): PlainSentence[] {
  const { instructions = [] } = speech;
  let list = kind === 'emergence' && !instructions.includes('no-counting') ? withCount(sentences, speech) : [...sentences];
  for (const { mark, phrases, at, unless } of required[kind] ?? []) {
    if (unless && instructions.includes(unless)) continue;
    // Being awake must be the last word, not a word among others.
    const searched = at === 'end' ? list.slice(-3) : list;
    if (searched.some(({ text }) => safetyMarks[speech.language][mark].test(text))) continue;
    const sentence = { text: fromPack(phrases, speech), endsParagraph: false };
    // After the welcome, before everything else.
    list = at === 'end' ? [...list, sentence] : [...list.slice(0, 1), sentence, ...list.slice(1)];
  }
  return list;
}

/** An emergence counts from one to five, each once and in order; a count with gaps is replaced as a whole. */
function withCount(sentences: readonly PlainSentence[], speech: Speech): PlainSentence[] {
  const counted = sentences.flatMap(({ text }) => countedNumber(text, speech.language) ?? []);
  if (counts.every((number, index) => counted[index] === number) && counted.length === counts.length) return [...sentences];
  const others = sentences.filter(({ text }) => countedNumber(text, speech.language) === null);
  const awake = others.findIndex(({ text }, index) => index > 0 && safetyMarks[speech.language].awake.test(text));
  const middle = awake === -1 ? others.length : Math.max(awake, Math.floor(others.length / 2));
  const count = counts.map((number) => ({ text: fromPack(`emergence.count-${number}`, speech), endsParagraph: number === 5 }));
  return [...others.slice(0, middle), ...count, ...others.slice(middle)];
}

function fromPack(id: string, speech: Speech): string {
  const texts = (getPack(speech.language).phrases.get(id) ?? []).map(({ texts: forms }) => forms[speech.address]);
  const text = texts.find((one) => isSpeakable(one, speech)) ?? texts[0];
  if (text === undefined) throw new Error(`The ${speech.language} pack says nothing for ${id}.`);
  return text;
}
