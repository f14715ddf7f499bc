import { all, words } from './patterns.ts';
import type { WithheldWords } from './withheldKinds.ts';

export const pt: WithheldWords = {
  waking: words(
    `manhãs?|manhãzinha|matinal|matinais|matutin${all}|amanhec${all}|alvorecer|alvoradas?|aurora|nascer do sol|sol (?:nasce|nascendo|nascente)|raiar|café|cafés|cafezinho|cafeteira|desjejum|sabiás?|bem-te-vis?|galos?|despertador${all}|bom dia`,
    `levantar-se|levante-se|se levantar|levantar da cama|(?:novo|próximo) dia|dia (?:novo|que (?:começa|vem|chega|espera)|ainda está com os sapatos)|(?:começar|enfrentar) o dia|início do dia|anuncia o dia|olhar o dia nos olhos|corpo desperta|seu dia de amanhã|(?:totalmente|bem|completamente) (?:despert|acordad)[oa]`,
  ),
  breath: words(
    `respir${all}|fôlego|fôlegos|inspir${all}|expir${all}|inal${all}|exal(?!t)${all}|suspir${all}|pulm(?:ão|ões|onar)|narinas?|diafragma|bocej${all}|sopr${all}|costelas?|clavículas?|o ar (?:entra|sai|vem|vai|chega|passa|que entra|que sai|desce|sobe)|solte o ar|todo ar|ver o ar|ar (?:que )?(?:entra|sai|limpo)`,
  ),
  simile: words(
    String.raw`(?<!(?<!\p{L})(?:perceba|sinta|observe|note|repare|lembre|experimente|veja|em|assim|tal|bem|sabe) )como(?! (?:está|estão|é|são|for|forem|vier|vierem|quiser|preferir|você|puder|vem|vêm|estiver|apoio|âncora|sempre)(?!\p{L}))`,
    String.raw`(?:perceba|sinta|observe|note|repare|lembre|veja|assim|tal) como (?:um|uma|se|quem)|(?<!(?<!\p{L})(?:foi|já|bem|tudo|é|está|que) )feito(?!,? (?:e|com|de|por|para|é|à|só|ontem|hoje|em)(?!\p{L})|\.)|parec\p{L}*|parece\p{L}*|igual a|tal qual|qual (?:um|uma)|à (?:maneira|moda) d\p{L}*|lembram? (?:um|uma)|do tamanho de|que nem (?:um|uma)`,
  ),
};
