import { all, words } from './patterns.ts';
import type { WithheldWords } from './withheldKinds.ts';

export const it: WithheldWords = {
  waking: words(
    `mattin[aeoi]|mattinat[ae]|mattutin[aeoi]|domattina|stamattina|alb[ae]|auror[ae]|sorgere del sole|sole (?:sorge|nascente)|colazion[ei]|caffè|caffellatte|merl[oi]|gall[oi]|sveglie|(?:la|una|tua) sveglia|cinguett${all}|buongiorno`,
    `alzarsi|alzarti|àlzati|alzati|(?:nuovo|prossimo) giorno|giorno (?:è nuovo|nuovo|è ancora piegato|che (?:comincia|inizia|viene|ti aspetta|arriva))|(?:nuova )giornata|giornata che (?:comincia|inizia|viene|ti aspetta)|(?:iniziare|cominciare) la giornata|(?:ben|completamente|perfettamente|del tutto) svegli[oa]`,
  ),
  breath: words(
    `respir${all}|fiat[oi]|inspir${all}|espir${all}|inal(?!ter)${all}|esal(?!t)${all}|sospir${all}|polmon[ei]|narici|diaframma|sbadigli${all}|costol[ae]|clavicol[ae]|soffi${all}|l[’']aria (?:entra|esce|passa|arriva|va|viene|che entra|che esce|scende|sale|disegna)`,
  ),
  simile: words(
    String.raw`(?<!(?<!\p{L})(?:osserva|nota|senti|ascolta|guarda|scopri|così|a|su|e a) )come(?! (?:sei|è|sono|stai|sta|ti|vuoi|preferisci|viene|vengono|puoi|va|vanno|capita|sempre|ancora|appoggio)(?!\p{L}))`,
    String.raw`(?:osserva|nota|senti|ascolta|guarda|scopri|così) come (?:un|una|se)|simil[ei] a\p{L}*|sembr\p{L}*|(?:as)?somigli\p{L}*|quasi (?:un|una|fosse)|a mo’ di|pare (?:un|una)|tale e quale|alla maniera d\p{L}*|grande quanto`,
  ),
};
