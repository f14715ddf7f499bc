import { detect } from 'tinyld';
import { checkScript } from '../../shared/checks/checkScript.ts';
import type { Finding } from '../../shared/scripts.schema.ts';
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
};

/** Names a text's language, among the six. */
export const detectLanguage = (text: string): string => detect(text, { only: [...languages] });

/** The findings of a script's text. `durationSeconds` is `null` where nobody holds it to a length. */
export const checkContent = (
  content: string,
  facts: ContentFacts,
  kinds: readonly SectionKind[],
  durationSeconds: number | null,
): Finding[] =>
  checkScript({
    content,
    language: facts.language,
    type: facts.type,
    theme: facts.theme,
    address: facts.address,
    kinds,
    durationSeconds,
    detectLanguage,
  });
