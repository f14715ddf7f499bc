import type { AvoidableImage, Language } from '../../shared/vocabulary.ts';

const stems = (list: string) => new RegExp(String.raw`(?<!\p{L})(?:${list})(?!\p{L})`, 'iu');
const all = String.raw`\p{L}*`;

/** Words that call up an image a person asked to avoid; rather a sentence too many dropped than one too few. */
const words: Readonly<Record<Language, Readonly<Record<AvoidableImage, RegExp>>>> = {
  en: {
    water: stems(
      `water${all}|seas?|sea(?:side|shore|water)|oceans?|rivers?|lakes?|ponds?|pools?|stream(?:s|let)?|waves?|tides?|tidal|shores?|beach(?:es)?|boats?|ship(?:s|wreck)?|sail(?:s|ing)?|rain(?:s|y|ing|drops?)?|swim(?:s|ming)?|float(?:s|ing)?|waterfalls?|brooks?|harbou?rs?|ripples?`,
    ),
    heights: stems(
      'mountains?|cliffs?|towers?|summits?|peaks?|hilltops?|fly(?:ing)?|flies|hover(?:s|ing)?|soar(?:s|ing)?|falling|ledges?|balcon(?:y|ies)|heights?',
    ),
    enclosed: stems(
      'caves?|caverns?|tunnels?|(?:a|the) lift|elevators?|cellars?|basements?|cocoons?|closets?|walled|enclosed|small rooms?',
    ),
    fire: stems('fires?|fireplaces?|flames?|candles?|hearths?|embers?|burn(?:s|ing|t)?|torch(?:es)?|lanterns?|bonfires?|sparks?'),
    dark: stems(
      'dark(?:er|ness|ening)?|shadows?|shadowy|night(?:s|time|fall)?|midnight|black(?:ness)?|dim(?:mer|ly)?|gloom|dusk',
    ),
  },
  fr: {
    water: stems(
      'eau|eaux|mers?|océans?|rivières?|fleuves?|lacs?|étangs?|ruisseaux?|vagues?|marées?|rivages?|plages?|bateaux?|barques?|voiliers?|pluies?|nage[rsz]?|nageant|flotte[rsz]?|flottant|flottent|cascades?|sources?|ondes?|port',
    ),
    heights: stems(
      'montagnes?|falaises?|tours?|sommets?|cimes?|collines?|vole[rsz]?|voler|planer?|planant|tomber|tombant|vertiges?|hauteurs?|balcons?',
    ),
    enclosed: stems('grottes?|cavernes?|tunnels?|ascenseurs?|caves?|cocons?|placards?|enfermé(?:e|s|es)?'),
    fire: stems(
      'feux?|flammes?|bougies?|foyers?|âtres?|braises?|brûle[rsz]?|brûlant(?:e|s|es)?|torches?|lanternes?|cheminées?|étincelles?',
    ),
    dark: stems('obscurités?|obscure?s?|sombres?|ombres?|nuits?|minuit|noirs?|noires?|noirceur|ténèbres|pénombre|crépuscule'),
  },
  es: {
    water: stems(
      'aguas?|mar|mares|océanos?|ríos?|lagos?|estanques?|arroyos?|olas?|mareas?|orillas?|playas?|barc[oa]s?|botes?|vel(?:a|ero)s?|lluvias?|nad(?:ar|as|ando)|flot(?:ar|as|a|an|ando)|cascadas?|fuentes?|puertos?',
    ),
    heights: stems(
      'montañas?|acantilados?|torres?|cumbres?|cimas?|colinas?|vol(?:ar|ando)|vuelos?|plane(?:ar|ando)|ca(?:er|es|yendo)|alturas?|balc(?:ón|ones)|vértigos?',
    ),
    enclosed: stems('cuevas?|cavernas?|túnel(?:es)?|ascensor(?:es)?|sótanos?|capullos?|armarios?|encerrad[oa]s?'),
    fire: stems(
      'fuegos?|llamas?|velas?|hogueras?|brasas?|quem(?:ar|a|an|ando)|ard(?:er|e|en|iendo)|antorchas?|chimeneas?|faroles?|farol|chispas?',
    ),
    dark: stems(
      'oscur[oa]s?|oscuridad(?:es)?|sombras?|sombrí[oa]s?|noches?|medianoche|negr[oa]s?|tinieblas?|penumbras?|anochecer',
    ),
  },
  de: {
    water: stems(
      `(?:\\p{L}*)wasser${all}|meer${all}|see(?:n|ufer)?|ozean${all}|fl(?:uss|üsse|usses)|teich${all}|b(?:ach|äche|aches)|wellen?|gezeiten|ebbe|flut|ufern?|ufer|strand|strände|boot(?:e|es|en)?|schiff${all}|segel${all}|regen${all}|schwimm${all}|treiben|quellen?|h(?:afen|äfen)|brandung`,
    ),
    heights: stems(
      `berg(?:e|es|en|gipfel)?|klippen?|turm|türme|gipfel${all}|hügel${all}|flieg${all}|schweb${all}|fallen|stürz${all}|höhen?|balkon${all}|abgr(?:und|ünde)`,
    ),
    enclosed: stems(
      'höhlen?|tunnel(?:s|n)?|aufz(?:ug|üge)|keller(?:s|n)?|kokons?|schränke?|schrank|eingeschlossen|eng(?:e|en|er|em|es)? r(?:aum|äume)',
    ),
    fire: stems(`feuer${all}|flammen?|kerzen?|(?:\\p{L}*)kamin${all}|herd|glut|brenn${all}|fackeln?|laternen?|funken`),
    dark: stems(
      `dunk(?:el|le|len|ler|les|lem|elheit)|finster${all}|schatten${all}|n(?:acht|ächte|achts)|mitternacht|schwarz${all}|dämmer${all}`,
    ),
  },
  it: {
    water: stems(
      'acqu(?:a|e)|mar(?:e|i)|ocean[oi]|fium[ei]|lag(?:o|hi)|stagn[oi]|ruscell[oi]|ond[ae]|mare[ae]|riv[ae]|spiagg(?:ia|e)|barc(?:a|he)|nav[ei]|vel[ae]|piogg(?:ia|e)|nuot(?:are|i|ando)|galleggi(?:are|ando|a)?|cascat[ae]|sorgent[ei]|port[oi]',
    ),
    heights: stems(
      'montagn[ae]|scoglier[ae]|torr[ei]|vett[ae]|cim[ae]|collin[ae]|vol(?:are|ando|i)|librar\\p{L}*|cad(?:ere|endo|i)|altezz[ae]|balcon[ei]|vertigin[ei]',
    ),
    enclosed: stems('grott[ae]|cavern[ae]|galleri[ae]|tunnel|ascensor[ei]|cantin[ae]|bozzol[oi]|armadi[o]?|rinchius[oaie]'),
    fire: stems(
      'fuoc(?:o|hi)|fiamm[ae]|candel[ae]|focolar[ei]|brac[ei]|brucia\\p{L}*|ard(?:ere|e|ono)|torc(?:ia|e)|lantern[ae]|camin[oi]|scintill[ae]',
    ),
    dark: stems('bui[oae]?|oscur[oaie]|oscurità|ombr[ae]|nott[ei]|mezzanotte|ner[oaie]|tenebre|penombra|crepuscolo'),
  },
  pt: {
    water: stems(
      'águas?|mar|mares|oceanos?|rios?|lagos?|lagoas?|riachos?|ondas?|marés?|margens?|praias?|barcos?|velas?|veleiros?|chuvas?|nad(?:ar|ando)|flutu(?:ar|a|am|ando)|cachoeiras?|fontes?|nascentes?|portos?',
    ),
    heights: stems(
      'montanhas?|penhascos?|torres?|cumes?|picos?|colinas?|vo(?:ar|ando)|voos?|planar?|planando|ca(?:ir|indo)|alturas?|varandas?|vertigens?',
    ),
    enclosed: stems('cavernas?|grutas?|túne(?:l|is)|elevador(?:es)?|por(?:ão|ões)|casulos?|armários?|trancad[oa]s?'),
    fire: stems(
      'fogos?|fogueiras?|chamas?|velas?|lareiras?|brasas?|queim(?:ar|a|am|ando)|ard(?:er|e|em|endo)|tochas?|lanternas?|faíscas?',
    ),
    dark: stems(
      'escur[oa]s?|escuridão|sombras?|sombri[oa]s?|noites?|meia-noite|pret[oa]s?|negr[oa]s?|trevas|penumbra|crepúsculo|anoitecer',
    ),
  },
};

export const avoidedImage = (sentence: string, language: Language, image: AvoidableImage): boolean =>
  words[language][image].test(sentence);
