import { all, words } from './patterns.ts';
import type { WithheldWords } from './withheldKinds.ts';

export const pt: WithheldWords = {
  waking: words(
    `manhãs?|manhãzinha|matinal|matinais|matutin${all}|amanhec${all}|alvorecer|alvoradas?|aurora|nascer do sol|sol (?:nasce|nascendo|nascente)|raiar|café|cafés|cafezinho|cafeteira|desjejum|sabiás?|bem-te-vis?|galos?|despertador${all}|bom dia`,
    `levantar-se|levante-se|se levantar|levantar da cama|(?:novo|próximo) dia|dia (?:novo|que (?:começa|vem|chega|espera)|ainda está com os sapatos)|(?:começar|enfrentar) o dia|início do dia|anuncia o dia|olhar o dia nos olhos|corpo desperta|seu dia de amanhã|(?:totalmente|bem|completamente) (?:despert|acordad)[oa]`,
  ),
  breath: words(
    `respir${all}|fôlego|fôlegos|inspir${all}|expir${all}|inal${all}|exal(?!t)${all}|suspir${all}|pulm(?:ão|ões|onar)|narinas?|diafragma|bocej${all}|sopr${all}|costelas?|clavículas?|o ar (?:entra|sai|vem|vai|chega|passa|que entra|que sai|desce|sobe)|solte o ar|todo ar|ver o ar|ar (?:que )?(?:entra|sai|limpo)|(?:peito|ventre|abdômen|barriga) (?:se (?:ergue|recolhe|abre|move|mexe|eleva|enche|levanta)|sobe|desce)|acompanha o ar`,
  ),
  simile: words(
    String.raw`(?<!(?<!\p{L})(?:perceba|sinta|observe|note|repare|lembre|experimente|veja|em|assim|tal|bem|sabe) )como(?! (?:está|estão|é|são|for|forem|vier|vierem|quiser|preferir|você|puder|vem|vêm|estiver|apoio|âncora|sempre)(?!\p{L}))`,
    String.raw`(?:perceba|sinta|observe|note|repare|lembre|veja|assim|tal) como (?:um|uma|se|quem)|(?<!(?<!\p{L})(?:foi|já|bem|tudo|é|está|que) )feito(?!,? (?:e|com|de|por|para|é|à|só|ontem|hoje|em)(?!\p{L})|\.)|parec\p{L}*|parece\p{L}*|igual a|tal qual|qual (?:um|uma)|à (?:maneira|moda) d\p{L}*|lembram? (?:um|uma)|do tamanho de|que nem (?:um|uma)`,
  ),
  legs: words(`pernas?|coxas?|panturrilhas?|batatas? da perna|joelhos?|ajoelh${all}|agach${all}|canelas?|membros|colo`),
  feet: words(
    `pés?|solas?|dedos? d[oe]s? pés?|dedão|calcanhar${all}|tornozel${all}|descalç${all}|sapat${all}|chinel${all}|meias?|passos|pisad${all}|plantas? dos pés`,
  ),
  arms: words(`braços?|antebraços?|cotovel${all}|membros|abraç${all}`),
  hands: words(`mãos?|dedos?|palmas?|polegar${all}|punhos?|pulsos?|unhas?|pontas dos dedos`),
  sight: words(
    `ver|vê|vejo|veja|vendo|visto|vista|olh(?:e|a|ar|ando|ares|amos)|observ${all}|contempl${all}|cor|cores|colorid${all}|imagem|imagens|luz|luzes|lumin${all}|ilumin${all}|clar(?:o|a|os|as|idade|eia)|ponto|pisc(?:a|ar|adas?)|visíve(?:l|is)|azu(?:l|is)|verdes?|vermelh${all}|dourad${all}|branc${all}|amarel${all}|sombras?|brilh${all}|entreabert${all}|semiabert${all}|paisage${all}|desenh${all}|retrato|mira(?:r|nte)?`,
  ),
  hearing: words(
    `ouv(?:ir|e|ido|idos|indo|em)|ouça|escut${all}|som|sons|ruídos?|barulh${all}|voz|vozes|músic${all}|melodi${all}|canç${all}|cant(?:a|am|ar|o|ando)|orelha${all}|zumb${all}|sussurr${all}|murmúri${all}|sino|sinos|toca|ecos?|tique-taque|rang(?:e|em)|cham(?:a|e|ar)|soa|soam`,
  ),
  standing: words(
    `de pé|em pé|ande|and(?:ar|a|ando)|caminh(?:e|a|ar|ando|ada|adas)|levant${all}|passei${all}|passo|passos|escada${all}|degra(?:u|us)|corr(?:er|a|e|endo)|sub(?:ir|a|indo)|desça|descer|danç${all}|pul(?:ar|a)|salt(?:ar|e)|eret${all}|firme os pés`,
  ),
  'lying-on-back': words(`de costas|barriga para cima|deite-se|deitar-se de|se deite|deitad[oa] de`),
  'pain-area': words(
    `dor|dores|dolorid${all}|doloros${all}|dói|doem|doer|ferid${all}|machuc${all}|incomod${all}|lesão|lesões|sensível`,
  ),
  pregnancy: words(
    `quente|quentes|queim${all}|ardente|fervend${all}|sauna|brasas?|de costas|barriga para cima|(?:prend${all}|segur${all}|ret${all})(?:[ ,]+\\p{L}+){0,2} (?:respiração|fôlego|ar)|(?:press${all}|apert${all}|peso)(?:[ ,]+\\p{L}+){0,5} (?:barriga|ventre|abdômen)|(?:barriga|ventre|abdômen)(?:[ ,]+\\p{L}+){0,5} (?:press${all}|apert${all}|pesad${all})`,
  ),
};
