import { any, upTo } from '../../../shared/asked/plainWords.ts';
import type { InstructionSigns, SilenceSigns } from './InstructionSigns.ts';

const none = '(?:ohne|kein(?:e[mnrs]?|erlei)?)';
/** One asks for it to be left out, in front of what it is. */
const spare = `(?:(?<! nicht )${none}|vermeid(?:e|en|et)(?: sie)?|(?:verzicht(?:e|en|et)|bitte) ${upTo(2)}auf|statt)`;
/** The same behind it: “Fragen bitte weglassen”. */
const gone = `${upTo(2)}(?:(?<!nicht )(?:weglassen|wegzulassen|weglasst|weggelassen|auslassen|rauslassen|aussparen|vermeiden|vermieden|verzichten|verzichtet|streichen)|(?:(?:sind|ist) )?(?:unerwunscht|uberflussig|nicht (?:erwunscht|notig|gewunscht))|(?:mag|mochte|will|brauche) ich ${upTo(1)}nicht|(?:storen|nerven|stressen|stort|nervt|stresst) mich|(?:brauchts?|brauche) (?:es |ich )?nicht|muss(?:en)? nicht sein|lieber nicht|bitte (?:nicht|keine?))`;
/** Nobody wants to do without it. */
const notKept = '(?<! nicht auf (?:den |das |die |meine |meinen )?)';
const leftOut = (thing: string, gap = 2): string =>
  `${spare} ${upTo(gap)}${thing}|${notKept}${thing} ${gone}|(?:lass(?:e|en|t)?|spar(?:e|en)?) ${upTo(3)}${thing} ${upTo(1)}(?:weg|aus|raus|sein)`;
/** Not what the person, or somebody they tell of, does themselves. */
const notI = (gap: number): string =>
  String.raw`(?<! (?:ich|mich|wir|uns|er|man|kind|sohn|tochter|mann|frau|chef|chefin|mutter|vater|freund|freundin|lerne|lernen) (?:[\p{L}\p{N}]+ ){0,${gap}})`;
const notNo = String.raw`(?<! (?:kein|keine|keinen|keinem|ohne|nicht|nie|wenig|weniger|zu) (?:\p{L}+ ){0,1})`;
/** Who does something while they listen. */
const listening = `(?:meditier${any}|meditation|hor(?:e|en|t|bar)|anhor${any}|anzuhor${any}|lausch${any}|ub(?:e|en|t)|ubung|mach(?:e|en|t)|mitmach${any}|version|variante|anleitung|hypnose|traumreise|skript|entspann${any}|praktizier${any}|durchfuhr${any}|stattfind${any}|gedacht|geeignet|bitte|gerne?|lieber)`;
const body = '(?:brust|brustkorb|herz|herzen|bauch|stirn|gesicht|korper|koerper|oberschenkel|knie|beine)';
const someWords = '(?:worter?n?|woerter?n?|worten)';

export const de: InstructionSigns = {
  'few-words': [
    `(?<! (?:es|wurden|wechselten|fielen|nach|nur|habe|finde|kenne|erst|aus|kind|sohn|tochter|er) ${upTo(2)})(?:wenige?[nr]?|sparsame[nr]?|(?:nicht|nie) (?:so |zu |allzu |sehr )?viele?n?|ein paar weniger) ${someWords}(?! (?:dafur|meine[rs]|seine[rs]|ihre[rs]|uber|von|zu|fur|gesprochen|gewechselt|gesagt|gefunden|fand|finde|fielen|und taten|gefallen|mit) )`,
    `bitte ${upTo(3)}(?:wenige?n?|nicht (?:so |zu |allzu )?viele?n?) ${upTo(1)}(?:${someWords}|text|reden|sprechen|gerede|sagen|labern|quatschen)|(?:moglichst|so|nur|mit) wenige?[nr]? ${someWords}(?! (?:uber|gesprochen|gewechselt|gesagt) )`,
    `(?<!ich )(?:rede|red|sprich|quatsche?|labere?|(?:reden|sprechen) sie) ${upTo(2)}(?:nicht (?:so |zu |allzu )?viel|weniger?|moglichst wenig|so wenig)`,
    `${notI(4)}(?:nicht (?:so |zu |allzu )?viel|weniger|moglichst wenig|so wenig wie moglich) (?:reden|sprechen|text|gerede|gequatsche|gelaber)|(?:nicht (?:so |zu |allzu )?viel|wenig|weniger|moglichst wenig) (?:gesprochen|geredet|gesagt) (?:wird|werden)|(?:stimme|sprecher|sprecherin|anleitung) ${upTo(3)}(?:wenig|weniger|nicht (?:so |zu )?viel) (?:sagen|sprechen|reden)|(?:du|sie) ${upTo(3)}(?:nicht (?:so |zu )?viel|wenig|weniger) (?:redest|sprichst|sprechen|reden)`,
    `wenig text|weniger text|wortkarg(?! (?:bin|ist|geworden|war) )(?<! (?:bin|ist|so|sehr|und|eher) wortkarg)|(?:sparsam|sparsamer|zuruckhaltend) ${upTo(1)}mit ${upTo(1)}worten|(?:sprich|rede|sprache|worte) ${upTo(1)}sparsam|nicht (?:zu |so )?(?:wortreich|textlastig|geschwatzig)|nicht (?:zutexten|zugetextet|zuquatschen|vollquatschen|zulabern|vollgelabert|zugelabert)`,
  ].join('|'),
  'short-sentences': [
    `(?<! (?:antwortet|antworte|spricht|spreche|redet|rede|schreibt|schreibe|sagt) ${upTo(4)})(?:kurze[nr]?|kurzere[nr]?|knappe[nr]?|kuerzere[nr]?)(?: und)?(?: ganz)?(?: einfachen?| klaren?| ruhigen?| knappen?| leichten?| verstandlichen?| pragnanten?)? (?:sae?tzen?)(?! (?:wie|von ihm|von ihr|lesen|zu lesen|verstehen|merken) )`,
    `(?<! drei )(?:sae?tze) ${upTo(4)}(?:kurz|kurzer|knapp|knapper)(?! (?:vor|nach|angebunden|bevor) )|(?:sae?tze) (?:bitte |nicht |lieber ){1,2}(?:so |zu |allzu )?lang|(?:halte|halten|formuliere|formulieren) ${upTo(2)}(?:sae?tze) ${upTo(1)}kurz`,
    `(?:${none}|nicht|bitte nicht|vermeide|vermeiden) ${upTo(3)}(?:lange[nr]?|ewig langen?|endlosen?|verschachtelten?|komplizierten?) (?:sae?tzen?)(?! (?:lesen|verstehen|merken|bilden|sprechen|schreiben|mehr) )|${leftOut('(?:schachtel|bandwurm|wurm)sae?tzen?')}`,
  ].join('|'),
  'simple-words': [
    `(?<! (?:ubersetz${any}|unterricht${any}|lern${any}|paar|kein|keine|keinen|keiner) ${upTo(3)})(?:einfache[nrs]?|einfachere[nr]?|leichte[nr]?|verstandliche[nr]?|schlichte[nr]?|unkomplizierte[nr]?|alltagliche[nr]?|normale[nr]?|leicht verstandliche[nr]?|bodenstandige[nr]?|klare[nr]?)(?: und)?(?: kurzen?r?| klaren?r?| ruhigen?r?| verstandlichen?r?)? (?:sprache|${someWords}|wortwahl|ausdrucke|begriffen?|vokabular|deutsch|ausdrucksweise|formulierungen)(?! (?:gesagt|gesprochen ich|erklart|sagen|finden|zu finden|lernen|des|der) )`,
    `alltagssprache|(?:einfach|simpel|schlicht|verstandlich|leicht verstandlich|unkompliziert) (?:formuliert|formulieren|ausgedruckt|ausdrucken|geschrieben|gesprochen|gesagt sein|gehalten|erklart sein)|(?:bitte|ganz) ${upTo(1)}(?:einfach|verstandlich) (?:sprechen|reden|ausdrucken)|leicht (?:zu verstehen|verstandlich)(?! (?:war|ist das|machen) )|(?:sprache|${someWords}|wortwahl) ${upTo(3)}(?:einfach|schlicht|verstandlich)(?! (?:nicht|so|weg|zu|nur|im) )`,
    `(?:${none}|vermeide|vermeiden|nicht so viele|auf) ${upTo(2)}(?:fremdworter?n?|fremdwoertern?|fachbegriffen?|fachworter?n?|fachwoertern?|fachsprache|fachchinesisch|fachausdrucken?|anglizismen)(?! (?:kenne|lernen|merken|verstehe|fur) )|(?:fremdworter|fremdwoerter|fachbegriffe|fachworter|fachausdrucke|anglizismen) ${gone}`,
    `(?:${none}|vermeide|vermeiden) ${upTo(1)}(?:schwierigen?|komplizierten?|schweren?|langen?|hochgestochenen?|gehobenen?|geschwollenen?|abstrakten?|wissenschaftlichen?|medizinischen?) ${upTo(1)}(?:${someWords}|sprache|begriffen?|ausdrucken?|formulierungen)(?! (?:merken|verstehen|mehr|lesen) )|nicht (?:zu |so )?(?:kompliziert|hochgestochen|geschwollen) (?:ausgedruckt|formuliert|sprechen|reden|ausdrucken|formulieren)`,
  ].join('|'),
  slower: [
    `(?<!ich )(?:sprich|spreche|rede|red|lies|(?:sprechen|reden|lesen) sie) ${upTo(3)}(?:langsam|langsamer|gemachlich|nicht (?:so |zu |allzu )?schnell)`,
    `(?:stimme|sprecher|sprecherin|text|skript|es|alles|das|ihr|du|aufnahme|anleitung) (?:soll|sollte|sollst|solltest|darf|kann|konnte|konntest|muss) ${upTo(4)}(?:langsam|langsamer|nicht (?:so |zu |allzu )?schnell) ${upTo(1)}(?:sprechen|reden|gesprochen|vorgelesen|lesen|sein|gelesen)`,
    `bitte ${upTo(2)}(?:langsam|langsamer|gemachlich|nicht (?:so |zu |allzu )?schnell)(?: (?:sprechen|reden|lesen|vorlesen|erzahlen))?(?! (?:gehen|laufen|fahren|essen|werden|wieder|aufwachen|einschlafen|wach) )|langsamer bitte|langsam bitte`,
    `(?<! (?:will|mochte) )${notI(4)}(?:langsam|langsamer|nicht (?:so |zu |allzu )?schnell) (?:und (?:ruhig|deutlich|leise) )?(?:zu )?(?:sprechen|reden|vorlesen|sprichst|redest|vortragen)(?! (?:wenn ich|lernen|lerne|uben|kann|konnen|mussen|muss|lernt) )|(?:langsam|langsamer|gemachlich)(?: und (?:ruhig|deutlich|leise))? (?:gesprochen|vorgelesen|vorgetragen|gelesen|eingesprochen)(?! (?:habe|hat) )`,
    `(?:langsame[mnrs]?|langsamere[mnrs]?|gemachliche[mnrs]?|geruhsame[mns]?) (?:(?:und )?(?:ruhige[mnrs]?|leise[mnrs]?|sanfte[mnrs]?) )?(?:tempo|sprechtempo|sprechweise|stimme|lesetempo|sprache|rhythmus|vortrag|geschwindigkeit|redetempo)|langsames sprechen|(?:tempo|sprechtempo) ${upTo(4)}(?:langsam|langsamer|runter|reduzieren|drosseln|niedrig)|(?:ruhigem|ruhiges|ruhigen) (?:sprech)?tempo`,
  ].join('|'),
  'longer-pauses': [
    `${notNo}(?<! (?:ich|er|sie|wir|meine|einer|der|arbeit|job|buro|schule|alltag|macht|machte|machen) ${upTo(3)})(?:lange[nr]?|langere[nr]?|laengere[nr]?|mehr|viele?n?|grosse[nr]?|grossere[nr]?|ausgedehnte[nr]?|ausgiebige[nr]?|grosszugige[nr]?|genug|genugend|ausreichend|reichlich) ${upTo(1)}(?:pausen?|sprechpausen?|atempausen?|redepausen?|schweigepausen?)(?! (?:fange|habe|auf|am arbeitsplatz|bei der|beim|im (?:buro|job|alltag|gesprach|unterricht|beruf)|in (?:der|gesprachen|meetings)|von der|vom|vor dem|seit|nach) )`,
    `(?:bitte|wunsche mir|brauche|mag|mochte|gern|gerne|hatte|lass|lasse|lassen sie|mach|mache|machen sie|setze|mit) ${upTo(3)}(?<!keine |nicht zu |nicht so |ohne |keine so |keine zu )(?:lange[nr]?|langere[nr]?|laengere[nr]?|mehr|viele?n?|grosse[nr]?|grossere[nr]?|ausgedehnte[nr]?|grosszugige[nr]?|genugend|reichlich) ${upTo(1)}(?:pausen?|sprechpausen?|atempausen?|redepausen?)(?! (?:bei|im (?:buro|job|alltag|gesprach|unterricht|beruf)|in (?:der|gesprachen|meetings)|von der|vom|auf|am|vor|nach|machen|einlegen|gonnen|zu) )`,
    `(?<!meine |keine )pausen ${upTo(3)}(?:lang|langer|laenger|grosszugig|ausgedehnt|verlangern)(?! (?:genug|vor|nach|sind) )`,
    `(?:mehr|viel|genug|genugend|etwas mehr|reichlich|lange|langere) (?:stille|zeit|raum|luft|platz|ruhe|schweigen|leere) (?:(?:zwischen(?! (?:arbeit|terminen|den terminen|meetings) )|dazwischen))|(?:lass|lasse|lassen|gib|geben|gebt) ${upTo(1)}(?:mir|uns) ${upTo(3)}(?:zeit|raum|luft|pausen) (?:zwischen|dazwischen|zum nachspuren|nachzuspuren)|zwischen den (?:sae?tzen|worten) ${upTo(4)}(?:pausen?|zeit|stille|raum|luft)`,
  ].join('|'),
  'repeat-key-sentence': [
    `(?<! (?:ich|er|sie|kind|sohn|tochter|mann|chef|mutter|kopf|und) ${upTo(1)})wiederhol(?:e|en sie|t) ${upTo(6)}(?:satz|sae?tze|kernsatz|leitsatz|schlusselsatz|kernaussage|botschaft|mantra|affirmation|affirmationen|formel|hauptsatz|phrase|zeile|merksatz)(?! (?:im kopf|falsch) )`,
    `(?<! (?:kann|kein|keinen) ${upTo(1)})(?:satz|kernsatz|leitsatz|schlusselsatz|hauptsatz|merksatz|kernaussage|botschaft|kernbotschaft|mantra|affirmation|affirmationen|formel|suggestion|suggestionen|phrase|zeile|sae?tze) ${upTo(5)}(?:wiederholen|wiederholst|wiederholt (?:werden|wird)|wiederholung|wiederkommen|wiederkommt|wiederkehren|wiederkehrt|mehrmals|mehrfach|mehrere male|zweimal|dreimal|ofter|(?<!ich )immer wieder (?:kommen|auftauchen|sagen|vorkommen|horen|kommt|auftaucht|hore|aufgreifen|einbauen|einflechten))(?! (?:den er|den sie|gesagt hat|lesen|lese|umgeschrieben|umschreiben|geschrieben|gehort habe|von|im kopf|in gedanken) )`,
    `(?:wiederholung|wiederholungen|wiederholen|wiederholt) (?:des|der|vom|von) ${upTo(3)}(?:satzes|satze|leitsatzes|kernsatzes|mantras|affirmation|affirmationen|kernaussage|botschaft)|(?:mehrmals|mehrfach|zweimal|dreimal|ofter|immer wieder) ${upTo(2)}(?:den|denselben|der|dem|diesen|derselbe|die|das|mein|meinen|meine) ${upTo(2)}(?:satz|kernsatz|leitsatz|schlusselsatz|kernaussage|mantra|affirmation|botschaft) (?:sagen|horen|wiederholen|bringen|einbauen|einflechten|sprechen|nennen)`,
  ].join('|'),
  'no-questions': [
    `(?<! (?:habe|hatte|hat|haben|stelle|stellt|stellte|stellen|gibt|gab|bekomme|nicht|ich|er|man|beantworte|beantwortet|lasst|lassen) )(?:ohne|keine|keinerlei|vermeide|vermeiden sie|bitte auf|verzichte|verzichte auf|verzichten sie auf) ${upTo(2)}(?:ruck|zwischen|gegen|suggestiv)?fragen(?! (?:offen|mehr (?:beantworten|offen|haben|stellen)|beantworten|an (?:das|die|den|mein|gott)|vom|von|im|in|meiner|des|der|zum|zur|zu beantworten|kann|konnen|gestellt|habe|hat|stellt|stelle) )`,
    `(?:mag|mochte|will|brauche|wunsche|wunschte|hatte) (?:ich |mir |gern |gerne |bitte |am liebsten ){0,3}keine (?:ruck|zwischen|gegen)?fragen(?! (?:stellen|mehr beantworten|an (?:das|die|den|mein)|zu) )|bitte stell(?:e|en)?(?: sie)?(?: mir)? keine (?:\\p{L}+ )?fragen|(?<!ich )stelle?(?: bitte| mir| doch)? ${upTo(1)}keine ${upTo(1)}fragen(?<! ich keine fragen)|stellen sie ${upTo(2)}keine ${upTo(1)}fragen`,
    `(?:ruck|zwischen)?fragen ${gone}|(?:lass|lasse|lassen) ${upTo(3)}fragen (?:weg|raus|aus|sein)`,
    `frage? mich ${upTo(2)}(?:nichts|nicht)(?! (?:wie|warum|wieso|weshalb|was|wann|wo|woher|wer|ob|mehr nach) )|fragen sie mich ${upTo(2)}(?:nichts|nicht)(?! (?:wie|warum|wieso|weshalb|was|woher|ob) )|(?:mochte|will) (?:ich )?${upTo(2)}(?:nicht|nichts) (?:aus|ab)?gefragt werden|(?:bitte|soll|sollst) (?:mich )?(?:nichts|nicht) (?:aus|ab|nach)?fragen`,
  ].join('|'),
  'no-counting': [
    `(?:bitte|soll|sollst|sollte|sollen|wird|werden|darf|dass|wenn|lieber|gar|auch|und|du|mir|aber) ${upTo(2)}(?:nicht|nie) ${upTo(2)}(?:(?:herunter|runter|rueckwarts|ruckwarts|hoch|ab|rauf|hinunter|mit|ein|an|vor)?(?:ge|zu)?zae?hl(?:en|t|st))(?<! (?:auf|zu) (?:\\p{L}+ ){1,3}zae?hl(?:en|t|st))(?! (?:auf|zu|kann|konnen|darf|durfen|zum|zur|mehr fur) )`,
    `(?<=^ |[|] |bitte |aber |nur )(?:nicht|nie|nix) ${upTo(2)}(?:(?:herunter|runter|ruckwarts|hoch|ab|mit|vor)?(?:ge|zu)?zae?hl(?:en|t))(?! (?:auf|zu|zum|zur) )|nicht (?:herunter|runter|ruckwarts|abwarts|hoch|ab|von|bis) (?:\\p{N}+ |\\p{L}+ ){0,4}(?:zu )?zae?hl(?:en|st|t)(?! (?:kann|konnen) )|nicht (?:herunter|runter|ruckwarts|hoch)(?:ge|zu)?zae?hl(?:en|t|st)(?! (?:kann|konnen) )`,
    `zae?hlt bitte nicht|(?<!ich )(?:zae?hle?|zae?hlen sie) (?:mich |bitte |mir )?(?:nicht|nichts|keine)(?! (?:zu|zur|zum|auf|mehr|dazu) )|(?:atemzuge|zahlen|stufen|treppenstufen) ${upTo(1)}nicht (?:mit)?zae?hlen`,
    leftOut(
      '(?<!(?:schafchen|schafe|darauf|drauf) )(?:(?:herunter|runter|ruckwarts|hoch|ab|atem|vor)?zae?hlen|zae?hlerei|(?:herunter|runter)?gezae?hle|countdowns?|zahlen)(?! (?:und fakten|aus|im|fur|zu|kann|konnen|muss|mussen|mehr|der|auf|merken|beim) )',
    ),
    `(?:mag|mochte|will) (?:ich )?(?:das )?zae?hlen ${upTo(1)}nicht|(?:verzicht(?:e|en) ${upTo(2)}|bitte )aufs (?:\\p{L}{0,9})zae?hlen|(?:mag|mochte|will) (?:ich )?(?:es |gar |uberhaupt ){0,2}(?:nicht|kein) (?:wenn |dass |das |mit )?${upTo(3)}(?:gezae?hlt|zae?hlst|zae?hlen)(?! auf )|(?:herunter|runter|ruckwarts)?zae?hlen ${upTo(2)}(?:stort|nervt|macht|stresst|hilft|liegt) mi(?:ch|r) ${upTo(1)}(?:nicht|nervos|unruhig|wach)?`,
  ].join('|'),
  'no-name': [
    `(?<! (?:gefuhl|angst|trauer|kind|sache|etwas|grab|schmerz|unruhe|ort|strasse|sehnsucht|nicht) )ohne ${upTo(2)}(?:meines namens|namen|vornamen|namensnennung|(?:namentliche|personliche) anrede)(?! (?:sein|bin|ist|bleibt|und gesicht|und adresse) )|(?<! (?:habe|hat|hatte|haben|kennt|kenne|gibt|mir|sich|kann|konnte|nennt|finde|findet|braucht) ${upTo(2)})(?:kein(?:en?|erlei)?|keine) (?:eigen|vor)?namen?(?! (?:braucht|dafur|fur|mehr|merken|hat|habe|haben|kenne|kennt|auf|von|der|des|des kindes) )`,
    `(?<! gefuhl )(?:nicht|nie|niemals|ungern) ${upTo(3)}(?:mit|bei|beim|mein|meinem|meinen|den|seinen|ihren|deren) ${upTo(2)}(?:vor|nach)?namen?(?: (?:nennen|ansprechen|angesprochen|anreden|angeredet|anzusprechen|anzureden|sagen|erwahnen|erwaehnen|verwenden|verwendet|benutzen|benutzt|rufen|gerufen|gebrauchen|aussprechen|einbauen|vorlesen|horen))(?! (?:kann|konnen|konnte|zu konnen) )|nicht namentlich ${upTo(1)}(?:an|genannt|erwahnt|nennen)${any}`,
    `(?<! (?:will|wollte|kann|konnte|weiss|kennt|merkt|mag) ${upTo(1)})(?:mein|meinen|meinem|den|der|ihren|seinen|deren|die) (?:vor|nach|ruf)?namen? ${upTo(3)}(?:nicht|nirgends|nie|niemals|keinesfalls) ${upTo(1)}(?:nennen|genannt|sagen|gesagt|sagst|nennst|erwahnen|erwaehnen|erwahnt|verwenden|verwendet|verwendest|benutzen|benutzt|aussprechen|ausgesprochen|vorkommen|vorkommt|auftauchen|auftaucht|fallen|einbauen|horen|gebrauchen|einsetzen|drin)(?! (?:kann|konnen|konnte) )|(?:will|mochte|mag) (?:ich )?(?:den |meinen |bitte ){1,2}(?:vor)?namen ${upTo(2)}nicht ${upTo(1)}(?:horen|gesagt|genannt)`,
    `(?<!ich )(?:nenne?|sage?|erwahne|erwaehne|verwende|benutze|gebrauche|(?:nennen|sagen|erwahnen|verwenden|benutzen) sie) ${upTo(2)}(?:mein|meinen|den|die|ihren|seinen|deren) (?:vor|nach)?namen? ${upTo(2)}(?:nicht|nie|nirgends)|(?:vor)?namen? ${upTo(2)}(?:weglassen|wegzulassen|vermeiden|rauslassen|streichen|aussparen|auslassen)|(?:lass|lasse|lassen|lasst) ${upTo(3)}(?:vor)?namen? ${upTo(1)}(?:weg|raus|aus)|(?:verzicht(?:e|en)|vermeid(?:e|en)) ${upTo(2)}(?:auf )?${upTo(1)}(?:mein|meinen|den|vor)? ?(?:vor)?namen?`,
    `(?:sprich|sprechen sie|rede|reden sie|nenne?|nennen sie) mich ${upTo(2)}(?:nicht|nie) ${upTo(3)}(?:vor|nach)?namen|(?:mein|meinen|den) (?:vor)?namen? (?:bitte )?(?:lieber )?(?:nicht bitte|bitte nicht|lieber nicht)`,
  ].join('|'),
  'no-touch': [
    `(?<!nicht )${none} ${upTo(3)}(?:(?:selbst)?beruhrung|(?:selbst)?beruhrungen|(?:selbst)?beruehrung|(?:selbst)?beruehrungen|anfassen|streicheln|handauflegen|auflegen der hae?nde)(?! (?:mit|zum|gekommen|kommen|der welt|vermisse) )(?<! (?:habe|hat|hatte) ${upTo(3)}(?:beruhrung|beruhrungen))`,
    `(?<! thema )(?:bitte|soll|sollst|sollte|lieber|mag|mochte|will|man|ohne) ${upTo(4)}(?:nicht|nichts|nirgends|ohne) ${upTo(4)}(?:(?:zu )?beruh?e?hren|anfassen|anzufassen|betasten|abtasten)(?! (?:lassen|konnen|kann|durfen|durfte) )|(?<=^ |[|] )(?:nichts|nicht) ${upTo(3)}(?:beruhren|beruehren|anfassen)(?! (?:konnen|kann|lassen) )`,
    `(?:beruhrung|beruhrungen|beruehrungen|anfassen|handauflegen|selbstberuhrung) ${gone}|(?:verzicht(?:e|en)|vermeid(?:e|en)) ${upTo(3)}beruhrung(?:en)?|(?<! thema )(?:bitte|soll|sollen|will|mochte|mag) ${upTo(4)}(?:nicht|nirgends|nirgendwo) (?:selbst )?(?:beruhren|beruehren|anfassen)(?! (?:lassen|konnen) )`,
    `(?:${none}|nicht) ${upTo(3)}(?:hand|hae?nde|haende|finger) ${upTo(1)}(?:auf|an|ans|aufs|auf die|auf den) ${upTo(2)}${body}(?! (?:lag|gelegt hat) )|(?:hand|hae?nde) ${upTo(1)}(?:bitte |lieber )?(?:nicht|nie) ${upTo(1)}(?:auf|an|ans|aufs) ${upTo(2)}${body}|(?:bitte|soll|sollen|mochte|will|mag) ${upTo(3)}(?:keine|nicht (?:die|meine|eine)) (?:hand|hae?nde) (?:auflegen|irgendwo)${any}|(?:hand|hae?nde) nicht (?:auflegen|auf den korper legen)`,
  ].join('|'),
  'no-sounds': [
    `(?<! (?:habe|hat|hatte|gibt|gab|hore|hort|horen|kann|konnte|mache|macht|machen|waren|sind|solange|wenn) ${upTo(3)})${spare} (?:(?:irgendwelche|solche|die|den|alle|naturlichen?|jegliche|erwahnten?|beschriebenen?|genannten?) )?(?:natur|hintergrund|umgebungs|neben|wald|meeres|alltags)?(?:gerausche?n?|geraeusche?n?|klange?n?|klae?nge?n?|laute)(?! (?:nicht|im|in der|in meiner|machen|mehr|von (?:mir|meinen|nebenan|draussen)|vom|der nachbarn|kann|konnen|horen|hore|schlafen|einschlafen|um mich|geht) )`,
    `(?:natur|hintergrund|umgebungs|neben)?(?:gerausche?|geraeusche?|klae?nge) ${upTo(2)}(?:nicht|nie|nirgends) ${upTo(1)}(?:erwahn|erwaehn|vorkomm|ansprech|beschreib|thematisier|nenn|einbau|einbezieh|genannt|beschrieben|erwunscht|angesprochen)${any}|(?:gerausche?|geraeusche?|klae?nge) ${upTo(2)}(?:weglassen|wegzulassen|vermeiden|aussparen|rauslassen|streichen|auslassen)|(?:lass|lasse|lassen) ${upTo(3)}(?:gerausche|geraeusche|klae?nge) ${upTo(1)}(?:weg|aus|raus)`,
    `(?:bitte|mag|mochte|will|wunsche|hatte) (?:ich |mir |gern |gerne |lieber |am liebsten ){0,2}(?:keine|keinerlei|ohne) ${upTo(1)}(?:gerausche|geraeusche|klae?nge)(?! (?:mehr|um mich|im|in der|machen|von) )|(?:erwahne?|erwaehne|beschreibe?|(?:erwahnen|beschreiben|nennen) sie|nenne?) ${upTo(1)}(?:keine|die|keinerlei) ${upTo(1)}(?:gerausche|geraeusche|klae?nge)(?: nicht)?(?<!(?:erwahne|beschreibe|nenne) die (?:gerausche|klange))|nicht ${upTo(2)}(?:auf|uber|von|mit) ${upTo(1)}(?:gerausche|gerauschen|geraeuschen?|klae?ngen?) (?:achten|lenken|sprechen|reden|horen|lauschen|arbeiten|eingehen|hinweisen)(?! (?:kann|konnen|mussen) )|(?<!ich hore )nichts ${upTo(2)}(?:uber|von) gerausche?n?(?! (?:wissen|mitbekommen|gehort) )|${none} (?:hor|klang)(?:ubung|ubungen|reise|meditation)`,
  ].join('|'),
  'no-body-scan': [
    `(?<! (?:angst|nicht|nie|tag|kenne|kaum|kann) ${upTo(1)})${spare} (?:(?!angst |andere |besseren? )[\\p{L}]+ ){0,3}(?:body ?scans?|korperscans?|koerperscans?|korper scans?|korperreisen?|koerperreisen?|korperwanderung|korperdurchgang|reise durch (?:den|meinen) (?:ganzen )?korper|wanderung durch den korper)(?! (?:schlafen|einschlafen|auskommen|geht|kann|komme|verpasst|verpassen|aus) )`,
    `${notKept}(?:body ?scans?|korperscans?|koerperscans?|korper scans?|korperreisen?|koerperreisen?|korperwanderung) (?:${gone}|${upTo(1)}(?:mag|will|mochte|vertrage|ertrage|brauche) ich ${upTo(2)}(?:nicht|keine|keinen)|(?:sind|ist) ${upTo(1)}(?:nichts|nicht) ${upTo(1)}(?:fur mich|mein)|(?:liegen|liegt|stressen|stresst|nerven|nervt|langweilen|langweilt) mi(?:r|ch) ?(?:nicht)?|(?:weg|raus))`,
    `(?:mag|will|mochte|hasse|vertrage|ertrage|brauche) (?:ich )?(?:bitte |gar |uberhaupt |einfach |diese |wirklich ){0,2}(?:keine[n]?|nicht den|den) ${upTo(2)}(?:body ?scans?|korperscans?|korperreisen?)(?<!(?:mag|will|mochte|brauche) (?:ich )?den (?:body ?scan|korperscan|korperreise))(?! (?:verpassen|missen) )|bitte nicht ${upTo(4)}(?:body ?scans?|korperscans?|korperreisen?)|hasse (?:body ?scans?|korperreisen?)|(?:lass|lasse|lassen) ${upTo(3)}(?:body ?scan|korperscan|korperreise) ${upTo(1)}(?:weg|aus|raus)`,
    `(?:nicht|ohne|nie) ${upTo(3)}(?:durch|entlang) ${upTo(2)}korper ${upTo(1)}(?:zu )?(?:wandern|reisen|gehen|fuhren|gefuhrt|scannen|reist|wandert|geht|spuren)|nicht ${upTo(2)}(?:korperteil|korperteile|korper) ${upTo(1)}(?:fur korperteil|einzeln|von kopf bis fuss|von oben bis unten|durchgehen|abscannen|scannen|durchscannen)${any}`,
  ].join('|'),
  'no-spiritual-words': [
    `(?:nicht|nichts|nix|kein(?:e[mnrs]?|erlei)?|ohne|weniger|vermeid(?:e|en)|verzicht(?:e|en) ${upTo(1)}auf|(?:bitte|lieber) ${upTo(1)}auf) (?:(?!verzichten |ohne |auf |sicher )\\p{L}+ ){0,3}(?:spirituelle?[mnrs]?|spiritualitat|spirituell|esoterisch|esoterische[mnrs]?|esoterik${any}|eso|esokram|esogerede|mystisch|mystische[mnrs]?|mystik|chakren|chakra|new age|kosmische[mnrs]?|hokuspokus|hokus pokus|ubersinnlich${any}|raucherstabchen${any}|energetische[mnrs]?|transzendente[mnrs]?)(?! (?:verzichten|missen|leben|verwurzelt|fehlt|menschen|lehrer|krise) )`,
    `(?:nicht|nichts|kein(?:e[mnrs]?|erlei)?|ohne|vermeid(?:e|en)|verzicht(?:e|en) ${upTo(1)}auf) ${upTo(2)}(?:religiose[nrs]?|gottliche[nrs]?|heilige[nrs]?|kirchliche[nrs]?|geistliche[nrs]?|gottes|seelen) ${upTo(1)}(?:${someWords}|sprache|begriffen?|anspielungen|inhalten?|bezugen?|bezug|ausdrucken?|vokabular|formulierungen|themen|bilder|elemente|gerede|anklange|sachen|zeug)|(?:bitte|lieber) (?:nicht|nichts) ${upTo(2)}(?:energie|energien|seele|universum|chakren) ${upTo(2)}(?:reden|sprechen|erzahlen|sagen)|keine (?:worter|woerter|worte|begriffe) wie ${upTo(3)}(?:seele|universum|energie|energien|chakra|chakren|gott|gottlich|heilig)|(?:keine?|ohne|nichts) ${upTo(1)}(?:religioses|energiearbeit|energie gerede|gerede ${upTo(2)}(?:energie|energien|seele|universum|chakren))|${notKept}(?:spirituelle[sn]?|spiritualitat|esoterik|esoterische[sn]?|chakren) ${upTo(1)}${gone}|(?:lass|lasse|lassen) ${upTo(3)}(?:spirituelle|spiritualitat|esoterik|esoterische|esokram|chakren) ${upTo(1)}(?:weg|aus|raus)`,
    `(?:mit|habe) ${upTo(1)}(?:spiritualitat|esoterik|spirituellem|esoterischem|eso) ${upTo(3)}nichts (?:anfangen|am hut|zu tun)|nichts ${upTo(2)}(?:mit|von) ${upTo(1)}(?:spiritualitat|esoterik|spirituellem|esoterischem) ${upTo(1)}(?:anfangen|am hut|wissen|zu tun|halten|horen)|(?:sakulare?[nrs]?|weltliche[nr]?) ${upTo(1)}(?:sprache|worte|version|meditation|anleitung|fassung|form|ubung|ausrichtung)|(?:bitte|rein|ganz|soll|lieber) ${upTo(2)}(?:sakular|weltlich)|unesoterisch|unspirituell`,
  ].join('|'),
  'no-humour': [
    `(?<! (?:hat|habe|hatte|haben|hast|versteht|verstehe|verstehen|kann|ist|war|sind|nicht|macht|leben|tage) ${upTo(3)})(?:ohne|keine?[nr]?|keinerlei|vermeide|vermeiden sie|verzichte auf|verzichten sie auf|bitte auf) (?:(?:jeglichen?|jeden?|unnotigen?|irgendwelche|lustigen?|flachen?|albernen?|blode[nr]?|dummen?) )?(?:humor|witze?n?|scherzen?|spae?sse|gags|ironie|sarkasmus|albernheiten|flachwitze|wortspiele|kalauer|wortwitz|augenzwinkern)(?! (?:geht|halt|halte|halten|des|geworden|und freude leben|verstehen|verstehe|auskommen|mehr|auf|uber mich|merken|erzahlen kann) )`,
    `(?:bitte|soll|sollte|lieber|mochte|will|mag|wunsche) ${upTo(3)}(?:nicht|nichts|keinen?|ohne) ${upTo(2)}(?:humor|humorvoll${any}|humoristisch${any}|witzig|witziges|witze|lustig|lustiges|komisches|scherze|scherzhaft|albern|albernes|ironisch|ironisches|ironie|sarkastisch|spassig|spassiges)(?! (?:mehr|machen mussen|verlieren|finden|sein mussen) )|(?<=^ |[|] )(?:nichts|nicht) ${upTo(2)}(?:lustiges|witziges|albernes|komisches|humorvolles|humorvoll|witzig|lustig)`,
    `(?:humor|witze|scherze|ironie|spae?sse) ${gone}|(?:lass|lasse|lassen) ${upTo(3)}(?:humor|witze|scherze|spae?sse|ironie) ${upTo(1)}(?:weg|aus|raus)|(?<!ich )(?:mach|mache|machen sie) ${upTo(1)}keine ${upTo(1)}(?:witze|scherze|spae?sse)(?<!mache? ich keine (?:witze|scherze|spasse))|bleib(?:e|en sie)? ${upTo(1)}(?:ernst|ernsthaft|sachlich)|bitte ${upTo(2)}(?:ernst bleiben|ernsthaft bleiben|ernsthaft|ganz ernst|ernst gemeint|im ernst)(?! nehmen )|(?:ernster|ernsthafter|ernstem) ton`,
  ].join('|'),
  'eyes-open': [
    `(?<! (?:kann|konnte|kaum|konnen|nachts|vor) ${upTo(3)})augen ${upTo(2)}(?:offen|offenlassen|offenhalten|geoffnet|auf)(?: (?:zu )?(?:lasse[n]?|halte[n]?|behalte[n]?|bleiben?|haben|habe|sein|lassen|gelassen|bitte))(?! (?:fur|nach|kann|konnen|zu konnen|und sehen) )(?<!(?:kaum|nicht) (?:mehr )?(?:offen|auf) (?:zu )?halten)|augen (?:bitte |bleiben |dabei ){0,2}(?:offen|auf|geoffnet)(?= [|]| $)`,
    `(?:lasse?|halte|behalte|habe|haltet|lasst|behalt|behalten|mag|mochte|will) ${upTo(1)}(?:dabei |bitte |gern |gerne |lieber |immer ){0,2}(?:die|meine|ihre|seine|beide) augen ${upTo(3)}(?:offen|auf|geoffnet)(?! (?:fur|nach|gerissen) )(?<!(?:kaum|nicht) (?:mehr )?(?:offen|auf|geoffnet))`,
    `(?<! (?:traume|traumt|schlafe|liege|liegt|schlaft|geh|gehe|laufe|geht|ins) ${upTo(3)})(?:mit|bei|fur) ${upTo(1)}(?:offenen|geoffneten|halboffenen|halb offenen|halb geoffneten) augen(?! (?:durch|durchs|traum${any}|schlaf${any}|im bett|ins|in (?:die|den|der|das)|wach|liege|da|da liege|gehe|an die|zu|gehen|sehen|sieht) )|augen (?:bitte )?nicht (?:schliessen|zumachen) bitte|(?<=^ |[|] )augen (?:bitte )?nicht (?:schliessen|zumachen)|fur offene augen|offene augen (?:bitte|sind|waren|wae?ren|beim|wahrend)|offenaugig${any}`,
    `(?:bitte|mag|mochte|will|soll|sollst|sollte|muss|lieber|ungern|man|dass|ohne|darf|brauche|wenn|gerne?) ${upTo(3)}(?:die |meine |seine |ihre |beide )?augen ${upTo(2)}(?:nicht|nie|ungern|keinesfalls) (?:zu )?(?:schliessen|zumachen|zu machen|schliesse|zuzumachen)(?! (?:konnen|kann|und|vor) )|ohne ${upTo(2)}augen (?:zu schliessen|zuzumachen|zu zumachen)(?! (?:vor|und) )|(?:nicht|ungern|nie) ${upTo(2)}augen (?:zu )?(?:schliessen|zumachen|zu machen|schliesse)(?! (?:konnen|kann|vor) )(?<! (?:kann|konnte|nachts) ${upTo(7)}\\p{L}+)`,
    `(?<! (?:nachts|nacht) ${upTo(4)})(?:ich (?:schliesse|mache)|(?:schliesse|mache) ich) ${upTo(2)}augen ${upTo(2)}(?:nicht|nie|ungern)(?! (?:vor|kein) )(?<!(?:nachts|nacht) ${upTo(6)}\\p{L}+)|(?:nicht|ohne|keine|bitte keine) ${upTo(2)}(?:mit )?geschlossenen? augen(?! (?:liege|liegen|schlafen|da) )`,
  ].join('|'),
  sitting: [
    `(?<! (?:vom|langen|viel|schlaf${any}|arbeit${any}|schmerz${any}|weh|nicht|taglich|stunden|tag|job|buro|verbring${any}|nur) ${upTo(3)})im sitzen(?! (?:tut|habe|schmerz${any}|schlafe|einschlafe|schlafen|schlaft|arbeite|arbeiten|weh|verbringe|verbringen|bekomme|nicht|und (?:beim )?(?:stehen|liegen|gehen|im)|oder (?:im )?(?:liegen|stehen)) )`,
    `${listening} ${upTo(3)}(?:sitzend|sitzende|sitzenden)(?! (?:tatigkeit|arbeit|beruf|lebensweise) )|(?:sitzend|sitzende[nr]?) ${upTo(1)}(?:meditation|haltung|position|meditieren|ubung|version|hypnose|praxis|angehort|horen|entspannung|durchgefuhrt|gemacht)|sitz(?:meditation|haltung|position)(?! (?:ist schlecht|im buro|am schreibtisch|schmerzt|verbessern|am pc) )|i[mn] ${upTo(1)}(?:aufrechten sitz|aufrechtem sitz|meditationssitz|lotossitz|fersensitz|schneidersitz)`,
    `(?<!wahrend )(?:ich (?:sitze|werde sitzen)|(?:sitze|werde) ich|und sitze|(?:alle|teilnehmer|teilnehmerinnen|teilnehmenden) sitzen|wir sitzen|sitzen wir|ich beim \\p{L}+ sitze) (?:dabei |dann |dazu |meist |meistens |hier |aufrecht |bequem |gerne? |wahrenddessen |gerade |immer |im kreis |zusammen ){0,3}(?:(?:auf|in|an) (?:einem|dem|meinem|der|einer|meiner|einen)|im|am) ${upTo(1)}(?:stuhl|sessel|kissen|meditationskissen|hocker|bank|sofa|couch|zug|bus|bahn|ubahn|burostuhl|schreibtischstuhl|s bahn|u bahn|flugzeug|parkbank|meditationshocker|buro|schreibtisch|garten|balkon|wartezimmer|boden)(?! (?:den ganzen|stundenlang|und arbeite|zu viel|acht|den lieben|fest|und grub${any}|und komme nicht|nur) )(?<!(?:den ganzen tag|taglich|stundenlang|stunden|jeden tag) ${upTo(3)}\\p{L}+)|ich sitze (?:dabei|beim (?:horen|meditieren|anhoren|zuhoren)|aufrecht|lieber|wahrenddessen|wahrend der)|sitze (?:ich )?(?:dabei|beim (?:horen|meditieren|anhoren|zuhoren)|wahrend der (?:meditation|ubung))`,
    `(?:mochte|will|wurde|werde|kann|mag) (?:ich )?(?:dabei|beim horen|beim meditieren|gern|gerne|lieber|nur|dazu|hierbei|bitte) ${upTo(3)}sitzen(?! (?:bleiben|konnen|lernen|mussen) )|fur (?:menschen|leute|horer|alle|personen|teilnehmer|eine gruppe) die ${upTo(3)}(?:sitzen|sitzt)(?<!(?:tag|viel|lange|gefangnis|schreibtisch|haft|stunden|buro) ${upTo(2)}(?:sitzen|sitzt))(?! (?:bleiben|mussen) )|(?:alle|gruppe|teilnehmer|teilnehmenden|kinder) sitz(?:t|en) (?:dabei|auf|im kreis|im stuhlkreis)`,
  ].join('|'),
  lying: [
    `(?<! (?:schmerz${any}|weh|nicht|beim|schlecht|nur|atme|luft) ${upTo(3)})(?<! sitzen (?:oder|und) )im liegen(?! (?:tut|habe|schmerz${any}|weh|bekomme|nicht|schlecht|kriege|oder (?:im )?(?:sitzen|stehen)|und (?:im )?(?:sitzen|stehen)|lassen) )`,
    `${listening} ${upTo(3)}liegend(?! (?:ist|war) )|(?:liegend|liegende[nr]?) ${upTo(1)}(?:meditation|position|haltung|meditieren|version|hypnose|praxis|angehort|horen|ubung|entspannung|gemacht|durchgefuhrt)|in (?:der |einer )?(?:ruckenlage|seitenlage|liegeposition|liegender position)(?! (?:schnarch${any}|nicht|schlafe|schmerz${any}|tut) )|(?:liegemeditation|liegeposition)`,
    `(?:(?<!wenn )ich (?:liege|werde liegen|lieg)|liege ich|und liege|(?:alle|teilnehmer|teilnehmerinnen|teilnehmenden) liegen|wir liegen) (?:dabei |dann |dazu |meist |meistens |hier |schon |bequem |gerne? |wahrenddessen |gerade |immer |abends |bereits |beim \\p{L}+ ){0,3}(?:(?:auf|in) (?:einem|dem|meinem|der|einer|meiner)|auf|im|am) ${upTo(1)}(?:bett|sofa|couch|boden|matten?|yogamatten?|matratze|liege|liegestuhl|hangematte|rucken|decke|teppich|badewanne|strand|gras|wiese|isomatte)(?! (?:wach|und (?:grub|kann|gruebel|denke|starre|sorge|wein)${any}|und mein kopf|hellwach|stundenlang|krank|mit (?:grippe|fieber)|ohne|aber|kann ich nicht|mit offenen) )(?<!(?:stundenlang|nachts|wach|jede nacht) ${upTo(4)}\\p{L}+)|ich liege (?:und (?:hore|lausche)|dabei|beim (?:horen|meditieren|anhoren|zuhoren)|bequem|lieber|wahrenddessen|wahrend der)|liege (?:ich )?(?:dabei|beim (?:horen|meditieren|anhoren|zuhoren)|wahrend der (?:meditation|ubung))`,
    `(?<!wenn )(?:hor(?:e|en|t)|meditier(?:e|en|t)|anhor(?:en|e)|mach(?:e|en)?|lausche) ${upTo(4)}(?:im|in meinem) bett(?! (?:nicht|immer wach|gehe) )|im bett ${upTo(2)}(?:hor(?:e|en|t)|anhor(?:e|en)|meditier(?:e|en|t)|anzuhoren|lausche)(?! (?:ich (?:die|den|jedes|meine|gerausche)|auf zu) )|(?:mochte|will|wurde|werde|mag|kann) (?:ich )?(?:mich )?(?:dabei|beim horen|beim meditieren|gern|gerne|lieber|dazu|hierbei|bitte) ${upTo(3)}(?:liegen|hinlegen)(?! (?:bleiben|konnen|lassen) )`,
    `ich lege? mich (?:dabei|dazu|dafur|zum (?:horen|meditieren)|fur die (?:meditation|ubung)|vorher) ${upTo(3)}(?:hin|auf|ins|aufs)|fur (?:menschen|leute|horer|alle|personen|teilnehmer|eine gruppe) die ${upTo(3)}(?:liegen|liegt)(?<!(?:wach|krankenhaus|sterben|streit|nacht|nachts) ${upTo(2)}(?:liegen|liegt))(?! (?:bleiben|lassen) )`,
  ].join('|'),
};

/** What one ends that is no script: “am Ende des Tages”. */
const script =
  'meditation|sitzung|ubung|hypnose|reise|traumreise|fantasiereise|phantasiereise|aufnahme|einheit|anleitung|skripts?|scripts?|texts?|textes|ganzen|geschichte|session|entspannung|audios?';
export const deSilence: SilenceSigns = {
  end: `(?:am|zum|ans|gegen|das|als|ende|der|den|einem|mit) (?:ende|schluss|abschluss|ausklang)(?! (?:des|der|eines|einer|meines|meiner|vom|von|jedes|dieses|dieser|aller) (?!(?:${script}) ))|(?:abschluss|ende|schluss)(?= (?:noch |bitte |dann |\\d|eine |mit |in |nur |stille ))|zuletzt|enden|endet|ausklang|ausklingen|ausklingt|abschliessend|abschliesse[nt]?|schliesse|schliessen|hinterher|danach(?! (?:ist|war|herrscht|herrschte|kam) )|letzte[nr]? (?:halbe[n]? )?(?:minuten?|sekunden|[\\p{L}\\p{N}]+ (?:minuten?|sekunden))|beende|beenden|aufhoren|aufhort|schlussstille|schlussminute`,
  silence: `stille(?! (?:ich|mein|meine|meinen|unser|unsere|das baby|nacht|und heilige|wasser) )|(?<! (?:bin|war|ist|werde|wurde) ${upTo(2)})still|schweigen|schweigeminuten?|schweigend|schlussstille|nachstille|stillschweigen|lautlos|(?:minuten?|sekunden|moment|etwas|noch|einfach|nur|absolute|vollige|viel|lang) ruhe|(?:nichts|nicht) (?:mehr )?(?:gesagt|gesprochen|geredet|sagen|sprechen|reden)|(?<! (?:ich|und) )(?:sag|sage|sprich) (?:bitte )?nichts(?: mehr)?|ohne (?:worte|sprache|stimme|text)|wortlos|wortlose[nr]?`,
  refused: `(?:ohne|keine?[mnr]?|nicht|nie|bitte keine) (?:in |mit |zu |so |im |einer? |lange[nr]? |etwas ){0,3}(?:stillen?|schweigen|still|schweigeminuten?|schweigend)|stille ${upTo(2)}(?:nicht|unertraglich|weglassen|macht|ertrage|halte|quält|qualt)|(?:gegen|angst vor|fruchte) (?:der |die )?stille`,
  numbers: {
    'letzte halbe': 0.5,
    letzte: 1,
    'eine halbe': 0.5,
    'einer halben': 0.5,
    'ne halbe': 0.5,
    'eine dreiviertel': 0.75,
    eineinhalb: 1.5,
    anderthalb: 1.5,
    '1½': 1.5,
    '½': 0.5,
    halbe: 0.5,
    halben: 0.5,
    eine: 1,
    einer: 1,
    ne: 1,
    zweieinhalb: 2.5,
    zwei: 2,
    drei: 3,
    funf: 5,
    zehn: 10,
    funfzehn: 15,
    zwanzig: 20,
    funfundzwanzig: 25,
    dreissig: 30,
    vierzig: 40,
    funfundvierzig: 45,
    funfzig: 50,
    sechzig: 60,
    neunzig: 90,
    hundert: 100,
  },
  seconds: 'sekunden?|sek',
  minutes: 'minuten?|schweigeminuten?|min',
};
