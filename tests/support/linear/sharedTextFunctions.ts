import { checkAddress } from '../../../shared/checks/checkAddress.ts';
import { checkAvoided } from '../../../shared/checks/checkAvoided.ts';
import { checkAim, checkDuration } from '../../../shared/checks/checkDuration.ts';
import type { CheckedScript, ScriptToCheck } from '../../../shared/checks/CheckedScript.ts';
import { checkEnding } from '../../../shared/checks/checkEnding.ts';
import { checkForbidden } from '../../../shared/checks/checkForbidden.ts';
import { checkWithheld } from '../../../shared/checks/checkWithheld.ts';
import { guessBody } from '../../../shared/asked/guessBody.ts';
import { guessEndsAsleep } from '../../../shared/asked/guessEnding.ts';
import { checkLanguages } from '../../../shared/checks/checkLanguages.ts';
import { checkLeftovers } from '../../../shared/checks/checkLeftovers.ts';
import { checkLengths } from '../../../shared/checks/checkLengths.ts';
import { checkMarkers } from '../../../shared/checks/checkMarkers.ts';
import { checkOpenings } from '../../../shared/checks/checkOpenings.ts';
import { checkReadability } from '../../../shared/checks/checkReadability.ts';
import { checkRepetition } from '../../../shared/checks/checkRepetition.ts';
import { checkScript } from '../../../shared/checks/checkScript.ts';
import { checkSections } from '../../../shared/checks/checkSections.ts';
import { findLeftovers } from '../../../shared/checks/findLeftovers.ts';
import { findOtherAddress } from '../../../shared/checks/findOtherAddress.ts';
import { foldText } from '../../../shared/checks/foldText.ts';
import { findForbidden, isBreathHeldTooLong } from '../../../shared/checks/forbiddenPhrases.ts';
import { appendEnding } from '../../../shared/checks/fixes/appendEnding.ts';
import { applyFix } from '../../../shared/checks/fixes/applyFix.ts';
import { cut } from '../../../shared/checks/fixes/cut.ts';
import { deleteSentence } from '../../../shared/checks/fixes/deleteSentence.ts';
import { markerAfter } from '../../../shared/checks/fixes/markerAfter.ts';
import { sentenceOf, toFix } from '../../../shared/checks/fixes/fixable.ts';
import { fixForbidden } from '../../../shared/checks/fixes/fixForbidden.ts';
import { fixLeftover } from '../../../shared/checks/fixes/fixLeftover.ts';
import { fixLastMarker, fixMarker } from '../../../shared/checks/fixes/fixMarker.ts';
import { fixScript } from '../../../shared/checks/fixScript.ts';
import { deleteTitle, moveTitle } from '../../../shared/checks/fixes/fixSections.ts';
import { fixSlot } from '../../../shared/checks/fixes/fixSlot.ts';
import { fixersByCode } from '../../../shared/checks/fixes/fixersByCode.ts';
import { mergeFixes } from '../../../shared/checks/fixes/mergeFixes.ts';
import { partToTry } from '../../../shared/checks/fixes/partToTry.ts';
import { openTrials } from '../../../shared/checks/fixes/openTrials.ts';
import { proposeFixes } from '../../../shared/checks/fixes/proposeFixes.ts';
import { proposeWordings } from '../../../shared/checks/fixes/proposeWordings.ts';
import { exampleOf } from '../../../shared/checks/fixes/wordings/exampleOf.ts';
import { wordingsOf } from '../../../shared/checks/fixes/wordings/wordingsOf.ts';
import { resizePauses } from '../../../shared/checks/fixes/resizePauses.ts';
import { splitSentence } from '../../../shared/checks/fixes/splitSentence.ts';
import { countSyllables } from '../../../shared/checks/readability/countSyllables.ts';
import { readability } from '../../../shared/checks/readability/readability.ts';
import { findLinks } from '../../../shared/checks/leftovers/findLinks.ts';
import { findSlots } from '../../../shared/checks/leftovers/findSlots.ts';
import { readForChecks, runChecks } from '../../../shared/checks/runChecks.ts';
import { locationIn, toFinding } from '../../../shared/checks/toFinding.ts';
import { normalizeText } from '../../../shared/normalizeText.ts';
import { SectionTitle } from '../../../shared/outline/sectionTitle.ts';
import { readJson } from '../../../shared/import/readJson.ts';
import { readMarkdown } from '../../../shared/import/readMarkdown.ts';
import { readTxt } from '../../../shared/import/readTxt.ts';
import { trimLines } from '../../../shared/import/trimLines.ts';
import * as clock from '../../../shared/markup/clock.ts';
import { lengthsOf, lineBreaksToPauses } from '../../../shared/markup/lineBreaksToPauses.ts';
import { isTitleLine, parseScript } from '../../../shared/markup/parseScript.ts';
import { polishTypography } from '../../../shared/markup/polishTypography.ts';
import { sectionsOf } from '../../../shared/markup/sectionsOf.ts';
import { silenceShare } from '../../../shared/markup/silenceShare.ts';
import { sizePauses, weighPauses } from '../../../shared/markup/sizePauses.ts';
import { setQuotes } from '../../../shared/markup/setQuotes.ts';
import { assembleContent } from '../../../shared/markup/assembleContent.ts';
import { hashContent } from '../../../shared/markup/hashContent.ts';
import { shownText } from '../../../shared/markup/shownText.ts';
import { spliceSection } from '../../../shared/markup/spliceSection.ts';
import { isTitleRefused } from '../../../shared/outline/isTitleRefused.ts';
import { SignInBody } from '../../../shared/sessions.schema.ts';
import { GenerateBody } from '../../../shared/generations.schema.ts';
import { excerptOf } from '../../../shared/scripts.schema.ts';
import { checkWords } from '../../../shared/subjects/checkWords.ts';
import { findAvoidedIn } from '../../../shared/subjects/findAvoidedIn.ts';
import { subjectsByLanguage } from '../../../shared/subjects/subjectsByLanguage.ts';
import { searchWords } from '../../../shared/templates/matchesTemplate.ts';
import { addressFormsOf, languages, type Language } from '../../../shared/vocabulary.ts';
import { detectLanguage } from '../detectLanguage.ts';
import type { TextFunction } from './TextFunction.ts';

const toCheck = (content: string, language: Language = 'en'): ScriptToCheck => ({
  content,
  language,
  type: 'hypnosis',
  theme: 'focus',
  address: 'formal',
  durationSeconds: 600,
  kinds: [],
  detectLanguage,
});
const read = (content: string, language?: Language): CheckedScript => readForChecks(toCheck(content, language));
const facts = { language: 'en', type: 'hypnosis', theme: 'focus' } as const;
const inEach = (name: string, covers: readonly unknown[], run: (text: string, language: Language) => unknown): TextFunction[] =>
  languages.map((language) => ({ name: `${name} ${language}`, covers, run: (text) => run(text, language) }));

/** Every fixer on what is found in a text, whether or not its findings are shown. */
function fixAll(script: CheckedScript): unknown {
  const findings = runChecks(script).slice(0, 300);
  const fixed = findings.map((finding) => {
    const [fix = null] = fixersByCode[finding.code as keyof typeof fixersByCode]?.(script, finding) ?? [];
    return { ...finding, fix };
  });
  return applyFix(script.content, mergeFixes(fixed));
}

const markup: readonly TextFunction[] = [
  { name: 'parseScript', covers: [parseScript], run: parseScript },
  { name: 'isTitleLine', covers: [isTitleLine], run: (text) => isTitleLine(`## ${text}\rx`) },
  {
    name: 'timeScript',
    covers: [clock.timeScript, clock.timeSection, clock.spokenCharacters, clock.speechSeconds],
    run: (text) => clock.timeScript(parseScript(text), clock.clockFor(facts)),
  },
  {
    name: 'spokenWords',
    covers: [clock.spokenWords, clock.countWords, clock.readWords],
    run: (text) => clock.spokenWords(parseScript(text)),
  },
  ...inEach('polishTypography', [polishTypography], polishTypography),
  ...inEach('setQuotes', [setQuotes], setQuotes),
  {
    name: 'lineBreaksToPauses',
    covers: [lineBreaksToPauses],
    run: (text) => lineBreaksToPauses(text, { short: 2, medium: 5, long: 10 }, false),
  },
  { name: 'sectionsOf', covers: [sectionsOf], run: (content) => sectionsOf({ ...facts, content, outline: [] }) },
  { name: 'hashContent', covers: [hashContent], run: hashContent },
  {
    name: 'assembleContent',
    covers: [assembleContent, shownText],
    run: (text) => assembleContent([{ title: 'One', content: text }]),
  },
  { name: 'spliceSection', covers: [spliceSection], run: (text) => spliceSection(`## One\n\n${text}`, 1, 'Rest.') },
];

const checks: readonly TextFunction[] = [
  { name: 'readForChecks', covers: [readForChecks], run: (text) => read(text) },
  ...inEach('checkAddress', [checkAddress], (text, language) =>
    addressFormsOf[language].map((address) => checkAddress({ ...read(text, language), address })),
  ),
  ...inEach('findOtherAddress', [findOtherAddress], (text, language) =>
    addressFormsOf[language].map((address) => findOtherAddress(text, language, address)),
  ),
  ...inEach('checkWords', [checkWords], (text, language) =>
    checkWords(parseScript(text), ['water', 'train', 'birds'], subjectsByLanguage[language]),
  ),
  ...inEach('checkAvoided', [checkAvoided], (text, language) => {
    const findAvoided = findAvoidedIn({ language, avoidSubjects: ['water', 'train', 'birds'] }, subjectsByLanguage[language]);
    return checkAvoided({ ...read(text, language), findAvoided });
  }),
  ...inEach('checkForbidden', [checkForbidden], (text, language) => checkForbidden(read(text, language))),
  {
    name: 'checkWithheld',
    covers: [checkWithheld],
    run: (text) => checkWithheld({ ...read(text), findWithheld: () => 'waking' }),
  },
  ...inEach('findForbidden', [findForbidden], findForbidden),
  ...inEach('isBreathHeldTooLong', [isBreathHeldTooLong], (text, language) => isBreathHeldTooLong({ text, pause: 30 }, language)),
  ...inEach('checkEnding', [checkEnding], (text, language) => checkEnding(read(text, language))),
  ...inEach('checkReadability', [checkReadability], (text, language) => checkReadability(read(text, language))),
  ...inEach('countSyllables', [countSyllables], countSyllables),
  ...inEach('checkOpenings', [checkOpenings], (text, language) => checkOpenings(read(text, language))),
  {
    name: 'checkDuration',
    covers: [checkDuration, checkAim],
    run: (text) => [checkDuration(read(text)), checkAim({ ...read(text), isAim: true })],
  },
  { name: 'checkLanguages', covers: [checkLanguages], run: (text) => checkLanguages(read(text)) },
  { name: 'checkLeftovers', covers: [checkLeftovers], run: (text) => checkLeftovers(read(text)) },
  { name: 'findLeftovers', covers: [findLeftovers, findLinks, findSlots], run: findLeftovers },
  { name: 'checkLengths', covers: [checkLengths], run: (text) => checkLengths(read(text)) },
  { name: 'checkMarkers', covers: [checkMarkers], run: (text) => checkMarkers(read(text)) },
  { name: 'checkRepetition', covers: [checkRepetition], run: (text) => checkRepetition(read(text)) },
  { name: 'checkSections', covers: [checkSections], run: (text) => checkSections(read(text)) },
  { name: 'foldText', covers: [foldText], run: foldText },
];

/**
 * Those that do all of it to a text. Their fixes are tried on so many characters at most, which is most of their time with a
 * short text, and says nothing of a long one.
 */
export const wholeTextFunctions: readonly TextFunction[] = [
  {
    name: 'fixers',
    covers: [
      appendEnding,
      applyFix,
      cut,
      deleteSentence,
      markerAfter,
      sentenceOf,
      fixForbidden,
      fixLeftover,
      fixLastMarker,
      fixMarker,
      deleteTitle,
      moveTitle,
      fixSlot,
      mergeFixes,
      partToTry,
      resizePauses,
      splitSentence,
      runChecks,
    ],
    run: (text) => fixAll(read(text)),
  },
  {
    name: 'checkScript',
    covers: [checkScript, proposeFixes, proposeWordings, openTrials],
    run: (text) => checkScript(toCheck(text)),
  },
  { name: 'fixScript', covers: [fixScript], run: (text) => fixScript(toCheck(text)) },
];

const others: readonly TextFunction[] = [
  ...languages.map((language) => ({
    name: `guessEndsAsleep ${language}`,
    run: (description: string) => guessEndsAsleep({ language, theme: 'focus', description }),
  })),
  ...languages.map((language) => ({
    name: `guessBody ${language}`,
    run: (description: string) => guessBody({ language, description }),
  })),
  { name: 'normalizeText', run: (text) => [normalizeText(text, 'NFC'), normalizeText(text, 'NFD')] },
  { name: 'readMarkdown', run: readMarkdown },
  { name: 'readMarkdown, our own', run: (text) => readMarkdown(`---\ngenerator: "Stillpoint"\n---\n# ${text}`) },
  { name: 'readTxt', run: readTxt },
  { name: 'readJson', run: (text) => readJson(JSON.stringify({ format: 'stillpoint.script', title: text })) },
  { name: 'trimLines', run: trimLines },
  { name: 'isTitleRefused', run: (text) => isTitleRefused(text, 'en') },
  { name: 'searchWords', run: searchWords },
  { name: 'excerptOf', run: (text) => excerptOf(text, [{ kind: 'settling' }, { kind: 'theme' }]) },
  { name: 'SectionTitle', run: (text) => SectionTitle.safeParse(text) },
  { name: 'SignInBody', run: (email) => SignInBody.safeParse({ email, password: email }) },
  { name: 'GenerateBody', run: (listenerName) => GenerateBody.safeParse({ listenerName, title: listenerName }) },
];

/** What the markup and the checks export besides: it is given numbers, offsets or single findings. */
export const readsNoText: readonly unknown[] = [
  exampleOf,
  wordingsOf,
  clock.clockFor,
  clock.silenceAfter,
  lengthsOf,
  locationIn,
  readability,
  silenceShare,
  sizePauses,
  toFinding,
  toFix,
  weighPauses,
];

/** Those of `shared`. */
export const sharedTextFunctions: readonly TextFunction[] = [...markup, ...checks, ...others];
