/** A model's words about its own answer, in the six languages; only where they name what they announce. */
const announcement =
  /^(?:sure|certainly|of course|absolutely|okay|ok|here(?:’|')?s|here (?:is|are)|below is|this is|voici|bien sûr|d’accord|d'accord|claro|aquí|por supuesto|natürlich|gerne?|hier (?:ist|sind|kommt)|certo|certamente|ecco|aqui|com certeza|with pleasure)\b.{0,80}\b(?:section|script|text[eo]?|passage|continuation|sentences?|paragraphs?|version|abschnitt|skript|fortsetzung|sätze|phrases|suite|sección|gui[oó]n|frases|oraciones|sezione|copione|frasi|seção|roteiro|session|draft|request)\b/iu;
const aside =
  /^(?:let me know|i hope (?:this|that|it)|feel free to ask|word count|note\s*:|\(?\d+ (?:words|sentences|mots|palabras|wörter|parole|palavras)\b|end of (?:the )?(?:section|script))/iu;
const label =
  /^(?:guide|narrator|speaker|therapist|hypnotist|voice|assistant|voix|narrateur|sprecher(?:in)?|stimme|erzähler|narrador[a]?|voz|narratore|voce|guía|guia|guida)\s*:\s*/iu;
const numbered =
  /^(?:section|part|chapter|partie|étape|abschnitt|teil|sección|parte|sezione|seção|title|titre|titel|título|titolo)\s*(?:\d+|[ivx]+)?\s*[:.–—-]/iu;
/** Marks are read as a whole, and then what follows them: with it they are a direction, without it they are left alone. */
const directions =
  /[([*_]+(?<said>\s*(?:long|short|brief|lange?|kurze?|courte?|longue?|breve|larga|lunga|longa|soft|quiet|gentl|in |deep |silence|stille|silenzio|silêncio|silencio|pause|pausa|beat|\d+\s*(?:s|sec|min|sek|seg))[^)\]*_\n]{0,40}[)\]*_]+)?/giu;
const pauseMarks = /\[\s*pause[^\]\n]{0,40}\]?/giu;

/**
 * One line of a model's answer without its markdown, numbering, labels and stage directions. `null` where the whole
 * line is no speech: a heading, a rule, an announcement.
 */
export function cleanLine(raw: string): string | null {
  const line = raw.trim();
  if (line === '') return '';
  if (/^#{1,6}\s|^#{1,6}$|^[-=*_~\s]{3,}$|^\|.*\|$/u.test(line)) return null;
  // A line that is bold from end to end and no sentence is a heading.
  if (/^(?:\*\*|__)[^*_]*[^*_.!?…"”»“](?:\*\*|__):?$/u.test(line)) return null;
  const text = line
    .replace(/^>+\s*/u, '')
    .replace(/^(?:[-*•·–]\s+|\(?\d{1,3}[.)]\s+)+/u, '')
    .replace(pauseMarks, ' ')
    .replace(directions, (marks: string, said: string | undefined) => (said === undefined ? marks : ' '))
    .replace(/<\/?[a-z][^>\n]{0,60}>/giu, ' ')
    .replace(/(?<mark>\*\*|__|`)(?<inside>[^*_`\n]+)\k<mark>/gu, '$<inside>')
    .replace(/(?<![\p{L}\p{N}])(?<mark>[*_])(?<inside>[^*_\n]+)\k<mark>(?![\p{L}\p{N}])/gu, '$<inside>')
    .replace(label, '')
    .replace(/\s+/gu, ' ')
    .trim();
  if (text === '' || announcement.test(text) || aside.test(text) || numbered.test(text)) return null;
  return unquote(text);
}

/** A sentence that is quoted as a whole loses its quotation marks. */
function unquote(text: string): string {
  const inside = /^["“„«]\s*(?<inside>[^"“”„«»]+?)\s*["”“»](?<end>[.!?…]?)$/u.exec(text)?.groups;
  return inside ? `${inside['inside']}${inside['end']}` : text;
}
