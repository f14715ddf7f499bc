import type { Approach } from '../../../shared/vocabulary.ts';
import type { Asked } from './Asked.ts';
import { needOf } from './needOf.ts';
import { fillUp, passagesFor, passagesOfKind, recencyOf, recite, takeFitting, wholeSeconds, wordinessOf } from './passages.ts';
import type { PhrasePicker } from './PhrasePicker.ts';
import { shuffled } from './random.ts';
import { saysDetail } from './sayDetails.ts';
import type { Passage, SectionPassageKind } from './readPassages.ts';

/** Part of a passage's further sentences that is said before there is another one, and where the section has to have several. */
const [usualShare, shareBesideOthers] = [1, 0.4];

/** Seconds of speech after the last passage that become silence rather than a single sentence, or half a passage. */
export const maxRest = 8;

/** The inductions that go with each approach: one of them comes before all others. */
export const firstInduction: Readonly<Record<Approach, readonly string[]>> = {
  breath: ['passage.induction.breathing'],
  bodyscan: ['passage.induction.progressive'],
  nature: ['passage.induction.imagery', 'passage.induction.sounds'],
  calm: ['passage.induction.fixation', 'passage.induction.heaviness', 'passage.induction.sounds'],
};

/**
 * Says as many passages of one kind as there is time for, and returns how many: those of the script's need first; then what goes
 * with the approach; then what the account has not heard of late. `share` is how whole one is said before there is another.
 */
export const writePassages = (picker: PhrasePicker, asked: Asked, kind: SectionPassageKind, share = usualShare): number =>
  reciteFitting(picker, asked, candidatesOf(picker, asked, kind), share);

/** The same of two kinds: one of the first, and as many of the second as there is time for beside it. */
export const writeOneAndMore = (
  picker: PhrasePicker,
  asked: Asked,
  first: SectionPassageKind,
  more: SectionPassageKind,
): number =>
  reciteFitting(
    picker,
    asked,
    [
      ...takeFitting(picker, candidatesOf(picker, asked, first), picker.left, 0).slice(0, 1),
      ...candidatesOf(picker, asked, more),
    ],
    shareBesideOthers,
  );

function reciteFitting(picker: PhrasePicker, asked: Asked, order: readonly Passage[], share: number): number {
  const chosen = takeFitting(picker, order, picker.left, share, maxRest).toSorted(
    (a, b) => Number(isOfTheDay(a)) - Number(isOfTheDay(b)),
  );
  recite(picker, asked, fillUp(picker, chosen, picker.left));
  return chosen.length;
}

function candidatesOf(picker: PhrasePicker, asked: Asked, kind: SectionPassageKind): Passage[] {
  const need = needOf(asked);
  const own = need ? passagesFor(picker, asked, need, kind) : [];
  return [...inOrder(picker, asked, own), ...inOrder(picker, asked, passagesOfKind(picker, asked, kind))];
}

/** One passage with which a section ends, and before it, where there is more time, what `before` says. Whether there was one that fits. */
export function writeLastPassage(picker: PhrasePicker, asked: Asked, kind: SectionPassageKind, before: () => void): boolean {
  const [last] = takeFitting(picker, inOrder(picker, asked, passagesOfKind(picker, asked, kind)), picker.left, usualShare);
  if (!last) return false;
  const whole = wholeSeconds(picker, [last]);
  if (picker.left > whole + maxRest) picker.reserve(whole, before);
  recite(picker, asked, fillUp(picker, [last], picker.left));
  return true;
}

/** What is said of the nights to come stands before what is said of the days: the last thing before waking is no bed. */
const isOfTheDay = ({ kind, fitsSleep }: Passage): boolean => kind === 'posthypnotic' && !fitsSleep;

function inOrder(picker: PhrasePicker, asked: Asked, passages: readonly Passage[]): Passage[] {
  const order = shuffled(picker.random, passages).toSorted(
    (a, b) =>
      recencyOf(picker, a) - recencyOf(picker, b) ||
      wordinessOf(picker, a) - wordinessOf(picker, b) ||
      Number(saysDetail(b, asked)) - Number(saysDetail(a, asked)) ||
      // The day after is nearer than the night: a cue in bed comes second.
      Number(a.kind === 'cue' && a.fitsSleep) - Number(b.kind === 'cue' && b.fitsSleep),
  );
  const first = order.find(({ id }) => firstInduction[asked.request.approach].includes(id));
  // Eyes that have come to rest are asked for nothing any more: they are where an induction begins, or not in it.
  const others = order.filter((passage) => passage !== first && passage.id !== 'passage.induction.fixation');
  return first ? [first, ...others] : others;
}
