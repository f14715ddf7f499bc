import type { StanceLists } from './StanceGrammar.ts';

const no = 'kein(?:e|en|er|em|es)?';
const bad = '(?:angst|bange|panik|schwindlig|schwindelig|schlecht|ubel|mulmig|traurig|nervos|unwohl|sorgen)';

export const de: StanceLists = {
  turns: 'aber|sondern|lieber|stattdessen|dafur|jedoch|eher|am liebsten|doch(?= bitte)',
  links: 'weil|denn|da ich|damit|wenn|wo|wobei|als ich|dass|obwohl|nachdem|in de[mr] ich|seit ich|seitdem',
  joins: 'und(?! (?:vorne?|hinten|her|gar|ab|wieder) )|oder|sowie|,',
  wants: 'ich|wir|mochte|will|liebe|mag|mit|gerne?|wunsche|es|ist|sind|bin|hatte',
  needs: [
    // Whoever they live without is missed, not refused.
    'ohne (?:mein|unser)[^ ]* [^ ]+ (?:zu )?(?:leben|weiterleben|weiterzuleben|weitermachen|weiterzumachen|auskommen|sein|zurechtzukommen)|(?:leben|weiterleben|alltag|weihnachten|tag|jahr) ohne (?:mein|unser)[^ ]* [^ ]+',
    'nicht (?:[^ ]+ ){0,2}(?:ein|durch|weiter)?(?:schlafen|schlafe)',
    'nicht (?:[^ ]+ ){0,2}(?:abschalten|loslassen|konzentrieren|entspannen|beruhigen|aufhoren|atmen|runterkommen|nein sagen|abnehmen)',
    '(?:schlafe|schlaf) (?:[^ ]+ ){0,2}(?:nicht|schlecht|kaum)',
    `(?:nicht|nie|${no})(?: [^ ]+)? mehr (?:[^ ]+ ){0,3}(?:rauch[^ ]*|trink[^ ]*|wach[^ ]*|liegen|sorgen|argern|aufwachen|naschen|wutend|zigarette[^ ]*|alkohol|schmerz[^ ]*|angst[^ ]*|panik)`,
    'nicht mehr (?:so )?(?:rauchen|trinken|grubeln|wach|angstlich|nervos|gestresst|traurig|einsam|mude)',
    'reich(?:t|en)(?: [^ ]+){0,4} nicht(?! mit)',
    'aufhoren|aufzuhoren|abgewohnen|loswerden|loszuwerden|uberwinden|befreien|ablegen|besiegen|in den griff',
    'weniger (?:angst|stress|sorgen|schmerz[^ ]*|wut|panik|druck|grubeln|rauchen|essen|alkohol)',
    'ohne (?:angst|stress|sorgen|schmerz[^ ]*|wut|panik|zigaretten?|alkohol|rauchen|grubeln)',
    '(?:nicht|nie|kaum) (?:[^ ]+ ){0,2}(?:in den schlaf|zur ruhe)|schlaf (?:will|mag|kommt) (?:[^ ]+ ){0,3}nicht',
    'ohne (?:[^ ]+ )?(?:schlaf)?(?:tabletten?|mittel|medikamente) (?:ein|durch)?(?:zu)?schlafen',
    `${no} (?:zigaretten?|kippen?) (?:mehr|anfassen|anzunden|anstecken)|ohne (?:die|eine|meine) (?:zigaretten?|kippen?)`,
    '[^ ]*(?:raucher|raucherin|rauchen) (?:[^ ]+ ){0,3}(?:satt|leid)|kein tag ohne (?:schmerz[^ ]*)',
    `${no} (?:energie|kraft|geduld|selbstvertrauen|vertrauen|ruhe|schlaf|schmerzen)`,
  ].join('|'),
  idioms: 'im zuge|auf dem holzweg',
  praises: [
    'nichts (?:ist|geht|beruhigt|entspannt|wirkt|als|ausser)',
    'nichts (?:da)?gegen|gegen(?: [^ ]+){1,3} (?:habe? ich )?nichts',
    '(?:warum|wieso) nicht|nicht nur|nicht ohne|nicht vergessen|vergiss nicht|vergesst nicht',
    '(?:macht|machen) (?:mir )?nichts|stor(?:t|en)(?: mich)? (?:gar |uberhaupt )?nicht|nicht genug',
    `${no} (?:angst (?:vor|vorm)|problem mit)|kaum erwarten`,
    'nicht (?:satt|mude) (?:sehen|werden)',
  ].join('|'),
  refuses: [
    `${no}(?! (?:problem|ahnung|wunder))`,
    'ohne|ausser|statt|anstatt|anstelle|weder|nichts (?:uber|von|vom|mit|zu|zum|am|im|aus|auf|rund)',
    'vermeide[^ ]*|meide[^ ]*|verzichte[^ ]* auf|verschon[^ ]* (?:mich|uns)|erspar[^ ]* (?:mir|uns)|allergisch|bitte nie',
    'nicht(?= (?:schon wieder |so )?(?:am|im|in|ins|an|ans|auf|aufs|von|vom|uber|ubers|mit|das|die|der|den|dem|des|zum|zur|ein|eine|einen|einem|einer|mein|meine|meinen|meiner|meinem) )',
    'nie(?:mals)? (?:von|vom|uber|ubers|an|mit)|(?:bloss|nur) nicht',
    'erwahn[^ ]* (?:bitte )?(?:nicht|nie|niemals)|(?:sprich|sprechen|rede[^ ]*) (?:bitte )?(?:nicht|nie|niemals)',
  ].join('|'),
  refusesAll: [
    'nicht (?:[^ ]+ ){0,2}(?:ausstehen|leiden|mogen|erwahn[^ ]*|ansprech[^ ]*|angesprochen|vorkommen|haben|horen|sehen|nennen|benutzen|verwenden|einbauen|gebrauchen|ertragen|reden|sprechen|denken|daran|erinner[^ ]*|will|mag|mochte|brauche|wollen|thematisieren|beschreiben|rein|dabei|vertragen)',
    '(?:mag|mogen|will|brauche|ertrage|vertrage|mochte) (?:[^ ]+ ){0,3}nicht',
    'nicht(?= (?:bitte )?$)|nein danke|nein bitte',
    '(?:weg|raus|aus)(?: )?(?:ge)?(?:zu)?lassen|rausnehmen|(?:ver)?meiden|streichen|verzichten|hasse|hassen|verabscheue',
    '(?:genug|satt|leid)(?= (?:habe )?$)|hangt mir|hangen mir|lass(?:t|en sie)?(?: [^ ]+){1,5} (?:weg|raus|aus)|tabu|no go|geht (?:gar|uberhaupt) nicht|geht nicht',
  ].join('|'),
  fears:
    'angst (?:vor|vorm|im|beim|auf|in|um)|furcht vor|furchte[^ ]*|panik (?:vor|vorm|in|im|auf|beim)|phobie vor|grause mich|(?:ekel|ekle mich) vor|alptraume von|albtraume von|nervos (?:vor|bei|im|in|auf)|scheue',
  fearsAll: `mach(?:t|en|te)? mi(?:r|ch) (?:[^ ]+ ){0,2}${bad}|${bad}(?= $)|(?:er)?schreck[^ ]*|ekel[nt] mich|(?:wird|werde) (?:es )?mi?r? ?(?:[^ ]+ ){0,2}(?:schwindlig|schwindelig|schlecht|ubel|mulmig|bange)|[^ ]*phobie|grusel[^ ]*|trigger[nt]|panikattacke[^ ]*|(?:krieg|bekomm|gerat|hab)[^ ]* (?:ich )?(?:[^ ]+ ){0,2}panik|widern? mich`,
  harms:
    '(?:uber|an)gefallen|angegriffen|vergewaltigt|missbrauch[^ ]*|[^ ]*ungluck|[^ ]*unfall|verungluckt|ertrunken|ertrank|gestorben|starb|verstorben|tot|umgekommen|[^ ]*gebrannt|lawine|uberlebt|gebissen|fehlgeburt|uberfall|getotet|ermordet|suizid|verbrannt|entfuhrt|trauma[^ ]*|verloren (?:habe|haben)',
  mentions:
    'meine?[nmr]? (?:beste[nr]? )?(?:schwester|bruder|freundin|freund|nachbar[^ ]*|kolleg[^ ]*|tante|onkel|cousin[^ ]*|oma|opa|schwager|schwagerin)(?: [^ ]+)? (?:hat|ist|war|kann|mag|hasst|liebt|furchtet|wohnt|arbeitet)|fruher(?= (?:habe?|war|bin|hatte|ging|konnte|ich|mochte|,))|damals|vor (?:[^ ]+ )?jahren|ehemals',
  denies: `nicht|nie|niemals|${no}|nichts`,
  wordsBeforeNeed: 6,
};
