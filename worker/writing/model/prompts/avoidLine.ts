import { subjectsByLanguage } from '../../../../shared/subjects/subjectsByLanguage.ts';
import type { AvoidableSubject, Language } from '../../../../shared/vocabulary.ts';

/** Words of the script's language that a prompt gives for one subject. */
const maxWords = 12;

/** Subjects whose key alone would say too little. */
const names: Partial<Record<AvoidableSubject, string>> = {
  dark: 'darkness',
  enclosed: 'enclosed places',
  fire: 'fire and flames',
  lift: 'lifts (elevators)',
  aeroplane: 'aeroplanes and flying',
  home: 'houses and being at home',
};

/** Forbids one subject, with the words that the script's language has for it. */
export const avoidLine = (subject: AvoidableSubject, language: Language): string => {
  const words = subjectsByLanguage[language].wordsOf(subject).slice(0, maxWords);
  const name = names[subject] ?? subject.replaceAll('-', ' ');
  return `- Never mention or hint at ${name}: no ${words.join(', ')}, nor any part or company of it.`;
};
