import { expect, test } from 'vitest';
import { languages, type Language } from '../../shared/vocabulary.ts';
import { findNeed } from '../../domain/writing/composer/findNeed.ts';
import { namesEatingDisorder } from '../../shared/asked/namesEatingDisorder.ts';

const named: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'I have anorexia and want to lose weight',
    'I am bulimic and binge and purge every evening',
    'I want to stop snacking, I make myself throw up after meals',
    'Binge eating disorder, help me stop overeating',
    'I starve myself to lose weight',
    'I take laxatives to stay slim and want to stop snacking',
  ],
  de: [
    'Ich habe Magersucht und will abnehmen',
    'Ich bin bulimisch: Fressattacken am Abend',
    'Gegen Heißhunger, nach dem Essen erbreche ich alles',
    'Meine Essstörung: ich will nicht mehr naschen',
    'Ich nehme Abführmittel, um abzunehmen',
  ],
  fr: [
    'Je suis anorexique et je veux maigrir',
    'Boulimie : je me fais vomir après les repas',
    'Trouble du comportement alimentaire, je veux arrêter de grignoter',
    'Je prends des laxatifs pour maigrir',
  ],
  es: [
    'Tengo anorexia y quiero adelgazar',
    'Bulimia: atracones por la noche',
    'Tengo un trastorno alimentario y quiero dejar de picotear',
    'Vomito después de comer y quiero adelgazar',
  ],
  it: [
    'Sono anoressica e voglio dimagrire',
    'Bulimia e abbuffate la sera',
    'Ho un disturbo alimentare e voglio smettere di sgranocchiare',
    'Vomito dopo aver mangiato e voglio dimagrire',
  ],
  pt: [
    'Tenho anorexia e quero emagrecer',
    'Bulimia e muita gula à noite',
    'Tenho um transtorno alimentar e quero parar de beliscar',
    'Vomito depois de comer e quero emagrecer',
  ],
};
const ordinary: Readonly<Record<Language, readonly string[]>> = {
  en: ['I want to stop snacking in the evening', 'I feel sick before exams and throw up'],
  de: ['Ich möchte abends nicht mehr naschen', 'Vor Prüfungen ist mir übel'],
  fr: ['Je veux arrêter de grignoter le soir', 'Je suis boulimique de lecture'],
  es: ['Quiero dejar de picotear por la noche', 'Me dan ganas de vomitar antes de un examen'],
  it: ['Voglio smettere di sgranocchiare la sera', 'Ho la nausea prima degli esami'],
  pt: ['Quero parar de beliscar à noite', 'Fico enjoado antes das provas'],
};

test.each(languages)('%s: who names an eating disorder is given nothing about eating less', (language) => {
  for (const description of named[language]) {
    expect(namesEatingDisorder({ language, description }), description).toBe(true);
    expect(findNeed({ language, description }).need, description).not.toBe('eating');
  }
  for (const description of ordinary[language]) expect(namesEatingDisorder({ language, description }), description).toBe(false);
  expect(findNeed({ language, description: ordinary[language][0] ?? '' }).need).toBe('eating');
  // Whatever field it stands in.
  const [first = ''] = ordinary[language];
  expect(findNeed({ language, description: first, personalization: named[language][0] ?? '' }).need).not.toBe('eating');
});
