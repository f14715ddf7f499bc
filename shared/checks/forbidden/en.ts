import type { ForbiddenInLanguage } from './forbiddenRules.ts';

const illness = String.raw`(?:depression|depressive disorder|(?:an? )?anxiety disorder|ptsd|adhd|ocd|bipolar|schizophrenia|psychosis|epilepsy|burn-?out|cancer|diabetes|trauma|(?:an )?eating disorder|(?:an )?addiction)`;
const medicine = String.raw`(?:medications?|medicines?|meds|pills|tablets|insulin|anti-?depressants?|prescriptions?|treatments?|therapy)`;
const carer = String.raw`(?:doctors?|physicians?|therapists?|psychiatrists?)`;
const long = String.raw`(?:[89]|[1-9]\d+|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|sixty|a (?:full |whole |long )?(?:minute|time|while)|(?:one|two) minutes?)`;

export const en: ForbiddenInLanguage = {
  rules: {
    cure: [
      /\b(?:will|can|going to|shall) cure\b/,
      /\bcures? (?:you|your|all|any|the|every)\b/,
      /\bmiracle cure\b/,
      /\byou (?:are|will be|have been) (?:now )?(?:completely |fully |totally )?(?:cured|healed (?:of|from))\b/,
      new RegExp(
        String.raw`\b(?:cur|heal)(?:e?s|e?d|ing)? (?:your |the |any |all )?(?:\w+ )?(?:diseases?|illness(?:es)?|${illness})\b`,
      ),
    ],
    diagnosis: [
      new RegExp(String.raw`\byou (?:have|suffer from|are suffering from) (?:severe |clinical |chronic |a |an )*${illness}\b`),
      /\byou are (?:clinically )?(?:depressed|bipolar|schizophrenic|traumati[sz]ed|mentally ill)\b/,
      /\b(?:your|my) diagnosis\b/,
      /\bdiagnos(?:e|es|ed) (?:you|with)\b/,
    ],
    medicine: [
      new RegExp(
        String.raw`\b(?:stop|quit|skip|reduce|discard|throw away|give up|come off|go without) (?:taking |using )?(?:your |the |all |any )*(?:\w+ )?${medicine}\b`,
      ),
      new RegExp(String.raw`(?:\b(?:no longer|not|never)|n't) need (?:any |your |a |the )*(?:${medicine}|${carer})\b`),
      new RegExp(String.raw`\bneed no (?:${medicine}|${carer})\b`),
      new RegExp(String.raw`\b(?:instead of|replaces?|in place of) (?:your |any |the |a |all )*(?:${medicine}|${carer})\b`),
    ],
    regression: [
      /\bage regression\b/,
      /\bregress(?:es|ing)? (?:back )?to\b/,
      /\bpast li(?:fe|ves)\b/,
      /\bprevious lives\b/,
      /\b(?:repressed|recovered|suppressed|buried) memor(?:y|ies)\b/,
      /\bbefore you were born\b/,
      /\bback (?:in time |through time |through the years )?to (?:your (?:early )?childhood|the age of|when you were (?:an? )?(?:\w+ )?(?:child|baby|infant|little|born|young|years old)|the (?:day|moment|time) (?:when )?it (?:first )?happened)\b/,
    ],
    immobility: [
      /\byou (?:can ?not|can't|are unable to|will not be able to|won't be able to|are not able to) (?:even )?(?:move|lift|open|speak|resist|get up|stand up|wake|bend)\b/,
      /\b(?:unable|impossible|powerless) (?:for you )?to (?:move|resist|open|lift|wake)\b/,
      /\b(?:eyes|eyelids|lids|they) (?:will not|won't|cannot|can't|refuse to) open\b/,
      /\b(?:eyes|lids|eyelids|hands|arms) (?:are|stay|remain) (?:\w+ )?(?:locked|glued|stuck|sealed)\b/,
      /\bunder my (?:control|power)\b/,
      /\byou (?:must|will|have to) obey\b/,
    ],
    'breath-hold': [
      new RegExp(
        String.raw`\bhold(?:ing)? (?:it|(?:your|the|that|this) (?:in-?)?breath|the air)(?: in| there)? (?:for|to) (?:(?:a|the) count of |about |at least |up to )?${long}\b`,
      ),
      /\bhold(?:ing)? (?:it|(?:your|the|that|this) breath)(?: in| there)? (?:for )?(?:as long as|until (?:you (?:can't|cannot|can no longer)|it))/,
    ],
    outcome: [
      /\bguarantee(?:s|d)?\b/,
      /\b(?:will|shall|need|can|could) never (?:again )?(?:feel|be|have|suffer|smoke|drink|worry|fear|crave)\b[^.!?;]{0,200}\bagain\b/,
      /\byou will never again\b/,
      /\b(?:100|a? ?hundred) ?(?:%|per ?cent) (?:effective|success\w*|certain|sure|free|safe)\b/,
      /\bforever (?:free|cured)\b/,
      /\bfree (?:of|from) [^.!?;,]{1,30} forever\b/,
      /\bthis (?:session|script|hypnosis|meditation) (?:will|is going to) (?:solve|fix|eliminate|remove|end)\b/,
    ],
  },
  deniedBefore: /\b(?:no|not|never|nothing|nobody|none|without|neither|nor|if|whether|unless|cannot|\w+n't)\b[^.,;:!?]{0,40}$/,
  deniedAfter: /^ (?:no|nothing)\b/,
  holdsBreath: /^(?:and |now |then |gently |softly |breathe in,? |inhale,? )*hold (?:it|(?:your|the|that|this) breath)\b/,
};
