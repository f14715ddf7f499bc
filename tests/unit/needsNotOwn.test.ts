import { expect, test } from 'vitest';
import { findNeed } from '../../domain/writing/composer/findNeed.ts';
import { languages, type Language } from '../../shared/vocabulary.ts';

type Rows = { readonly others: readonly string[]; readonly own: readonly string[] };

/** A need that is somebody else's or over is none of the writer's; a script that is for that person, and what is theirs too, is. */
const rows: Readonly<Record<Language, Rows>> = {
  en: {
    others: ['My flatmate is trying to quit smoking, I want to be calmer', 'Stopping smoking, that is behind me'],
    own: ['My husband snores and I can’t fall asleep', 'A script for my son, driving test on Friday'],
  },
  de: {
    others: ['Meine Schwester will mit dem Rauchen aufhören, und das Thema ist Ruhe', 'Einschlafen können, das ist vorbei'],
    own: ['Mein Mann schnarcht, und ich kann nicht einschlafen', 'Für meinen Sohn: Fahrprüfung am Freitag'],
  },
  fr: {
    others: ['Ma sœur veut arrêter de fumer', 'Arrêter de fumer, c’est du passé'],
    own: ['Mon mari ronfle et je n’arrive pas à m’endormir', 'Pour ma fille, qui veut arrêter de fumer'],
  },
  es: {
    others: ['Mi hermana quiere dejar de fumar', 'Dejar de fumar, eso quedó atrás'],
    own: ['Mi marido ronca y no consigo dormirme', 'Para mi hija, que quiere dejar de fumar'],
  },
  it: {
    others: ['Mia sorella vuole smettere di fumare', 'Smettere di fumare, è acqua passata'],
    own: ['Mio marito russa, e io non riesco a prendere sonno', 'Per mia figlia, che vuole smettere di fumare'],
  },
  pt: {
    others: ['Minha irmã quer parar de fumar', 'Parar de fumar, isso ficou no passado'],
    own: ['Meu marido ronca, e eu não consigo pegar no sono', 'Para minha filha, que quer parar de fumar'],
  },
};

/** Grief is for somebody else, always. */
const griefs: Readonly<Record<Language, string>> = {
  en: 'My mother died in May',
  de: 'Meine Mutter ist im Mai gestorben',
  fr: 'Ma mère est morte en mai',
  es: 'Mi madre murió en mayo',
  it: 'Mia madre è morta a maggio',
  pt: 'Minha mãe morreu em maio',
};

test.each(languages)('%s: a need is the writer’s own, or that of whom the script is for', (language) => {
  const found = (description: string) => findNeed({ language, description }).need;
  for (const text of rows[language].others) expect(found(text), text).toBeNull();
  for (const text of rows[language].own) expect(found(text), text).not.toBeNull();
  expect(found(griefs[language])).toBe('grief');
});
