import type { SectionBrief, Assignment } from '../../../../domain/writing/writer.ts';
import type { SectionNote } from '../outline/notes.ts';
import { surroundingsBlocks, instructionBlock } from './regenerationBlocks.ts';
import { dataBlock } from './dataBlock.ts';
import { describeScript } from './describeScript.ts';
import { kindGuide, mustOf } from './kindGuide.ts';
import { lengthLine, outputRules } from './lengthLine.ts';
import { requestBlocks } from './requestBlocks.ts';

export type SectionAsk = {
  readonly assignment: Assignment;
  readonly brief: SectionBrief;
  readonly note: SectionNote;
  readonly sentences: number;
  readonly characters: number;
  /** More is asked for afterwards, so that the section may not close yet. */
  readonly goesOn: boolean;
  readonly usedImages: readonly string[];
  readonly openings: readonly string[];
  /** How often the listener's name may still be spoken. */
  readonly namesLeft: number;
  /** For a model whose window is small: only what cannot be missed. */
  readonly lean: boolean;
};

/** Asks for one section of a script. */
export function sectionPrompt(ask: SectionAsk): string {
  const { assignment, brief, note, lean } = ask;
  const { request, plan } = assignment;
  const { section } = brief;
  const last = brief.before
    .flatMap(({ sentences }) => sentences)
    .slice(-2)
    .join(' ');
  const isLast = section.position === plan.sections.length;
  return [
    describeScript(assignment),
    '',
    'The whole script, in order:',
    ...plan.sections.map(({ position, kind }) => `${position}. ${kind}`),
    dataBlock('titles_in_order', brief.titles.join(' / '), 800),
    '',
    requestBlocks(request, lean ? 300 : 2000),
    instructionBlock(assignment),
    nameLine(ask),
    '',
    `Write section ${section.position} of ${plan.sections.length} now.`,
    `Section: ${section.kind}`,
    dataBlock('title_of_section', section.title, 100),
    `What it is for: ${kindGuide[section.kind].goal}.`,
    dataBlock('goal_of_section', note.goal, 200),
    dataBlock('images_of_section', note.images.join(', '), 200),
    'It must:',
    ...mustOf(section.kind, request.instructions).map((one) => `- ${one}`),
    ...(isLast ? [] : ['- not say goodbye and not lead back to the room: other sections follow']),
    ...(ask.goesOn ? ['- not come to a close yet: more of this section is asked for afterwards'] : []),
    ...(!lean && ask.usedImages.length > 0
      ? ['Images used already, not to be used again:', dataBlock('used_images', ask.usedImages.join(', '), 400)]
      : []),
    ...(!lean && ask.openings.length > 0
      ? ['Beginnings of sentences used already, not to be used again:', dataBlock('used_openings', ask.openings.join(' / '), 600)]
      : []),
    ...surroundingsBlocks(brief, lean),
    ...(last === ''
      ? ['These are the first words of the script.']
      : ['The last words before it, to go on from and not to repeat:', dataBlock('last_words', last, 400)]),
    '',
    lengthLine(request.language, ask.sentences, ask.characters),
    outputRules,
  ]
    .filter((line, index, lines) => line !== '' || lines[index - 1] !== '')
    .join('\n');
}

function nameLine({ assignment: { request }, namesLeft }: SectionAsk): string {
  if (!request.listenerName || request.instructions?.includes('no-name')) return '';
  const block = dataBlock('listener_name', request.listenerName, 40);
  return `${block}\n${namesLeft > 0 ? 'The listener may be called by this name once in this section, in passing.' : 'Do not use the listener’s name in this section.'}`;
}
