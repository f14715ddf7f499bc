import { all, words } from './patterns.ts';
import type { WithheldWords } from './withheldKinds.ts';

/** Up to so many words in between, in one clause. */
const gap = (count: number): string => `(?:[\\p{L}’]+ ){0,${count}}`;
/** The same, across a comma. */
const wideGap = (count: number): string => `,? (?:[\\p{L}’]+,? ){0,${count}}`;
const hand = `(?:mãos?|palmas?|dedos?|pontas? d[oe]s? dedos?|polegar(?:es)?|indicador)`;
const on = `(?:n[oa]s?|em|sobre|em cima d[oea]s?|contra|junto [àa]o?s?|ao redor d[oa]s?|em volta d[oa]s?|até|à|às|ao|aos|ali|onde|um(?:a)? (?:n[oa]s?|sobre|contra))`;
/** A bed and a seat that are not the listener’s. */
const seats = `(?:cadeiras?|sentad[oa]s?|poltronas?|sofá|encosto|assento|chão|banquinho|sapatos)`;
const beds = `(?:camas?|colchão|deitad[oa]s?)`;
/** A sentence that names both places is for everybody. */
const without = (places: string): string =>
  `(?<!(?<!\\p{L})${places}(?!\\p{L})[^.]{0,60})(?![^.]{0,60}(?<!\\p{L})${places}(?!\\p{L}))`;
/** What a bed or a seat does for the body. */
const holds =
  '(?:sustenta|sustentam|carrega|carregam|aguenta|segura|recebe|recebem|receber|acolhe|cede|embaixo de você|debaixo de você|sob você|debaixo do corpo|atrás de (?:você|si)|te apoia|apoia|apoiam|responde|empurra as costas)';

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
  question: /[?]/u,
  counting: words(
    `contage(?:m|ns)|cont(?:e|ar|amos|aremos|arei|ando|o) (?:mentalmente |devagar |comigo |lentamente |em silêncio |por dentro )?(?:até|de (?:um|dez|cinco|vinte|três)|d[oe] (?:um|dez|cinco)|(?:os|as|seus|suas|cada|quant[oa]s|só|mais|duas|três|quatro|cinco|dez|respirações|passos|números)(?!\\p{L}))|conte(?=,)|(?:não precisa|pode|vou|vamos|sem) contar(?! (?:a|com|para|o que|que|uma?|algo|isso|história|nada)(?!\\p{L}))|(?:alguém )?contou até`,
    `números (?:de um|sobem|descem|sobe|que|vão|seguintes?)|(?:de|do) (?:um|dez|cinco|vinte|três|zero) (?:até |a |ao |até o )(?:um|zero|três|quatro|cinco|dez|vinte)|(?:até|no) (?:o )?(?:três|quatro|cinco|dez|vinte|zero)(?=[,.:;…]| (?:você|os olhos|e|solte)(?!\\p{L}))|cada número|regressiv[oa]`,
    `(?<=^|[.!?…:] )(?:um|dois|três|quatro|cinco|seis|sete|oito|nove|dez|zero)(?=[ ]*[,.:;…–—])|(?<=^|[.!?…] )conte (?:uma|um|dois|duas)`,
  ),
  touch: words(
    `${hand}(?<!(?:luz toca as|na|tecido por muitas|encosta em cada) ${hand})(?! que pousa)${wideGap(4)}(?:pous(?:a|am|e|em|ar|arem|ada|adas|ado|ados)|toc(?:a|am|ar|ue|uem|arem|ou|aram|asse)|encost(?:a|am|ar|e|em|ada|adas|ou|aram)|acarici\\p{L}*|alis(?:a|am|ar)|esfreg\\p{L}*)(?! (?:o ar|a luz))`,
    `${hand} ${gap(3)}(?:repous(?:a|am|ar|e|em)|descans(?:a|am|ar|e|em)|se apoi(?:a|am)|apoiad[oa]s?|fica|ficam|se demora) ${gap(1)}(?:n[oa]s?(?! (?:fundo|forno|ar|silêncio|tarde))|sobre|em cima d[oa]s?|em volta d[oa]|contra|uma (?:n|sobre))(?!\\p{L})`,
    `(?:pous|coloqu|coloc|ponh|apoi|encost|lev|bot|mant)(?:e|ar|a|ando|em|enha|o|ou)? ${gap(3)}${hand} ${gap(3)}${on}(?!\\p{L})`,
    `(?:pous|coloqu|coloc|apoi|encost)(?:e|ar|ando) ${gap(2)}${hand}`,
    `(?:ponh|pôr|pond)\\p{L}* ${gap(2)}${hand} ${gap(2)}${on}(?!\\p{L})|ponha na palma`,
    `${hand} ${gap(2)}(?:n[oa]s?|sobre|em cima d[oa]) ${gap(1)}(?:peito|coração|barriga|ventre|estômago|abdômen|rosto|testa|nuca|ombros?|braços?|coxas?|joelhos?|pescoço|bochechas?|face)(?!\\p{L})`,
    `toque (?:com|em|ali|de leve|n[oa]s?|o|a|os|as|um|uma|cada|alguma|seu|sua)(?!\\p{L})|(?:pode|possa|para|vontade de|deixe|experimente|ao) tocar(?! (?:d[oa]|uma música|piano|violão))|podem tocá-l[oa]s?|tocá-l[oa](?! de leve)|pontas? (?:dos|de) dedos? ${gap(2)}(?:toca|tocam|encosta|encostam|encontra|passa|passam|desliza)`,
    `polegar(?:es)? ${gap(5)}(?:dedos?|indicador|anelar|médio|mindinho|pontas?|passa|procura|acha|encontra|alisa|encosta|segue)|(?:passe|pass[ea]r|juntar|junte|une|unir|encontra) ${gap(2)}(?:o )?polegar|toque dos dedos|(?:duas pontas|pontas) se encontram`,
    `(?:esfreg|acarici|massage|alis)(?:ue|ar|a|e|ie|ando)(?! (?:por dentro|alguma)) ${gap(2)}(?:palmas?|mãos?|dedos?|rosto|nuca|ombros?|pescoço|braços?|têmporas?|testa)|mãos (?:podem )?(?:se )?(?:juntam|juntar|juntas|se encontram|dadas)|(?:uma (?:mão|palma)|mãos,? uma|ao lado, ou uma) (?:na|sobre a|dentro da|segura a) outra|dedos (?:se )?entrelaça\\p{L}*|(?:nesse|esse|com esse|neste|mesmo|um|o) toque(?= ?[,.]| (?:se|pode|a mão|o|leve|abre|traz|dos)(?!\\p{L}))`,
    `(?:dedos?|mão|unha|polegar) ${gap(2)}(?:percorre|contorna|segue a(?!té)|acompanha a|desliza|encontra uma|encontram uma|faz um traço|fazem|passa (?:por|pel|sobre))\\p{L}*|(?:polegar|dedo) (?:afunda|fica por cima)|moeda no polegar|toque-[oa]s?|(?:há|existe|o) (?:um )?toque (?:que se repete|d[oa] chave|bem discreto)|elas (?:tocam|pousam)|mãos? n[oa]s? (?:mão|maçaneta|corrimão|alça|gola|borda|costura|volante)|(?:passe|passar) (?:os dedos|o dedo|a mão|a palma|a ponta)`,
  ),
  spiritual: words(
    `almas?|espíritos?|espiritua\\p{L}*|sagrad[oa]s?|divin[oa]s?|divindade|universos?|cosmos|cósmic[oa]s?|etern${all}|infinit[oa]s?|transcend${all}|mistérios?|místic[oa]s?|oraç(?:ão|ões)|preces?|rez(?:a|ar|e|am)|bênçãos?|abenço${all}|bendit[oa]s?|cha[ck](?:ra|kra|cra)s?|carma|karma|altar(?:es)?|templos?|santuári${all}|paraíso|anjos?|deus(?:es|a)?|esotéric[oa]s?|reencarn${all}|namastê|além do véu`,
    `(?:energias?|forças?) (?:vita(?:l|is)|cósmicas?|universa(?:l|is)|divinas?|suti(?:l|s)|curadoras?|de cura|interior(?:es)?)|energia (?:da vida|do universo|que cura)`,
  ),
  'closed-eyes': words(
    `pálpebras?|(?:fech|abr|reabr|cerr|entreabr)(?:e|a|ar|ir|em|am|ando|indo|iu|ou|ia) ${gap(2)}olhos(?! e sorri)|(?:abertos|fechados|cerrados|entreabertos)(?: os)? olhos`,
    `olhos(?!,? (?:[\\p{L}’]+,? ){0,3}(?:coração|mão|boca|livro)(?!\\p{L})),? (?:[\\p{L}’]+,? ){0,6}(?:fechad[oa]s|fecham|fechar|fechem|fecharem|cerrados|semicerrados|entreabertos|semiabertos|abertos|abrem|abrir|abrirem|abram|abriram|reabrem)(?! e o coração)`,
  ),
  lying: words(
    `${without(seats)}(?:${[
      `(?<!(?:roupa de|pé da|Uma|uma|cesto pode pousar na|aberto sobre a|larga,?) )(?:a|na|à|da|nesta|esta|sua|minha) cama(?! também sabe| tem dois lados)(?<!(?:roupa de|volta da|quarto, a|lado da|pousar na|sobre a|perto da|dobrado ao pé da|fila, na) cama)|cama (?:me|te) recebe|cama (?:${holds})|d(?:a|esta) cama se ouve|de roupão, a cama`,
      `(?:colchão|travesseiro|cobertas?|cobertor|edredom|lençol|lençóis)(?<!(?:um|Um|o|ao|alisa|ajeita o|roupa de) (?:cobertor|lençol dobrado))${wideGap(4)}${holds}`,
      `(?<!(?:alta, de|Coloque um|um) )(?:o|no|do|pelo|neste|este|seu|ao|esse) (?:colchão|travesseiro)(?! (?:imaginário|sem))(?<!como quem deita a cabeça no travesseiro)`,
      `(?:a|na|da|sob a|debaixo da|nessa|essa) cobertas?(?! de)(?<!roupa ou da coberta)|(?:o|no|do) (?:lençol|cobertor)(?! dobrado| até| e fecha| ou o ar|, a mão amiga)(?<!(?:puxar o|como a mão sobre o|ajeita o) (?:lençol|cobertor))|sobre o lençol|calor, peso, lençol|lençol toca`,
      `(?<!como quem deita a )(?:cabeça|rosto|bochecha|nuca|peso|corpo|face)${wideGap(4)}(?:travesseiro|colchão|lençol|fronha)|(?<!trocar a )fronha|(?<=^)coberta(?=,| em cima)|pele e lençol|puxa a coberta|pedaço, cama|(?:ao lado|perto) da cama (?:está a|há)|na própria cama|em volta da cama, a casa|cama embaixo`,
      `(?<!(?:cão|se) )(?:deite-se|deitar-se|se deite|você se deita|você (?:está|fica|segue|continua) ${gap(1)}deitad[oa]|corpo (?:está|fica|segue) ${gap(1)}deitad[oa]|basta deitar|enquanto ${gap(2)}deitad[oa]|(?:posição|ficar|permanecer|continuar|você estar) deitad[oa]|deitad[oa] (?:aqui|assim|agora|confortavelmente|de costas))(?! na mesa)`,
    ].join('|')})`,
  ),
  seated: words(
    `${without(beds)}(?:${[
      `(?:cadeira|poltrona|assento|encosto|banco|sofá)(?<!cadeira de balanço)${wideGap(4)}${holds}`,
      `(?<!(?:se ajeita|roupa está|dormir|esteja) )(?:na|nesta|numa|sua|mesma) (?:cadeira|poltrona)(?! (?:do avião|em frente|na sala|vazia|ao lado|de balanço))(?<!sala está a sua poltrona)`,
      `(?:sinta|sente|sentem|experimente|encontr(?:a|am|ar)|observe|note|têm|ocupando|para|entre a dor e|palavra e|agora|medo e) (?:também )?a (?:cadeira|poltrona)|a (?:cadeira|poltrona) (?:toca|encosta|continua|continuou|aceita|aguenta|será)|(?:cadeira|poltrona), (?:que sustenta|com apoio)`,
      `(?:o|no|do) (?:encosto|assento)(?! (?:da poltrona alguém|alto|livre|da cadeira|do sofá|na vertical))(?<!(?:pende do|ossos do|palhinha no|pousar no|gasto no|continua no|e no|com o) (?:encosto|assento))(?!, onde muita)|(?:pés|apoio|contato),? (?:o )?assento`,
      `(?:peso|costas|corpo|nuca|quadril|quadris|cabeça|coxas|ombros)(?!,? (?:[\\p{L}’]+,? ){0,3}(?:pende|deixou|jeito|pernas|imagine)(?!\\p{L}))${wideGap(4)}(?:cadeira|poltrona|assento|encosto|banco|sofá)`,
      `sente-se(?! (?:n[oa] (?:margem|beira|areia|pedra)|à sombra|perto))|corpo (?:já )?(?:está )?sentado|você (?:se senta|está sentad[oa]|fica sentad[oa]|continua na cadeira)|enquanto ${gap(2)}sentad[oa]|(?:posição|ficar|permanecer|estar|continuar) sentad[oa]|sentad[oa] (?:aqui|assim|agora|confortavelmente|com)|coluna ${gap(2)}(?:ereta|reta|comprida|alongada)|costas (?:eretas|retas)|ajeite a coluna|ossos do assento`,
      `(?:pés?|calcanhar(?:es)?|solas?|plantas?)${wideGap(4)}(?:chão|piso|assoalho)|chão ${gap(3)}(?:sob|debaixo d|embaixo d)[eo]?s? ?(?:os |seus |dos )?(?:pés|solas?|você)|chão firme|sinta o chão|apoie ${gap(1)}pés|chão embaixo de você`,
    ].join('|')})`,
  ),
  heart: words(`coração|corações|batimento${all}|pulsa${all}|palpit${all}`),
};
