import { parseScript } from '../../shared/markup/parseScript.ts';
import { approaches, intensities, scriptTypes, styles, themes, type Language } from '../../shared/vocabulary.ts';
import { composer } from '../../domain/writing/composer/composer.ts';
import { getPack } from '../../domain/writing/composer/pack.ts';
import { writeWhole } from '../../domain/writing/writeWhole.ts';

/** The functions whose sentences scripts of such a length had to say more than once, with how often in all, the most often first. */
export async function listDryFunctions(language: Language, minutes: number): Promise<string[]> {
  const functions = new Map(
    [...getPack(language).phrases].flatMap(([id, phrases]) =>
      phrases.flatMap(({ texts }) => Object.values(texts).map((text) => [text, id] as const)),
    ),
  );
  const counts = new Map<string, number>();
  for (const text of await listRepeated(language, minutes)) {
    const id = functions.get(text) ?? 'a frame';
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([id, count]) => `${id} ${count}`);
}

async function listRepeated(language: Language, duration: number): Promise<string[]> {
  const repeated: string[] = [];
  let index = 0;
  for (const type of scriptTypes)
    for (const theme of themes)
      for (const intensity of intensities) {
        index += 1;
        const style = styles[index % styles.length] ?? 'gentle';
        const approach = approaches[index % approaches.length] ?? 'calm';
        const flags = { includeMetaphors: true, includeBreathing: true, advancedVisualization: false };
        const request = { language, type, theme, intensity, duration, style, approach, ...flags };
        const { content } = await writeWhole({ writer: composer, request, seed: String(index) });
        const said = new Set<string>();
        for (const { text } of parseScript(content).sections.flatMap(({ sentences }) => sentences))
          if (said.has(text)) repeated.push(text);
          else said.add(text);
      }
  return repeated;
}
