import { GiveUpError, TemporaryFailure } from '../../../../domain/writing/failures.ts';
import type { DraftSentence } from '../../../../domain/writing/writer.ts';
import { addRequired } from '../text/addRequired.ts';
import { countedNumber } from '../text/countedNumber.ts';
import { paceSentences } from '../text/paceSentences.ts';
import { readSentences, type PlainSentence } from '../text/readSentences.ts';
import { saysNo } from '../text/saysNo.ts';
import { sentenceKey } from '../text/sentenceKey.ts';
import { charactersOf, tolerance, trimToLength } from '../text/trimToLength.ts';
import { createAsking } from './createAsking.ts';
import { formatSentences } from './formatSentences.ts';
import { liveText } from './liveText.ts';
import { insertionIndex } from './insertionIndex.ts';
import { sectionGoal, sentenceCharacters, type SectionGoal } from './sectionGoal.ts';
import type { SectionWork } from './sectionWork.ts';

/** Models stall in long answers: so many sentences at most are asked for at once. */
const maxSentences = 80;
/** Calls beyond those that a section's length needs anyway, for answers that come out short. */
const furtherCalls = 2;

/**
 * One section: asked for, cleaned, brought to its length. What comes back can be read aloud whatever the model
 * answered; a section without one speakable sentence is an error.
 */
export async function writeSection(work: SectionWork): Promise<DraftSentence[]> {
  const { assignment, brief, speech } = work;
  const { kind } = brief.section;
  const goal = sectionGoal(brief, assignment.clock);
  const ask = createAsking(work);
  const goLive = liveText(work.hooks.onText);
  const max = Math.ceil(goal.sentences / maxSentences) + furtherCalls;
  let sentences: readonly PlainSentence[] = [];
  for (let turn = 0; turn < max && isShort(sentences, goal); turn += 1) {
    const insertAt = insertionIndex(sentences, kind, speech.language);
    const read = reader(work, sentences, insertAt);
    const answer = await ask({
      sentences,
      insertAt,
      ...nextStep(sentences, goal),
      onText: (raw) => goLive(() => formatSentences(read(raw))),
    });
    if (sentences.length === 0 && saysNo(answer?.text ?? ''))
      throw new GiveUpError('MODEL_REFUSED', 'The model declined to write this section.');
    const longer = read(answer?.text ?? '');
    if (longer.length > sentences.length) sentences = addRequired(longer, kind, speech);
    else if (sentences.length > 0) break;
    // An answer of which nothing can be used (another address form, only repetitions) is asked for once more.
  }
  if (sentences.length === 0)
    throw new TemporaryFailure('MODEL_EMPTY', 'The model’s answers held nothing that can be read aloud.');
  return paceSentences(
    trimToLength(sentences, { goal: goal.characters, max: goal.max }, kind, speech.language),
    kind,
    speech.language,
  );
}

const isShort = (sentences: readonly PlainSentence[], goal: SectionGoal): boolean =>
  charactersOf(sentences) < goal.characters * (1 - tolerance.below);

/** What is missing, or as much of it as one call can give. */
function nextStep(sentences: readonly PlainSentence[], goal: SectionGoal) {
  const missing = goal.characters - charactersOf(sentences);
  const wanted = sentences.length === 0 ? goal.sentences : Math.max(2, Math.ceil(missing / sentenceCharacters));
  const count = Math.min(wanted, maxSentences);
  return { count, characters: Math.round((missing * count) / wanted), goesOn: count < wanted };
}

/** Reads an answer into the section so far: new sentences only, at their position. */
function reader(
  { brief, speech }: SectionWork,
  sentences: readonly PlainSentence[],
  insertAt: number,
): (raw: string) => PlainSentence[] {
  const { said: elsewhere = [], replaced = [] } = brief.surroundings ?? {};
  const said = new Set(
    [
      ...brief.before.flatMap((section) => section.sentences),
      ...elsewhere,
      ...replaced,
      ...sentences.map(({ text }) => text),
    ].map(sentenceKey),
  );
  // The count up is there already; a second one would send the listener down again.
  const fits = ({ text }: PlainSentence) =>
    sentences.length === 0 || brief.section.kind !== 'emergence' || countedNumber(text, speech.language) === null;
  return (raw) => [
    ...sentences.slice(0, insertAt),
    ...readSentences(raw, speech, said).filter(fits),
    ...sentences.slice(insertAt),
  ];
}
