import type { Asked } from './Asked.ts';
import { partsOf, type Part } from './parts.ts';
import { fillUp, passagesOfKind, recencyOf, recite, wholeSeconds, wordinessOf } from './passages.ts';
import type { PhrasePicker } from './PhrasePicker.ts';
import { shuffled } from './random.ts';
import type { Passage } from './readPassages.ts';

/** Part of a passage that is counted on when it is seen how many there is time for; the rest of their sentences fill what is left. */
const expectedShare = 0.75;

/** One passage of each part of the body that there is time for, from above to below; with fewer, they are spread evenly, and the last is of the whole. */
export function chooseOfBody(picker: PhrasePicker, asked: Asked): Passage[] {
  const found = firstOfEach(picker, asked, 'body');
  const offset = picker.random();
  return longestOf(picker, found.length, (count) => evenly(found, count, offset));
}

/** Which steps of the way through the breath are gone first where there is not time for all; the others' order is the way's own. */
const stepsOfBreath: readonly (readonly [part: Part, rank: number])[] = [
  ['notice', 0],
  ['place', 4],
  ['follow', 1],
  ['wander', 3],
  ['follow', 5],
  ['rest', 2],
];

/** The way through the breath, with as many of its steps as there is time for. */
export function chooseOfBreath(picker: PhrasePicker, asked: Asked): Passage[] {
  const free = inOrder(picker, passagesOfKind(picker, asked, 'breath'));
  const way = stepsOfBreath.flatMap(([part, rank]) => {
    const index = free.findIndex((one) => one.part === part);
    return index === -1 ? [] : free.splice(index, 1).map((passage) => ({ passage, rank }));
  });
  return longestOf(picker, way.length, (count) => {
    const first = new Set(way.toSorted((a, b) => a.rank - b.rank).slice(0, count));
    return way.filter((one) => first.has(one)).map(({ passage }) => passage);
  });
}

/** Says passages of a section one after the other, with as many of their sentences as there is time for; `after` each one, what else is about it. */
export function reciteParts(
  picker: PhrasePicker,
  asked: Asked,
  passages: readonly Passage[],
  after: (passage: Passage) => void,
): void {
  for (const one of fillUp(picker, passages, picker.left)) {
    recite(picker, asked, [one]);
    after(one.passage);
  }
}

const firstOfEach = (picker: PhrasePicker, asked: Asked, kind: 'body' | 'breath'): Passage[] => {
  const order = inOrder(picker, passagesOfKind(picker, asked, kind));
  return partsOf(kind).flatMap((part) => order.find((one) => one.part === part) ?? []);
};

/** How often a part is led through in the script’s style, where there is a passage in it: more often, and two scripts in one style are much alike. */
const inStyleShare = 0.65;

/** What the account has not heard of late first; without those that are wordier than the request would have it: what they would be about is said in single sentences. */
function inOrder(picker: PhrasePicker, passages: readonly Passage[]): Passage[] {
  const isStyledFirst = picker.random() < inStyleShare;
  const rank = (one: Passage): number => recencyOf(picker, one) * 2 + Number((one.styles !== null) !== isStyledFirst);
  return shuffled(picker.random, passages)
    .filter((passage) => wordinessOf(picker, passage) === 0)
    .toSorted((a, b) => rank(a) - rank(b));
}

/** The choice of most passages that fits into the time; none where there is not time for one. */
function longestOf(picker: PhrasePicker, max: number, choose: (count: number) => Passage[]): Passage[] {
  for (let count = max; count > 0; count -= 1) {
    const chosen = choose(count);
    if (expectedShare * wholeSeconds(picker, chosen) <= picker.left) return chosen;
  }
  return [];
}

/** So many of a list, spread over it from a place between 0 and 1; the last of the list is the last, where there are two or more. */
function evenly<T>(list: readonly T[], count: number, offset: number): T[] {
  if (count >= list.length) return [...list];
  const [others, last] = count > 1 ? [list.slice(0, -1), list.slice(-1)] : [list, []];
  const room = count - last.length;
  return [...others.filter((_, index) => isPicked(index, others.length, room, offset)), ...last];
}

const isPicked = (index: number, length: number, room: number, offset: number): boolean =>
  Math.floor(((index + 1) * room) / length + offset) > Math.floor((index * room) / length + offset);
