import { clockFor, silenceAfter, speechSeconds, spokenWords, timeScript, type Clock } from '../../shared/markup/clock.ts';
import { parseScript, type ParsedSection } from '../../shared/markup/parseScript.ts';
import { checkWords } from '../../shared/subjects/checkWords.ts';
import { subjectsByLanguage } from '../../shared/subjects/subjectsByLanguage.ts';
import type { FileSection, FileSentence, ScriptFile } from './scriptFile.ts';

/** A script as it is stored, with what its file says of it. */
export type Unread = Omit<ScriptFile, 'sections' | 'speechSeconds' | 'silenceSeconds' | 'totalSeconds' | 'words' | 'checked'>;

/** Reads and times a text for its writers. */
export function readScriptFile(given: Unread): ScriptFile {
  const content = given.content.replaceAll(/\r\n?/gu, '\n');
  const clock = clockFor(given);
  const script = parseScript(content);
  let at = 0;
  const sections = script.sections.map((section) => {
    const timed = toFileSection(section, clock, at);
    at = timed.end;
    return timed;
  });
  const { strip: _strip, ...timing } = timeScript(script, clock);
  const checked = checkWords(script, given.avoided, subjectsByLanguage[given.language]);
  return { ...given, content, sections, ...timing, words: spokenWords(script), checked };
}

function toFileSection({ title, sentences }: ParsedSection, clock: Clock, start: number): FileSection {
  const paragraphs: FileSentence[][] = [];
  let at = start;
  let paragraph = 0;
  for (const sentence of sentences) {
    const spoken = at + speechSeconds(sentence.text, clock);
    const end = spoken + silenceAfter(sentence);
    if (sentence.paragraph !== paragraph) paragraphs.push([]);
    paragraph = sentence.paragraph;
    paragraphs.at(-1)?.push({ text: sentence.text, pause: sentence.pause, start: at, spoken, end });
    at = end;
  }
  return { title, start, end: at, paragraphs };
}
