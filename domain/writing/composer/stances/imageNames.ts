import type { AvoidableImage, Language } from '../../../../shared/vocabulary.ts';

const names = (list: string): RegExp => new RegExp(`^(?:${list})$`, 'u');

/** The words, folded, with which one of the images that a form offers to avoid is refused in a free text. */
export const imageNames: Readonly<Record<Language, Readonly<Record<AvoidableImage, RegExp>>>> = {
  en: {
    water: names('water|drown(?:ed|ing)?'),
    heights: names('heights?|falling'),
    enclosed: names('enclosed|confined|claustrophob.*|lifts?|elevators?|tunnels?|caves?'),
    fire: names('fires?|flames?'),
    dark: names('dark|darkness|night|nights'),
  },
  de: {
    water: names('(?:.*)wasser|ertrunken|ertrank|ertrinken'),
    heights: names('hohen?|hohenangst'),
    enclosed: names('enge|engen?|klaustrophob.*|platzangst|fahrstuhle?|aufzuge?|tunneln?|hohlen?'),
    fire: names('feuers?|flammen?|abgebrannt'),
    dark: names('dunkel.*|dunkle[nmrs]?|finster.*|nacht|nachts'),
  },
  fr: {
    water: names('eaux?|noye.*|noyer|noyade'),
    heights: names('hauteurs?|vertiges?'),
    enclosed: names('enferme.*|claustrophob.*|ascenseurs?|tunnels?|grottes?'),
    fire: names('feux?|flammes?|incendies?'),
    dark: names('noir|obscurite|obscure?|nuits?|sombres?'),
  },
  es: {
    water: names('aguas?|ahog.*'),
    heights: names('alturas?|vertigo'),
    enclosed: names('encerrad.*|claustrofob.*|ascensor(?:es)?|tunel(?:es)?|cuevas?'),
    fire: names('fuegos?|llamas?|incendios?'),
    dark: names('oscur.*|noches?'),
  },
  it: {
    water: names('acqu[ae]|annega.*'),
    heights: names('altezz[ae]|vertigin[ei]'),
    enclosed: names('chiuso|chiusi|claustrofob.*|ascensor[ei]|tunnel|grott[ae]|galleri[ae]'),
    fire: names('fuoco|fuochi|fiamm[ae]|incendi[o]?'),
    dark: names('buio|oscur.*|nott[ei]'),
  },
  pt: {
    water: names('aguas?|afog.*'),
    heights: names('alturas?|vertigem'),
    enclosed: names('fechados?|claustrofob.*|elevador(?:es)?|tune(?:l|is)|cavernas?'),
    fire: names('fogos?|chamas?|incendios?'),
    dark: names('escur.*|noites?'),
  },
};
