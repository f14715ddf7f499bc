import { textLength } from '../../../../shared/generations.schema.ts';
import type { ScriptType } from '../../../../shared/vocabulary.ts';
import type { Answers } from '../answers.ts';
import type { SentenceReading } from '../sentence/readSentence.ts';

type Given = { readonly sentence: string; readonly type: ScriptType; readonly duration: number };

/** The answers that one sentence makes, with the type and the length that stand beside it; `first` is what it leaves open. */
export function fromSentence(reading: SentenceReading, { sentence, type, duration }: Given, first: Answers): Answers {
  return {
    ...first,
    language: reading.language,
    type,
    duration,
    theme: reading.theme?.value ?? null,
    approach: reading.approach?.value ?? first.approach,
    style: reading.style?.value ?? first.style,
    intensity: reading.intensity?.value ?? first.intensity,
    audience: (reading.listener?.value ?? '').slice(0, textLength.audience),
    avoid: reading.avoid.map(({ value }) => value),
    description: sentence.trim(),
  };
}
