import type { StanceLists } from './StanceGrammar.ts';

const of = '(?:de|du|des|d)';
const can = '(?:arrive|arrivons|parviens|reussis|peux|peut|sais)';
const rest =
  '(?:dormir|endormir|rendormir|concentrer|detendre|relaxer|calmer|arreter|respirer|lacher|gerer|parler|dire|reposer|decrocher)';
const trouble =
  '(?:peur|stress|angoisses?|douleurs?|cigarettes?|tabac|alcool|crainte|anxiete|colere|soucis|insomnies?|migraines?)';

export const fr: StanceLists = {
  turns: 'mais|plutot(?! que)|prefere(?= (?:une?|le|la|l|les|etre|aller) )|a la place(?! d)|sinon|cependant',
  links: 'parce que|parce qu|car|quand|puisque|qui|alors|donc|lorsque|depuis que|comme j|comme je',
  joins: 'et|ou|,',
  wants: 'je|j|nous|veux|voudrais|aime|adore|avec|c|il|est|sont|mets|ajoute[^ ]*',
  needs: [
    // Whoever they live without is missed, not refused.
    '(?:vivre|vie|continuer|noel|jour|annee) sans (?:mon|ma|mes) [^ ]+',
    `${can} (?:[^ ]+ )?(?:pas|plus)(?: [^ ]+){0,3} ${rest}`,
    'dors (?:[^ ]+ )?(?:pas|mal|plus|peu)',
    `(?:arreter?|cesser|arret) ${of}|arreter (?:la|le|l|les)|en finir avec|debarrasser ${of}|liberer ${of}|surmonter|vaincre|diminuer|reduire`,
    '(?:veux|voudrais|souhaite|aimerais) (?:ne )?plus (?:fumer|boire|me|m|etre|avoir|manger|grignoter|stresser|craquer)',
    `ne plus (?:fumer|boire|me|m|etre|avoir|manger|grignoter|stresser|craquer)`,
    `(?:sans|moins|plus|pas) (?:${of} )?${trouble}(?! ${of})`,
    `moins ${of} ${trouble}`,
    `(?:aucune?|pas|plus|peu|manque) (?:${of} )?(?:confiance|patience|energie|forces?|courage|sommeil|motivation|repos)`,
    'perdre (?:du poids|ma peur|la peur|des kilos)',
  ].join('|'),
  idioms: 'en train (?:de|d)',
  praises: [
    'ne (?:me|nous) (?:derange|gene|deplai)[^ ]* pas|(?:me|nous) (?:derange|gene)[^ ]* pas',
    'rien (?:n est|de) (?:plus|mieux|meilleur|tel|aussi)|rien ne (?:vaut|m|me)|rien contre|rien que',
    `pourquoi pas|pas seulement|non seulement|n oublie[^ ]*|pas sans|(?:pas|plus|jamais|aucune) (?:du tout )?peur ${of}|pas de (?:probleme|souci) avec|lasse[^ ]* (?:pas|jamais)|jamais assez|peux pas me passer`,
  ].join('|'),
  refuses: [
    'pas (?:de|d|du|des|la|le|les|l|une|un|mon|ma|mes|au|aux|a|dans|en|sur|encore|question)',
    'sans|sauf|hormis|excepte|a part|au lieu (?:de|d|du|des)|plutot que|plutot qu|ni|aucune?|surtout pas|jamais (?:de|d)',
    `evite[^ ]*|enleve[^ ]*|supprime[^ ]*|retire[^ ]*|exclu[^ ]*|oublie[^ ]*|laisse[^ ]* tomber|laisse[^ ]*(?: [^ ]+){1,3} (?:de cote|en dehors|dehors)`,
    'marre (?:de|du|des|d)|ras le bol (?:de|du|des|d)|epargne[^ ]*|assez (?:de|du|des)|lasse (?:de|du|des)|rien (?:sur|avec|a|concernant|qui|de|du|des)|deteste[^ ]*|hais|horreur (?:de|du|des|d)|allergique',
    'supporte[^ ]* (?:vraiment )?(?:pas|plus|guere)',
    '(?:parle|mentionne|evoque|utilise|aime|emmene|cite|rappelle|nomme|decri|parlon)[^ ]* (?:surtout |vraiment )?(?:pas|plus|jamais)',
    '(?:dites|dis|veux|veut|voudrais|souhaite|mets|mettez|faites|fais) (?:surtout |vraiment )?(?:pas|plus|jamais)',
    '(?:ne|n) (?:[^ ]+ )?(?:pas|jamais|plus) (?:[^ ]+ )?(?:parler|mentionner|evoquer|utiliser|nommer|citer|rappeler)',
  ].join('|'),
  refusesAll:
    'non merci|non(?= $)|pas du tout(?= $)|pas (?:svp|s il)(?= )|a (?:eviter|exclure|bannir|proscrire)|interdit[^ ]*|tabou[^ ]*|tres peu pour moi|pas pour moi|en dehors de (?:ca|cela)|(?:les|la|le|l) (?:deteste|hais)',
  fears: `peur (?:${of}|en|dans|au|aux|sur)|crains|crainte ${of}|redoute[^ ]*|phobie ${of}|panique (?:dans|en|sur|a|au)|(?:terreur|terrifiee?) ${of}|cauchemars (?:de|sur)|mal a l aise (?:dans|en|sur|avec)`,
  fearsAll:
    '(?:me|m|nous) (?:font|fait|donnent|donne|rendent|rend)(?: [^ ]+){0,2} (?:peur|vertiges?|nausees?|panique|angoisse|pleurer|cauchemars|frissons|mal|malade|triste|nerveu[^ ]*|anxieu[^ ]*)|(?:me|m) (?:terrifi|effrai|effray|angoiss|paniqu|stress|degout|terroris|oppress|boulevers|revuls)[^ ]*|(?:fait|font) peur|crises? (?:de|d) (?:panique|angoisse)|(?:je|j ai|en) panique[^ ]*|declenche[^ ]*|phobi[^ ]*|[^ ]+phobie',
  harms: String.raw`agresse[^ ]*|agression|attaque[^ ]*(?! de panique)|violee?|abus[^ ]*|accident[^ ]*|crash|noy(?:e|ee|er|ade)|mort(?:e|s|es)?|decede[^ ]*|deces|tuee?|brule[^ ]*|incendie|avalanche|survecu|mordue?|fausse couche|attentat|naufrage|suicide[^ ]*|trauma[^ ]*|perdu (?:mon|ma|mes|notre)`,
  mentions:
    '(?:ma|mon) (?:meilleure? )?(?:soeur|voisine?|collegue|tante|cousine?|frere|amie?|oncle|beau frere|belle (?:soeur|mere)|grand mere|grand pere)(?: [^ ]+)? (?:a|est|deteste|adore|aime|n|ne|avait|etait|habite|travaille)|autrefois|jadis|a l epoque|il y a (?:[^ ]+ )?(?:ans|longtemps)|dans le passe|avant(?= (?:je|j|,) )|avant(?= $)',
  denies: 'pas|jamais|guere|aucune?|rien',
  wordsBeforeNeed: 0,
};
