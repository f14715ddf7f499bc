import { fillText } from '../fillText.ts';
import { exportTexts } from './exportTexts.ts';
import type { Authorship, ScriptFile } from './scriptFile.ts';

/** Who wrote it, in a sentence or two of the script's language. */
export function describeWriter({ language, author, writer, detail }: Authorship & Pick<ScriptFile, 'language'>): string {
  const { writer: texts } = exportTexts[language];
  const wrote = fillText(texts[author === 'person' ? (writer ?? 'person') : author], { model: detail ?? '' });
  return author === 'person' && writer !== null ? `${wrote} ${texts.edited}` : wrote;
}

/** What a file shows of itself, a line each: what it is, how long, who wrote it, when it was exported. */
export function describeFile(file: ScriptFile): string[] {
  const texts = exportTexts[file.language];
  const tenths = (seconds: number): number => Math.round(seconds / 6);
  const minutes = (some: number) => new Intl.NumberFormat(file.language, { maximumFractionDigits: 1 }).format(some / 10);
  const [total, speech] = [tenths(file.totalSeconds), tenths(file.speechSeconds)];
  const date = new Intl.DateTimeFormat(file.language, { dateStyle: 'long', timeZone: 'UTC' }).format(file.exportedAt);
  const language = new Intl.DisplayNames(file.language, { type: 'language' }).of(file.language) ?? file.language;
  const version = file.version === null ? [] : [fillText(texts.version, { number: file.version })];
  return [
    [texts.types[file.type], language, ...version].join(' · '),
    fillText(texts.length, {
      total: minutes(total),
      speech: minutes(speech),
      // Rounded so that the two add up to the whole that stands beside them.
      silence: minutes(total - speech),
    }),
    ...describeChecked(file),
    describeWriter(file),
    fillText(texts.exported, { date }),
  ];
}

/** For which words every sentence was checked, where none was found. Words are checked, not what is meant by others. */
export function describeChecked({ language, checked }: Pick<ScriptFile, 'language' | 'checked'>): string[] {
  if (checked === null) return [];
  const texts = exportTexts[language];
  const isOne = new Intl.PluralRules(language).select(checked.sentences) === 'one';
  const number = new Intl.NumberFormat(language).format(checked.sentences);
  const subjects = checked.subjects.map((subject) => texts.subjects[subject]).join(', ');
  return [fillText(isOne ? texts.checked_one : texts.checked_other, { number, subjects })];
}

/** A pause for those who hear the page. */
export const describePause = ({ language }: Pick<ScriptFile, 'language'>, seconds: number): string =>
  fillText(exportTexts[language].pause, { seconds });
