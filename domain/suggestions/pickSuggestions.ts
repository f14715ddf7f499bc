import { foldText } from '../../shared/checks/foldText.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import { polishTypography } from '../../shared/markup/polishTypography.ts';
import type { Script } from '../../shared/scripts.schema.ts';
import type { Settings } from '../../shared/settings.schema.ts';
import type { Suggestion, SuggestionList } from '../../shared/suggestions.schema.ts';
import type { Language, MetaphorCategory, Theme } from '../../shared/vocabulary.ts';
import { getPack } from '../writing/composer/pack.ts';
import type { Phrase } from '../writing/composer/phrase.ts';
import { readRequest } from '../writing/composer/readRequest.ts';
import { carries } from './carries.ts';
import { rankScenes } from './rankScenes.ts';

/** Sentences of one suggestion; a scene is told in order, so they stand beside each other in it. */
const perSuggestion = 3;
/** Suggestions of one round. */
const perRound = 4;

export type Wanted = {
  readonly category?: MetaphorCategory | undefined;
  readonly theme?: Theme | undefined;
  readonly round: number;
};
export type SuggestionsFor = {
  readonly script: Pick<Script, 'id' | 'content' | 'language' | 'address' | 'style' | 'intensity' | 'theme' | 'request'>;
  readonly wanted: Wanted;
  readonly pauses: Pick<Settings, 'defaultPauseShort' | 'defaultPauseMedium'>;
};

/** Goes through the phrase library for a text: none with an image that the person asked to avoid, and no sentence that it has. */
export function pickSuggestions({ script, wanted: { category, theme, round }, pauses }: SuggestionsFor): SuggestionList {
  const said = new Set(sentencesOf(script));
  const passages = rankScenes({ ...script, theme: theme ?? script.theme })
    .filter((scene) => category === undefined || scene.category === category)
    .filter(({ id }) => theme === undefined || carries(id, theme))
    .map((scene) => passagesOf(scene, script, said, pauses));
  // First how each scene begins, then how they go on.
  const deepest = Math.max(0, ...passages.map((all) => all.length));
  const inTurn = Array.from({ length: deepest }, (_, depth) => passages.flatMap((all) => all[depth] ?? [])).flat();
  const rounds = Math.ceil(inTurn.length / perRound);
  const from = rounds === 0 ? 0 : (round % rounds) * perRound;
  return { items: inTurn.slice(from, from + perRound), rounds, isEnding: false };
}

const sentencesOf = ({ content }: Pick<Script, 'content'>): string[] =>
  parseScript(content).sections.flatMap(({ sentences }) => sentences.map(({ text }) => foldText(text)));

/** The sentences of a scene, from its way in to its way out. */
function phrasesOf(sceneId: string, language: Language): Phrase[] {
  const scene = getPack(language).passages.find(({ id }) => id === sceneId);
  const wayIn = scene?.openings.filter(({ after }) => after === 'any') ?? [];
  return [...wayIn, ...(scene?.sentences ?? [])].map(({ phrase }) => phrase);
}

/** A scene cut into pieces of a few sentences; a piece of which anything is said already, or must not be, is left out. */
function passagesOf(
  scene: { readonly id: string; readonly category: MetaphorCategory },
  { language, address, style, intensity, request }: SuggestionsFor['script'],
  said: ReadonlySet<string>,
  pauses: SuggestionsFor['pauses'],
): Suggestion[] {
  const phrases = phrasesOf(scene.id, language);
  const { phrases: avoided } = readRequest(request).avoidance;
  const fits = ({ id, styles, intensity: intensities, texts }: Phrase): boolean =>
    !avoided.has(id) &&
    (styles?.includes(style) ?? true) &&
    (intensities?.includes(intensity) ?? true) &&
    !said.has(foldText(polishTypography(texts[address], language)));
  return Array.from({ length: Math.floor(phrases.length / perSuggestion) }, (_, index) => ({
    id: `${scene.id}/${index + 1}`,
    piece: phrases.slice(index * perSuggestion, (index + 1) * perSuggestion),
  }))
    .filter(({ piece }) => piece.every(fits))
    .map(({ id, piece }) => ({
      id,
      category: scene.category,
      content: piece
        .map(({ texts }, index) => {
          const seconds = index === piece.length - 1 ? pauses.defaultPauseMedium : pauses.defaultPauseShort;
          return `${polishTypography(texts[address], language)} [pause:${seconds}]`;
        })
        .join('\n'),
    }));
}
