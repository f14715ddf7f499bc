import type { StanceLists } from './StanceGrammar.ts';

const not = String.raw`(?:don ?t|do not|does ?n ?t|never|not|must ?n ?t|should ?n ?t|won ?t|would ?n ?t|pls no)`;
const cannot = String.raw`(?:can ?t|cannot|can not|could ?n ?t)`;
const sleep = String.raw`(?:a?sleep[^ ]*|rest|relax|concentrate|focus|breathe|calm|stop|cope|let go|say no|switch off|wind down|unwind)`;
const bad = String.raw`(?:dizzy|nervous|sick|anxious|panic[^ ]*|scared|afraid|sad|cry|uneasy|uncomfortable|nauseous|the creeps|goosebumps|nightmares|anxiety|depressed|seasick|ill|shiver|tense)`;
const afraid = String.raw`(?:afraid|scared|frightened|terrified)`;

export const en: StanceLists = {
  turns: String.raw`but(?<!(?:any|every|no)thing but)|rather(?! than)|instead(?! of)|prefer[^ ]*|however|yet`,
  links: String.raw`because|since|so|where|when|while|which|who|although|though|as i|cause|cuz`,
  joins: String.raw`and|or|,`,
  wants: String.raw`i|we|want|love|like|would|with|give|take|bring|let|it|is|are`,
  needs: [
    // Whoever they live without is missed, not refused.
    '(?:live|living|life|lives?|cope|coping|go on|going on|christmas|day|days|year) without (?:my|our) (?:late )?[^ ]+',
    `${cannot}(?: [^ ]+){0,2} ${sleep}`,
    `(?:don ?t|do not|unable to|trouble|struggl[^ ]*(?: to)?|difficulty|hard to|hardly|barely)(?: [^ ]+)? ${sleep}`,
    `${not}(?: [^ ]+)? want to (?:be(?! (?:in|on|at|near|by|around|reminded))|feel|smoke|drink|worry|eat|get|lie|wake|snack|bite|overeat|lose|fail|panic|stress|argue)`,
    `(?:no longer|not)(?! (?:mention|talk|speak|say|use|include|name|show|bring))(?: [^ ]+){0,3} (?:smok[^ ]*|drink[^ ]*|worry[^ ]*|lie awake|overeat[^ ]*)`,
    String.raw`(?:stop|stopped|stopping|quit|quitting|give up|giving up|cut down)(?! (?:talking|mentioning|speaking))`,
    String.raw`(?:get rid of|overcome|get over|free from|free of|let go of|reduce|lose (?:weight|my|the))`,
    String.raw`(?:no|no more|less|without|fewer) (?:the )?(?:pain[^ ]*|fear[^ ]*|stress|worry|worries|anger|anxiety|tension|panic|confidence|cravings?|cigarettes?|smoking|alcohol|energy|patience|appetite|sleep|nightmares?|insomnia|headaches?|migraines?)`,
    `(?:to not|not to|no longer|without) (?:be|being|feel|feeling) ${afraid}(?: of)?`,
  ].join('|'),
  idioms: 'train of thought|train for|piece of cake',
  praises: [
    `${not}(?: really)? mind`,
    'no objection',
    String.raw`nothing (?:is|s|beats|compares|calms|relaxes|makes|but|against)`,
    'why not',
    `${cannot} (?:wait|get enough|live without|imagine (?:a|my) life)`,
    'never (?:get enough|get tired|tire)',
    `(?:not|never|isn t|no longer|am not|m not|aren t)(?: at all| really| even)? ${afraid} of`,
    'have no (?:fear of|problem with)',
    'not only|no problem with|not without|(?:don ?t|do not|never) (?:forget|leave out|skip|miss)',
  ].join('|'),
  refuses: [
    String.raw`no(?! (?:longer|one|problem|idea|doubt|matter|fear))`,
    'without|except(?: for)?|anything but|everything but|apart from|other than|instead of|rather than|neither|nor|none of',
    'nothing (?:about|with|on|to do with|from|related|of|like|in)',
    '(?:had|have|got) enough of|sick of|fed up with|bored (?:of|with)|done with|spare (?:me|us)|avoid[^ ]*|skip|omit|exclude|ban|drop|remove|cut out|leave out|stay away from|steer clear of|keep away from',
    'hate[sd]?|detest|loathe|despise|dislike|allerg[^ ]* to|leave(?: [^ ]+){1,4} out|keep(?: [^ ]+){1,4} out|stop (?:talking|mentioning|speaking)',
    `${cannot} (?:stand|bear|take|stomach|deal with|tolerate|face|abide|handle)`,
    `${not}(?: [^ ]+){0,2} (?:want|like|mention[^ ]*|talk[^ ]*|speak[^ ]*|bring|use|include|need|say|put|add|remind[^ ]*|take me|send|describe|refer|name|touch|go|enjoy|care for|hear|lead|be in|love|write|tell|show|let|think|imagine|picture|make me)`,
    '(?:please|rather|better|but|and|just|definitely|absolutely|certainly|so|or) not',
    String.raw`(?<=^ )not`,
  ].join('|'),
  refusesAll:
    'no thanks|no thank you|out of (?:it|this|the script)|(?:is|are) (?:out|taboo|unbearable|forbidden)|no go|off limits|taboo|not (?:welcome|allowed|for me|ok|okay|my thing)|left out|please no(?: t)?(?= $)|(?<=[^ ] )not please',
  fears: `${afraid} (?:of|by)|fears?(?: of)?|phobi[^ ]* of|panic (?:in|on|about|when)|(?:anxious|nervous|uneasy) (?:about|on|in|around|of|at)|dread|terror of|nightmares (?:about|of)|traumati[sz]ed by|haunted by|${afraid} (?:on|in|when|around)`,
  fearsAll: `(?:scare|frighten|terrif|disgust|trigger|upset|unsettl|disturb|bother|stress)[^ ]* (?:me|us)|(?:creep|freak)[^ ]* (?:me|us) out|(?:make|made|get|drive|give|gave)[^ ]* me (?:feel )?(?:so |very |really |too )?${bad}|phobi[^ ]*|panic attacks?|(?:get|gets|have|had|in a|into a?|cause[^ ]*) panic|trigger[^ ]* (?:my|a|us|flash[^ ]*|pan[^ ]*|anx[^ ]*)|flashbacks?`,
  harms: String.raw`(?<!(?:panic|anxiety) )attack(?:ed|s)?|assault[^ ]*|raped?|abus[^ ]*|crash(?:ed)?|accident[^ ]*|drown(?:ed|ing)?|died|dead|killed|(?:death|loss) of|burn(?:ed|t)(?: down)?|robbed|mugged|stabbed|avalanche|shipwreck|survived|kidnapped|suicide|murder[^ ]*|bitten|stillb[^ ]*|miscarr[^ ]*|trauma(?:tic)?|beaten|fire destroyed`,
  mentions: String.raw`my (?:best )?(?:sister|brother|friend|neighbou?r|colleague|coworker|aunt|uncle|cousin|grandmother|grandfather|grandma|grandpa|roommate)(?: [^ ]+)? (?:is|are|was|were|has|had|hates?|likes?|loves?|fears?|can ?t|got|wants?|lives?|works?|owns?)|used to|(?:years|months) ago|in the past|back then|formerly`,
  denies: `${not}|${cannot}|no|isn t|aren t|wasn t|didn ?t|haven t|none`,
  wordsBeforeNeed: 0,
};
