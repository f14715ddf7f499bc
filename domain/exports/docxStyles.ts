import type { IStylesOptions } from 'docx';
import type { Language } from '../../shared/vocabulary.ts';
import { localeTags } from './localeTags.ts';

/** Twips: a twentieth of a point. A4 with room at its sides to hold it by. */
export const docxPage = { width: 11_906, height: 16_838, margin: 1500 } as const;
const ink = '14303A';
const soft = '40575D';

/** A script's styles, so that whoever opens it can change every pause, or every sentence, at once. Sizes are half points. */
export const docxStyles = (language: Language): IStylesOptions => ({
  default: {
    document: { run: { font: 'Georgia', size: 30, color: ink, language: { value: localeTags[language] } } },
    title: { run: { font: 'Georgia', size: 52, color: ink }, paragraph: { spacing: { after: 160 } } },
    heading1: {
      run: { font: 'Georgia', size: 36, color: ink },
      paragraph: { spacing: { before: 560, after: 160 }, keepNext: true, keepLines: true },
    },
  },
  paragraphStyles: [
    {
      id: 'Facts',
      name: 'Facts',
      basedOn: 'Normal',
      run: { size: 20, color: soft },
      paragraph: { spacing: { after: 40 } },
    },
    {
      id: 'Sentence',
      name: 'Sentence',
      basedOn: 'Normal',
      quickFormat: true,
      // No page ends within a sentence.
      paragraph: {
        keepLines: true,
        spacing: { before: 120, line: 400 },
      },
    },
    {
      id: 'FirstSentence',
      name: 'First Sentence',
      basedOn: 'Sentence',
      next: 'Sentence',
      quickFormat: true,
      paragraph: { spacing: { before: 360, line: 400 } },
    },
    { id: 'Margin', name: 'Margin', basedOn: 'Normal', run: { size: 19, color: soft } },
  ],
  characterStyles: [{ id: 'Pause', name: 'Pause', basedOn: 'DefaultParagraphFont', run: { size: 22, color: soft } }],
});
