import type { GenerateBody } from '../../shared/generations.schema.ts';
import { approaches, intensities, languages, scriptTypes, styles, themes } from '../../shared/vocabulary.ts';

const minutes = [5, 10, 20, 30] as const;

/**
 * The grid of `docs/WRITING.md`: 6 languages × 2 types × 11 themes × 4 lengths × 3 intensities = 1,584 requests. Style
 * and approach go round, so that each meets every theme and length.
 */
export function gridOf(durations: readonly number[] = minutes): GenerateBody[] {
  const all: GenerateBody[] = [];
  for (const language of languages)
    for (const type of scriptTypes)
      for (const theme of themes)
        for (const duration of durations)
          for (const intensity of intensities)
            all.push({
              language,
              type,
              theme,
              duration,
              intensity,
              style: styles[all.length % styles.length] ?? 'gentle',
              approach: approaches[Math.floor(all.length / styles.length) % approaches.length] ?? 'calm',
              includeMetaphors: true,
              includeBreathing: true,
              advancedVisualization: false,
            });
  return all;
}
