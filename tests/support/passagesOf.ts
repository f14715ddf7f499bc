import { getPack } from '../../domain/writing/composer/pack.ts';
import type { Passage } from '../../domain/writing/composer/readPassages.ts';
import { recallPhrases } from '../../domain/writing/composer/recallPhrases.ts';
import type { Assignment } from '../../domain/writing/writer.ts';
import { spokenCharacters } from '../../shared/markup/clock.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import type { SectionKind } from '../../shared/vocabulary.ts';

/** What a section of a composed script is made of. */
export type Made = {
  /** Of its passages, in their order, each once for an unbroken run of its sentences. */
  readonly passages: readonly Passage[];
  /** Of its sentences, in their order; none for a sentence that the pack has not. */
  readonly ids: readonly string[];
  /** Core sentences of its passages that it leaves out. */
  readonly missing: readonly string[];
  /** Part of its letters that phrases with such a beginning of their id have. */
  readonly shareOf: (prefix: string) => number;
};

/** The first section of one of these kinds. */
export function passagesOf(
  { content, assignment }: { readonly content: string; readonly assignment: Assignment },
  kinds: readonly SectionKind[],
): Made {
  const pack = getPack(assignment.request.language);
  const index = assignment.plan.sections.findIndex(({ kind }) => kinds.includes(kind));
  const sentences = parseScript(content).sections[index]?.sentences.map(({ text }) => text) ?? [];
  const said = sentences.map((text) => ({ letters: spokenCharacters(text), id: recallPhrases(pack, [text])[0] ?? '' }));
  const all = said.reduce((sum, { letters }) => sum + letters, 0);
  const [ids, names] = [said.map(({ id }) => id), said.map(({ id }) => id.replace(/\/.*$/u, ''))];
  const passages = names
    .filter((name, at) => name !== names[at - 1])
    .flatMap((name) => pack.passages.find(({ id }) => id === name) ?? []);
  return {
    passages,
    ids,
    missing: passages
      .flatMap((passage) => passage.sentences)
      .flatMap(({ isCore, phrase }) => (isCore && !ids.includes(phrase.id) ? [phrase.id] : [])),
    shareOf: (prefix) => said.reduce((sum, { letters, id }) => sum + (id.startsWith(prefix) ? letters : 0), 0) / all,
  };
}
