import type { Language } from '../../../../shared/vocabulary.ts';

/**
 * Phrases that models like to write and the checks stop, in the script's language: shown to the model as what never to
 * say. The checks know many more.
 */
export const forbiddenGuide: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'you are now completely cured',
    'you no longer need your medication',
    'back to your childhood',
    'you cannot move',
    'guaranteed',
    'you will never again',
  ],
  fr: [
    'vous êtes désormais guéri',
    'vous n’avez plus besoin de votre médecin',
    'revenez à votre enfance',
    'vous ne pouvez plus bouger',
    'garanti',
    'vous n’aurez plus jamais peur',
  ],
  es: [
    'ya estás curado',
    'ya no necesitas tus pastillas',
    'vuelve a tu infancia',
    'no puedes moverte',
    'garantizado',
    'nunca volverás a sentir miedo',
  ],
  de: [
    'Sie sind jetzt vollständig geheilt',
    'setze deine Medikamente ab',
    'zurück in Ihre Kindheit',
    'du kannst dich nicht mehr bewegen',
    'das garantiert',
    'du wirst nie wieder Angst haben',
  ],
  it: [
    'ora sei guarita',
    'non hai più bisogno del medico',
    'torna alla tua infanzia',
    'non puoi muoverti',
    'garantito',
    'non avrai mai più paura',
  ],
  pt: [
    'você está completamente curado',
    'você não precisa mais de médico',
    'volte para a sua infância',
    'você não consegue se mexer',
    'garantido',
    'você nunca mais sentirá medo',
  ],
};
