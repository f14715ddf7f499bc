import { any, upTo } from '../../../shared/asked/plainWords.ts';
import type { InstructionSigns, SilenceSigns } from './InstructionSigns.ts';

const either = (...ways: readonly string[]): string => ways.join('|');
/** Up to so many of these small words in between. */
const some = (count: number, words: string): string => `(?:(?:${words}) ){0,${count}}`;
/** Not after these words. */
const notAfter = (words: string): string => `(?<! (?:${words}) )`;
/** Not before these words. */
const notBefore = (words: string): string => `(?! (?:${words}) )`;

/** Where a sentence begins, or somebody asks: “parla” is then an order and not what another person does. */
const asked = String.raw`(?<=^ |\| | (?:per favore|per piacere|per cortesia|ti prego|la prego|vi prego|che|che si|che tu|che la voce|la voce|la guida|e|ma|allora|magari) )`;
/** “Leave out”, in its forms. */
const no = `(?:no|niente|nulla|nessun|nessuna|senza|evit(?:a|are|i|ate|ando|iamo|asse)|salt(?:a|are|i|ate)|togli(?:ere|ete)?|tolga|tralasci(?:a|are|ate)?|omett(?:i|ere|a|ete)|lasci(?:a|are|ate)? (?:fuori|perdere|stare|da parte)|f(?:ai|are|accia|ate|acendo) a meno)`;
/** What a script does, or is not to do; after “non”. */
const use = `(?:us(?:are|armi|i|a|ate|asse|ino)|inseri(?:re|rmi|sci|sca|te)|mett(?:i|ere|erci|ete|a)|inclu(?:dere|di|da|dete)|introdu(?:rre|ci|ca)|propo(?:rre|rmi|nga)|f(?:are|armi|arci|accia|acciano|acesse|ate)|por(?:re|mi)|nomin(?:are|i|iate|ate|a)|menzion(?:are|i|ate|a)|cit(?:are|i|ate)|parl(?:are|armi|i|ate) d(?:i|el|ello|ella|ei|egli|elle|ell)|descriv(?:ere|i|a|ete)|ricevere)`;
/** What somebody wants, or not; after “non”. */
const want = `(?:vogli(?:o|amo)|vorr(?:ei|emmo)|desider(?:o|erei)|gradi(?:sco|rei)|amo|sopporto|(?:mi|ci) (?:piacc?iono|piace|va|vanno|serve|servono)|ci (?:siano|sia|fossero)|dev(?:e|ono) esserc${any}|dovrebb(?:e|ero) esserc${any}|ho (?:bisogno|voglia) d(?:i|el|ei|elle))`;
const small = some(
  4,
  'il|lo|la|i|gli|le|l|un|uno|una|di|d|del|dei|delle|degli|dello|della|dell|a|al|ai|alle|allo|alla|in|cose|roba|troppe|troppi|tante|tanti|altre|alcun|alcuna|qualsiasi|mi|che|ci|siano|sia|sentire|usare|fare|farmi|fatte|facciano|si|rivolgermi|porre|per favore',
);
const refused = `(?:${no}|non (?:mi |si )?${use}|non ${want}) ${small}`;
const listening = `(?:medit(?:o|are|iamo|azione|azioni|ero|erei)|ascolt(?:o|are|arla|arlo|iamo|ero|erei|a|ano)|pratic(?:o|are|hiamo|hero|a)|l[oa] f(?:accio|aro|arei|acciamo)|far(?:lo|la|o)|facciamol[oa]|far(?:e|o) (?:la meditazione|l esercizio|questo|il rilassamento)|segu(?:o|iro|ire|irla|irlo)|eserciz${any}|rilassamento|ipnosi|sessione|versione|guida|traccia|audio|testo|pensat[oa]|adatt[oa]|scritt[oa]|fatt[oa])`;
const wanting = `(?:vorrei|voglio|vogliamo|preferi${any}|desidero|meglio)`;
const chairs =
  'sedia|sedie|poltrona|poltroncina|cuscino|panca|panchina|sgabello|treno|autobus|bus|tram|metro|divano|zafu|tappetino|terra|loto|incrociate|sedile|aereo|carrozzina';
const lain = '(?:sdraiat[oaie]|distes[oaie]|coricat[oaie]|stes[oaie]|supin[oaie])';

export const it: InstructionSigns = {
  'few-words': either(
    // “In poche parole” means “in short”, and “un uomo di poche parole” is somebody.
    `(?<! (?:in|di|person[ae]|uomo|donna|tipo|tipa|ragazz[oa]|padre|madre|marito|moglie|figli[oa]|ho|hai|ha|avevo|abbiamo|hanno|sono|siamo|detto|dett[ae]|dice|diceva|dicono|scambi${any}|bast${any}) (?:solo |soltanto |sempre |di |le )?)(?:poch(?:e|issime)|meno|non troppe|non tante|non molte) ${upTo(1)}parole${notBefore(`su|sul|sulla|sulle|sui|di|d|per (?:dire|descriv${any}|spieg${any})|mi (?:hanno|ha|bast|fer|fanno)${any}|che mi|da|dette|non|sono|bastano|e piu fatti|con (?:lui|lei|loro)`)}|(?:meditazione|testo|guida|voce|sessione|ipnosi) di poche parole`,
    'parole (?:ridotte )?(?:al|il) minimo|(?:minimo|meno possibile) di parole|parole (?:poche|misurate|contate|centellinate|essenziali)',
    `${asked}parl(?:a|i|ate|asse|ando|are) (?:il |molto |davvero )?(?:poco|pochissimo|meno)${notBefore('con|di|bene|italiano')}`,
    `(?:voce|guida|${wanting}|chiedo di|prego di|puoi|potresti|potrebbe|potete|cerca di) ${upTo(2)}parl(?:i|asse|are) (?:il )?(?:poco|pochissimo|meno)${notBefore('con|di|bene')}`,
    `${notAfter('a|imparato|cerco di|devo|dovrei')}non parl(?:are|i|ate|asse|armi) ${upTo(1)}(?:troppo|tanto|molto)${notBefore('con|di|bene')}`,
    `(?:poco|pochissimo|meno|non troppo) parlato|(?:poche|meno|niente|senza|non troppe) ${upTo(1)}chiacchiere${notBefore('con|tra|fra|al|in')}`,
    `(?:parc[oa]|sobri[oa]|essenzial[ei]|minimal[ei]|economia|risparmi[oa]|avar[oa]) (?:di|con|nelle|le) ${upTo(1)}parole`,
    `(?:non|poco|meno) (?:essere |sia |siate )?(?:troppo |cosi |tanto )?(?:proliss[oaie]|verbos[oaie]|loquac[ei]|chiacchieron[eai]|logorroic[oa])`,
  ),
  'short-sentences': either(
    `(?<! (?:rispond${any}|ricev${any}|scriv(?:e|o|ono)|mand[oa]|dice|diceva|dicono|balbett${any}) ${upTo(2)})(?:(?:frasi|frasette) ${some(4, 'semplici|chiare|calme|molto|piu|abbastanza|che|siano|il|essere|devono|dovrebbero|tutte|e|ben')}(?:brevi|brevissime|corte|cortissime|concise)|(?:brevi|corte|concise) (?:e )?(?:semplici |chiare )?frasi)`,
    `frasi non ${upTo(2)}lunghe|${refused}frasi ${upTo(1)}(?:lunghe|lunghissime|interminabili|complesse)|frasi (?:lunghe|lunghissime) no|una frase breve (?:alla|per) volta`,
    `(?:accorci(?:a|are|ate)?|spezz(?:a|are|i|ate)) ${upTo(1)}frasi`,
  ),
  'simple-words': either(
    `(?:parole|termini|vocaboli|espressioni) ${some(3, 'brevi|chiare|molto|piu|che|siano|poche|e|il|davvero|calme')}(?:semplici|semplicissime|facili|facilissime|comuni|quotidian[ei]|comprensibili|elementari|terra terra|di (?:tutti i giorni|ogni giorno))${notBefore('non(?! (?:difficili|complicate|tecniche|troppo))|mi')}`,
    `(?:semplici|facili) parole${notBefore('non|mi|di')}`,
    `(?:linguaggio|lingua|vocabolario|lessico|italiano|stile|testo) ${some(3, 'molto|piu|breve|chiaro|chiara|che|sia|e|davvero')}(?:semplic[ei]|semplicissim[oa]|facil[ei]|comprensibil[ei]|quotidian[oa]|elementare|terra terra|colloquiale|di (?:tutti i giorni|ogni giorno))`,
    `${asked}parl(?:a|i|ate|are|ami) (?:in (?:modo|maniera) )?(?:semplice|semplicemente)|parole alla portata di tutti`,
    `${refused}(?:paroloni|tecnicismi|inglesismi|gergo|(?:termini|parole|espressioni) ${upTo(1)}(?:tecnic(?:i|he)|difficili|complicat[ei]|inglesi|medic(?:i|he)|stranier[ei]|ricercat[ei]|astrus[ei]|compless[ei])|linguaggio ${upTo(1)}(?:tecnico|complicato|difficile|ricercato))${notBefore('da dire|da accettare')}`,
    `(?:parole|linguaggio|lingua|testo) non ${upTo(1)}(?:difficil[ei]|complicat[oaie]|tecnic${any})`,
    `(?:testo|parole|frasi|linguaggio|sia|siano|fosse|essere|tutto|qualcosa di) (?:molto |piu )?facil[ei] da (?:capire|comprendere|seguire)`,
  ),
  slower: either(
    `(?:${asked}(?:parl|legg|recit|dett)(?:a|i|e|ate|ete|ami|imi|il[oa]|are|ere|ando|endo)|parl(?:i|ate|asse|assi|aste|ami)|legg(?:a|ila|ilo|esse|essi)) ${some(4, 'molto|piu|un|po|ben|tutto|il|testo|per|favore|con|voce|calma|e')}(?:lent[oa]|lentamente|lentissim${any}|piano|pian piano|adagio|con calma|senza fretta)${notBefore('di|perche|quando|e non')}`,
    `(?:voce|guida|${wanting}|chiedo|prego|puoi|puo|potresti|potrebbe|potete|deve|dovrebbe|venga|sia|fosse|testo) ${some(3, 'di|che|si|la|il|tutto|testo|voce|essere|sia|fosse|venga|mi|deve|dovrebbe|puo|parlarmi')}(?:parl(?:are|asse|i|ata|ato|armi)|lett[oa]|legg(?:ere|a|esse)|dett[oa]|recitat[oa]) ${some(3, 'molto|piu|un|po|ben|tutto')}(?:lent[oa]|lentamente|lentissim${any}|piano|adagio|con calma|senza fretta)`,
    `${notAfter('sua|mia')}voce ${some(3, 'molto|piu|che|sia|deve|dovrebbe|essere|calma|bassa|dolce|e|un|po')}lent(?:a|issima)`,
    `(?<! (?:mio|suo|vita|cuore|battito|metabolismo) (?:a |di |un |ha un |con un )?)(?:ritmo|tempo|lettura|parlata|velocita|narrazione|andatura) ${some(3, 'molto|piu|che|sia|calm[oa]|tranquill[oa]|e|un|po|ben')}(?:lent[oa]|lentissim[oa]|rallentat[oa]|ridott[oa])${notBefore('di (?:vita|lavoro)|d[ei]lla (?:mia |vita)|del (?:mio|cuore|lavoro)')}`,
    `${asked}(?:vai|vada|andate|procedi|proceda) ${some(2, 'piu|molto|un|po|avanti')}(?:piano|lentamente|adagio|lent[oa]|con calma|senza fretta)`,
    `${asked}(?:piu |molto )?(?:lent[oa]|lentamente|piano|adagio) (?:per (?:favore|piacere|cortesia)|grazie)|(?:per favore|per piacere|ti prego|vi prego) ${some(2, 'un|po|molto')}piu (?:lent[oa]|lentamente|piano|adagio)`,
    `${notAfter('di|a')}non (?:parl(?:are|i|ate|asse)|legg(?:ere|a|ete|esse)|andare|vada|andate|correre|corra) ${upTo(2)}(?:in fretta|veloce|velocemente|rapid[oa]|rapidamente|di corsa)${notBefore('con|come')}|(?:${no}|non) (?:cosi |troppo )(?:veloce|velocemente|in fretta)${notBefore('come|da|che')}`,
  ),
  'longer-pauses': either(
    `(?<! (?:non|senza|niente|no|nessuna|meno|troppe|evit${any}|faccio|fa|fanno|facevo|prendo|prende|ho|fare|concedo|prendermi|prendere) ${some(3, 'mai|le|delle|di|troppe|voglio|vorrei|fare|faccio|piu|mi|servono|piacciono')})(?:(?:lunghe|ampie|generose|tante|molte|parecchie|numerose|piu|abbondanti|tantissime|frequenti) ${upTo(1)}pause|pause ${upTo(2)}(?:lunghe|lunghissime|ampie|generose|abbondanti|frequenti|prolungate)|pause di silenzio)${notBefore('dal|dallo|dalla|al|sul|nel|durante|in|di lavoro|da|pranzo|caffe|sigaretta|con i')}`,
    `(?:con|lasci|lascia|lasciate|lasciare|lasciami|fai|faccia|fate|inserisci|inserire|metti|metta) (?:delle|molte|tante|parecchie|piu) ${upTo(1)}pause${notBefore('dal|al|di lavoro|pranzo|caffe')}`,
    `(?:piu|molto|tanto|abbastanza|avere|del|lunghi|tanti|molti) ${upTo(1)}(?:silenzio|silenzi|tempo|spazio|spazi|respiro|momenti) (?:di silenzio |vuot[oi] )?(?:tra|fra) ${upTo(2)}(?:fras[ei]|parol[ae]|passagg${any}|istruzion[ei]|indicazion[ei]|una|un)`,
    `(?:d(?:a|ia|ai|ammi|ami|are|armi|atemi)|lasci(?:a|ami|ate|atemi|are|armi)?) ${upTo(3)}(?:tempo|spazio|silenzio|respiro|pausa|pause) (?:(?:di|per) [a-z]+ )?(?:tra|fra|dopo) ${upTo(3)}(?:fras[ei]|parol[ae]|altr[ao]|passagg${any}|istruzion[ei])`,
    `${notAfter('non')}(?:allung|prolung)(?:a|are|hi|ate) ${upTo(1)}pause|pausa lunga (?:dopo|tra|fra) ${upTo(2)}fras[ei]`,
  ),
  'repeat-key-sentence': either(
    `${notAfter(`non|non mi|non si|senza|mai|evita di|mi|(?:smett${any}|smesso) di|continu${any} a|devo|dovevo|stuf[oa] di|inutile`)}(?:ripet(?:i|a|ete|ere|endo|imi|ermi|esse)|ridi(?:ci|re|ca)|riprend(?:i|ere|a)|ripropo(?:ni|rre|nga)) ${upTo(5)}(?:frase|frasi|mantra|affermazione|affermazioni|parola chiave|concetto chiave|messaggio)${notBefore('di mi[ao]|del capo|che mi ha|davanti')}`,
    `(?:frase|affermazione|mantra|messaggio|concetto) ${upTo(2)}(?:chiave|centrale|principale|guida|importante) ${upTo(4)}(?:ripet${any}|torn(?:i|a|are|asse)|ritorn(?:i|a|are|asse)|piu volte|tante volte|spesso|(?:due|tre|quattro|cinque) volte|ricorr(?:a|ente))`,
    `(?:vorrei|con|voglio|desidero|mi piacerebbe|serve|us[ai]|usare|scegli|inserisci|\\|) ${upTo(1)}(?:una|un|la stessa|questa) ${upTo(2)}(?:frase|mantra|affermazione|ritornello) ${upTo(2)}(?:(?:si )?ripet[ae]|torni|torna|ritorni|ritorna|ricorra|ricorre|ripetut[oa]|ricorrente|da ripetere|piu volte|(?:due|tre|quattro|cinque) volte)${notBefore('nella|in|alla')}`,
    `frase ${upTo(6)}(?:venga|venisse|vada|va|essere|sia|fosse) (?:ripetuta|ridetta|detta piu volte|ripresa)|(?:frase|mantra|affermazione) ${upTo(1)}(?:ricorrente|che (?:torni|ritorni|ritorna|ricorra|si ripeta)|ripetut[oa] ${upTo(1)}volte)`,
    `(?:sentire|ascoltare|dire|dica) (?:piu volte|spesso|tante volte|(?:due|tre) volte) ${upTo(2)}(?:frase|mantra|affermazione)|${asked}ripet(?:i|a|ere|ete) (?:spesso|piu volte|ogni tanto)${notBefore('gli|i|lo stesso|la stessa cosa|le stesse')}`,
  ),
  'no-questions': either(
    `(?<! (?:a|obbedisc${any}|ubbidi${any}|accett${any}|eseguo|mangi${any}|faccio) ${upTo(1)})${refused}domande${notBefore('di|del(?! tipo)|della|dell|dei|d|in|all|alla|al|da|sul|sulla|sui|sull|per (?:il|la|un|una|l)|a cui|che mi faccio|che mi fanno|aperte')}`,
    `${refused}domand(?:a|ine)${notBefore('di|del|della|dell|dei|d|in|all|alla|al|per')}|(?:nessun|niente|senza|no) (?:punt[oi] )?interrogativ[oi]`,
    `${notAfter('a')}(?:(?:non|evit(?:a|are|i|ate) di) (?:mi )?chied(?:ere|ete|a)|(?:non|evit(?:a|are|i|ate) di|senza) (?:chied(?:ermi|etemi)|domandarmi|interrogarmi))${notBefore('perche|scusa|il permesso|permesso|aiuto|come mai|di|soldi|troppo|se (?:posso|potro)|come (?:faro|andra)')}`,
    `che non (?:mi )?(?:faccia|ponga|facesse|facciano|si facciano) ${upTo(1)}domande|non voglio (?:dover )?rispondere a domande|non rivolgermi domande`,
  ),
  'no-counting': either(
    // “Contare” is also to matter and to rely, and “senza contare che” is “let alone”.
    `${notAfter(`(?:sent${any}|sensazione|paura|impressione|idea|timore|credo|penso|pensare|convint[oa]|terrore) (?:sempre )?di`)}(?:non|senza|evit(?:a|are|i|ate|ando)|mai|no) ${some(4, 'mi|si|ci|dover|devo|voglio|vorrei|far|farmi|fare|che|tu|di|gradisco|piace|stare|mettermi|a|chiedermi|farci')}(?:contare|conti|contate|contasse|contassi|contino|conteggi|contando)${notBefore(`che|il(?! respiro)|lo|la|l(?! (?:ins|esp))|le(?! (?:ins|esp|dita|volte))|gli|i(?! (?:resp|num|sec|pass|battit))|su|sul|sulla|sulle|sui|sugli|sull|quell${any}|tutt${any}|pecore|pecorelle|calorie|soldi|monete|nulla|niente|abbastanza|piu|molto|per(?! (?:favore|piacere|cortesia))|mi[ao]|quant[oaei]|nemmeno|davvero|in|aperti|correnti|da pagare`)}`,
    `${refused}(?:conteggi|conteggio|countdown|conta|cont[oi] (?:alla rovescia|all indietro)|numeri|numerazion[ei])${notBefore('che|di|dei(?! (?:respiri|passi|secondi|numeri))|da|uno|verdi|civici|del|della')}|non ${upTo(3)}(?:conto alla rovescia|countdown)`,
  ),
  'no-name': either(
    `(?:${no}|non (?:(?:mi|si|voglio|vorrei|che|devi|deve|c|e|il|caso|bisogno|di) ){0,5}(?:${use}|dir(?:e|mi)|di|dica|dite|pronunc(?:i|ia|iare|iate|iasse)|ripet(?:a|ere|ete)|scriv(?:ere|a)|compaia|appaia|serve|occorre|(?:veng|veniss|si|foss)[ae] (?:usat|dett|pronunciat|menzionat)o)) ${some(4, 'di|il|lo|l|usare|dire|pronunciare|menzionare|inserire|ripetere|nominare|mettere|fare|mio|miei|i|del|al|alcun|nessun|mai|suo|proprio')}nom[ei](?<! senza nom[ei]| fare nomi)${notBefore('di(?! (?:chi ascolta|battesimo|persona))|del|della|dello|dei|dell|d|che|a')}`,
    `(?:non (?:mi )?|senza |evit(?:a|are|i|ate) di |non (?:voglio|vorrei|desidero) (?:essere |che (?:mi )?(?:si )?))(?:chiam(?:armi|are|i|ate|atemi|arla|arlo|at[oa])|rivolgerti a me) (?:mai )?(?:per|col|con il) (?:mio )?nome`,
    // “Un dolore senza nome” is no instruction.
    `(?:${asked}|(?:meditazione|testo|versione|guida|anche|tutto|${wanting}) ${upTo(1)})senza nom[ei]${notBefore('di|del|della|che')}|(?:testo|meditazione|resta|restare|rimanere) anonim[oa]|non (?:mi nomin(?:are|i|ate)|nominarmi)`,
  ),
  'no-touch': either(
    `(?:non|senza|evit(?:a|are|i|ate|ando)|niente|no) ${some(5, 'mi|si|ci|di|che|dover|dovermi|devo|voglio|vorrei|far|farmi|fare|essere|chiedere|chiedermi|chiedi|dirmi|invitarmi|a|propormi|proporre|piace|il|la|sopporto|amo|deve')}(?:tocc(?:are|armi|arsi|arci|arlo|arti|hi|hino|hiate|ate)|sfior(?:are|armi|arsi)|accarezz(?:are|armi|arsi)|massaggi(?:are|armi|arsi))${notBefore('l argomento|argomenti|il (?:tema|fondo|discorso|tasto|cibo|cielo|telefono|cellulare|vino|passato)|la questione|i temi|quest[oi] (?:tema|argomento|temi|argomenti)|temi|cibo|alcol|vino|soldi|terra|con mano|a me|sempre a me')}|non (?:voglio|vorrei|mi piace|sopporto di|amo) essere toccat[oa]${notBefore('d[ai]|dal|dalla')}`,
    `${refused}(?:tocco|tocchi|tatto|contatto fisico|contatti fisici|contatto (?:con|col) ${upTo(2)}corpo|automassaggi${any}|auto massaggi${any}|autocontatto)${notBefore('di(?! man[oi])|del|della|da|con mi[ao]')}`,
    `(?:${no}|non) ${some(5, 'mi|voglio|vorrei|che|devo|posso|far|farmi|fare|chiedere|chiedermi|di|mettere|metta|mettermi|appoggiare|appoggi|posare|posi|portare|tenere|poggiare|la|una|le|mia|mie|con|invitarmi|a')}man[oi] (?:sul|sulla|sullo|sulle|al|alla|sopra) ${upTo(1)}(?:petto|cuore|ventre|pancia|stomaco|addome|corpo|viso|volto|fronte|ginocchia|cosce|gambe|spalle|torace|diaframma|gola)`,
  ),
  'no-sounds': either(
    `(?<! (?:casa|vacanza|posto|stanza|camera|zona|notte|notti|dorm${any}|addorment${any}|vivere|vivo|lavorare|lavoro|paese|giornata) ${upTo(1)})(?:${no}|non ${some(2, 'mi|si|voglio|vorrei')}(?:${use}|nominare|parl(?:are|i|ino)|evocare|richiamare|concentrarti|portare|dirigere|fare riferimento|far(?:mi)? (?:ascoltare|sentire|notare)|chiedermi di (?:ascoltare|sentire|notare)|fare attenzione|sentir parlare)|non (?:voglio|vorrei|gradisco|desidero)) ${some(4, 'i|il|di|dei|ai|sui|a|l|la|mia|attenzione|riferiment[oi]|descrizion[ei]|accenni|menzionare|nominare|parlare|descrivere|citare|ascoltare|alcun|nessun|ascolto|agli|gli|dell|che|si|parli')}(?:suon[oi]|rumor[ei])${notBefore('di (?:sottofondo|notte|fondo|me|casa)|dell[ae] (?:strada|citta|macchine)|dei vicini|del traffico|molest[oi]|la notte|in (?:casa|sottofondo)|non|dormo|riesco|che|forti|mi|notturni')}`,
  ),
  'no-body-scan': either(
    `(?<! (?:vedo l ora di|mai) (?:fare )?)(?:${no}|non (?:mi |si )?${use}|non ${want}|non(?= il )|od(?:io|ierei)|detesto|non mi trovo bene con|mi (?:annoia|innervosisce|agita|infastidisce)) ${small}${some(3, 'fare|classico|solito|solita|classica|propormi|lungo|lunga|la|il|lo')}(?:body ?scan|scansion[ei] (?:corpore[ae]|del (?:mio )?corpo|mentale)|scan (?:corporeo|del corpo)|giro del corpo|viaggio (?:nel|attraverso il|per il) (?:mio )?corpo)${notBefore('non|mi|riesco|di meglio')}`,
    `(?:body scan|scansione (?:corporea|del corpo)) (?:no|non (?:fa per me|mi (?:piace|serve|aiuta|va)|lo (?:voglio|sopporto))|mi (?:annoia|innervosisce|agita|infastidisce))`,
    `(?:non|senza|evit(?:a|are|i|ate)) ${some(4, 'mi|di|far|farmi|fare|voglio|vorrei|dover|che|si|piace')}(?:percorr(?:ere|a)|attravers(?:are|i)|scansion(?:are|i)|scorrere|esplorare|pass(?:are|i) in rassegna|ripercorrere|viaggiare) ${upTo(3)}corpo`,
  ),
  'no-spiritual-words': either(
    `(?:${no}|non (?:mi |si )?${use}|non ${want}|non (?:sia|deve essere|dev essere|siate|essere|fosse)|non|nulla) ${small}${some(4, 'parole|parola|termini|linguaggio|riferiment[oi]|discors[oi]|tono|frasi|espressioni|concett[oi]|contenut[oi]|element[oi]|troppo|tanto|stile|accenni|immagini|temi|come|alcun|nulla|a|al|ai|alla|alle|all|di|e|ed|o|energi[ae]')}(?:spiritual[ei]|spiritualita|esoteric[oaie]|esoteriche|esoterism[oi]|religios[oaie]|mistic[oaie]|mistiche|misticism[oi]|chakra|new age|cosmic[oaie]|cosmiche|energi[ae] (?:cosmic${any}|vital[ei]|sottil[ei]|universal[ei]|divin[ae])|vibrazioni|karma|divinita|preghiere|religione|dio|guru)(?<!sono (?:molto |troppo |tanto |particolarmente )?religios[oa])${notBefore('non|in pena')}`,
    `${notAfter('io')}non sono ${some(4, 'una|persona|un|tipo|molto|tanto|troppo|per|nulla|niente|affatto|particolarmente')}spiritual[ei]`,
    `(?:${no}|non parlare|non usare|non (?:voglio|vorrei|mi piacciono)) ${small}(?:discors[oi]|parlare|parole|riferimenti|frasi|termini) (?:sull|sulle|sugli|come|di|su|dell|all|alle|delle) (?:energi[ae]|anima|universo|spirito|chakra|dio)`,
    '(?:modo|qualcosa di|linguaggio|tono|stile|approccio|testo|meditazione|versione|maniera|parole|resta|rimani|rigorosamente|completamente|strettamente) (?:e |del tutto |piu |molto |completamente |puramente )?laic(?:o|a|he)',
  ),
  'no-humour': either(
    `(?<! (?:padre|madre|marito|moglie|capo|collega|colleghi|giornat[ae]|vita|persona|uomo|donna) )${refused}${some(2, 'spiritose|spiritosa|alcuna|alcun|inutili|tono|toni')}(?:umorism[oi]|battut[ae]|battutin[ae]|scherz[oi]|barzellett[ae]|ironi[ae]|ironic[oaie]|comicita|spiritosaggin[ei]|sarcasmo|scherzos[oaie]|giochi di parole|humou?r)${notBefore('d arresto|di mi[ao]|del|della|dei|sul|sulla|su|che mi|da parte|non|in ufficio|al lavoro')}`,
    `${notAfter('a|riesco a|capace di')}non (?:(?:essere|sia|siate|fare|faccia|fai) (?:troppo |il |lo |la |mai )?(?:spiritos[oa]|divertente|ironic[oa]|buff[oa]|simpatic[oa]|scherzos[oa])|scherz(?:are|i|ate)|f(?:are|accia|ate) (?:lo spirito|lo spiritoso|il simpatico))${notBefore('con|col|piu|sul')}`,
    `(?:niente|nulla) di (?:divertente|buffo|comico|scherzoso|ironico|spiritoso|umoristico)${notBefore('nella|in|ultimamente|da|mi|per me|a|al|succede')}`,
    '(?:tono|stile|testo|voce|modo|maniera|registro|resta|rimani|restare|meditazione|linguaggio) (?:sia |che sia |piu |molto |sempre |del tutto |piuttosto )?seri[oa]|seri[oa] per (?:favore|piacere)',
  ),
  'eyes-open': either(
    // “Sognare a occhi aperti” is to daydream, and who lies awake has them open all night.
    `(?<! (?:sogn${any}|nott[ei]|ore|riesco|fatica|fatico|difficolta|impossibile|stento|dorm${any}|soffitto|letto) ${upTo(3)})(?:(?:ten(?:go|ere|endo|iamo|erli|ga|gano|uti)|terro|terrei|mantengo|mantenere|lasc(?:io|iare|iarli|ero)|rest(?:o|are|ero|iamo|ando)|rimang(?:o|ono)|riman(?:ere|endo)|rimarro|sto|stare|staro|${wanting}|posso|medit${any}|ascolt${any}|pratic${any}|faccio|farlo|farla|fare|faro|far|rilassar${any}|esercizi${any}|ipnosi|rilassamento|sessione|versione|solo|qualcosa) ${upTo(3)}(?:occhi (?:sempre |ben |leggermente |un po )?(?:aperti|socchiusi)|aperti gli occhi)|occhi li (?:tengo|lascio|terro) aperti|${asked}(?:a |ad |con gli |con |gli )?occhi aperti|occhi (?:restano|rimangono|resteranno|rimarranno|restino|(?:devono|possono) (?:restare|rimanere)) aperti)${notBefore('(?:tutta )?la notte|di notte|tutta|al lavoro|sul lavoro|sul|sulle|sui|fino alle|davanti|nel buio|per (?:ore|la stanchezza)|in riunione|alla guida|con (?:i|le|lui|lei|mi[ao])|a (?:fatica|stento|fissare|scuola|guardare|causa)|dalla')}`,
    `(?<! (?:nott[ei]|giorni|sera) ${upTo(2)})(?:non|senza|evit(?:a|are|i|ate)|mai) ${some(5, 'mi|voglio|vorrei|posso|possono|puo|devo|far|farmi|fare|chiedermi|chiedere|dire|dica|dirmi|di|dover|piace|desidero|intendo|me|la|sento|sicur[oa]|mio|agio|sopporto|amo|che|si|a|invitarmi|ho|voglia|preferisco|va|mai|sia|obbligatorio|necessario|bisogna')}chiud(?:ere|ero|a|erei|ete|ano|o) ${some(2, 'gli|i|miei|mai|completamente|del tutto')}occhi${notBefore('di notte|la notte|la sera|per (?:dormire|addormentarmi|ore)|senza|davanti|sul|sulla|sui|sulle|di fronte|e (?:dormire|addormentarmi|riposare)|da (?:giorni|due|tre|notti|ieri)|a quello|al problema|tutta|un attimo|fino|quando (?:vado|sono) a letto|nel letto|a letto|e non')}`,
    `(?:${no}|non ${want}) (?:gli )?occhi chiusi|(?:meglio|vorrei|preferi${any}|stare) ${upTo(2)}senza (?:gli )?occhi chiusi`,
  ),
  sitting: either(
    `(?<! (?:non|lavor${any}|guido|mangio|soffro|dolore|male|schiena|esame) ${upTo(3)})(?:${either(
      `${listening} ${upTo(3)}(?:da )?(?:sedut[oaie]|a sedere)`,
      '(?:meditazione|postura|posizione|pratica) (?:da |e |sara )?sedut[oaie]',
      `${asked}da sedut[oaie](?= (?:\\||per (?:favore|piacere)|in|su|sul|sulla|grazie|e) )|${asked}da sedut[oaie](?= $)`,
      'per (?:chi (?:e|sta|resta)|quando (?:sono|sto)|person[ae]|gente|stare|restare) (?:in posizione )?sedut[oaie]',
      `(?:son?o|saro|sto|staro|siamo|saremo|resto|restero|rimango|rimarro|restare|rimanere|stare|starei|essere) (?:comodamente |comod[oa] |gia |sempre )?(?:sedut[oaie]|a sedere) ${upTo(1)}(?:in|su|sul|sull|sulla|nel|nella|alla|a|per) ${upTo(2)}(?:${chairs})`,
      `(?:mi (?:siedo|siedero|sedero|metto a sedere|accomodo)|ci sediamo) ${upTo(1)}(?:in|su|sul|sulla|nel|nella|per|a|con) ${upTo(2)}(?:${chairs})`,
      `(?:sul|sull|sulla|sulle|in|nel) autobus sedut[oaie]`,
      `${wanting} ${some(3, 'solo|poter|poterlo|farlo|farla|fare|restare|rimanere|stare|essere|star|da')}(?:sedut[oaie]|seder(?:mi|e) (?:per|e) (?:ascolt|medit|rilass)${any})`,
    )})${notBefore('tutt[oaie]|otto|ore|dieci|nel traffico|in (?:ufficio|coda|macchina|auto|classe)|di (?:terapia|psicoterapia|ipnosi|yoga|fisioterapia|laurea|allenamento|coppia)|al (?:lavoro|computer|pc)|alla guida|davanti|a lungo|per ore|troppo|ad? aspettare|a tavola|dal|dallo|dalla|accanto|mi fa')}`,
  ),
  lying: either(
    `(?<! (?:non|lavor${any}|soffro|dolore|male|insonne|svegli[oa]) ${upTo(3)})(?:${either(
      `${listening} ${upTo(3)}(?:(?:da )?${lain}|a letto|nel (?:mio )?letto)`,
      `(?:postura|posizione) (?:da |e |sara )?${lain}`,
      `${asked}da ${lain}(?= (?:\\||per (?:favore|piacere)|in|su|sul|sulla|grazie|e|a) )|${asked}da ${lain}(?= $)`,
      `per (?:chi (?:e|sta|resta)|quando (?:sono|sto)|person[ae]|gente|stare|restare) (?:gia )?(?:${lain}|a letto|nel letto)`,
      `(?:sono|saro|sto|staro|siamo|saremo|resto|restero|rimango|rimarro) (?:comodamente |gia |sempre )?${lain} ${upTo(1)}(?:in|su|sul|sull|sulla|nel|nella|per|a) ${upTo(2)}(?:letto|divano|tappeto|tappetino|materassino|schiena|pavimento|fianco|sdraio|stuoia|terra|prato|pancia)`,
      `(?:sono|saro|sto|staro|siamo|saremo) (?:comodamente |gia )?(?:${lain}|a letto|nel letto) (?:mentre|quando) (?:la |lo )?(?:ascolt|medit|pratic)${any}`,
      `(?:mi (?:sdraio|sdraiero|stendo|stendero|corico|distendo|mettero? (?:sdraiat|distes)[oa]|metto (?:sdraiat[oa]|distes[oa]|a letto))|ci (?:sdraiamo|stendiamo)) ${upTo(1)}(?:sul|sulla|sull|su|nel|in|per|a|e (?=ascolt|medit))`,
      `${wanting} ${some(3, 'solo|poter|poterlo|farlo|farla|fare|restare|rimanere|stare|essere|star|da')}(?:${lain}|(?:sdraiarmi|stendermi) (?:per|e) (?:ascolt|medit|rilass)${any})`,
    )})${notBefore('svegli[oa]|a (?:pensare|rimuginare|fissare|guardare)|tutt[oaie]|con (?:la febbre|il telefono|mi[ao])|senza (?:dormire|riuscire|sonno)|per ore|ore|ma non|e non|ma|malat[oa]|dal|dalla|in ospedale|accanto|fino a|con gli occhi aperti')}`,
  ),
};

export const itSilence: SilenceSigns = {
  end: either(
    `(?:fine|finale|conclusione|chiusura)${notBefore('settimana|anno|mese|turno|giornata|di (?:anno|giornata)|d anno|della (?:giornata|settimana|storia|scuola|vita)|del (?:lavoro|mese|turno|giorno)')}`,
    'fin(?:ire|isci|isca|isce|ite|isse|endo|ira|iamo|iscono)|conclu(?:dere|di|da|de|dete|desse|dendo|dersi|dila|dilo|diamo)|termin(?:are|a|i|ate|ando|asse)|chiud(?:ere|i|a|ete|endo|esse|ila|ilo|iamo)|ultim[oi] (?:[a-z]+ )?(?:minut[oi]|second[oi])|ultima parte|infine',
  ),
  silence:
    'silenzio|silenzi|silenzios[oaie]|quiete|senza (?:parole|voce|parlare|dire (?:niente|nulla))|tacere|tac[ie]|taccia|non (?:parlare|parli|parlate|dire (?:niente|nulla))',
  refused: `(?:marito|moglie|padre|madre|figli[oa]|capo|lui|lei|ex) ${upTo(4)}silenzio|(?:no|senza|niente|nessun|evit(?:a|are|i|ate)|non (?:voglio|vorrei|desidero|mi piace|mi piacciono|sopporto|lasci${any}|mettere|metta|inserire|fin(?:ire|isca|ite)|conclud(?:ere|a|ete)|termin(?:are|i|ate)|chiud(?:ere|a|ete)|ci sia|ci siano|deve esserci|deve finire)) ${upTo(3)}silenzio?`,
  numbers: {
    'un mezzo': 0.5,
    mezzo: 0.5,
    un: 1,
    uno: 1,
    ultimo: 1,
    // “Some minutes”, “a couple of minutes”.
    qualche: 2,
    paio: 2,
    due: 2,
    dieci: 10,
    decina: 10,
    quindici: 15,
    quindicina: 15,
    venti: 20,
    ventina: 20,
    trenta: 30,
    trentina: 30,
    quaranta: 40,
    quarantina: 40,
    sessanta: 60,
    sessantina: 60,
    novanta: 90,
    novantina: 90,
  },
  seconds: 'second[oi]|sec',
  minutes: 'minut[oi]|minutin[oi]|min',
};
