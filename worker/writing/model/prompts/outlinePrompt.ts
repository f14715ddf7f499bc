import type { Assignment } from '../../../../domain/writing/writer.ts';
import { instructionBlock } from './regenerationBlocks.ts';
import { describeScript } from './describeScript.ts';
import { kindGuide } from './kindGuide.ts';
import { languageGuide } from './languageGuide.ts';
import { requestBlocks } from './requestBlocks.ts';

/** Asks for the titles, goals and images of a script whose sections we have planned. */
export function outlinePrompt(assignment: Assignment, maxFieldCharacters: number): string {
  const { request, plan } = assignment;
  const { name } = languageGuide[request.language];
  return [
    'Prepare a script; do not write it yet.',
    '',
    describeScript(assignment),
    '',
    `The sections, in this order and number (${plan.sections.length}):`,
    ...plan.sections.map(
      ({ position, kind, plannedSeconds }) => `${position}. ${kind}, ${minutes(plannedSeconds)}: ${kindGuide[kind].goal}`,
    ),
    '',
    requestBlocks(request, maxFieldCharacters),
    ...[instructionBlock(assignment)].filter(Boolean),
    '',
    'Answer with one JSON object and nothing else:',
    '{"title": string, "sections": [{"title": string, "goal": string, "images": [string]}]}',
    `- title: of the script, in ${name}, two to six words, evocative, no colon.`,
    `- sections: exactly ${plan.sections.length}, in the order above.`,
    `- section title: in ${name}, one to five words, no number.`,
    '- goal: one line in English, what this section does for this listener.',
    '- images: up to three short noun phrases in English; each image in one section only; all of one family.',
  ].join('\n');
}

const minutes = (seconds: number): string => `${(seconds / 60).toFixed(1)} min`;
