import type { AddressForm, AvoidableImage, Language } from '../../../../shared/vocabulary.ts';
import { avoidedImage } from './avoidedImage.ts';
import { forbiddenPhrase } from './forbiddenPhrase.ts';
import { otherAddress } from './otherAddress.ts';

export type Speech = { readonly language: Language; readonly address: AddressForm; readonly avoid: readonly AvoidableImage[] };

const leftovers = /[[\]{}<>|#*_\\^~=@`]|https?:|www\.|\.(?:com|org|net|io)\b/iu;
/** A model that speaks of itself, its task or these instructions. */
const aboutItself =
  /\b(?:as an ai|language model|i can(?:not|’t) (?:help|assist|write|create|provide|continue)|(?:previous|prior|above|system) (?:instructions?|prompt)|ignore (?:all|the|any|previous)|instructions précédentes|instrucciones anteriores|vorherigen? anweisungen|istruzioni precedenti|instruções anteriores|chatgpt|openai)\b/iu;
const longest = { words: 45, characters: 300 } as const;

/** Whether a sentence may be read aloud to this listener as it stands. */
export function isSpeakable(sentence: string, { language, address, avoid }: Speech): boolean {
  if (!/\p{L}{2}/u.test(sentence) || sentence.length > longest.characters || sentence.split(/\s+/u).length > longest.words) return false;
  if (leftovers.test(sentence) || aboutItself.test(sentence)) return false;
  return !forbiddenPhrase(sentence, language) && !otherAddress(sentence, language, address) && !avoid.some((image) => avoidedImage(sentence, language, image));
}
