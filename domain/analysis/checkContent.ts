import { detect } from 'tinyld';
import type { ScriptToCheck } from '../../shared/checks/CheckedScript.ts';
import { checkScript } from '../../shared/checks/checkScript.ts';
import { fixScript, type FixedScript } from '../../shared/checks/fixScript.ts';
import type { GenerateBody } from '../../shared/generations.schema.ts';
import type { Finding } from '../../shared/scripts.schema.ts';
import { findAvoidedIn } from '../../shared/subjects/findAvoidedIn.ts';
import { subjectsByLanguage } from '../../shared/subjects/subjectsByLanguage.ts';
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
  readonly endsAsleep?: boolean | null | undefined;
  readonly findWithheld?: ScriptToCheck['findWithheld'];
  readonly address: AddressForm;
  readonly readingSpeed: number;
  /** What was asked for, of which the subjects that it leaves out are held against the text. */
  readonly request?: GenerateBody;
};

/** The findings of a script's text. `durationSeconds` is `null` where nobody holds it to a length. */
export const checkContent = (
  content: string,
  facts: ContentFacts,
  kinds: readonly SectionKind[],
  durationSeconds: number | null,
): Finding[] => checkScript(toCheck(content, facts, kinds, durationSeconds));

/** The findings of a person's own text: nobody planned its sections, and its length is what was asked for, about. */
export const checkOwnContent = (content: string, facts: ContentFacts): Finding[] =>
  checkScript({ ...toCheck(content, facts, [], facts.request ? facts.request.duration * 60 : null), isAim: true });

/** A generated text with its fatal findings fixed where that can be done by rule, and what is found of it then. */
export const fixContent = (
  content: string,
  facts: ContentFacts,
  kinds: readonly SectionKind[],
  durationSeconds: number,
): FixedScript => fixScript(toCheck(content, facts, kinds, durationSeconds));

/** A text with what the checks must know of it. */
export const toCheck = (
  content: string,
  { language, type, theme, endsAsleep, address, readingSpeed, findWithheld, request }: ContentFacts,
  kinds: readonly SectionKind[],
  durationSeconds: number | null,
): ScriptToCheck => ({
  content,
  language,
  type,
  theme,
  endsAsleep,
  address,
  readingSpeed,
  kinds,
  durationSeconds,
  hasRefrain: request?.instructions?.includes('repeat-key-sentence'),
  detectLanguage,
  findAvoided: request && findAvoidedIn({ ...request, language }, subjectsByLanguage[language]),
  findWithheld,
});

/** Names a text's language, among the six. */
const detectLanguage = (text: string): string => detect(text, { only: [...languages] });
