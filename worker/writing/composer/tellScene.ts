import type { Assignment } from '../writer.ts';
import { metaphorCategories, scenes } from './catalog.ts';
import type { Drawing } from './Drawing.ts';
import { pickOne, shuffled } from './random.ts';
import { wishedScenes } from './wishedScenes.ts';

/** Seconds of speech without which a scene is not begun: its way in, five sentences, its way out. */
const leastSeconds = 32;

/**
 * Tells one metaphor from its arrival to its quiet point. What the person's words call for comes first; for the rest a
 * script keeps to one family as long as that has scenes, and images that the person asked to avoid do not appear.
 * Returns whether one was told.
 */
export function tellScene(drawing: Drawing, { request }: Assignment): boolean {
  if (!request.includeMetaphors || drawing.left < leastSeconds) return false;
  const free = scenes.filter(({ id, image }) => !(image && request.avoid?.includes(image)) && drawing.countFree(id) >= 8);
  const family =
    drawing.memory.family ??
    pickOne(
      drawing.random,
      metaphorCategories.filter((category) => free.some((scene) => scene.category === category)),
    );
  const wished = wishedScenes(request);
  const rank = ({ id, category }: (typeof scenes)[number]) =>
    wished.includes(id) ? wished.indexOf(id) - wished.length : Number(category !== family);
  const scene = shuffled(drawing.random, free).toSorted((a, b) => rank(a) - rank(b))[0];
  if (!scene) return false;
  drawing.memory.family ??= scene.category;
  drawing.say(['scene.enter'], { least: 1 });
  drawing.say([scene.id], { most: 12, least: 5, ordered: true });
  drawing.say(['scene.leave'], { least: 1, pause: 'medium' });
  return true;
}
