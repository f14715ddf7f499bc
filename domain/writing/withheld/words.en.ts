import { all, words } from './patterns.ts';
import type { WithheldWords } from './withheldKinds.ts';

const quality =
  'soft|quiet|clear|light|warm|thin|heavy|plain|smooth|deep|fine|slow|still|calm|simple|simply|easy|easily|old|young|steady|round|small|big|wide|cool|bright|white|green|dark|sure|fresh|gentle|loose|limp|patient|strong|solid|free|busy|empty|full|ordinary|natural|comfortable|undemanding|golden|quietly|softly|lightly|slowly|kindly|gently|briefly|idly|tall|firm|tender|even|bare|broad|blue|hard|flat|thick|grey|sweet|short|sharp|faint|silent|precise|cleanly|surely';

export const en: WithheldWords = {
  waking: words(
    `sunris${all}|sunup|mornings?|dawns?|dawning|daybreak|daylight|coffees?|espressos?|cappuccinos?|breakfasts?|blackbirds?|birdsong|cockerels?|cockcrow|roosters?|alarms?|early risers?`,
    `get(?:s|ting)? (?:up|out of bed)|got up|rise and shine|(?:new|next|coming|fresh) day|day ahead|the day (?:that )?(?:lies|comes|begins|starts|awaits)|(?:start|begin)${all} (?:of )?(?:the|your) day|(?:ready for|face|into|greet|speak of|meet) (?:the|your) day|the day comes to you`,
    'fully (?:awake|alert)|wide awake (?:and|now)|awake and (?:clear|alert)|(?:curtains|shutters|blinds) (?:open|go up|goes up)|shutter after another goes up',
  ),
  breath: words(
    `(?:in-?|out-?)?breath(?!taking)${all}|breathe${all}|inhal${all}|exhal${all}|respir${all}|lungs?|sigh(?:s|ed|ing)?|nostrils?|diaphragm|nasal|yawn${all}|ribs?|collarbones?`,
    'air (?:comes|goes|leaves|flows|moves|passes|enters|is quietly)|the air (?:in|out|go|pass|leaves|past|pass)|follow the air|fact of air|the first breath|air is quietly|(?:chest|belly|stomach|tummy) (?:rises?|falls?|lifts?|swells?|moves?|that moves)|rise and fall|rises and (?:falls|settles)|on your belly and feel it',
  ),
  simile: words(
    String.raw`(?<!(?<!\p{L})(?:would|may|might|could|can|will|you|they|we|i|do|don’t|not|to|who|that|changes) )like(?! (?:it|to|best|that, and)(?!\p{L}))`,
    String.raw`as (?:if|though|it were)|(?:you|me|us|it|them) like (?:an?|sand|sap|warm|stones|water|honey|milk|light|leaves|snow)|\p{L}+-like|resembl\p{L}*|akin to|reminiscent of|the way (?:a|an|it|one|someone|people|children|snow|water)`,
    String.raw`(?<!as )(?:${quality}) as (?!(?:you|it|they|we|i|is|are|if|though)(?!\p{L})|the (?:words|count|voice))\p{L}+`,
    String.raw`as (?:${quality}) as (?!(?:you|it|they|we|i|is|are)(?!\p{L}))\p{L}+`,
    String.raw`as (?:to|ink|rests|the sky|the bowl|music|a|an|one|someone|somebody|people|children|snow|water|grass|leaves|good|bread|after|on|in|from|with|under|through|before|when|behind|at|over|by)(?= )(?! (?:long|soon|far|well|much|you|it|this|that|your|need|all|once|the (?:voice|count|words|numbers)))`,
    String.raw`(?:as|just as) (?:you|one|we) (?:might|would|may)|just as (?:a|an|the|one)`,
  ),
  legs: words(
    `legs?|legged|thighs?|calf|calves|knees?|kneecaps?|kneel${all}|knelt|crouch${all}|squat${all}|shins?|hamstrings?|limbs?|laps?`,
  ),
  feet: words(`foot|feet|footsteps?|soles?|toes?|heels?|ankles?|insteps?|barefoot|shoes?|slippers?|socks?|tiptoe${all}`),
  arms: words(`arms?|elbows?|forearms?|limbs?|biceps`),
  hands: words(`hands?|fingers?|fingertips?|fingernails?|palms?|thumbs?|fists?|wrists?|knuckles?`),
  sight: words(
    `see|sees|seeing|seen|saw|look|looks|looked|looking|gaz${all}|watch|watches|watching|watched|view${all}|glanc${all}|star(?:e|es|ing)|colou?r${all}|blink${all}|visible|picture${all}|images?|imagery|spot|spots|brighter|bright|blue|green|red|golden|yellow|white|the light|light (?:on|through|comes|goes|moves|is)|shadows?|half open|shine${all}|shining|gleam${all}|glow${all}|before your eyes|in front of your eyes|sharper|blur${all}`,
  ),
  hearing: words(
    `hear|hears|heard|hearing|listen${all}|sounds?|sounded|noises?|voices?|music|melod${all}|songs?|sing|sings|singing|tunes?|hum|hums|humming|tick|ticks|ticking|rings?|ringing|ears?|rustl${all}|murmur${all}|whisper${all}|loud${all}|bells?|echo${all}|chirp${all}|chatter${all}`,
  ),
  standing: words(
    `stand|stands|standing|stood|walk${all}|get up|getting up|stroll${all}|steps?|stepp${all}|run|runs|running|climb${all}|stairs?|staircase|hik(?:e|es|ing)|danc(?:e|es|ing)|jump${all}|strid(?:e|es|ing)|upright|tiptoe${all}|sit up tall`,
  ),
  'lying-on-back': words(`on (?:your|the) backs?|flat on|lie (?:back|down|flat)|lying (?:back|down|flat)`),
  'pain-area': words(
    `pain${all}|hurt|hurts|hurting|ach(?:e|es|ing)|aches|sore${all}|tender (?:place|spot)|wound${all}|injur${all}|discomfort`,
  ),
  pregnancy: words(
    `hot|heat|heats|heated|sauna|boil${all}|burning|on (?:your|the) backs?|flat on|lie (?:back|flat)|lying (?:back|flat)|hold${all} (?:your|the|a) breath|held breath|(?:press${all}|push${all}|squeez${all}|tighten${all})(?:[ ,]+\\p{L}+){0,5} (?:belly|abdomen|stomach|waistband)|(?:belly|abdomen|stomach|waistband)(?:[ ,]+\\p{L}+){0,5} (?:press${all}|push${all}|tight${all}|heavy|squeez${all}|pressing)`,
  ),
  question: /[?]/u,
  counting: words(
    `(?:i|we|you) (?:will |ll |may |can |could |might )?count|count(?:s|ed|ing|down)?(?! (?:on|for|as)(?!\\p{L}))|from one to|number (?:one|five)|numbers (?:show|bring|lead|take|guide|from)|(?:five|simple|these) (?:[\\p{L}]+ )?numbers|^(?:one|two|three|four|five|six|seven|eight|nine|ten|zero)(?=[ ]*[,.:;…–—])`,
  ),
  touch: words(
    `(?:you|may|can|to|let|fingers?|hands?|thumb) (?:[\\p{L}’]+ ){0,1}touch(?! (?:only|something|the wood))|touch something|touch (?:your|one|each)|(?:lay|lays|laying|place|places|placing|rest|rests|put|puts|press|presses|set) (?:[\\p{L}’]+ ){0,3}(?:hand|hands|palm|palms|finger|fingers|fingertips|thumb) (?:[\\p{L}’]+ ){0,2}(?:on|over|to|against|upon|around|round|together|beneath)|thumb (?:[\\p{L}’]+ ){0,3}(?:finger|forefinger|fingertip)|(?:finger|forefinger|fingertip|middle finger) (?:[\\p{L}’]+ ){0,3}thumb|hands? on (?:your|the) (?:chest|heart|belly|stomach|shoulder|arm|cheek|face|thigh|knee)|strok(?:e|es|ing)|hold your own hand|one hand in the other`,
  ),
  spiritual: words(
    `spirit|spirits|spiritual${all}|souls?|sacred${all}|divine${all}|holy|heaven${all}|prayers?|pray|blessed|univers(?:e|es)|cosmos|cosmic|eternal${all}|eternity|infinit${all}|transcend${all}|mystery|mysteries|mystic${all}|oneness|(?:life|cosmic|healing|inner) energ(?:y|ies)|chakras?|altar|temple|shrine|worship${all}`,
  ),
  'closed-eyes': words(
    `clos(?:e|es|ed|ing) (?:your |the |both )?(?:eyes|eyelids|lids)|(?:eyes|eyelids|lids) (?:[\\p{L}’]+,? ){0,6}(?:closed?|closing|closes|shut|fall|rest|grow heavy|sink|drop)|(?:behind|inside of|beneath) (?:your |the |closed )?(?:eyelids|lids|closed eyes)|eyelids?|lids|open your eyes|eyes (?:[\\p{L}’]+,? ){0,5}open`,
  ),
  lying: words(
    `(?:as|while|where) you lie|you are lying|lying (?:here|down|there)|lie (?:down|back|here)|(?:mattress|bed|pillow|covers|blanket) (?:[\\p{L}’]+ ){0,4}(?:beneath|under|below|carries|holds|bears|takes|over you)|(?:beneath|under|into|against) (?:[\\p{L}’]+ ){0,3}(?:mattress|bed|pillow)`,
  ),
  seated: words(
    `(?:as|while|where) you sit|you are sitting(?= here)|sitting (?:here|upright)|sit (?:upright|up|here|tall)|(?:chair|seat|armchair|cushion|backrest) (?:[\\p{L}’]+ ){0,4}(?:beneath|under|below|behind you|carries|holds|bears|takes)|(?:beneath|under|into|against) (?:[\\p{L}’]+ ){0,3}(?:chair|seat|armchair|backrest)|feet (?:[\\p{L}’]+ ){0,4}(?:floor|ground)`,
  ),
  heart: words(`hearts?|heartbeats?|pulses?|pulsing|throb${all}|pound${all}`),
};
