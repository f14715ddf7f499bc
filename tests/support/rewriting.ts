import { getScript, createScript } from '../../shared/routes/scripts.routes.ts';
import { listVersions } from '../../shared/routes/versions.routes.ts';
import { regenerateScript } from '../../shared/routes/generations.routes.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import { isOpen, type RegenerateBody } from '../../shared/generations.schema.ts';
import type { Script, Section } from '../../shared/scripts.schema.ts';
import type { VersionSummary } from '../../shared/versions.schema.ts';
import { composeScript } from './composeScript.ts';
import type { factories } from './factories.ts';
import type { Person } from './signingUp.ts';
import { scriptBody } from './scriptBody.ts';
import { waitUntil } from './waitUntil.ts';

export type Wanted = Omit<Partial<RegenerateBody>, 'section'> & {
  readonly section?: { readonly position: number; readonly seconds?: number; readonly variants?: number };
};

export const sentencesOf = (content: string): string[] =>
  parseScript(content).sections.flatMap(({ sentences }) => sentences.map(({ text }) => text));

export const lengthOf = ({ speechSeconds, silenceSeconds }: Pick<Section, 'speechSeconds' | 'silenceSeconds'>): number =>
  speechSeconds + silenceSeconds;

/** Everything but one section's text. */
export const around = (content: string, position: number): [string, string] => {
  const section = parseScript(content).sections[position - 1];
  return [content.slice(0, content.indexOf('\n', section?.start)), content.slice(section?.end)];
};

/** What a test of writing again does again and again, as a page would. */
export function rewriting({ newKey }: Pick<ReturnType<typeof factories>, 'newKey'>) {
  const read = ({ client }: Person, id: string): Promise<Script> => client.call(getScript, { params: { id } });

  const versionsOf = async ({ client }: Person, id: string): Promise<VersionSummary[]> =>
    (await client.call(listVersions, { params: { id } })).items;

  async function regenerate(person: Person, id: string, wanted: Wanted = {}) {
    const { revision } = await read(person, id);
    return person.client.call(regenerateScript, { key: newKey(), params: { id }, body: { baseRevision: revision, ...wanted } });
  }

  /** A script of a person's own, with the text that the composer writes for such a request. */
  async function ownScript(person: Person, seed = 'own'): Promise<Script> {
    const { content } = await composeScript({ theme: 'relaxation', duration: 5 }, seed);
    return person.client.call(createScript, { key: newKey(), body: scriptBody({ content }) });
  }

  async function ended(person: Person, id: string): Promise<Script> {
    let script = await read(person, id);
    const isOver = async (): Promise<boolean> => {
      script = await read(person, id);
      return script.generation !== null && !isOpen(script.generation);
    };
    await waitUntil('the generation to end', isOver, 60_000);
    return script;
  }

  return { read, versionsOf, regenerate, ownScript, ended };
}
