import type { Language } from '../../../../shared/vocabulary.ts';
import { dataBlock } from './dataBlock.ts';
import { lengthLine, outputRules } from './lengthLine.ts';

export type MoreAsk = {
  readonly language: Language;
  readonly sentences: number;
  readonly characters: number;
  /** The sentences between which the new ones will stand. */
  readonly after: string | undefined;
  readonly before: string | undefined;
};

/** Asks for further sentences of a section that came out short; follows the section's own prompt and answer. */
export function morePrompt({ language, sentences, characters, after, before }: MoreAsk): string {
  return [
    'The section is shorter than asked. Write more sentences for it: new ones in the same voice, repeating nothing that was said.',
    ...(before === undefined
      ? ['They go on from these words:', dataBlock('last_words', after ?? '', 400)]
      : [
          'They stand in the middle, after these words:',
          dataBlock('words_before', after ?? '', 400),
          'and lead on to these, which are not to be written again:',
          dataBlock('words_after', before, 400),
        ]),
    lengthLine(language, sentences, characters),
    outputRules,
  ].join('\n');
}
