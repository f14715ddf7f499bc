import type { Finding } from '../../shared/scripts.schema.ts';
import { checkOwnContent, type ContentFacts } from './checkContent.ts';
import { findReadingSpeed } from './findReadingSpeed.ts';
import { measureText, type MeasuredText } from './measureText.ts';

export type TextToAnalyse = {
  readonly content: string;
  readonly facts: ContentFacts;
  /** Seconds that it lasted when it was timed first: by the speed that gives them it is timed again. */
  readonly lasted?: number;
};
/** A text with all that follows from it. */
export type TextAnalysis = MeasuredText & { readonly findings: readonly Finding[] };

/** Reads, times and checks a text as a person's own. It may take a second: ask `requestAnalysis` for it. */
export function analyseText({ content, facts, lasted }: TextToAnalyse): TextAnalysis {
  const readingSpeed = (lasted === undefined ? null : findReadingSpeed(content, lasted, facts)) ?? facts.readingSpeed;
  const timed = { ...facts, readingSpeed };
  return { ...measureText(content, timed), findings: checkOwnContent(content, timed) };
}
