import type { Script } from '../../shared/scripts.schema.ts';
import type { MetaphorCategory, Theme } from '../../shared/vocabulary.ts';
import { scenes, type Scene } from '../writing/composer/catalog.ts';
import { randomFrom, shuffled } from '../writing/composer/random.ts';
import { readRequest } from '../writing/composer/readRequest.ts';

/** The two categories that carry a theme best, the better one first: our own judgement, as the recipes are. */
const bestCategories: Readonly<Record<Theme, readonly [MetaphorCategory, MetaphorCategory]>> = {
  relaxation: ['nature', 'light'],
  sleep: ['nature', 'light'],
  anxiety: ['nature', 'journey'],
  stress: ['nature', 'transformation'],
  confidence: ['journey', 'light'],
  focus: ['journey', 'transformation'],
  creativity: ['transformation', 'light'],
  forgiveness: ['journey', 'transformation'],
  healing: ['light', 'transformation'],
  'self-love': ['light', 'nature'],
  gratitude: ['nature', 'light'],
};

/**
 * The scenes that may be told in a script, the most fitting first: those that its request's words call for, then those
 * of the categories that carry its theme; among equals each script has an order of its own.
 */
export function rankScenes({ id, theme, request }: Pick<Script, 'id' | 'theme' | 'request'>): Scene[] {
  const { wanted, avoidance } = readRequest(request);
  const rank = (scene: Scene): number => {
    const index = wanted.indexOf(scene.id);
    if (index !== -1) return index - wanted.length;
    const position = bestCategories[theme].indexOf(scene.category);
    return position === -1 ? bestCategories[theme].length : position;
  };
  const free = scenes.filter(
    ({ id: scene, subjects }) =>
      !avoidance.scenes.has(scene) && !subjects?.some((subject) => avoidance.subjects.includes(subject)),
  );
  return shuffled(randomFrom('suggestions', id), free).toSorted((a, b) => rank(a) - rank(b));
}
