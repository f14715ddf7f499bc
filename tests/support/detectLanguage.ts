import { detect } from 'tinyld';
import { languages } from '../../shared/vocabulary.ts';

/** The detector that the server passes to the checks, among the six languages. */
export const detectLanguage = (text: string): string => detect(text, { only: [...languages] });
