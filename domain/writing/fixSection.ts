import type { CheckedScript } from '../../shared/checks/CheckedScript.ts';
import { applyFix } from '../../shared/checks/fixes/applyFix.ts';
import { mergeFixes } from '../../shared/checks/fixes/mergeFixes.ts';
import { proposeFixes } from '../../shared/checks/fixes/proposeFixes.ts';
import { readForChecks, runChecks } from '../../shared/checks/runChecks.ts';
import { breathSeconds, speechSeconds, timeSection, type Clock } from '../../shared/markup/clock.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import { sizePauses } from '../../shared/markup/sizePauses.ts';
import { spliceSection } from '../../shared/markup/spliceSection.ts';
import type { Finding } from '../../shared/scripts.schema.ts';
import { toCheck } from '../analysis/checkContent.ts';
import type { Drafted } from './draftSection.ts';
import { GiveUpError } from './failures.ts';
import { withholder } from './withheld/withholder.ts';
import type { Checked } from './writer.ts';

/** Rounds of fixing; what they leave is not to be fixed by rule. */
const maxRounds = 2;

/**
 * A section as it can stand in its place in a text: checked with the whole around it, and fixed where a rule can. What
 * is fatal in it after that stops it; what is wrong elsewhere is the business of whoever wrote that.
 */
export function fixSection(content: string, section: Drafted, assignment: Checked): Drafted {
  const { position, plannedSeconds } = section;
  // What was wrong with the section as such, its title missing, say, is not for another text of it to fix.
  const before = runFatal(readWhole(content, assignment), position);
  const known = new Set(before.flatMap(({ code, sentence }) => (sentence === null ? code : [])));
  let body = section.content;
  for (let round = 0; ; round += 1) {
    const whole = spliceSection(content, position, body);
    const checked = readWhole(whole, assignment);
    const fatal = proposeFixes(checked, runFatal(checked, position)).filter(
      ({ code }) => !known.has(code) || code === 'language_other',
    );
    if (fatal.length === 0) return { ...section, content: body, ...timeOf(body, assignment) };
    const fixed = bodyOf(applyFix(whole, mergeFixes(fatal)), position);
    if (round === maxRounds || fixed === body) throw refusal(fatal);
    body = fitPauses(fixed, plannedSeconds, assignment.clock);
  }
}

const readWhole = (content: string, { request, address, readingSpeed }: Checked): CheckedScript =>
  readForChecks(toCheck(content, { ...request, address, readingSpeed, findWithheld: withholder(request) }, [], null));

const runFatal = (checked: CheckedScript, position: number): Finding[] =>
  runChecks(checked, ['fatal']).filter(({ section }) => section === position);

function bodyOf(content: string, position: number): string {
  const section = parseScript(content).sections[position - 1];
  if (!section) throw new Error('fixing changed the sections');
  const text = content.slice(section.start, section.end);
  return section.title === null ? text : text.slice(text.indexOf('\n') + 1).trim();
}

const timeOf = (body: string, { clock }: Checked) =>
  timeSection({ sentences: parseScript(body).sections.flatMap(({ sentences }) => sentences) }, clock);

const refusal = (fatal: readonly Finding[]): GiveUpError =>
  new GiveUpError(
    'CHECKS_FAILED',
    fatal.map(({ code, section, sentence }) => `${code} at ${section ?? '-'}.${sentence ?? '-'}`).join(', '),
  );

const markers = /\[pause:\d+\]/gu;

/** A section's text with its pauses sized so that it lasts so many seconds; how they stand to each other stays. All its markers are legal. */
export function fitPauses(body: string, seconds: number, clock: Clock): string {
  const sentences = parseScript(body).sections.flatMap((section) => section.sentences);
  const speech = sentences.reduce((sum, { text }) => sum + speechSeconds(text, clock), 0);
  const pauses = sentences.flatMap(({ pause }) => pause ?? []);
  const breaths = (sentences.length - pauses.length) * breathSeconds;
  const sizes = sizePauses(pauses, seconds - speech - breaths);
  let at = 0;
  return body.replaceAll(markers, (marker) => `[pause:${sizes[at++] ?? marker.slice(7, -1)}]`);
}
