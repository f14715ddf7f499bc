import type { AddressForm, Language } from '../../vocabulary.ts';
import { toFix, type Fixer } from './fixable.ts';

/** How a hypnosis ends awake. Nothing in them shows the listener's gender. */
const alertEndings: Readonly<Record<Language, Readonly<Partial<Record<AddressForm, string>> & { informal: string }>>> = {
  en: { informal: 'And now, with your eyes open, you are fully awake, clear-headed and here.' },
  fr: {
    informal: 'Et maintenant, les yeux ouverts, tu es pleinement alerte, l’esprit clair.',
    formal: 'Et maintenant, les yeux ouverts, vous êtes pleinement alerte, l’esprit clair.',
  },
  es: { informal: 'Y ahora, con los ojos abiertos, estás plenamente alerta, con la mente clara.' },
  de: {
    informal: 'Und jetzt, mit offenen Augen, bist du hellwach und ganz da.',
    formal: 'Und jetzt, mit offenen Augen, sind Sie hellwach und ganz da.',
  },
  it: { informal: 'E adesso, con gli occhi aperti, ti ritrovi pienamente vigile, con la mente chiara.' },
  pt: { informal: 'E agora, de olhos abertos, você está plenamente alerta, com a mente clara.' },
};

/** Says at the very end that the listener is awake. */
export const appendEnding: Fixer = ({ parsed, language, address }) => {
  const last = parsed.sections.at(-1);
  if (!last) return [];
  const ending = alertEndings[language][address] ?? alertEndings[language].informal;
  return [toFix('append-ending', { start: last.end, end: last.end, text: `\n${ending}` })];
};
