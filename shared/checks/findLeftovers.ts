import { findLinks } from './leftovers/findLinks.ts';
import { findSlots } from './leftovers/findSlots.ts';
import type { TextSpan } from './leftovers/TextSpan.ts';

export const leftoverKinds = ['slot', 'markdown', 'heading', 'preamble', 'link', 'html'] as const;
export type LeftoverKind = (typeof leftoverKinds)[number];

/** Something that was never meant to be read aloud. Offsets are UTF-16 units into the text. */
export type Leftover = { readonly kind: LeftoverKind; readonly text: string; readonly start: number; readonly end: number };

/** What writers say about the task instead of doing it, in the six languages; at the beginning of a line. */
const preambles = [
  /(?:sure|certainly|of course|absolutely|okay|ok)[,!.:]+ (?:here|i(?:['’]| )|let['’]?s|below)/,
  /(?:here(?: is|['’]s| are)|below is) (?:the|your|a|an|my) (?:\S+ ){0,3}(?:script|section|text|version|meditation|sentences?|draft)/,
  /i hope (?:this|you|that) |let me know if|as an ai|\(?note: (?:this|the|i)\b|word count/,
  /(?:bien sûr|certainement|d['’]accord|avec plaisir|volontiers)[ \u00A0]?[,!.:]+ (?:voici|je )/,
  /voici (?:le|la|les|votre|ton|un|une) (?:\S+ ){0,3}(?:script|section|texte|méditation|version|phrases?)/,
  /(?:claro|por supuesto|desde luego|con gusto)[,!.:]+ (?:aquí|te |he |a continuación)/,
  /aquí (?:tienes|está|va) (?:el|la|tu|un|una) (?:\S+ ){0,3}(?:guion|guión|sección|texto|meditación|versión)/,
  /(?:natürlich|gerne?|klar|selbstverständlich)[,!.:]+ (?:hier|ich )/,
  /hier (?:ist|sind|kommt) (?:der|die|das|dein|ihr|ein)e?r? (?:\S+ ){0,3}(?:skript|abschnitt|text|meditation|fassung|version|sätze)/,
  /(?:certo|certamente|ecco(?:ti)?|va bene|volentieri)[,!.:]+ (?:ecco|qui |ti )/,
  /ecco (?:il|lo|la|le|un|una|i) (?:\S+ ){0,3}(?:script|copione|sezione|testo|meditazione|versione|frasi)/,
  /(?:claro|com certeza|certamente|com prazer)[,!.:]+ (?:aqui|eu |segue)/,
  /(?:aqui está|segue) (?:o|a|seu|sua|um|uma) (?:\S+ ){0,3}(?:roteiro|seção|texto|meditação|versão)/,
];

/** "Section 1", "Teil 2:", as writers number what they were asked for; also as a title. */
const headings =
  /^(?:##[ \t]+)?(?:section|part|step|partie|étape|sección|parte|paso|abschnitt|teil|schritt|sezione|passo|seção|etapa)[ \u00A0](?:\d+|[ivx]+)(?:[ \t]*[:.)–—-].*|[ \t]*)$/gimu;

/** What one pattern says whole, in time in proportion to the text. Slots and links take more than a pattern. */
const patterns: Readonly<Record<Exclude<LeftoverKind, 'slot' | 'link'>, RegExp>> = {
  markdown:
    /\*+|_{2,}|~~|`+|(?=##)(?<=\S[ \t]*)#{2,}|^(?!##[ \t]+\S)[ \t]*(?:[-–+•][ \t]+|\d{1,3}[.)][ \t]+|#+|>|-{3,}|={3,}|\|)/gmu,
  heading: headings,
  preamble: new RegExp(String.raw`^[ \t¡¿"“„«(]*(?:${preambles.map(({ source }) => source).join('|')}).*$`, 'gimu'),
  html: /<[^<>\n]{1,80}>|&(?:[a-z]{2,8}|#\d{2,5});/giu,
};

/** What a writer left in a text: slots, markdown, numbered headings, words about the task, links, HTML. In order. */
export function findLeftovers(text: string): Leftover[] {
  return leftoverKinds
    .flatMap((kind) => spansOf(kind, text).map(({ start, end }) => ({ kind, text: text.slice(start, end), start, end })))
    .toSorted((a, b) => a.start - b.start);
}

function spansOf(kind: LeftoverKind, text: string): readonly TextSpan[] {
  if (kind === 'slot') return findSlots(text);
  if (kind === 'link') return findLinks(text);
  return [...text.matchAll(patterns[kind])].map(({ 0: match, index }) => ({ start: index, end: index + match.length }));
}
