import type { Language } from '../../shared/vocabulary.ts';

export type HelpLine = { readonly name: string; readonly contact: string; readonly hours: string | null; readonly url: string };

/**
 * Help lines by country, as each service publishes them on the page given as `url`; `24/7` where it says so.
 * The list is short on purpose: one line that answers is worth more than ten to choose from.
 */
const byCountry: Readonly<Record<string, readonly HelpLine[]>> = {
  US: [{ name: '988 Suicide & Crisis Lifeline', contact: '988', hours: '24/7', url: 'https://988lifeline.org' }],
  CA: [{ name: '9-8-8 Suicide Crisis Helpline', contact: '988', hours: '24/7', url: 'https://988.ca' }],
  GB: [{ name: 'Samaritans', contact: '116 123', hours: '24/7', url: 'https://www.samaritans.org' }],
  IE: [{ name: 'Samaritans', contact: '116 123', hours: '24/7', url: 'https://www.samaritans.org/ireland' }],
  AU: [{ name: 'Lifeline', contact: '13 11 14', hours: '24/7', url: 'https://www.lifeline.org.au' }],
  NZ: [{ name: '1737, need to talk?', contact: '1737', hours: '24/7', url: 'https://1737.org.nz' }],
  FR: [{ name: 'Numéro national de prévention du suicide', contact: '3114', hours: '24/7', url: 'https://3114.fr' }],
  BE: [
    { name: 'Centre de Prévention du Suicide', contact: '0800 32 123', hours: '24/7', url: 'https://www.preventionsuicide.be' },
  ],
  CH: [
    { name: 'La Main Tendue / Die Dargebotene Hand / Telefono Amico', contact: '143', hours: '24/7', url: 'https://www.143.ch' },
  ],
  ES: [{ name: 'Línea 024', contact: '024', hours: '24/7', url: 'https://www.sanidad.gob.es/linea024' }],
  MX: [{ name: 'Línea de la Vida', contact: '800 911 2000', hours: '24/7', url: 'https://www.gob.mx/salud/conadic' }],
  DE: [{ name: 'TelefonSeelsorge', contact: '0800 111 0 111', hours: '24/7', url: 'https://www.telefonseelsorge.de' }],
  AT: [{ name: 'TelefonSeelsorge', contact: '142', hours: '24/7', url: 'https://www.telefonseelsorge.at' }],
  IT: [{ name: 'Telefono Amico Italia', contact: '02 2327 2327', hours: null, url: 'https://www.telefonoamico.it' }],
  BR: [{ name: 'CVV – Centro de Valorização da Vida', contact: '188', hours: '24/7', url: 'https://cvv.org.br' }],
  PT: [{ name: 'SNS 24', contact: '808 24 24 24', hours: '24/7', url: 'https://www.sns24.gov.pt' }],
};

/** A directory for every country that the list lacks. */
const everywhere: HelpLine = {
  name: 'Find A Helpline',
  contact: 'findahelpline.com',
  hours: null,
  url: 'https://findahelpline.com',
};

/** The country to assume where a browser names a language only. */
const usualCountry: Readonly<Record<Language, string>> = { en: 'US', fr: 'FR', es: 'ES', de: 'DE', it: 'IT', pt: 'BR' };

/** Help lines of the reader's country, read from the browser's `Accept-Language`, else the language's usual one. */
export function findHelpLines(
  acceptLanguage: string | undefined,
  language: Language,
): { country: string; lines: readonly HelpLine[] } {
  const named = acceptLanguage
    ?.match(/^\s*[a-z]{2,3}-(?:[a-z]{4}-)?(?<country>[a-z]{2})\b/iu)
    ?.groups?.['country']?.toUpperCase();
  const country = named ?? usualCountry[language];
  return { country, lines: [...(byCountry[country] ?? []), everywhere] };
}
