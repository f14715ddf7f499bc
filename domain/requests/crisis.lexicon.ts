import type { Language } from '../../shared/vocabulary.ts';

/**
 * Words by which a request speaks of suicide or of harming oneself. Stems are matched at a word's beginning, without
 * case and accents. Wide on purpose: a false alarm costs one press of a button, a missed one may cost more.
 */
export const crisisStems: Readonly<Record<Language, readonly string[]>> = {
  en: ['suicid', 'kill myself', 'killing myself', 'kill me', 'end my life', 'ending my life', 'take my own life', 'want to die', 'wish i was dead', 'wish i were dead', 'better off dead', 'self-harm', 'self harm', 'hurt myself', 'hurting myself', 'harm myself', 'cut myself', 'cutting myself', 'no reason to live', 'dont want to live', 'do not want to live', 'dont want to be alive', 'overdose'],
  fr: ['suicid', 'me tuer', 'mettre fin a mes jours', 'en finir avec la vie', 'envie de mourir', 'veux mourir', 'voudrais mourir', 'me faire du mal', 'automutil', 'me scarifi', 'scarification', 'plus envie de vivre', 'ne veux plus vivre', 'me couper les veines'],
  es: ['suicid', 'matarme', 'quitarme la vida', 'acabar con mi vida', 'quiero morir', 'ganas de morir', 'hacerme dano', 'autolesi', 'cortarme', 'no quiero vivir', 'no quiero seguir viviendo'],
  de: ['suizid', 'selbstmord', 'umbringen', 'mich toten', 'nehme mir das leben', 'mir das leben nehmen', 'will sterben', 'mochte sterben', 'nicht mehr leben', 'selbstverletz', 'mich verletzen', 'mich selbst verletz', 'mich ritzen', 'ritze mich', 'lebensmude'],
  it: ['suicid', 'uccidermi', 'ammazzarmi', 'togliermi la vita', 'farla finita', 'voglio morire', 'vorrei morire', 'farmi del male', 'autolesion', 'tagliarmi', 'non voglio piu vivere'],
  pt: ['suicid', 'me matar', 'matar-me', 'tirar minha vida', 'tirar a minha vida', 'acabar com a minha vida', 'acabar com minha vida', 'quero morrer', 'vontade de morrer', 'me machucar', 'me ferir', 'automutil', 'autolesa', 'me cortar', 'nao quero mais viver'],
};
