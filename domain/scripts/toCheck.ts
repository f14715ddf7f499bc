import { detect } from 'tinyld';
import type { ScriptToCheck } from '../../shared/checks/CheckedScript.ts';
import {
  languages,
  type AddressForm,
  type Language,
  type ScriptType,
  type SectionKind,
  type Theme,
} from '../../shared/vocabulary.ts';

export type ContentFacts = {
  readonly language: Language;
  readonly type: ScriptType;
  readonly theme: Theme;
  readonly address: AddressForm;
  readonly readingSpeed: number;
};

/** Names a text's language, among the six. */
const detectLanguage = (text: string): string => detect(text, { only: [...languages] });

/** A text with what the checks must know of it. */
export const toCheck = (
  content: string,
  { language, type, theme, address, readingSpeed }: ContentFacts,
  kinds: readonly SectionKind[],
  durationSeconds: number | null,
): ScriptToCheck => ({ content, language, type, theme, address, readingSpeed, kinds, durationSeconds, detectLanguage });
