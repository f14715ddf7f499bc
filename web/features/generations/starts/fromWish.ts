import { textLength } from '../../../../shared/generations.schema.ts';
import type { ScriptType } from '../../../../shared/vocabulary.ts';
import type { Answers } from '../answers.ts';
import type { Wish } from '../wish/readWish.ts';

type Given = { readonly sentence: string; readonly type: ScriptType; readonly duration: number };

/** The answers that one sentence makes, with the type and the length that stand beside it; `first` is what it leaves open. */
export function fromWish(wish: Wish, { sentence, type, duration }: Given, first: Answers): Answers {
  return {
    ...first,
    language: wish.language,
    type,
    duration,
    theme: wish.theme?.value ?? null,
    approach: wish.approach?.value ?? first.approach,
    style: wish.style?.value ?? first.style,
    intensity: wish.intensity?.value ?? first.intensity,
    audience: (wish.listener?.value ?? '').slice(0, textLength.audience),
    avoid: wish.avoid.map(({ value }) => value),
    description: sentence.trim(),
  };
}
