import type { ForbiddenInLanguage } from './forbiddenRules.ts';

const illness = String.raw`(?:depression(?:en)?|depressiv|angststorung|posttraumatische\w* \w+|ptbs|adhs|bipolar|schizophren(?:ie)?|psychose|epilepsie|burn-?out|krebs|diabetes|trauma|essstorung|sucht)`;
const medicine = String.raw`(?:medikamente?n?|medizin|tabletten?|pillen|insulin|antidepressiva|psychopharmaka|schlafmittel|behandlung|therapie)`;
const carer = String.raw`(?:arzt|arztin|arzte|therapeut(?:in|en)?|psychiater(?:in)?)`;
/** As many as anybody says in a row; phrases begin with them, and would be read to the end of a text of nothing else. */
const his = String.raw`(?:deine[mnrs]? |ihre[mnrs]? |dein |ihr |die |den |das |der |alle |jede[mnrs]? |eine[mnrs]? |einen |mehr ){0,8}`;
const long = String.raw`(?:[89]|[1-9]\d+|acht|neun|zehn|elf|zwolf|funfzehn|zwanzig|dreißig|vierzig|sechzig|eine (?:ganze |lange )?(?:minute|weile)|zwei minuten|lange|so lange|moglichst lange)`;

export const de: ForbiddenInLanguage = {
  rules: {
    cure: [
      /\b(?:wird|kann|soll) (?:dich|sie|deine?n?|ihre?n?) (?:\w+ ){0,3}heilen\b/,
      /\b(?:du bist|sie sind|du wirst|sie werden) (?:nun |jetzt |bald |vollstandig |vollig |endgultig )*geheilt\b/,
      /\bheilt (?:dich|sie|jede|alle)\b/,
      /\bwundermittel\b/,
      new RegExp(String.raw`\b(?:heilt|heilen|kuriert) ${his}(?:krankheit(?:en)?|${illness})\b`),
      new RegExp(String.raw`\b${his}(?:krankheit|${illness}) (?:wird|ist) geheilt\b`),
    ],
    diagnosis: [
      new RegExp(
        String.raw`\b(?:du hast|sie haben|du leidest an|sie leiden an|du leidest unter|sie leiden unter|du bist|sie sind) (?:einer? |eine )?(?:schwere[rn]? |klinische[rn]? )?${illness}\b`,
      ),
      /\b(?:deine|ihre|meine) diagnose\b/,
      /\bdiagnostizier\w+/,
    ],
    medicine: [
      new RegExp(String.raw`\b(?:setz(?:e|t|en sie)?|nimm|nehmen sie) ${his}${medicine} (?:ab|nicht mehr)\b`),
      new RegExp(String.raw`\b${his}${medicine} (?:jetzt |einfach |ab sofort )*(?:absetzen|weglassen|wegwerfen|abbrechen)\b`),
      new RegExp(
        String.raw`\b(?:lass|lassen sie|wirf|werfen sie|brich|brechen sie|reduziere|reduzieren sie|beende|beenden sie) ${his}${medicine}\b`,
      ),
      new RegExp(
        String.raw`\b(?:brauchst du|brauchen sie|du brauchst|sie brauchen) (?:nun |jetzt |ab heute )*(?:kein\w* |nicht mehr |nie mehr )${his}(?:${medicine}|${carer})\b`,
      ),
      new RegExp(String.raw`\b(?:statt|anstelle|ersetzt) ${his}(?:${medicine}|${carer})\b`),
    ],
    regression: [
      /\b(?:alters)?regression\b/,
      /\b(?:fruhere[nrs]?|vergangene[nrs]?) leben\b/,
      /\b(?:verdrangte|verschuttete|unterdruckte)[nrm]? erinnerung(?:en)?\b/,
      /\b(?:zuruck (?:in|zu)|zuruck bis in|zuruck in) (?:deine|ihre|die|der|deiner|ihrer) (?:fruhe |fruheste |fruhen )?(?:kindheit|kindertage)\b/,
      /\bin (?:deine|ihre|die) (?:fruhe |fruheste )?kindheit zuruck/,
      /\bals (?:du|sie) (?:\w+ )?(?:\w+ jahre alt|ein kind|ein baby|klein) (?:warst|waren)[^.!?]{0,200}\bzuruck/,
      /\bzuruck\b[^.!?;]{0,30}\bals (?:du|sie) (?:noch )?(?:ein kind|ein baby|klein)\b/,
      /\bvor (?:deiner|ihrer) geburt\b/,
    ],
    immobility: [
      /\b(?:kannst du|konnen sie|du kannst|sie konnen) (?:dich |sich |deine |ihre |die |den )?(?:\w+ )?(?:nicht|nicht mehr|nicht langer) (?:mehr )?(?:bewegen|offnen|heben|aufstehen|widerstehen|sprechen|aufwachen|wehren)\b/,
      /\b(?:unfahig|unmoglich),? (?:dich |sich |sie |die augen )?(?:zu )?(?:bewegen|offnen|heben|widerstehen|aufzustehen)/,
      /\b(?:augen|lider|augenlider) (?:lassen sich|konnen sich|gehen) nicht (?:mehr )?(?:offnen|auf)\b/,
      /\b(?:augen|lider|augenlider|hande|arme) (?:sind|bleiben) (?:\w+ )?(?:verklebt|versiegelt|verschlossen|gelahmt|festgeklebt)\b/,
      /\bunter meiner (?:kontrolle|macht)\b/,
      /\b(?:du musst|sie mussen|du wirst|sie werden) (?:\w+ )?gehorchen\b/,
    ],
    'breath-hold': [
      new RegExp(
        String.raw`\b(?:halte?|halten sie|anhalten) (?:den|deinen|ihren|die) (?:atem|luft)(?: an)?,? ?(?:nun |jetzt |dann |dort )?(?:fur |bis |mindestens |etwa )*${long}\b`,
      ),
      new RegExp(
        String.raw`\b(?:den|deinen|ihren|die) (?:atem|luft) (?:fur |bis )?${long}(?: sekunden| lang)? (?:an|anzu)halten\b`,
      ),
    ],
    outcome: [
      /\bgarantier(?:t|e|en)\b/,
      /\bgarantie\b/,
      /\b(?:nie wieder|niemals wieder|nie mehr)\b[^.!?;]{0,30}\b(?:angst|haben|sein|fuhlen|rauchen|trinken|leiden|sorgen)\b/,
      /\b(?:fur immer|endgultig) (?:frei|verschwunden|befreit|weg|vorbei|los)\b/,
      /\bverschwinde[nt] (?:\w+ )?fur immer\b/,
      /\b(?:100|hundert) ?(?:%|prozent)(?:ig)? (?:wirksam|sicher|erfolg|frei)/,
      /\bdiese (?:sitzung|hypnose|meditation) (?:wird|lost|beseitigt|beendet) (?:\w+ ){0,4}(?:losen|beseitigen|beenden|probleme?|angst)\b/,
    ],
  },
  deniedBefore: /\b(?:nicht|kein\w*|nie|niemals|ohne|nichts|weder|noch nie|falls|wenn|ob)\b[^.,;:!?]{0,40}$/,
  deniedAfter: /^[^.,;:!?]{0,40}\b(?:nicht|nichts|kein(?:e[mnrs]?)?|nie|niemals)\b(?! (?:mehr|ein))/,
  holdsBreath:
    /^(?:und |nun |jetzt |dann |sanft |atme ein,? |atmen sie ein,? )*(?:halte?|halten sie) (?:nun |jetzt |dann )?(?:den|deinen|ihren|die) (?:atem|luft) (?:\w+ )*an\b/,
};
