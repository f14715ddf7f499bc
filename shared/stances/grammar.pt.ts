import type { StanceLists } from './StanceGrammar.ts';

const trouble =
  '(?:medos?|ansiedade|estresse|dor(?:es)?|cigarr[^ ]*|fumar|raiva|preocup[^ ]*|insonia|cansaco|pesadelos?|angustia|enxaquecas?)';
const rest = '(?:dormir|pegar no sono|concentrar|relaxar|respirar|parar|descansar|desligar|falar|acalmar|dizer)';

export const pt: StanceLists = {
  turns: 'mas|porem|prefiro|preferia|melhor(?! (?:do )?que)|em vez disso|sim(?= )|so que',
  links: 'porque|pois|quando|onde|ja que|entao|desde que|por que|depois que',
  joins: 'e|ou|,',
  wants: 'quero|queria|gostaria|eu|com|me|é|esta|sao|amo|adoro|tenho|preciso|coloque',
  needs: [
    // Whoever they live without is missed, not refused.
    '(?:viver|vida|seguir|natal|dia|ano) sem (?:(?:o|a|os|as) )?(?:meu|minha|meus|minhas) [^ ]+',
    `nao (?:consigo|posso|estou conseguindo)(?: [^ ]+){0,2} ${rest}`,
    'nao durmo|durmo (?:muito )?(?:mal|pouco)',
    `sem conseguir(?: [^ ]+){0,2} ${rest}|noites? sem dormir`,
    // Begun long ago and lasting: no longer only mentioned.
    '(?:tenho|sofro|sinto|fumo|convivo|vivo|durmo|acordo|doi|doem|dor|dores|insonia|enxaquecas?)(?: [^ ]+){0,4} (?:ha|faz) (?:[^ ]+ )?anos',
    `nao (?:aguento|suporto) mais(?: [^ ]+){0,2} ${trouble}`,
    // “Tirar” takes away, but one takes a driving licence to have it.
    'tir(?:ar|o|ando)(?: (?:a|minha|uma))? (?:carteira|carta|cnh|habilitacao)(?! de (?:trabalho|identidade))',
    `parar (?:de|com) (?!falar|mencionar)[^ ]+|largar|deixar (?:de (?:fumar|beber)|o cigarro)|chega de ${trouble}`,
    'nao quero mais (?!ouvir|falar|ver|que)[^ ]+|nao quero (?:fumar|beber|comer|sentir|estar|ter)',
    `(?:menos|sem) ${trouble}`,
    'superar|vencer|(?:me )?(?:livrar|libertar)|perder (?:peso|o medo)|emagrecer',
    'nao tenho (?:mais |nenhuma )?(?:confianca|energia|paciencia|forcas?|sono|vontade)',
  ].join('|'),
  idioms: 'mar de (?:gente|coisas|problemas)',
  praises: [
    'nao me (?:incomod|import)[^ ]*',
    'nao (?:ha|tem|existe) nada (?:mais|melhor|como|tao)|nada (?:melhor|como|mais [^ ]+ (?:do )?que|me (?:acalma|relaxa))',
    'por ?que nao(?= (?:um|uma|o|a) )|nao so|nao tenho (?:mais |nenhum )?medo|nao vejo a hora|nao (?:se )?esque[^ ]*|nao me canso|nao tenho nada contra|nada contra|nao vivo sem|nao sem|sem problema',
  ].join('|'),
  refuses: [
    'sem|nada (?:de|do|da|sobre|com|que|relacionado)|nem|nenhum[^ ]*|exceto|salvo|(?:em vez|ao inves|no lugar) (?:de|do|da|dos|das)',
    String.raw`(?<!(?:ao|pelo|ou) )menos`,
    '(?:fart[oa]|cansei|chega) (?:de|do|da|dos|das)|poup(?:e|a|em)|evit[^ ]*|odeio|detesto|tir(?:a|e|ar|em)|remov[^ ]*|retir[^ ]*|elimin[^ ]*|exclu[^ ]*|omit[^ ]*|jamais|alergi[^ ]* (?:a|ao)',
    'nao (?:[^ ]+ ){0,2}(?:suport[^ ]*|aguent[^ ]*|quero|queria|mencion[^ ]*|fal(?:e|em|ar|a)|cit[^ ]*|us(?:e|ar|em)|coloque[^ ]*|coloca|bote|inclu[^ ]*|gosto|gostaria|preciso|desejo|leve|diga|lembr[^ ]*|descrev[^ ]*|seja|haja|tivesse|houvesse|tenha|aparec[^ ]*|toque|curto|tolero|ouvir)',
    'nao (?=(?:o|a|os|as|um|uma|no|na|nos|nas|em|ao|com|meu|minha|meus|minhas|de|do|da|pelo) )',
    'deix(?:e|a|ar|em)(?: [^ ]+){0,3} (?:fora|de lado)|nunca (?:fale|mencione|cite|de)',
  ].join('|'),
  refusesAll: '(?:nao|tampouco)(?= $)|nao (?:obrigad[^ ]*|por favor)|tabu|proibid[^ ]*|fora (?:disso|daqui)?(?= $)|nem pensar',
  fears: '(?:medo|pavor|panico|terror|fobia|receio|horror) (?:de|do|da|dos|das|em|no|na|a)|temo|pesadelos com',
  fearsAll:
    'me (?:assust|apavor|aterroriz|angusti|estress|perturb|enoj|deprim|incomod)[^ ]*|me (?:da|dao|deixa|deixam|causa|causam|faz|fazem) (?:[^ ]+ ){0,2}(?:medo|panico|vertigem|nojo|ansiedade|nervos[^ ]*|tont[^ ]*|enjoo|mal|triste|ansios[^ ]*|angustia)|[^ ]*fobia|(?:crises?|ataques?) de (?:panico|ansiedade)|(?:entro|fico) em panico|tenho nojo',
  harms:
    'atacad[^ ]*|agredid[^ ]*|estupr[^ ]*|abus[^ ]*|acident[^ ]*|afog[^ ]*|morreu|morreram|mort[oa]s?|morte|falec[^ ]*|queimou|incendio|avalanche|sobreviv[^ ]*|mordid[^ ]*|mordeu|assalt[^ ]*|aborto|naufragi[^ ]*|suicid[^ ]*|trauma[^ ]*|sequestr[^ ]*|atropel[^ ]*|perdi (?:meu|minha)',
  mentions:
    '(?:minha|meu) (?:melhor )?(?:irma|irmao|amig[ao]|vizinh[ao]|colega|ti[ao]|prim[ao]|avo|sogr[ao]|cunhad[ao])(?: [^ ]+)? (?:tem|é|esta|odeia|teme|nao|ama|adora|mora|trabalha|tinha)|antigamente|no passado|anos atras|ha (?:[^ ]+ )?anos|costumava|antes (?=(?:eu|fazia|ia) )',
  denies: 'nao|nunca|jamais|nada',
  wordsBeforeNeed: 0,
};
