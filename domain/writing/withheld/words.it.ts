import { all, words } from './patterns.ts';
import type { WithheldWords } from './withheldKinds.ts';

/** Up to so many words in between, in one clause. */
const gap = (count: number): string => `(?:[\\p{L}’']+ ){0,${count}}`;
const on = `(?:su|sul|sullo|sulla|sui|sugli|sulle|sull(?=[’']))`;
const seats = `(?:sedi[ae]|sedut[oaie]|poltron${all}|divano|tappeto|pavimento)`;
const beds = `(?:lett[oi]|lettino|distes[oaie]|sdraiat[oaie]|materass[oi])`;
/** A sentence that names both places is for everybody. */
const without = (places: string): string =>
  `(?<!(?<!\\p{L})${places}(?!\\p{L})[^.]{0,60})(?![^.]{0,60}(?<!\\p{L})${places}(?!\\p{L}))`;
/** What a bed or a seat does for the body. */
const holds =
  '(?:tiene|tengono|tenga|tenerti|tenuto|regge|reggono|porta|sostiene|sorregge|accoglie|accolgono|cede|prende|riceve|risponde|sopra di te|sotto di te|dietro di te)';
/** The same, across a comma. */
const wideGap = (count: number): string => `,? (?:[\\p{L}’',]+ ){0,${count}}`;

export const it: WithheldWords = {
  waking: words(
    `mattin[aeoi]|mattinat[ae]|mattutin[aeoi]|domattina|stamattina|alb[ae]|auror[ae]|sorgere del sole|sole (?:sorge|nascente)|colazion[ei]|caffè|caffellatte|merl[oi]|gall[oi]|sveglie|(?:la|una|tua) sveglia|cinguett${all}|buongiorno`,
    `alzarsi|alzarti|àlzati|alzati|(?:nuovo|prossimo) giorno|giorno (?:è nuovo|nuovo|è ancora piegato|che (?:comincia|inizia|viene|ti aspetta|arriva))|(?:nuova )giornata|giornata che (?:comincia|inizia|viene|ti aspetta)|(?:iniziare|cominciare) la giornata|(?:ben|completamente|perfettamente|del tutto) svegli[oa]`,
  ),
  breath: words(
    `respir${all}|fiat[oi]|inspir${all}|espir${all}|inal(?!ter)${all}|esal(?!t)${all}|sospir${all}|polmon[ei]|narici|diaframma|sbadigli${all}|costol[ae]|clavicol[ae]|soffi${all}|l[’']aria (?:entra|esce|passa|arriva|va|viene|che entra|che esce|scende|sale|disegna)|(?:petto|ventre|addome|pancia) si (?:apre|alza|solleva|muove|abbassa|gonfia)|si (?:alza|solleva|abbassa|gonfia) (?:il petto|il ventre|la pancia)`,
  ),
  simile: words(
    String.raw`(?<!(?<!\p{L})(?:osserva|nota|senti|ascolta|guarda|scopri|così|a|su|e a) )come(?! (?:sei|è|sono|stai|sta|ti|vuoi|preferisci|viene|vengono|puoi|va|vanno|capita|sempre|ancora|appoggio)(?!\p{L}))`,
    String.raw`(?:osserva|nota|senti|ascolta|guarda|scopri|così) come (?:un|una|se)|simil[ei] a\p{L}*|sembr\p{L}*|(?:as)?somigli\p{L}*|quasi (?:un|una|fosse)|a mo’ di|pare (?:un|una)|tale e quale|alla maniera d\p{L}*|grande quanto`,
  ),
  legs: words(
    `gamb[ae]|cosc[ei]a?|cosce|coscia|polpacci${all}|polpaccio|ginocchi${all}|inginocchi${all}|accovacci${all}|stinc${all}|arti|grembo`,
  ),
  feet: words(
    `pied[ei]|piant[ae] de[il]${all} pied[ei]|piant[ae]|dit[ao] de[il] pied[ei]|alluc[ei]|tallon[ei]|caviglia|caviglie|scalz${all}|scarp${all}|calz[ei]n${all}|orme|passi`,
  ),
  arms: words(`bracci[oa]|braccia|avambracci${all}|gomit[oi]|arti`),
  hands: words(`man[oi]|dit[ao]|palm[oi]|pollic[ei]|pugn[oi]|pols[oi]|nocch${all}|unghi[ae]|polpastrell[oi]|dorso della mano`),
  sight: words(
    `ved(?:e|i|ere|ono|erti|ersi|endo)|vist[aoei]|guard${all}|sguard[oi]|osserv${all}|occhiata|color[ei]?|colorat${all}|immagin[ei]|immagine|luce|luci|lumin${all}|illumin${all}|chiar(?:o|a|ore)|punto|batt(?:i|ito) di ciglia|visibil[ei]|azzurr${all}|blu|verd[ei]|ross[oaie]|dorat[oaie]|bianc${all}|giall${all}|ombr[ae]|brill${all}|socchius[oaie]|semiapert[oi]|paesagg${all}|sfoc${all}|contorn[oi]`,
  ),
  hearing: words(
    `sent(?:i|ire) (?:il suono|la voce|i rumori)|udi${all}|ode|odi|ascolt${all}|suon[oiae]|suonare|rumor[ei]|voc[ei]|music${all}|melodi${all}|canzon[ei]|cant[aoi]|cantare|orecchi${all}|ronzi${all}|sussurr${all}|mormor${all}|campan${all}|fruscio|eco|ticchett${all}|chiama|bussa`,
  ),
  standing: words(
    `in piedi|cammin${all}|alzar${all}|alzat[ie]|passegg${all}|pass[oi]|scal[ae]|scalin[oi]|gradin[oi]|corr(?:ere|i|endo)|sal(?:ire|i)|scend(?:i|ere)|ball(?:are|i)|salt(?:are|i)|eretta|raddrizz${all}|andare a piedi`,
  ),
  'lying-on-back': words(`sulla schiena|supin[oa]|sdraiati|sdraiarti|sdraiat[oa]|stenditi|disteso`),
  'pain-area': words(
    `dolor[ei]|dolorant${all}|doloros${all}|dol(?:e|gono)|fa male|fanno male|ferit[aeo]|ferite|indolenzit${all}|fastidi${all}|dolente|male`,
  ),
  pregnancy: words(
    `cald[oaie]|bollent${all}|brucia${all}|rovente|sauna|bragia|sulla schiena|supin[oa]|(?:trattieni|trattenere|trattenuto)(?:[ ,]+\\p{L}+){0,2} (?:respiro|fiato|aria)|(?:prem${all}|pression${all}|peso|string${all})(?:[ ,]+\\p{L}+){0,5} (?:pancia|ventre|addome)|(?:pancia|ventre|addome)(?:[ ,]+\\p{L}+){0,5} (?:prem${all}|pression${all}|pesant${all}|string${all})`,
  ),
  question: /[?]/u,
  counting: words(
    `(?<!senza )contare|contando|contiamo|conter(?:ò|ai|emo)|sto contando|conteggi${all}|(?:alla rovescia|all[’']indietro)|conto (?:da|fino)|conta (?:fino|da (?:uno|tre|cinque|dieci|venti))|cont(?:o|a) (?:sale|scende|comincia|inizia|continua|arriva|finisce|va|cresce)|cominci${all} (?:il|un) conto|da (?:uno|due|tre|cinque|sette|dieci|venti) (?:fino )?a (?:uno|zero|tre|quattro|cinque|sette|dieci|venti)|(?:fino a|al) (?:tre|quattro|cinque|dieci|venti)(?=[ ]*(?:[,.:;]|soffi|respiri))`,
    `numer[oi] (?:sal|scend|che segu|successiv|dopo l|alla volta)${all}|ogni numero|(?:tre|cinque|dieci) numeri`,
    `(?<=^|[.!?…:] )(?:uno|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|zero)(?=[ ]*[,.:;…–—])|(?<=^|[.!?…,] )(?:ora |poi |adesso |e )?conta(?=,| (?:fino|piano|lentamente|con|i|le|gli|tre|due|quattro|cinque|ogni|quanto)(?!\\p{L}))|(?:mente|voce) conta (?:i|le|gli)`,
  ),
  touch: words(
    `toccar(?:e|l[oaie]|ti|si)|toccando|toccal[oaie]|tocchi (?:il|lo|la|le|i|gli|un|una|qualcosa|con|l(?=[’']))|(?<=^|[.!?…] )tocca(?! a(?!\\p{L}))|(?:ciò|quello|cosa) (?:che )?tocc(?:ano|hi)|tocca(?:no)? le mani`,
    `(?:man[oi]|dit[oa]|palm[oi]|pollic[ei]|indice|polpastrell[oi]) ${gap(4)}(?:(?:tocc|sfior|accarezz|strofin|sfreg)(?:a|ano|are|ando|arsi)|toccat[oaie]|si tocc(?:a|ano|hino))`,
    `(?:pos|mett|appoggi|poggi|port|ten|tien|lasci)(?:a|i|are|ere|ati|ando|endo|arti|erti|iti)? ${gap(3)}(?:man[oi]|palm[oi]|dit[oa]|pollic[ei]|polpastrell[oi]) ${gap(2)}(?:${on}|sopra|contro|intorno|attorno|insieme|al|alla|dove)`,
    `(?:man[oi]|palm[oi]|dit[oa]|pollic[ei]|polpastrell[oi]) ${gap(3)}(?:posa(?:no|rsi|re)?|posat[oaie]|appoggia(?:no|rsi|re)?|appoggiat[oaie]|poggia(?:no|re|rsi)?|rest(?:a|ano|are)|stanno|riposa(?:no|re)?|preme|premono|chiud(?:e|ono|ersi)) ${gap(1)}(?:${on}|sopra|contro|intorno|attorno|al centro)`,
    `(?:man[oi]|palm[oi]|dita|pollic[ei]) (?:è |passa )?${on}(?! schiena)|una mano nell(?=[’']altra)|mani giunte|intrecci${all} (?:le )?dita|dita (?:intrecciate|si intrecciano)`,
    `pollice ${gap(3)}(?:dito|l[’']indice|sull[’']indice|indice|medio|polpastrello|bordo)|(?:dito|indice|medio|mignolo) ${gap(3)}pollice|(?:con|sotto) il pollice|pollice (?:lo |la )?(?:scorre|segue|percorre|affonda|preme|trova)`,
    `accarezz(?:a|i|are|ati|arti|ando)(?= (?:il|la|le|i|un|piano|con|l[’']))|(?:farti|fatti|darti) una carezza|(?:sfreg|strofin|massaggi)(?:a|i|are|ale|ati|arti|ando|arle)|(?:sulla|la) tua guancia|posale dove|prem(?:i|ere) (?:fra|tra|con) le dita|tocco leggero|(?:in quel|al tuo|altro) tocco|tocco della mano|arrivare una carezza`,
  ),
  spiritual: words(
    `(?<!(?:ti|vi|ci|si|lo|la vita che|che) )anima|anime|spirit[oi](?! (?:d|di)(?!\\p{L}))|spiritual${all}|(?<!(?:osso|il|del|al|dal|nel|sul) )sacr[oaie]|sacralità|divin[oaie]|divinità|univers[oi]|cosm[oi]|cosmic${all}|etern${all}|infinit(?:o|a|i|e|à)|trascend${all}|mister[oi]|mistic${all}|preghier[ae]|preg(?:a|are|hiamo)|bened(?:etto|etta|etti|ette|izione|izioni|ire|ici)|chakra|karma|altare|tempio|templi|santuari${all}|paradis${all}|angel[oi]|dio|dèi|esoteric${all}|reincarn${all}|venerazione|tutt[’']uno con`,
    `(?:energi[ae]|forz[ae]) (?:vital[ei]|cosmic${all}|universal[ei]|divin[ae]|sottil[ei]|guaritric[ei]|curativ[ae]|interior[ei])|energia (?:della vita|dell[’']universo|che guarisce)`,
  ),
  'closed-eyes': words(
    `(?:chiu|ap|riap|schiu|socchiu)(?:d|r)${all} (?:lentamente |piano |pure |anche |di nuovo |con calma )?(?:gli |i tuoi |entrambi gli )?occhi|palpebr${all}`,
    `(?<!(?:davanti agli|dagli|negli|sotto gli) )occhi,? (?:[\\p{L}’',]+ ){0,5}(?:chiu(?:si|dono|dersi|dere|derli|dano|deranno)|socchiusi|semichiusi|aperti|aprono|aprirsi|aprire|aprirli|aprano|apriranno|riaprono|riaprirsi|riaprire|schiud${all})`,
  ),
  lying: words(
    `${without(seats)}(?:${[
      `(?:letto|lettino|materasso|cuscino|guanciale|coperta|coperte|lenzuol[oa])${wideGap(4)}${holds}`,
      `(?<!(?:rifacendo|rifare|sotto|vicino|accanto|coperto|mattino cammina) )(?:il|al|dal|nel|questo|col|tuo) letto(?! c’è un mucchio)|(?:ora|tempo|lato|punto|bordo) del letto|sul (?:tuo )?letto(?! (?:c’è|come|la domenica))|pesa ${gap(3)}sul letto`,
      `(?:il|al|sul|nel|dal|tuo|soltanto il) (?:cuscino|guanciale|materasso)|cuscino sotto la testa|cuscino ha un lato|dentro il materasso|(?:trama|bordo) del materasso`,
      `(?<!ti rimbocchi )la coperta|sotto le (?:coperte|lenzuola)|(?:fra|tra) le lenzuola(?! piegate)|(?:contatto|fresco) (?:del|delle) lenzuol[oa]|passa il lenzuolo|il lenzuolo è rimasto|vicino al letto c’è|lato del cuscino`,
      `(?:testa|guancia|viso|nuca|peso|corpo) ${gap(3)}(?:cuscino|guanciale|materasso|lenzuolo|lenzuola)`,
      `(?:sdraiat|coricat|supin)[oaie]|(?:sdrai|còric|coric)(?:ati|arti|arsi)|(?:dis|s)tend(?:iti|erti)|corpo (?:steso|disteso)|(?:posizione|sei|stai|resti|mentre stai) ${gap(1)}(?:distes|stes)[oa]`,
    ].join('|')})`,
  ),
  seated: words(
    `${without(beds)}(?:${[
      `(?:sedia|poltrona|poltroncina|sedile|schienale|sgabello|divano|bracciol[oi])${wideGap(4)}${holds}`,
      `(?:sedia|poltrona|sedile|schienale) ${gap(4)}(?:schiena|nuca|tuo peso)|(?:su|in) questa sedia|(?:sei|restare|resti|stai) in poltrona`,
      `(?:sotto di te|dietro di te|alle tue spalle|dietro la schiena|sotto il bacino) ${gap(5)}(?:sedia|poltrona|sedile|schienale|sgabello|pavimento)`,
      `(?:peso|schiena|corpo|nuca|bacino|testa|spalle|appoggi|appoggiarti|cosce|gambe)${wideGap(4)}(?:sedia|poltrona|sedile|schienale|sgabello|bracciol[oi])|(?<!(?:appes[oa]|intorno) )allo schienale`,
      `(?:senti|sentire|nota) (?:di nuovo )?(?:la sedia|il sedile|la poltrona|lo schienale)`,
      `(?:mentre|dove|come|così) (?:siedi|sei sedut[oa]|stai sedut[oa])|sedut[oa] (?:qui|così|adesso|ora|comod${all}|dritt[oa])|(?:sei|stai|resti|resta|posizione) ${gap(1)}sedut[oa]|siediti|schiena (?:ben )?(?:dritta|diritta|eretta)`,
      `(?:piedi|talloni|piante|suole) ${gap(4)}(?:pavimento|a terra|per terra|suolo)|sotto (?:i piedi|le piante|le scarpe|i talloni) ${gap(2)}(?:pavimento|suolo|terra)|(?:pavimento|suolo|terra) ${gap(3)}sotto (?:i|ai) (?:tuoi )?piedi|talloni, e ascolta il pavimento|pavimento (?:mi|ti) regge|appoggia ${gap(1)}i piedi`,
    ].join('|')})`,
  ),
  heart: words(`cuore|battit[oi]|pulsazion${all}|puls(?:a|ano|are)|palpit${all}`),
};
