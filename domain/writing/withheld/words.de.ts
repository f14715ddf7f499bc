import { all, spelledWords, words } from './patterns.ts';
import type { WithheldWords } from './withheldKinds.ts';

/** What follows “wie” where it compares nothing: it asks, or goes on with what is. */
const plain =
  'oft|viel|viele|weit|lange|es|sie|du|ihr|er|ich|Sie|geht|gut|sehr|immer|gewohnt|gewöhnlich|bisher|zuvor|jetzt|angenehm|mag|möge|ist|sind|sich|möglich|wenig|schwer|kühl|tief|klingt|schnell|nah|würde|schmeckt|verlässlich|fühlt|sieht|lautet|heißt|steht|riecht|wäre|wärst|würdest|könnte|mögen';
/** Verbs in the form that says what only seems so. */
const seeming =
  'ob|wäre|wären|wärst|wenn|hätte|hätten|hättest|würde|würden|würdest|käme|kämen|kämst|läge|lägen|ginge|gingen|stünde|stünden|trüge|ließe|ließen|säße|säßest|könnte|könntest|könnten|dürfte|müsste|sollte|spräche|fiele|fielen|schliefe|zöge|gäbe|nähme|hielte|bliebe|atmete|hörte|legte|wollte|wüsste|sähe|sähst|strich|striche|kehrte|flösse|sänke|hinge|lehnte|öffnete|gehörte|bestünde';

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
};
