import type { FileMark } from '../../shared/exports.schema.ts';
import type { ScriptFile } from './scriptFile.ts';

const sourceTypes = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/** A file's marking for machines. */
export function markFile({ author, writer, detail, language }: ScriptFile): FileMark {
  const wrote = author === 'person' ? (writer ?? 'person') : author;
  const edited = author === 'person' && wrote !== 'person';
  const sourceType = edited ? 'compositeWithTrainedAlgorithmicMedia' : 'trainedAlgorithmicMedia';
  return {
    generator: 'Stillpoint',
    writer: wrote,
    detail: wrote === 'person' ? '' : (detail ?? ''),
    aiGenerated: wrote === 'model',
    edited,
    digitalSourceType: wrote === 'model' ? sourceTypes + sourceType : '',
    language,
  };
}
