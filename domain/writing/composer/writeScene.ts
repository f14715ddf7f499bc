import type { Asked } from './Asked.ts';
import { scenes } from './catalog.ts';
import type { PhrasePicker } from './PhrasePicker.ts';
import { getPack } from './pack.ts';
import { withheldKeys } from './withheldKeys.ts';
import { shuffled } from './random.ts';

/** Seconds of speech without which a scene is not begun: its way in, five sentences, its way out. */
const minSceneSeconds = 32;
const [min, max] = [8, 12];

/**
 * Tells one metaphor from its arrival to its quiet point. What the person's words call for comes first, then what this
 * account has not been told of late; a script keeps to one family as long as that has scenes, and scenes and
 * subjects that the person refused or fears do not appear. Returns whether one was told.
 */
export function writeScene(picker: PhrasePicker, { request, wanted, avoidance, withheld }: Asked): boolean {
  if (!request.includeMetaphors || picker.left < minSceneSeconds) return false;
  const silent = withheldKeys(getPack(request.language), withheld);
  const free = scenes.filter(
    ({ id, subjects }) =>
      !avoidance.scenes.has(id) &&
      !silent.has(id) &&
      !subjects?.some((subject) => avoidance.subjects.includes(subject)) &&
      picker.countFree(id) >= min,
  );
  const rank = ({ id, category }: (typeof scenes)[number]) => [
    wanted.includes(id) ? wanted.indexOf(id) - wanted.length : 0,
    Number(picker.memory.family !== null && category !== picker.memory.family),
    picker.countRecent(id) > 0 ? 1 : 0,
  ];
  const scene = shuffled(picker.random, free).toSorted((a, b) => compare(rank(a), rank(b)))[0];
  if (!scene) return false;
  picker.memory.family ??= scene.category;
  picker.say(['scene.enter'], { min: 1 });
  picker.tell(scene.id, { max, min: 5 });
  picker.say(['scene.leave'], { min: 1, pause: 'medium' });
  return true;
}

/** By the first number that differs. */
function compare(one: readonly number[], other: readonly number[]): number {
  const differs = one.findIndex((number, index) => number !== other[index]);
  return differs === -1 ? 0 : (one[differs] ?? 0) - (other[differs] ?? 0);
}
