import type { Asked } from './Asked.ts';
import { scenes } from './catalog.ts';
import { fillUp, passagesOfKind, recencyOf, recite, takeFitting } from './passages.ts';
import type { PhrasePicker } from './PhrasePicker.ts';
import { getPack } from './pack.ts';
import { withheldKeys } from './withheldKeys.ts';
import { shuffled } from './random.ts';

/**
 * Tells one metaphor from its arrival to its quiet point. What the person's words call for comes first, then nature where
 * that is the approach, then what this account has not been told of late; a script keeps to one family as long as that has scenes,
 * and scenes and subjects that the person refused or fears do not appear. Returns whether one was told.
 */
export function writeScene(picker: PhrasePicker, asked: Asked): boolean {
  const { request, wanted, avoidance, withheld } = asked;
  if (!request.includeMetaphors) return false;
  const silent = withheldKeys(getPack(request.language), withheld);
  const passages = new Map(passagesOfKind(picker, asked, 'scene').map((passage) => [passage.id, passage]));
  const free = scenes.flatMap(({ id, category, subjects }) => {
    const passage = passages.get(id);
    const isLeftOut =
      avoidance.scenes.has(id) || silent.has(id) || subjects?.some((subject) => avoidance.subjects.includes(subject)) === true;
    return passage && !isLeftOut ? [{ id, category, passage }] : [];
  });
  const rank = ({ id, category, passage }: (typeof free)[number]) => [
    wanted.includes(id) ? wanted.indexOf(id) - wanted.length : 0,
    Number(
      picker.memory.family === null ? request.approach === 'nature' && category !== 'nature' : category !== picker.memory.family,
    ),
    recencyOf(picker, passage),
  ];
  const order = shuffled(picker.random, free).toSorted((a, b) => compare(rank(a), rank(b)));
  const [scene] = takeFitting(
    picker,
    order.map(({ passage }) => passage),
    picker.left,
    1,
  );
  if (!scene) return false;
  picker.memory.family ??= order.find(({ id }) => id === scene.id)?.category ?? null;
  recite(picker, asked, fillUp(picker, [scene], picker.left));
  return true;
}

/** By the first number that differs. */
function compare(one: readonly number[], other: readonly number[]): number {
  const differs = one.findIndex((number, index) => number !== other[index]);
  return differs === -1 ? 0 : (one[differs] ?? 0) - (other[differs] ?? 0);
}
