import type { ForbiddenInLanguage } from './forbiddenRules.ts';

const illness = String.raw`(?:depressi(?:on|f|ve)|troubles? (?:anxieux|bipolaires?|alimentaires?)|stress post-traumatique|tdah|bipolaire|schizophren(?:e|ie)|psychose|epileps?ie|burn-?out|cancer|diabete|traumatisme|addiction)`;
const medicine = String.raw`(?:medicaments?|traitements?|pilules?|comprimes?|cachets?|insuline|anti-?depresseurs?|anxiolytiques?|somniferes?|ordonnance|therapie)`;
const carer = String.raw`(?:medecins?|docteur|therapeutes?|psychiatre|psychologue|psy)`;
const his = String.raw`(?:votre |vos |ton |ta |tes |le |la |les |l'|un |une |tout |toute |tous |toutes |de |d'|des )*`;
const long = String.raw`(?:[89]|[1-9]\d+|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|soixante|une (?:longue )?minute|deux minutes|longtemps|le plus longtemps|aussi longtemps|autant que)`;

export const fr: ForbiddenInLanguage = {
  rules: {
    cure: [
      /\b(?:va|vont|peut|peuvent) (?:vous |te )?guerir (?:de |du |d'|votre|vos|ton|ta|tes|le |la |les |toute?|completement|definitivement)/,
      /\b(?:vous|te|t') ?(?:guerit|guerira|gueriront|guerissent)\b/,
      /\b(?:vous (?:etes|serez)|tu (?:es|seras)) (?:maintenant |desormais |enfin |completement |totalement )*gueri/,
      /\bguerison (?:totale|complete|garantie|assuree|definitive|miraculeuse)\b/,
      /\bremede miracle\b/,
      new RegExp(String.raw`\b(?:guerit|guerir|guerira|soigne|soignera) ${his}(?:maladies?|${illness})\b`),
    ],
    diagnosis: [
      new RegExp(
        String.raw`\b(?:vous (?:souffrez|etes atteint\w*)|tu (?:souffres|es atteint\w*)) (?:de |d'|du )(?:une? )?${illness}\b`,
      ),
      new RegExp(String.raw`\b(?:vous (?:etes|avez)|tu (?:es|as)) (?:une? )?${illness}\b`),
      /\b(?:votre|ton|mon) diagnostic\b/,
      /\bdiagnostique\w*/,
    ],
    medicine: [
      new RegExp(
        String.raw`\b(?:arrete[rz]?|cesse[rz]?|stoppe[rz]?|interromp\w+|jete[rz]?|jette|diminue[rz]?|reduis|reduisez|reduire|abandonne[rz]?) (?:tout de suite |des maintenant |de prendre )*${his}${medicine}\b`,
      ),
      new RegExp(String.raw`\b(?:n'|ne )?(?:\w+ ){0,2}(?:plus|pas|aucun) besoin ${his}(?:${medicine}|${carer})\b`),
      new RegExp(String.raw`\b(?:remplace(?:nt|ra)?|a la place d[eu]|au lieu d[eu]) ?${his}(?:${medicine}|${carer})\b`),
    ],
    regression: [
      /\bregression\b/,
      /\bvies? (?:anterieures?|passees?)\b/,
      /\bsouvenirs? (?:refoules?|reprimes?|enfouis?)\b/,
      /\b(?:reven|retourn|remont|revien|regress|recul|voyag)\w*\b[^.!?;]{0,30}\b(?:(?:a|dans|vers|jusqu'a) (?:votre|ton|l')(?: ?(?:petite|tendre|toute petite))? ?enfance|a l'age de|avant (?:votre|ta) naissance|jour ou (?:cela|c')|quand (?:vous etiez|tu etais) (?:petite?|enfant|bebe))/,
    ],
    immobility: [
      /\b(?:ne (?:pouvez|peux|pourrez|pourras|parvenez|parviens)|n'(?:arrivez|arrives)) (?:deja |meme )?(?:plus|pas)(?: meme)? (?:a )?(?:vous |te |t')?(?:y )?(?:les |l')?(?:bouger|ouvrir|resister|lever|relever|remuer|parler|reveiller)\b/,
      /\b(?:incapables?|impossible) (?:pour (?:vous|toi) )?(?:de |d')(?:vous |te |t')?(?:bouger|ouvrir|resister|lever|reveiller)\b/,
      /\b(?:paupieres|yeux|elles|ils) (?:ne (?:peuvent|pourront) (?:plus|pas)|refusent de) s'ouvrir\b/,
      /\b(?:paupieres|yeux|mains|bras) (?:sont|restent) (?:\w+ )?(?:collee?s|scellee?s|bloquee?s|soudee?s)\b/,
      /\bsous mon (?:controle|pouvoir)\b/,
      /\b(?:vous devez|tu dois|vous allez|tu vas) (?:m')?obeir\b/,
    ],
    'breath-hold': [
      new RegExp(
        String.raw`\b(?:reten(?:ez|ir)|retiens|bloque[rz]?|garde[rz]?|suspende[zs]?|suspends|tene[zs]|tiens) (?:votre |ton |ta |la |le |l')?(?:souffle|respiration|air|inspiration|apnee)\b(?: en vous| en toi| a l'interieur)?,? ?(?:pendant |durant |sur |en comptant |jusqu'a |le temps de |au moins )*${long}\b`,
      ),
    ],
    outcome: [
      /\bgarant(?:i|ie|is|ies|it|issons|issent|ir)\b/,
      /\b(?:vous|tu) n(?:e |')[^.!?;]{1,25}\b(?:plus jamais|jamais plus)\b/,
      /\b(?:disparai\w+|libere\w*|debarrasse\w*|parti\w*)\b[^.!?;,]{0,30} (?:pour toujours|a (?:tout )?jamais|definitivement)\b/,
      /\b(?:100|cent) ?(?:%|pour cent) (?:efficace|sur|garanti|de reussite|des cas)/,
      /\bcette (?:seance|hypnose|meditation) (?:va|vont) (?:resoudre|regler|eliminer|supprimer|changer votre vie|changer ta vie)\b/,
    ],
  },
  deniedBefore: /(?:\bn'|\b(?:ne|pas|jamais|sans|aucune?|rien|ni|si|non)\b|\bs'il)[^.,;:!?]{0,40}$/,
  deniedAfter: /^ (?:pas|rien|aucune?|jamais)\b/,
  holdsBreath:
    /^(?:et |puis |maintenant |doucement |inspirez,? |inspire,? )*(?:reten(?:ez|ons)|retiens|bloque[zr]?|gardez|garde|suspendez|suspends) (?:votre |ton |ta |la |le |l')?(?:souffle|respiration|air)\b/,
};
