import type { StanceLists } from './StanceGrammar.ts';

const of = '(?:di|del|dello|della|dell|dei|degli|delle)';
const trouble =
  '(?:paur[ae]|ansi[ae]|stress|dolor[ei]|fumo|fumare|sigarett[ae]|rabbia|pensieri|preoccupazioni|insonnia|incubi|emicranie?|stanchezza)';
const rest =
  '(?:dormire|addormentarmi|riaddormentarmi|concentrarmi|rilassarmi|calmarmi|respirare|smettere|riposare|staccare|parlare|dire)';

export const it: StanceLists = {
  turns: 'ma|pero|piuttosto(?! che)|bensi|invece(?! d)|preferisco|meglio(?! di)|semmai',
  links: 'perche|quando|dove|siccome|poiche|quindi|cosi|da quando|visto che|dopo che',
  joins: 'e|ed|o|oppure|,',
  wants: 'voglio|vorrei|mi|con|io|portami|è|sono|adoro|amo|ho|sogno',
  needs: [
    // Whoever they live without is missed, not refused.
    '(?:vivere|vita|andare avanti|natale|giorno|anno) senza (?:(?:il|la|i|le) )?(?:mio|mia|miei|mie) [^ ]+',
    `non (?:riesco|posso|riusciamo)(?: [^ ]+){0,2} ${rest}`,
    'non dormo|dormo (?:molto )?(?:male|poco)',
    `smett[^ ]* di (?!parlare|nominare)|basta (?:con )?(?:[^ ]+ )?${trouble}|liber[^ ]* ${of}|liberarmi d[^ ]*|superare|vincere|ridurre`,
    'non voglio piu (?!sentir|parlare|vedere)[^ ]+|non (?:voglio|vorrei) (?:fumare|bere|essere|sentirmi|mangiare|arrabbiarmi|avere)',
    `(?:meno|senza|niente) ${trouble}`,
    'non ho (?:nessuna )?(?:fiducia|energi[^ ]*|pazienza|forze|sonno|voglia)|perdere (?:peso|la paura)|dimagrire',
  ].join('|'),
  idioms: 'mare di (?:cose|lavoro|impegni)',
  praises: [
    'non mi (?:dispiac|disturb|spavent)[^ ]*|non mi (?:da|danno) fastidio',
    'non c è (?:niente|nulla)|(?:niente|nulla) (?:di (?:meglio|piu)|mi (?:calma|rilassa)|è (?:piu|meglio))|non c e (?:niente|nulla)',
    `perche no|perche non(?= (?:un|una|il|la|lo|i|le) )|non solo|non ho (?:piu |alcuna |nessuna )?paura ${of}|non vedo l ora|non (?:ti )?dimenticar[^ ]*|non mi stanco|non ho (?:nulla|niente) contro|non senza|nessun problema`,
  ].join('|'),
  refuses: [
    'niente|nulla|nessun[^ ]*|senza|tranne|eccetto|salvo|a parte|fuorche|piuttosto che',
    '(?:invece|al posto) (?:di|del|dello|della|dell|dei|degli|delle)',
    'stuf[oai] (?:di|del|della|dei|delle)|risparmi(?:ami|aci|atemi)|basta (?:con|con il|con la)|evit[^ ]*|odio|detesto|togli[^ ]*|elimin[^ ]*|escludi[^ ]*|ometti[^ ]*|allergic[^ ]* (?:a|al|alla|ai|alle)',
    'lasci[^ ]*(?: [^ ]+){0,3} (?:fuori|perdere|stare)',
    String.raw`ne(?! (?:ho|hai|vale|voglio|sono|parlo|vorrei|sento) )`,
    'non (?:[^ ]+ ){0,2}(?:sopport[^ ]*|voglio|vorrei|vogliamo|nomin[^ ]*|menzion[^ ]*|parl[^ ]*|us(?:are|a|i)|mett[^ ]*|piac[^ ]*|citare|dire|desidero|portarmi|ricord[^ ]*|inclu[^ ]*|descriv[^ ]*|stare|toller[^ ]*|amo|accenn[^ ]*|fosser?o?|sia|siano|compai[^ ]*)',
    'non (?=(?:il|lo|la|i|gli|le|l|un|una|in|al|alla|sul|sulla|nel|nella|di|del|della|con|mio|mia|per) )',
    `mai ${of}`,
  ].join('|'),
  refusesAll: 'no grazie|no(?= $)|vietat[^ ]*|tabu|non l[iaeo] (?:sopporto|voglio|amo)|l[iaeo] (?:odio|detesto)',
  fears: `(?:paura|timore|terrore|panico|fobia) (?:${of}|in|a|al|sul|sulla|nei)|temo|incubi (?:${of}|su)|ansia (?:${of}|in|sul|sulla)`,
  fearsAll:
    'mi (?:spavent|terrorizz|angosci|agit|innervos|stress|impression|atterri|turb|inquiet)[^ ]*|mi (?:fa|fanno|da|danno|mette|mettono) (?:[^ ]+ ){0,3}(?:paura|ansia|panico|vertigin[ie]|nausea|schifo|agitazione|angoscia|tristezza|piangere|senso)|mi gira la testa|attacch[io] di (?:panico|ansia)|(?:in|nel) panico|[^ ]*fobia',
  harms: String.raw`aggredit[^ ]*|aggression[^ ]*|attaccat[^ ]*|violentat[^ ]*|stupr[^ ]*|abus[^ ]*|incident[^ ]*|annega[^ ]*|mort[oaie]|decedut[^ ]*|scomparso|scomparsa|bruciat[^ ]*|incendio|valanga|sopravvissut[^ ]*|mors[oa]|aborto|naufragi[^ ]*|suicid[^ ]*|trauma[^ ]*|rapinat[^ ]*|uccis[^ ]*|perso (?:mio|mia|il mio|la mia)`,
  mentions:
    'mi[oa] (?:migliore )?(?:sorella|fratello|amic[oa]|vicin[oa]|collega|zi[oa]|cugin[oa]|nonn[oa]|suocer[oa]|cognat[oa])(?: [^ ]+)? (?:ha|è|odia|teme|non|ama|adora|vive|lavora|aveva|era)|una volta(?! (?:al|alla|a) )|in passato|anni fa|un tempo',
  denies: 'non|mai',
  wordsBeforeNeed: 0,
};
