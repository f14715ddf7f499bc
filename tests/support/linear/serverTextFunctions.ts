import { escapeMarkdown, writeMarkdown } from '../../../domain/exports/writeMarkdown.ts';
import { escapeXml } from '../../../domain/exports/escapeXml.ts';
import { listCues } from '../../../domain/exports/listCues.ts';
import { nameFile } from '../../../domain/exports/prepareExport.ts';
import { plainText } from '../../../domain/exports/plainText.ts';
import { splitText } from '../../../domain/exports/splitText.ts';
import { writeJson } from '../../../domain/exports/writeJson.ts';
import { writeSrt } from '../../../domain/exports/writeSrt.ts';
import { writeSsml } from '../../../domain/exports/writeSsml.ts';
import { writeTxt } from '../../../domain/exports/writeTxt.ts';
import { writeVtt } from '../../../domain/exports/writeVtt.ts';
import { readDevice } from '../../../domain/sessions/readDevice.ts';
import { fillText } from '../../../domain/fillText.ts';
import { renderMail } from '../../../domain/mail/renderMail.ts';
import { checkForCrisis } from '../../../domain/requests/checkForCrisis.ts';
import { findHelpLines } from '../../../domain/requests/helpLines.ts';
import { readSearch } from '../../../domain/scriptPages/readSearch.ts';
import { quotableGoal } from '../../../domain/writing/composer/personal.ts';
import { getPack } from '../../../domain/writing/composer/pack.ts';
import { recallMemory } from '../../../domain/writing/composer/recallMemory.ts';
import { readClauses } from '../../../shared/stances/readClauses.ts';
import { steer } from '../../../domain/writing/composer/steer.ts';
import { speaksOf } from '../../../domain/writing/withheld/speaksOf.ts';
import { withheldKinds } from '../../../domain/writing/withheld/withheldKinds.ts';
import { finishSection } from '../../../domain/writing/finishSection.ts';
import { fitPauses } from '../../../domain/writing/fixSection.ts';
import { guessEndSilence } from '../../../domain/writing/instructions/guessEndSilence.ts';
import { guessInstructions } from '../../../domain/writing/instructions/guessInstructions.ts';
import { guessKinds } from '../../../domain/writing/guessKinds.ts';
import { planRegeneration } from '../../../domain/writing/planRegeneration.ts';
import { clockFor } from '../../../shared/markup/clock.ts';
import { parseScript } from '../../../shared/markup/parseScript.ts';
import { sectionsOf } from '../../../shared/markup/sectionsOf.ts';
import { pauseWeights } from '../../../shared/markup/sizePauses.ts';
import type { GenerateBody } from '../../../shared/generations.schema.ts';
import { readRefusedSubjects } from '../../../shared/subjects/readRefusedSubjects.ts';
import { subjectsByLanguage } from '../../../shared/subjects/subjectsByLanguage.ts';
import { languages } from '../../../shared/vocabulary.ts';
import { fileOf } from '../fileOf.ts';
import type { TextFunction } from './TextFunction.ts';

const request: GenerateBody = {
  type: 'meditation',
  theme: 'relaxation',
  duration: 5,
  language: 'en',
  style: 'gentle',
  approach: 'calm',
  intensity: 'moderate',
  includeMetaphors: true,
  includeBreathing: true,
  advancedVisualization: false,
};
const clock = clockFor(request);
const links = { publicUrl: 'https://example.org', token: null };
const sentencesOf = (text: string) => parseScript(text).sections.flatMap(({ sentences }) => sentences.map((one) => one.text));
const whole = (parts: Iterable<string>): string => [...parts].join('');

/** Those of `domain`. */
export const serverTextFunctions: readonly TextFunction[] = [
  { name: 'splitText', run: (text) => splitText(text, 42) },
  { name: 'escapeMarkdown', run: escapeMarkdown },
  { name: 'escapeXml', run: escapeXml },
  { name: 'plainText', run: plainText },
  { name: 'nameFile', run: (text) => nameFile(text, 2, 'txt') },
  { name: 'listCues', run: (text) => listCues(fileOf(text)) },
  { name: 'writeTxt', run: (text) => whole(writeTxt(fileOf(text))) },
  { name: 'writeMarkdown', run: (text) => whole(writeMarkdown(fileOf(text))) },
  { name: 'writeSrt', run: (text) => whole(writeSrt(fileOf(text))) },
  { name: 'writeVtt', run: (text) => whole(writeVtt(fileOf(text))) },
  { name: 'writeSsml', run: (text) => whole(writeSsml(fileOf(text), 'generic')) },
  { name: 'writeJson', run: (text) => whole(writeJson(fileOf(text))) },
  { name: 'fillText', run: (text) => fillText(text, {}) },
  { name: 'renderMail', run: (email) => renderMail('email.confirm', { email, hours: 2 }, 'en', links) },
  { name: 'checkForCrisis', run: (text) => checkForCrisis({ language: 'en', description: text }, text) },
  { name: 'findHelpLines', run: (text) => findHelpLines(text, 'en') },
  { name: 'readDevice', run: readDevice },
  { name: 'readSearch', run: readSearch },
  ...languages.map((language) => ({
    name: `findSubjects ${language}`,
    run: (text: string) => subjectsByLanguage[language].find(text),
  })),
  ...languages.map((language) => ({
    name: `readRefusedSubjects ${language}`,
    run: (text: string) => readRefusedSubjects(text, language, subjectsByLanguage[language]),
  })),
  ...languages.map((language) => ({ name: `steer ${language}`, run: (goal: string) => steer({ ...request, language, goal }) })),
  ...languages.map((language) => ({ name: `readClauses ${language}`, run: (text: string) => readClauses(text, language) })),
  ...languages.map((language) => ({
    name: `speaksOf ${language}`,
    run: (text: string) => withheldKinds.map((kind) => speaksOf(text, language, kind)),
  })),
  ...languages.flatMap((language) => [
    { name: `guessInstructions ${language}`, run: (description: string) => guessInstructions({ language, description }) },
    { name: `guessEndSilence ${language}`, run: (description: string) => guessEndSilence({ language, description }) },
  ]),
  { name: 'quotableGoal', run: quotableGoal },
  { name: 'recallMemory', run: (text) => recallMemory(getPack('en'), sentencesOf(text), { ...request, listenerName: 'A' }) },
  {
    name: 'finishSection',
    run: (text) =>
      finishSection({
        section: { position: 1, kind: 'theme', title: 'One', plannedSeconds: 1e6, silenceShare: 0.5, endSilence: 0 },
        sentences: sentencesOf(text).map((one) => ({ text: one, pause: 'short', endsParagraph: false })),
        clock,
        weights: pauseWeights,
        carrySeconds: 0,
        isLast: false,
        mayEndInPause: false,
      }),
  },
  { name: 'fitPauses', run: (text) => fitPauses(text, 600, clock) },
  { name: 'guessKinds', run: (content) => guessKinds(sectionsOf({ ...request, content, outline: [] }), [], request) },
  {
    name: 'planRegeneration',
    run: (text) =>
      planRegeneration(
        { content: `## One\n\n${text}`, outline: [], outlineMemory: null, request, readingSpeed: 100 },
        { kind: 'section', section: 1, title: 'One', seconds: 60, variants: 1, wish: null },
        { seed: 'seed', recent: new Set(), advanced: false, maxWords: null },
      ),
  },
];
