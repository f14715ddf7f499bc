import { all, spelledWords, words } from './patterns.ts';
import type { WithheldWords } from './withheldKinds.ts';

/** What follows “wie” where it compares nothing: it asks, or goes on with what is. */
const plain =
  'oft|viel|viele|weit|lange|es|sie|du|ihr|er|ich|Sie|geht|gut|sehr|immer|gewohnt|gewöhnlich|bisher|zuvor|jetzt|angenehm|mag|möge|ist|sind|sich|möglich|wenig|schwer|kühl|tief|klingt|schnell|nah|würde|schmeckt|verlässlich|fühlt|sieht|lautet|heißt|steht|riecht|wäre|wärst|würdest|könnte|mögen';
/** Verbs in the form that says what only seems so. */
const seeming =
  'ob|wäre|wären|wärst|wenn|hätte|hätten|hättest|würde|würden|würdest|käme|kämen|kämst|läge|lägen|ginge|gingen|stünde|stünden|trüge|ließe|ließen|säße|säßest|könnte|könntest|könnten|dürfte|müsste|sollte|spräche|fiele|fielen|schliefe|zöge|gäbe|nähme|hielte|bliebe|atmete|hörte|legte|wollte|wüsste|sähe|sähst|strich|striche|kehrte|flösse|sänke|hinge|lehnte|öffnete|gehörte|bestünde';
/** Up to so many words in between, within a clause, and across a comma. */
const upTo = (count: number): string => String.raw`(?:[\p{L}\p{N}{}:.]+ ){0,${count}}`;
const across = (count: number): string => String.raw`(?:[\p{L}\p{N}{}:.]+,? ){0,${count}}`;
const number =
  'null|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|achtzehn|neunzehn|zwanzig|hundert';
const hand =
  '(?:hand|hände|händen|handflächen?|handrücken|handballen|(?:zeige|ring|mittel)?fingern?|fingers|fingerspitzen?|fingerkuppen?|daumen|fäusten?|faust)';
/** In front of what a hand lies on. */
const upon =
  '(?:(?:auf|an|um|unter|über|gegen) (?:de[mnr]|die|das|eine?[mnr]?|ihre?[mnr]?|deine?[mnr]?|diese[mnr]?|stoff|haut)|am|ans|aufs|ums)';
const seat =
  '(?:(?:Büro|Lehn|Liege|Küchen)?(?:[Ss]tuhle?s?|[Ss]essels?)|Hocker|Sitzfläche|Sitzkissen|Meditationskissen|Sitz|Rückenlehne|Stuhllehne|Lehne)';
const bed = '(?:Bett|Bettes|Betts|Matratze|Bettzeug|Laken|Bettlaken|Kopfkissen)';
const your = '(?:[Dd]er|[Dd]ie|[Dd]as|[Dd]e[mnr]|[Ii]hre?[mnr]?|[Dd]eine?[mnr]?|[Dd]iese[mnrs]?)';

export const de: WithheldWords = {
  waking: spelledWords(
    `[Mm]orgens|(?:der|den|dem|zum|am|des|eines|einem|einen|jeden|jedem|diesem|diesen|dieser|frühen?|früher|frischen?|ersten?|nächsten?|jeder|ein|gute[nr]?|gegen|heute|jung wie der|früh am) Morgens?|Morgen(?:-|licht|sonn|röte|grauen|stund|kaffee|luft|tau|dämmer|stimm|frisch|gesang|dunst|nebel|himmel|rot|gebet|tisch|ritual|routine)${all}|${all}(?:tag|früh|herbst|sommer|winter|frühlings|ferien|sonntags)morgens?`,
    `[Ss]onnenauf${all}|[Tt]agesanbruch${all}|[Ff]rühst${all}|${all}[Kk]affee${all}|[Ee]spresso${all}|[Aa]mseln?|[Hh]ahn|[Hh]ahnenschrei|[Hh]ähne|[Ww]ecker${all}|[Ww]eckruf${all}|[Aa]uf(?:zu)?steh${all}|[Aa]ufgestanden|[Vv]ogelstimmen|[Vv]ogelgezwitscher`,
    '[Aa]ufwachen, noch|[Ii]m Aufwachen|[Ss]chon das Aufwachen|(?:neue|nächste|kommende)[rnms]? Tage?s?|in den (?:neuen |kommenden )?Tag|der Tag (?:beginnt|fängt an|wartet|bricht an)|für den Tag|Tagesbeginn|Fensterläden|hellwach|ganz wach und|putzmunter|munter|in Ruhe wach werden|Tag liegt noch|so leise fängt es an|weit geöffneten Fenstern',
  ),
  breath: words(
    `${all}atem${all}|${all}atme(?:n|t|st|nd|nde|nder|ndes|nden)?|atmet${all}|geatmet|${all}atmung${all}|einatm${all}|ausatm${all}|aufatm${all}|durchatm${all}|lungen?|lungenflügel|lungenspitzen|seufz${all}|zwerchfell${all}|nasenflügel${all}|nasenlöcher${all}|gähn${all}|rippen${all}|rippe|schlüsselbein${all}|luft hol${all}|luft (?:strömt|kommt|geht|zieht|streicht|herein|hinein|hinaus|ein|aus)|luft, die (?:herein|hinein|hinaus)${all}|die luft|der luft|etwas frisches|hauch(?! von)|(?:brust|brustkorb|bauch|bauchdecke) (?:hebt|senkt|weitet|bewegt)${all}|(?:hebt|senkt|weitet|bewegt)(?: und (?:hebt|senkt))? sich (?:die brust|der brustkorb|der bauch|die bauchdecke)|mit jedem zug`,
  ),
  simile: spelledWords(
    String.raw`(?<!(?<!\p{L})(?:,|und|oder|egal|ganz|schon|spür|spüren|schau|hör) )[Ww]ie (?!(?:${plain})(?!\p{L}))\p{L}+`,
    String.raw`(?<=,) wie (?:ein\p{L}*|wenn|man|nach|auf|bei|beim|im|in|am|an|von|vom|aus|unter|jemand|zwei|für|der erste|vor|hinter|zwischen|\p{Lu}\p{Ll}+(?! (?:sich|ruh|lieg|komm|geh|sink|steh|still|leise)))`,
    String.raw`(?:[Ss]o|[Gg]enauso|[Ee]benso)(?: \p{Ll}+)? wie (?:ein\p{L}*|der|die|das|ein|im|am|auf|nach|\p{Lu}\p{L}+)`,
    String.raw`(?<=,) wie (?:der|die|das|dem|den) \p{Lu}\p{L}+ (?:ein\p{L}*|des|im|in|am|von|vom|auf|unter)|(?<=,)(?: so)? als (?!(?:der|die|das|dem|den|ein|eine|einen|einer|es|er|sie|in|im|am|auf|bei|von|vor|nur|je|alle|alles|sonst|andere|viele|jede|dass|noch|ihre|seine|deine|meine|heute|gerade)(?!\p{L}))\p{Ll}+(?:te|ten|e|en)|Als strichen`,
    String.raw`als (?:${seeming})|als (?:\p{L}+ ){1,5}(?:wäre|wären|hätte|hätten|würde|würden)|[Gg]leich ein(?:em|er|en)?|[Ää]hnlich wie|ähnel\p{L}*|erinner\p{L}* an|gleicht|gleichen`,
  ),
  legs: words(
    `beine?|beinen|beins|oberschenkel${all}|unterschenkel${all}|schenkel${all}|waden?|wadenmuskel${all}|knie${all}|schienbein${all}|gliedern?|gliedmaßen|schoß`,
  ),
  feet: words(
    `fuß${all}|füße${all}|füßen|${all}sohlen?|${all}zehe${all}|zeh|ferse?n?|knöchel${all}|barfuß|schuhe?n?|socken|fußspitzen`,
  ),
  arms: words(`arme?|armen|arms|unterarm${all}|oberarm${all}|ell(?:en)?bogen${all}|gliedern?|gliedmaßen`),
  hands: words(
    `hand|hände|händen|hand(?:fläche|rücken|gelenk|teller|ballen)${all}|${all}finger${all}|daumen${all}|faust|fäusten?`,
  ),
  sight: words(
    `sehen|sehe|sehend|siehst|sieht|sieh|gesehen|ansehen|anzusehen|zusehen|hinsehen|schau${all}|anschau${all}|zuschau${all}|angeschaut|blick|blicks|blicke|blicken|blickst|anblick|ausblick|betracht${all}|farb${all}|bild|bilde?s|bilder${all}|sichtbar${all}|hell${all}|leucht${all}|licht|lichts|lichter|lichte${all}|schimmer${all}|starr${all}|blinzel${all}|punkt|blau${all}|grün${all}|gelb${all}|rot|rote${all}|golden${all}|vor augen|schein|schatten|verschwommen|lesbar|ablesen|umsehen`,
  ),
  hearing: words(
    `hör${all}|zuhör${all}|hinhör${all}|zugehört|lausch${all}|geräusch${all}|motorengeräusch|klang|klangs|klänge${all}|kling${all}|klingt|ton|töne${all}|stimme|stimmen|laut|laute${all}|lautlos${all}|musik|melodie${all}|lied|lieder|lieds|sing${all}|gesang${all}|ohr|ohren|rausch${all}|summ${all}|brumm${all}|tick${all}|glocke${all}|flüster${all}|ruft|rufe`,
  ),
  standing: words(
    `stehen|stehst|stehend${all}|steh|aufsteh${all}|aufzustehen|aufgestanden|stand|gehst|laufen|läufst|lauf|schritt|schritte${all}|trepp${all}|stufe|stufen|wander${all}|spazier${all}|aufrecht${all}|tanz${all}|kletter${all}|steig${all}|hinab(?:geh|steig)${all}`,
  ),
  'lying-on-back': words(`auf (?:dem|den|deinem|ihrem) rücken|rückenlage|hinlegen|hinzulegen|flach auf|leg dich|legen sie sich`),
  'pain-area': words(
    `${all}schmerz${all}|weh|wehtut|wehtun|wunde?n?|wund|verletz${all}|zwick${all}|drückt oder zieht|beschwerden|zieht oder drückt`,
  ),
  pregnancy: words(
    `heiß${all}|hitze${all}|sauna${all}|glut|glüh${all}|auf (?:dem|den|deinem|ihrem) rücken|rückenlage|flach auf|(?:atem|luft) (?:an|zu|ein)?(?:ge)?halten|angehalten${all}|anhalten|(?:drück${all}|press${all}|schwer|gewicht)(?:[ ,]+\\p{L}+){0,5} (?:bauch|bauchdecke|unterleib)|(?:bauch|bauchdecke|unterleib|bund)(?:[ ,]+\\p{L}+){0,5} (?:drück${all}|press${all}|schwer|spann${all}|einzieh${all}|fest)`,
  ),
  question: /[?]/u,
  counting: words(
    `^(?:${number})(?=[ ]*[,.:;…–—!])|(?<=[.!?…] )(?:${number})(?=[ ]*[,.:;…–—])|(?:von|ab|bei|bis) (?:${number})(?= (?:bis|an|ab|abwärts|rückwärts|aufwärts|hinunter|hinauf|zurück|herunter|bist|sind|öffnen|öffnest|kehrst|kehren|wachst|wachen|wirst)(?!\\p{L}))|bis (?:${number})(?=[.,]| (?:zähl|ge))|zahl (?:um|für) zahl|mit jeder zahl|(?:nächste[rn]?|letzten?|jede) zahl|zahlen (?:lang|von|begleiten|führen|werden)|die zahlen von`,
    `zählung${all}|countdown${all}|(?:herunter|runter|hinunter|rückwärts|vorwärts|hoch|mit|ab|durch|weiter)(?:zu)?zähl${all}|(?:herunter|runter|rückwärts|hoch|mit)gezählt|(?:wird|werden|wurde|ist|sind) ${upTo(2)}gezählt|zähle|zähl|zählst|zählend${all}|zu zählen|das zählen|beim zählen|zum zählen|zählen (?:sie|wir)|(?:ich|wir) zähl${all}|zählt (?:die|den|das|von|bis|rückwärts|langsam|leise|weiter|mit)|(?:darf|dürfen|dürft|kann|kannst|können|mag|magst|mögen|möchte|möchtest|lässt|lassen|wird|werde|werden|will|willst) ${upTo(5)}zählen`,
  ),
  touch: words(
    `${hand} ${upTo(5)}(?:berühr${all}|streichen|streicht|streichel(?:n|t)|streift|reiben|reibt|massier${all}|(?:be|er|ab)?tastet|(?:be|er|ab)tasten|tasten (?:nach|sich|über)|befühl${all}|fahren|fährt|folg(?:en|t) (?:der|dem|den|einer|seinen|ihren|seiner)|greifen|greift|drücken|drückt|umfass(?:en|t)|umschließ${all}|aufleg${all}|aufzulegen|anfass${all}|aneinander${all}|ineinander${all}|zueinander${all}|verschränk${all}|gefaltet${all}|finden zusammen)`,
    `(?:berühr${all}|streich(?:e|en|t|st|el|eln|elt)?|streift|reib(?:e|en|t)?|massier${all}|tast(?:e|et|en (?:sie|ihre|deine|die))|fährt|fahren|greif(?:e|en|t)|drück(?:e|en|t)|press(?:e|en|t)|umfass(?:e|en|t)|umschließ${all}|leg(?:e|en|t)?|ruht|ruhen|lieg(?:t|en)) (?:sie |sich )?${across(5)}(?<!(?:aufmerksamkeit|als|wie|hinter|in|zu|aus|von|bei) ${upTo(3)})${hand} ${upTo(3)}(?:${upon}|ineinander|aneinander|zusammen|übereinander|ab)`,
    `(?<!(?:an|von|in|erinner(?:n|t) sich) (?:den |der |die |ihren? |deinen? )?)${hand} ${upTo(4)}(?:${upon} (?!\\p{L}+sten(?!\\p{L}))\\p{L}+|(?:in (?:den|dem|ihren|ihrem|deinen|deinem)|im) schoß)|(?<!\\p{L})${upon} ${upTo(4)}(?:liegt|liegen|lag|lagen|ruht|ruhen|legt sich|legen sich|bleibt|bleiben|findet|finden) (?:noch |schon |nun |jetzt |dann |von selbst ){0,2}(?:die|der|ihr|ihre|dein|deine|eine|ein|beide|zwei|diese) (?:\\p{L}+ )?${hand}|unter (?:der|den|einer|ihrer|deiner|ihren|deinen|beiden|jeder|dieser|dem) (?:\\p{L}+ )?${hand}`,
    `daumen ${upTo(3)}(?:(?:zeige|mittel|ring)?finger|fingerkuppe|fingerspitze)(?! (?:öffn|werd))|(?:(?:zeige|mittel|ring)?finger|fingerkuppe|fingerspitze) (?:und|an|auf|mit|gegen|zum|dem|den|der|am|vom) ${upTo(2)}daumen|druck vom daumen|(?:hand|linke|rechte|jede|obere) ${upTo(3)}(?:in|auf|über|unter) der anderen|(?:eine )?hand ${upTo(2)}(?:die andere|zur anderen|sich selbst)|(?:hände|handflächen|fingerspitzen|finger) ${upTo(3)}(?:einander|beieinander|ineinander|aneinander|aufeinander)`,
    `(?<!als )berühre|berührst|berühren sie|(?:darf|darfst|dürfen|kann|kannst|können|mag|magst|mögen|möchte|möchtest|lässt sich|lassen sich) ${upTo(6)}(?:berühren|anfassen|betasten|streicheln|befühlen|ertasten|abtasten)|ertasten lässt|zum berühren|(?:streich|streiche|streichen sie|streichle|streicheln sie|fass|fasse|fassen sie|greif|greifen sie|taste|tasten sie|umarm|umarme|umarmen sie) ${upTo(4)}(?:über|an|nach|um|selbst|auf|mit|dich|sich)|(?:diese[rm]?|kleine|eigene) berührung|(?:streichen sie|streichst du) über|handauflegen|selbst (?:umarmen|berühren|streicheln|halten)|leichtes streichen`,
  ),
  spiritual: spelledWords(
    `[Ss]piritu${all}|[Ss]pirits?|Seelen?|[Ss]eelen(?!ruh)${all}|[Bb]eseel${all}|[Ss]eelisch${all}|[Hh]eilig(?!abend)${all}|[Gg]eheiligt${all}|[Gg]öttlich${all}|Göttin${all}|Gott|Gottes|Götter${all}|[Ss]akral${all}|[Hh]immlisch${all}|Himmelreich|Engeln?|Engels|Schutzengel${all}|Gebete?[ns]?|[Bb]ete[tn]?(?= |[.,])|[Gg]ebetet|Segen${all}|[Ss]egn(?:e|en|et|end${all})|[Gg]esegnet${all}|Segnung${all}|Schöpfung|Schöpfers?|Schöpferkraft|Offenbarung${all}|Andacht|[Aa]ndächtig${all}|Altar${all}|Altäre${all}|Tempeln?|Tempels|Schreins?|Heiligt${all}|Amen|Mantras?|Mantren`,
    `[Uu]nivers(?:um|ums|en|ell${all})|Kosmos|[Kk]osmisch${all}|Weltseele|Weltall|[Ee]wig(?:e|en|er|es|em|keit)?(?! lang| her)|Unendlichkeit|(?:das|dem|des|ins) Unendliche[ns]?|[Tt]ranszend${all}|[Mm]ysti(?:k|sch|ker)${all}|Mysteri${all}|[Vv]or dem Geheimnis|(?:große|heilige)s? Geheimnis|[Ee]rleucht(?:ung|et${all})|All-?[Ee]inheit|Einssein|(?:mit )?allem,? was ist|${all}[Cc]hakr${all}|Aura|Karma${all}|Reiki|Prana|Qi|Chi|Kundalini|[Ee]soteri${all}|höhere[sn]? (?:Selbst|Macht|Wesen|Kraft)|Heiler(?:in)?|Wiedergeburt|[Ww]iedergeboren|Vorsehung|Gnade`,
    `(?:Lebens|Ur|Heil|Licht|Herz|Körper|Erd|Seelen)(?:energie|energien|kraft)|[Ee]nergetisch${all}|(?:[Hh]eilende|[Kk]osmische|[Pp]ositive|[Gg]öttliche|[Ii]nnere|[Rr]eine|[Gg]oldene|[Ww]arme|[Ll]ebendige)[rn]? (?:Energie|Energien|Lebenskraft)|(?:Energie|Energien) ${upTo(3)}(?:fließ${all}|ström${all}|strahl${all}|ist da|durchström${all}|aufsteig${all}|steigt|sammelt|kommt|pulsiert)|(?:fließ${all}|ström${all}|kommt|strahlt|steigt|sammelt sich|spür${all}) ${upTo(3)}Energie`,
    `(?:Heilige[rnm]?|Großer|[Gg]öttliche[rn]?) Geist${all}|[Gg]eistig(?:e|en|er|em|es) (?:Welt|Führer|Führung|Kräfte|Wesen)|[Gg]eistliche?[nrs]?|Geistwesen|Geistführer`,
  ),
  'closed-eyes': words(
    `lider|lidern|lids?|augenlid${all}|augendeckel${all}|wimpern`,
    `(?:schließ${all}|zumach${all}|zuzumach${all}|öffn(?:e|en|et|est|ung)|aufmach${all}|aufschlag${all}|mach|mache|lass|lasse|lassen|halte?|behalte?) (?:sie |sich )?${upTo(3)}(?<!(?:händen|um|an|in|vor) (?:\\p{L}+ )?)augen(?= (?:zu|auf|zufallen|offen|geschlossen|geöffnet|halb|sich)|[.,;!]|$)|(?<!vor (?:\\p{L}+ )?)augen ${upTo(5)}(?:geschlossen|zumachen|zufallen|zugehen|zumachst|aufgehen|aufmachen|öffn${all}|geöffnet|offen|halboffen|aufschlagen|zugehen|fallen zu)|augen,? ${across(4)}schließ${all}|augen ${upTo(4)}(?:zu|auf)(?=[.,;!]|$| oder| und)|augen ${across(6)}(?:ganz zu|spalt (?:weit )?offen|öffnen sie sich|schließen sie sich)|(?:schließe|schließen sie|öffne|öffnen sie) ${upTo(3)}augen`,
    `(?:geschlossene[nr]?|offene[nr]?|halb ?offene[nr]?|geöffnete[nr]?|zue[nr]?) augen|(?:schließen|öffnen|aufschlagen) der augen|(?:sind|waren|bleiben) (?:die|ihre|deine) augen (?:zu|geschlossen|offen)`,
  ),
  lying: spelledWords(
    `[Dd]u ${upTo(2)}liegst|[Ll]iegst du|[Ll]iegen Sie (?:hier|gerade|jetzt|bequem|wach|da|nun|gut|warm|weich|auf|im)|Sie (?:so |hier |jetzt |gerade |wach |bequem |dort |einfach |nun ){1,2}liegen|Sie liegen (?:hier|gerade|jetzt|bequem|wach|da|nun|gut|warm|weich)|(?:[Ww]ie|[Ww]ährend|dass|wo) Sie ${upTo(3)}liegen|(?<!oder )[Ii]m Liegen(?! oder| und)|(?:[Dd]as|[Dd]es|bloße|Rest ist) Liegen(?! einer| der)|Liegen ist|(?:[Dd]er|Ihr|[Dd]ein|ganze|übrige) (?:Körper|Rücken|Kopf|Hinterkopf) ${upTo(2)}(?:liegt|liegen)(?! (?:oder|an der Lehne))|liegt (?:der|Ihr|dein) (?:ganze |übrige )?(?:Körper|Kopf|Hinterkopf)|dich ${upTo(3)}(?:hinlegen|hinzulegen|hin)(?=[.,]| und)|[Ll]ege? dich|[Ll]egen Sie sich|Rückenlage|Seitenlage|[Ww]achliegen|wachzuliegen|[Ww]ach zu liegen`,
    `(?:[Dd]ie|[Dd]er|Ihrer?|[Dd]einer?) (?:Matratze|Liegefläche)|(?<!oder )(?:[Dd]as|[Dd]em|[Ii]hr|[Dd]ein|[Ii]hrem|[Dd]einem|diesem|diese[ms]) ${bed} ${upTo(4)}(?:trägt|hält|weich|warm|unter|bleibt|nimmt|übernimmt|nach|berührt|die Haut)|(?:trägt|hält|nimmt|übernimmt|[Uu]nter|[Gg]ewicht) ${upTo(3)}${your} ${upTo(1)}${bed}|(?<!oder )(?:in Ihrem|in deinem) (?:warmen |weichen |eigenen )?Bett|(?:hier|jetzt,?|Stunde|Abends|Körper|Auch|bist|sind|liegen|liegt) im (?:warmen |weichen )?Bett|im Bett (?:zu )?liegen|[Dd]as Bett (?:ist|hat|wird|gibt)|(?:ist|hier)(?: nur)? das Bett|[Ii]n diesem Bett|Mitte des Bettes|dem Bett(?=, es)|(?:[Ii]st|wird) (?:das )?Laken|auf dem Laken|und Laken`,
    `[Kk]issens? ${across(5)}(?:Kopf|Kopfes|Wange|Nacken|Hinterkopf|Haut)|(?:Kopf|Wange|Nacken|Hinterkopf|Gesicht|Ohr) ${across(5)}(?:aufs |[Kk]issen)|[Dd]as Kissen (?:ist|hat|wird|gibt|nimmt|trägt|hält|bleibt|genügt)|(?:[Ii]m|[Vv]om|[Mm]it dem|[Nn]ur das|halten das) Kissen|jetzt das Kissen|(?:Decke|Bettdecke|Zudecke) ${upTo(3)}(?:auf|über) (?:Ihnen|dir|dem Körper|Ihrem Körper|deinem Körper)|(?:unter|unter der) (?:warmen )?Bettdecke|Warm ist es unter der Decke|Laken ${upTo(3)}(?:Haut|Körper|Rücken)`,
  ),
  seated: spelledWords(
    `(?:[Ww]ie|[Ww]ährend|dass|wo|[Ss]o|[Dd]a|[Hh]ier|[Jj]etzt) (?:du|Sie) ${upTo(2)}(?:sitzt|sitzen)(?! (?:im (?:\\p{L}+ )?(?:Gras|Sand)))|sitzt du (?:hier|gerade|jetzt|bequem|aufrecht|gut|nun)|sitzen Sie (?:hier|gerade|jetzt|bequem|aufrecht|gut|nun)|(?:Du sitzt|Sie sitzen) (?:hier|gerade|jetzt|bequem|aufrecht|gut|nun|einfach)|[Bb]leib(?:en Sie)? ${upTo(2)}sitzen|(?<!oder )[Ii]m Sitzen(?! oder| und)|[Aa]ufrecht(?:e[rnms]?)? (?:Haltung|[Ss]itz(?!en oder)${all})|[Ss]etz(?:e|en Sie)? (?:sich |dich )(?:bequem |nun |jetzt )?(?:aufrecht|hin|gerade|bequem)|[Rr]icht(?:e|en Sie) (?:sich|dich) ${upTo(2)}auf|sitzt ein Körper|der Körper sitzt(?! oder)|Sitzhaltung|Sitzhöcker${all}|Sitzbein${all}|Sitzknochen|Gesäß`,
    `${seat}(?! oder),? ${upTo(4)}(?:unter (?:Ihnen|dir|dem Gesäß|dem Becken)|hinter (?:Ihnen|dir)|trägt(?! das alles)|hält|stützt|nimmt|übernimmt|berührt|gibt Halt|gibt nach)|[Uu]nter (?:Ihnen|dir) ${upTo(2)}${your} ${seat}|(?:hält|trägt|stützt) ${upTo(3)}(?:der|die|Ihr|dein|den|dem) ${seat}|Rücken ${across(6)}(?<!was den Rücken hält, eine )(?:Lehne|Stuhl|Sessel|Rückenlehne|Stuhllehne|Sitz)(?!\\p{L})|(?:[Ll]ehne|Rückenlehne) ${across(5)}(?:Rücken|Schultern|Nacken)|[Aa]n (?:der|die|jeder|dieser) Lehne(?! des Stuhls)|(?:Gewicht|Körper|Becken|sinkt|sinken|sitzt|sitzen|zurück|lass dich|lehn dich|lehnen Sie sich) ${upTo(5)}(?:in|auf|an) ${your} ${seat}|(?:[Ii]n|[Aa]uf) ${your} ${seat} ${upTo(3)}(?:Rücken|Körper|Gewicht)`,
    `(?:Füße|Füßen|Fußsohlen|Sohlen|Fersen|Fuß) ${across(5)}(?:Boden|Fußboden|Teppich|Erdboden)|(?:Boden|Fußboden) ${upTo(4)}(?:Füße|Füßen|Fußsohlen|Sohlen|Fersen|Fuß)`,
  ),
  heart: words(`herz(?:en|ens|schlag${all}|schläge${all}|klopfen${all})?|puls|pulsier${all}|poch${all}`),
};
