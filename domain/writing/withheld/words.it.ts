import { all, words } from './patterns.ts';
import type { WithheldWords } from './withheldKinds.ts';

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
};
