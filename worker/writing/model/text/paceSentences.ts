import type { Language, SectionKind } from '../../../../shared/vocabulary.ts';
import type { DraftSentence } from '../../../../domain/writing/writer.ts';
import { countedNumber } from './countedNumber.ts';
import type { PlainSentence } from './readSentences.ts';

/** Words that invite to dwell; after such a paragraph silence is longest. */
const invitation: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:notice|feel|rest|listen|let|allow|silence|quiet|stay|linger|sense)/iu,
  fr: /(?<!\p{L})(?:remarqu|sent|ressen|repos|écout|laiss|silence|calme|demeur|rest|perc[eo])/iu,
  es: /(?<!\p{L})(?:not[ae]|sient|sent|descans|escuch|dej|silencio|calma|qued|permit|perc)/iu,
  de: /(?<!\p{L})(?:spür|fühl|ruh|lausch|hör|lass|stille|verweil|bleib|nimm|nehm|wahr)/iu,
  it: /(?<!\p{L})(?:not[aie]|sent|ripos|ascolt|lasci|silenzio|calma|rest|rimani|permett|perc)/iu,
  pt: /(?<!\p{L})(?:not[ae]|perceb|sint|sent|descans|escut|ouç|deix|silêncio|calma|fique|repous|permit)/iu,
};

/** Sections that are mostly information: they run on. */
const brisk: ReadonlySet<SectionKind> = new Set(['settling', 'pretalk', 'posthypnotic']);
const paragraphLength = 4;

/** Says where silence belongs and how much of it beside the rest; the model's own pauses are discarded before. */
export function paceSentences(sentences: readonly PlainSentence[], kind: SectionKind, language: Language): DraftSentence[] {
  let inParagraph = 0;
  let paragraphs = 0;
  return withParagraphs(sentences).map(({ text, endsParagraph }) => {
    const index = inParagraph;
    inParagraph = endsParagraph ? 0 : inParagraph + 1;
    if (endsParagraph) paragraphs += 1;
    return { text, endsParagraph, pause: pauseAfter({ text, endsParagraph, index, paragraphs, kind, language }) };
  });
}

type SentenceContext = {
  text: string;
  endsParagraph: boolean;
  index: number;
  paragraphs: number;
  kind: SectionKind;
  language: Language;
};

function pauseAfter({ text, endsParagraph, index, paragraphs, kind, language }: SentenceContext): DraftSentence['pause'] {
  if (kind === 'sleep-tail') return endsParagraph ? 'long' : 'medium';
  if (countedNumber(text, language) !== null) return 'short';
  if (endsParagraph) return !brisk.has(kind) && (paragraphs % 3 === 0 || invitation[language].test(text)) ? 'long' : 'medium';
  if (brisk.has(kind)) return index % 2 === 0 ? 'none' : 'short';
  return index % 3 === 1 ? 'none' : 'short';
}

/** A model that left no empty lines, or one after every sentence, gets our paragraphs. */
function withParagraphs(sentences: readonly PlainSentence[]): PlainSentence[] {
  const ends = sentences.filter(({ endsParagraph }) => endsParagraph).length;
  const average = sentences.length / Math.max(1, ends);
  const fits = sentences.length < 4 || (average >= 1.6 && average <= 9);
  return sentences.map((sentence, index) => ({
    text: sentence.text,
    endsParagraph: index === sentences.length - 1 || (fits ? sentence.endsParagraph : (index + 1) % paragraphLength === 0),
  }));
}
