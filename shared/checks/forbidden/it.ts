import type { ForbiddenInLanguage } from './forbiddenRules.ts';

const illness = String.raw`(?:depressione|depress[oa]|disturb[oi] \w+|stress post-?traumatico|adhd|bipolare|schizofreni(?:a|co)|psicosi|epilessia|burn-?out|cancro|diabete|trauma|dipendenza)`;
const medicine = String.raw`(?:farmac[oi]|medicin[ae]|medicinal[ei]|pillole|pastiglie|compresse|insulina|antidepressivi?|ansiolitici?|sonniferi?|cur[ae]|terapi[ae]|ricetta)`;
const carer = String.raw`(?:medic[oi]|dottore|dottoressa|terapeuta|psichiatra|psicolog[oa])`;
const his = String.raw`(?:di |del |dei |delle |della |dello |dell'|il |lo |la |i |gli |le |l'|un |una |alcun |alcuna |nessun |nessuna |ogni |tuo |tua |tuoi |tue |piu )*`;
const long = String.raw`(?:[89]|[1-9]\d+|otto|nove|dieci|undici|dodici|quindici|venti|trenta|quaranta|sessanta|un (?:lungo )?minuto|due minuti|a lungo|molto tempo|il piu a lungo|piu a lungo|quanto (?:piu )?puoi|finche)`;

export const it: ForbiddenInLanguage = {
  rules: {
    cure: [
      /\b(?:ti) (?:guarisce|guarira|guariranno|guariscono|curera)\b/,
      /\b(?:puo|possono|per) guarirti\b/,
      /\b(?:sei|sarai) (?:ora |ormai |completamente |del tutto |finalmente )*(?:guarit[oa]|curat[oa])\b/,
      /\bguarirai\b/,
      /\bguarigione (?:totale|completa|garantita|assicurata|definitiva|miracolosa)\b/,
      /\bcura miracolosa\b/,
      new RegExp(String.raw`\b(?:guarisce|guarire|guarira|cura|curera) ${his}(?:malatti[ae]|${illness})\b`),
    ],
    diagnosis: [
      new RegExp(String.raw`\b(?:hai|soffri di|sei affett[oa] da|sei) (?:una? )?${illness}\b`),
      /\b(?:tua|mia) diagnosi\b/,
      /\bdiagnostic(?:o|ato|ata|are)\b/,
    ],
    medicine: [
      new RegExp(
        String.raw`\b(?:smetti|smettere|interrompi|interrompere|sospendi|sospendere|butta|buttare|abbandona|abbandonare|riduci|lascia perdere) (?:subito |di prendere |di assumere |con )*${his}${medicine}\b`,
      ),
      new RegExp(String.raw`\bnon (?:hai|avrai) (?:piu |alcun |nessun )*bisogno ${his}(?:${medicine}|${carer})\b`),
      new RegExp(String.raw`\bnon ti serv(?:e|ono|iranno|ira) (?:piu )?${his}(?:${medicine}|${carer})\b`),
      new RegExp(
        String.raw`\b(?:al posto d(?:i|el|ei|elle|ella|ello)|invece d(?:i|el|ei|elle|ella|ello)|sostituisce) ?${his}(?:${medicine}|${carer})\b`,
      ),
    ],
    regression: [
      /\bregressione\b/,
      /\bvit[ae] (?:passat[ae]|precedent[ei]|anterior[ei])\b/,
      /\bricord[oi] (?:rimoss[oi]|repress[oi]|sepolt[oi])\b/,
      /\b(?:torna|tornare|torni|ritorna|ritornare|ritorni|regredisci|viaggia)\b[^.!?;]{0,30}\b(?:all(?:a tua |')infanzia|alla tua prima infanzia|all'eta di|a quando eri|prima (?:di nascere|della tua nascita)|giorno in cui (?:accadde|e successo))/,
    ],
    immobility: [
      /\bnon (?:puoi|potrai|riesci|riuscirai|sei in grado) (?:piu |nemmeno |neanche )?(?:ad? |di )?(?:muover\w*|aprir\w*|alzar\w*|sollevar\w*|resister\w*|parlare|svegliar\w*)\b/,
      /\b(?:incapace|impossibile) (?:per te )?(?:di )?(?:muover\w*|aprir\w*|resister\w*|alzar\w*|svegliar\w*)\b/,
      /\b(?:palpebre|occhi) non (?:si )?(?:possono|riescono|aprono) (?:piu )?(?:ad )?(?:aprirsi|piu|aprire)\b/,
      /\b(?:palpebre|occhi|mani|braccia) (?:sono|restano) (?:\w+ )?(?:incollat|sigillat|bloccat)[ei]\b/,
      /\bsotto il mio (?:controllo|potere)\b/,
      /\b(?:devi|dovrai) (?:\w+ )?obbedir/,
    ],
    'breath-hold': [
      new RegExp(
        String.raw`\b(?:trattieni|trattenere|tratteni|tieni|blocca|trattenendo) (?:il (?:tuo )?respiro|il fiato|l'aria|l'inspirazione)(?: dentro| nei polmoni)?,? ?(?:per |fino a |contando |almeno |circa )*${long}\b`,
      ),
    ],
    outcome: [
      /\bgarantit[oaie]\b/,
      /\bgaranti(?:sce|sco|amo|scono|ra|re)\b/,
      /\b(?:non [^.!?;]{1,20} )?mai piu\b/,
      /\b(?:sparir\w*|scompari\w*|scompare|liber[oa])\b[^.!?;,]{0,30} (?:per sempre|definitivamente)\b/,
      /\b(?:100|cento) ?(?:%|per cento) (?:efficac|sicur|garantit)/,
      /\bquest[ao] (?:seduta|sessione|ipnosi|meditazione) (?:risolvera|eliminera|risolve|elimina)\b/,
    ],
  },
  deniedBefore: /\b(?:non|mai|senza|nessun\w*|niente|nulla|ne|se)\b[^.,;:!?]{0,40}$/,
  deniedAfter: /^ (?:nulla|niente|alcun\w*|nessun\w*)\b/,
  holdsBreath:
    /^(?:e |ora |poi |adesso |dolcemente |inspira,? )*(?:trattieni|tieni|blocca|sospendi) (?:il (?:tuo )?respiro|il fiato|l'aria)\b/,
};
