import type { Language } from '../../../vocabulary.ts';

/** What concerns the whole script has no sentence to put another in the place of; an example shows how it can be said. */
const examples: Readonly<Partial<Record<string, Readonly<Record<Language, string>>>>> = {
  opening_frequent: {
    en: 'Perhaps … · Slowly … · Here …',
    fr: 'Peut-être … · Doucement … · Ici …',
    es: 'Quizá … · Despacio … · Aquí …',
    de: 'Vielleicht … · Langsam … · Hier …',
    it: 'Forse … · Piano … · Qui …',
    pt: 'Talvez … · Devagar … · Aqui …',
  },
  negations_frequent: {
    en: 'There is no hurry. → There is time enough.',
    fr: 'Rien ne presse. → Il y a tout le temps.',
    es: 'No hay prisa. → Hay tiempo para todo.',
    de: 'Es eilt nicht. → Es ist genug Zeit.',
    it: 'Non c’è fretta. → C’è tutto il tempo.',
    pt: 'Não há pressa. → Há tempo para tudo.',
  },
};

/** Words in a script's language that show how a finding of the whole script is got rid of, where words can. */
export const exampleOf = (code: string, language: Language): string | null => examples[code]?.[language] ?? null;
