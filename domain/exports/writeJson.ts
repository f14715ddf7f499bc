import { exportedVersion, type ExportedScript, type ExportedSegment } from '../../shared/exports.schema.ts';
import { describeChecked, describeWriter } from './describeFile.ts';
import { markFile } from './markFile.ts';
import type { ScriptFile } from './scriptFile.ts';

/** Seconds to the thousandth. */
const toMillis = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/** JSON as `ExportedScript` describes it: the text as it is, and what is said and silent when. `readJson` reads it again. */
export function* writeJson(file: ScriptFile): Generator<string> {
  const { title, language, type, theme, version, content, words } = file;
  const head: Omit<ExportedScript, 'segments'> = {
    format: 'stillpoint.script',
    formatVersion: exportedVersion,
    mark: markFile(file),
    title,
    language,
    type,
    theme,
    version,
    ...(file.metadata && {
      statement: [describeWriter(file), ...describeChecked(file)].join(' '),
      exportedAt: file.exportedAt.toISOString(),
    }),
    words,
    speechSeconds: toMillis(file.speechSeconds),
    silenceSeconds: toMillis(file.silenceSeconds),
    totalSeconds: toMillis(file.totalSeconds),
    sections: file.sections.map((section) => ({
      title: section.title,
      start: toMillis(section.start),
      end: toMillis(section.end),
    })),
    content,
  };
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "segments": [`;
  let before = '\n';
  for (const segment of listSegments(file)) {
    yield `${before}    ${JSON.stringify(segment)}`;
    before = ',\n';
  }
  yield '\n  ]\n}\n';
}

function* listSegments({ sections }: ScriptFile): Generator<ExportedSegment> {
  for (const [index, { paragraphs }] of sections.entries())
    for (const [at, sentences] of paragraphs.entries())
      for (const { text, pause, start, spoken, end } of sentences) {
        const position = { section: index + 1, paragraph: at + 1 };
        yield { kind: 'speech', start: toMillis(start), end: toMillis(spoken), ...position, text };
        yield { kind: pause === null ? 'breath' : 'pause', start: toMillis(spoken), end: toMillis(end), ...position };
      }
}
