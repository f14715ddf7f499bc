import { findLeftovers } from '../../../../shared/checks/findLeftovers.ts';
import { findOtherAddress } from '../../../../shared/checks/findOtherAddress.ts';
import { findForbidden, isBreathHeldTooLong } from '../../../../shared/checks/forbiddenPhrases.ts';
import { pauseSeconds } from '../../../../shared/markup/parseScript.ts';
import { subjectsByLanguage } from '../../../../shared/subjects/subjectsByLanguage.ts';
import type { AddressForm, AvoidableSubject, Instruction, Language } from '../../../../shared/vocabulary.ts';
import { givesOrders } from './givesOrders.ts';

export type Speech = {
  readonly language: Language;
  readonly address: AddressForm;
  readonly avoid: readonly AvoidableSubject[];
  /** Whether a text holds what the request refuses beside its subjects. */
  readonly isRefused?: (text: string) => boolean;
  /** What a sentence speaks of that the request leaves out. */
  readonly findWithheld?: (text: string) => string | null;
  /** Plain instructions of the request. */
  readonly instructions?: readonly Instruction[];
};

/** Marks that belong to no spoken sentence, beside what the checks look for. */
const marks = /[[\]{}<>|#*_\\^~=@`]/u;
/** A model that speaks of itself, its task or these instructions. */
const aboutItself =
  /\b(?:as an ai|language model|i can(?:not|’t) (?:help|assist|write|create|provide|continue)|(?:previous|prior|above|system) (?:instructions?|prompt)|ignore (?:all|the|any|previous)|instructions précédentes|instrucciones anteriores|vorherigen? anweisungen|istruzioni precedenti|instruções anteriores|chatgpt|openai)\b/iu;
const max = { words: 45, characters: 300 } as const;

/** Whether a sentence may be read aloud to this listener as it stands; what a check would find fatal is not even begun with. */
export function isSpeakable(sentence: string, { language, address, avoid, isRefused, findWithheld }: Speech): boolean {
  if (!/\p{L}{2}/u.test(sentence) || sentence.length > max.characters || sentence.split(/\s+/u).length > max.words) return false;
  if (marks.test(sentence) || aboutItself.test(sentence) || findLeftovers(sentence).length > 0) return false;
  if (findForbidden(sentence, language).length > 0 || findOtherAddress(sentence, language, address)) return false;
  // How long the pause after it will be is not known yet.
  if (isBreathHeldTooLong({ text: sentence, pause: pauseSeconds.max }, language)) return false;
  if (findWithheld && findWithheld(sentence) !== null) return false;
  if (givesOrders(sentence, language) || isRefused?.(sentence)) return false;
  return avoid.length === 0 || !subjectsByLanguage[language].find(sentence).some(({ subject }) => avoid.includes(subject));
}
