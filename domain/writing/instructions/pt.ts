import { any, upTo } from '../../../shared/asked/plainWords.ts';
import type { InstructionSigns, SilenceSigns } from './InstructionSigns.ts';

const either = (...ways: readonly string[]): string => ways.join('|');
/** Up to so many of these small words in between. */
const some = (count: number, words: string): string => `(?:(?:${words}) ){0,${count}}`;
/** Not after these words. */
const notAfter = (words: string): string => `(?<! (?:${words}) )`;
/** Not before these words. */
const notBefore = (words: string): string => `(?! (?:${words}) )`;
/** Where a request ends. */
const ends = String.raw`(?= (?:\||$|por favor|por gentileza|obrigad[oa]|e|mas|nem))`;

/** Where a sentence begins, or somebody asks: “fala” is then an order and not what another person does. */
const asked = String.raw`(?<=^ |\| | (?:por favor|por gentileza|peco|pode|poderia|podia|podem|quero|queria|gostaria|prefiro|e|mas|entao) )`;
/** “Leave out”, in its forms. */
const no = `(?:sem|nada de|nem|nenhum|nenhuma|evit(?:e|ar|em|a|ando|asse)|dispens(?:o|e|ar|a)|pul(?:e|ar|em)|tir(?:e|ar|em)|cort(?:e|ar|em)|omit(?:a|ir|am)|abr[ao] mao d[eoa]s?|fuj[ao] d[eoa]s?)`;
/** What a script does, or is not to do; after “não”. */
const use = `(?:us(?:e|ar|em|asse|a)|utiliz(?:e|ar|em)|coloqu(?:e|em)|coloc(?:ar|asse|a)|ponha|por|bot(?:e|ar|a)|inclu(?:a|ir|am|i)|inserir|insira|fac(?:a|am)|fazer|faz|fizesse|fi(?:que|ca|car) (?:com|me fazendo|fazendo)|(?:fal(?:e|ar|em|a)|falasse) (?:de|do|da|dos|das|sobre|em|nos|nas)|mencion(?:e|ar|em|a)|cit(?:e|ar|em)|descrev(?:a|er|am)|traga|trazer|venha com)`;
/** What somebody wants, or not; after “não”. */
const want = `(?:quero|queremos|queria|gostaria|desejo|gosto|gostamos|curto|suporto|aguento|aprecio|preciso|precisa|prefiro|tenha|haja|(?:precisa|pode|deve|deveria|e pra|e para) (?:de |ter|haver))`;
const small = some(
  5,
  'de|do|da|dos|das|em|no|na|o|a|os|as|um|uma|com|ter|que|haja|tenha|me|se|usar|fazer|facam|faca|fazendo|ouvir|receber|usem|use|nenhum|nenhuma|muit[oa]s?|tant[oa]s?|aquel[ea]s?|ess[ea]s?|qualquer|coisas?|papo|tipo|mais|voce|por favor|colocar|responder|quaisquer|quando|fazem|ha',
);
const refused = `(?:${no}|nao (?:me |se )?${use}|nao ${want}) ${small}`;
/** “Perguntas, não” and “deixe as perguntas de fora”. */
const leftOut = (thing: string): string =>
  `(?:${thing}) (?:nao|de jeito nenhum|nem pensar|dispenso)${ends}|deix(?:e|a|ar|em) ${some(1, 'o|a|os|as')}(?:${thing}) (?:de fora|de lado|pra la|para la)`;
const listening = `(?:medit(?:o|ar|amos|acao|acoes|arei|ando)|ouco|ouvir|ouvirei|ouvindo|escut(?:o|ar|arei|ando)|pratic(?:o|ar|arei|ando)|(?:vou|quero|prefiro|para|pra|faco|fazer|posso) (?:fazer|isso|isto|a meditacao|o exercicio|essa meditacao)|fazer|faze l[oa]|exercicio|relaxamento|relaxar|hipnose|sessao|versao|audio|pratica|roteiro)`;
const wanting = `(?:gostaria|quero|queria|queremos|prefiro|preferia|desejo|melhor)`;
const chairs =
  'cadeira|poltrona|almofada|banco|banquinho|banqueta|sofa|chao|tapete|trem|onibus|metro|aviao|zafu|lotus|assento|varanda|rede|cadeirinha';

export const pt: InstructionSigns = {
  'few-words': either(
    // “Em poucas palavras” means “in short”, and “um homem de poucas palavras” is somebody.
    `(?<! (?:em|(?:pessoas?|homem|mulher|menin[oa]|pai|mae|marido|esposa|filh[oa]|sou|gente|alguem|cara) de|(?:troc|usa(?= )|usar|disse|diz|fal|escrev|respond|tenho|tem|tinha|ouvi|ouco|sei|entend|bast)${any}) (?:so |apenas |muito |as |umas )?)(?:poucas|pouquissimas|menos|nao (?:muitas|tantas)) ${upTo(1)}palavras${notBefore('sobre|foram|que|d[eoa]|dele|dela|me|bastam|bastaram|nao|sao|ditas|trocadas|para (?:dizer|descrever|explicar)|com (?:ele|ela|meu|minha)')}`,
    '(?:pode|poderia|podia|favor de) usar (?:poucas|menos) palavras|minimo (?:possivel )?de palavras|menos palavras possivel|palavras (?:so |apenas )?(?:o (?:minimo|necessario|essencial)|contadas|essenciais)|(?:so|apenas) (?:o essencial|as palavras necessarias)(?! (?:da|do|na|no|para) )',
    `${notAfter('que eu|eu')}fal(?:e|em|asse) (?:o |bem |muito |so )?(?:pouco|pouquinho|pouquissimo|menos|minimo|o minimo)${notBefore('com|de|sobre|portugues|a respeito')}|${asked}fal(?:a|ar) (?:bem |so )?(?:pouco|pouquinho|menos)${notBefore('com|de|sobre')}|voz que fal[ae] (?:bem )?pouco`,
    `${notAfter('eu|que eu')}nao (?:precisa |fique |fica )?(?:fale|falem|falasse|falar|fala|falando) ${upTo(1)}(?:muito|demais|tanto|sem parar|o tempo (?:todo|inteiro))${notBefore('com|de|sobre|bem|no|na')}`,
    `(?:pouca fala|pouco falad[oa]|pouco texto|menos (?:fala|texto|falacao|falatorio|conversa)|sem (?:muita |tanta )?(?:falacao|falatorio|tagarelice|enrolacao|bla bla${any}|lenga lenga|conversa fiada))`,
    `(?:econom${any}|poup${any}|parcimonia) (?:com |de |nas |as |em )?palavras|(?:nao|nada|menos|pouco) ${some(2, 'seja|ser|muito|tao|quero|um|texto')}(?:prolix[oa]|verbos[oa]|tagarela|palavroso)|(?:texto|roteiro|meditacao|guia|conducao) (?:bem |mais |muito )?(?:enxut[oa]|sucint[oa]|minimalista|concis[oa]|de poucas palavras)`,
  ),
  'short-sentences': either(
    `(?<! (?:(?:respond|mand|diz|disse|receb|repet|gagu|balbuci|sei|consig|consegu)${any}|escrev(?:o|i|eu|e|iam?)) ${upTo(3)})(?:frases|frasezinhas|oracoes|sentencas|periodos) ${some(4, 'bem|muito|mais|simples|claras|calmas|diretas|que|sejam|devem|ser|todas|e|o|as')}(?:curtas|curtinhas|curtissimas|breves|pequenas|concisas)${notBefore('quando|no trabalho|com (?:meu|minha)|me')}`,
    '(?<! (?:respond|escrev|mand|diz|receb)\\p{L}* (?:em |com )?)(?:curtas|breves) (?:e (?:simples|claras|diretas) )?frases',
    `frases ${some(3, 'que|nao|sejam|muito|devem|ser|tao')}nao ${upTo(2)}(?:longas|compridas)|frases nao (?:muito |tao )?(?:longas|compridas)|${refused}frases ${upTo(2)}(?:longas|compridas|extensas|enormes|interminaveis)|frases (?:longas|compridas) nao|uma frase curta (?:por|de cada) vez|encurt(?:e|ar|a|em) ${upTo(1)}frases`,
  ),
  'simple-words': either(
    `(?:palavras|termos|expressoes|vocabulos) ${some(4, 'bem|muito|mais|curtas|claras|poucas|que|sejam|e|o|calmas')}(?:simples|simplesinhas|faceis|comuns|acessiveis|cotidian[ao]s|d[oe] (?:dia a dia|cotidiano|todo dia|todos os dias)|que (?:todo mundo|qualquer um|eu|uma crianca) entend[ae])${notBefore('nao|me|como|dele|dela')}`,
    `simples palavras${notBefore('nao|me|d[eoa]|como')}`,
    `(?:linguagem|lingua|vocabulario|portugues|estilo|texto|linguajar) ${some(4, 'bem|muito|mais|clara|claro|curto|que|seja|e|o')}(?:simples|simplesinh[oa]|facil|acessivel|cotidian[oa]|coloquial|d[oe] (?:dia a dia|cotidiano|todo dia)|sem firulas?)`,
    `(?:fale|falem|falar|explique|escreva|${asked}fala|dig[ao]) ${some(3, 'tudo|de|um|uma|bem|em|comigo|do|jeito')}(?:simples|forma simples|jeito simples|maneira simples|modo simples|facil|simplesmente|portugues claro)${notBefore('mente')}`,
    `${refused}(?:jargao|jargoes|tecnicismos?|estrangeirismos?|anglicismos?|palavroes? dificeis|(?:palavras|termos|expressoes|linguagem|vocabulario) ${upTo(1)}(?:tecnic[ao]s?|dificeis|dificil|complicad[ao]s?|rebuscad[ao]s?|em ingles|medic[ao]s|estrangeir[ao]s|sofisticad[ao]s|complex[ao]s?))`,
    `(?:palavras|linguagem|termos) (?:que )?nao (?:sejam |muito |tao )?(?:dificeis|dificil|complicad[ao]s?|tecnic[ao]s?|rebuscad[ao]s?)|(?:texto|palavras|frases|linguagem|tudo|seja|fosse|coisa|algo|bem|roteiro) (?:bem |muito |mais )?f(?:acil|aceis) de (?:entender|compreender|acompanhar|seguir)`,
  ),
  slower: either(
    `(?:fal(?:e|em|asse|ando)|leia|leiam|lendo|narr(?:e|ando)|recite|diga|conduza|${asked}(?:fala|le|vai)|(?:(?:pode|poderia|podia|podem|consegue|consiga|favor de|peco (?:para|pra)|gentileza de) (?:me |voce )?(?:falar|ir|ler|narrar|dizer|conduzir)|que (?:a voz |voce )?(?:va|siga))|(?:voz|guia|voce|pode|poderia|podia|consegue|consiga|${wanting}|favor de|peco|pra|para) ${some(5, 'de|que|voce|a|o|me|para|pra|se|texto|tudo|seja|fosse')}(?:lesse|lid[oa]|falad[oa]|narrad[oa]|dit[oa])) ${some(4, 'bem|muito|mais|um|pouco|pouquinho|tudo|o|texto|por|favor|com|voz|e|comigo|calma|baixo')}(?:devagar|devagarinho|devagarzinho|lent[oa]|lentamente|pausadamente|pausad[oa]|com calma|sem pressa|calmamente)`,
    `${notAfter('minha|sua')}(?:voz|narracao|leitura|fala|locucao|conducao) ${some(4, 'bem|muito|mais|que|seja|calma|baixa|suave|doce|e|um|pouco|deve|ser|tranquila|precisa')}(?:lenta|lentissima|pausada|vagarosa|arrastada|sem pressa)`,
    `(?<! (?:meu|minha|seu|vida|coracao|dele|metabolismo) (?:a |de |um |ter um |com um )?)(?:ritmo|tempo|velocidade|compasso|andamento) ${some(4, 'bem|muito|mais|que|seja|calm[oa]|tranquil[oa]|e|um|pouco|d[ae]|voz|fala')}(?:lent[oa]|devagar|reduzid[oa]|vagaros[oa]|pausad[oa]|sem pressa)${notBefore('d[ea] (?:vida|trabalho)|d[oa] (?:meu|minha|coracao)|no trabalho|na vida')}`,
    `${asked}(?:va|vao|siga|prossiga|conduza|faca) ${some(3, 'bem|mais|tudo|muito|um|pouco')}(?:devagar|devagarinho|lentamente|com calma|sem pressa)${notBefore('no|na|com o')}`,
    `${asked}(?:bem |mais |muito |um pouco mais )?(?:devagar|devagarinho|lentamente|lento) (?:por favor|por gentileza|obrigad[oa])|por (?:favor|gentileza) ${some(3, 'um|pouco|bem|mais|muito|tudo')}(?:devagar|devagarinho|lentamente|lento)${notBefore('quero')}`,
    `${notAfter('eu|que eu|consigo')}(?:nao|sem) (?:fal(?:e|em|ar|asse)|leia|ler|va|vao|corra|correr|narre) ${upTo(2)}(?:rapido|rapid[oa]mente|depressa|correndo|com pressa|as pressas|acelerad[oa])|nao (?:tao|muito) (?:rapido|depressa)${notBefore('como|quanto|que')}`,
  ),
  'longer-pauses': either(
    `(?<! (?:nao|sem|nada|nem|nenhuma|menos|evit${any}|fac[oa]|faco|faz|fazem|fazia|tiro|tiramos|preciso|fiz|odeio) ${some(4, 'quero|gosto|gostaria|use|colocar|coloque|preciso|faca|fazer|de|muitas|as|essas|tantas|umas|ter|me')})(?:(?:longas|grandes|amplas|muitas|mais|varias|bastantes?|generosas|tantas|boas) ${upTo(1)}pausas?|pausas ${some(4, 'bem|muito|mais|um|pouco|que|sejam|de|silencio|e|generosas')}(?:longas|longuinhas|compridas|grandes|maiores|amplas|generosas|demoradas|prolongadas|frequentes|alongadas)|pausas de silencio)${notBefore('d[oa] (?:trabalho|almoco)|no (?:trabalho|meio|expediente)|para (?:o )?(?:cafe|almoco|fumar|lanche)|durante o|de trabalho|na carreira|entre (?:os|as) (?:empregos|reunioes|aulas|turnos)|me')}`,
    `${notAfter('nao')}(?:com|deixe|deixa|deixar|faca|coloque|inclua|ponha|quero|queria|gostaria de) (?:umas |muitas |mais |bastante |varias |ter )?pausas${notBefore('d[oa]|no trabalho|para|curtas|pequenas|breves|menores|rapidas|nao')}`,
    `(?:mais|muito|bastante|bom|longos?|algum|grande) ${upTo(1)}(?:silencios?|tempo|espacos?|respiros?|intervalos?|momentos) (?:de silencio |vazi[oa]s? )?entre ${upTo(2)}(?:frases?|palavras?|passos?|instrucoes|trechos|uma)`,
    `(?:d(?:e|a|ar|eem)|deix(?:e|a|ar|em)) ${upTo(4)}(?:tempo|espaco|silencio|respiro|pausas?|intervalo) (?:para [a-z]+ |pra [a-z]+ )?(?:entre|depois d[eao]|apos) ${upTo(3)}(?:frases?|palavras?|outra|trechos?|instrucao|instrucoes)`,
    `${notAfter('nao')}(?:along|prolong|aument|estic)(?:ue|uem|ar|e|em|a) ${upTo(1)}pausas|pausa longa (?:entre|depois d[eao]|apos) ${upTo(2)}frases?`,
  ),
  'repeat-key-sentence': either(
    `(?<! (?:nao|nao me|nao se|sem|nunca|evite|pare de|vivo|sempre|cansei de|cansad[oa] de|preciso|precisar|tenho que|tinha que|tive que|fico a|fica|ficava|ficou|ele|ela|que eu) )(?:repit(?:a|am)|repet(?:ir|indo|isse)|${asked}repete|retom(?:e|ar|ando)|volt(?:e|ar|ando) (?:sempre |varias vezes )?(?:a|para|pra)|reforc(?:e|ar)) ${upTo(5)}(?:frase|frases|mantra|afirmacao|afirmacoes|palavra chave|ideia central|mensagem)${notBefore('d[oa] (?:meu|minha)|que (?:ele|ela|meu|minha)|na (?:minha )?cabeca|d[eoa]l[ea]')}`,
    `(?:frase|afirmacao|mantra|mensagem|ideia) ${upTo(2)}(?:chave|central|principal|importante|forte) ${upTo(4)}(?:repet${any}|repit${any}|volt(?:e|a|ar|asse|ando)|retorn${any}|varias vezes|muitas vezes|(?:duas|tres|quatro|cinco|algumas) vezes|de novo)`,
    `(?:quero|queria|gostaria|com|use|usar|escolha|inclua|ter|tenha|coloque|\\|) ${some(2, 'de|ter|que|usar')}(?:uma|um|a mesma|essa|esta|a) ${upTo(2)}(?:frase|mantra|afirmacao|refrao) ${upTo(3)}(?:(?:se )?(?:repet|repit)${any}|volte|volta|retorne|reapareca|varias vezes|muitas vezes|(?:duas|tres|quatro|cinco) vezes)${notBefore('na minha cabeca|em mim|em casa')}`,
    `(?:ouvir|escutar|dizer|diga) (?:varias vezes|muitas vezes|sempre|(?:duas|tres) vezes) ${upTo(2)}(?:frase|mantra|afirmacao)|(?:frase|mantra|afirmacao) (?:repetid[oa]|recorrente|que se repete|de repeticao)${notBefore('na minha|pel[oa]')}`,
  ),
  'no-questions': either(
    `(?<! (?:obedec|aceit|fac|segu|faz|cumpr|com)${any} ${upTo(1)})(?<! (?:filh[oa]|marido|chefe|mae|pai|ele|ela|ninguem) )${refused}(?:perguntas|perguntinhas|pergunta|questionamentos|interrogacoes)${notBefore('d[oa]s?|de (?:prova|entrevista|gente|ninguem|quem)|em (?:casa|publico)|n[oa]s?|sobre|para (?:ele|ela)|sem resposta|que|quando|ao|a|aos|na|dificeis no')}`,
    leftOut('perguntas'),
    `(?<! (?:ele|ela|ninguem|que|marido|mae|pai|gente) )(?:nao (?:fique |precisa )?(?:me )?(?:pergunt(?:e|em|ar|es|ando)|questione)|nao quero (?:ser questionad[oa]|que me pergunte[m]?)|evite (?:me )?perguntar|sem (?:me )?perguntar)${notBefore('por|porque|como|quem|onde|quando|sobre|a|ao|se|pra|para|o que(?! (?:eu )?(?:sinto|estou sentindo))|d[eoa]|isso|mais')}`,
    `nao (?:quero|gosto de|preciso|tenho que|queria) (?:ter (?:que|de) )?responder (?:a )?(?:nada|perguntas)${notBefore('d[oa]s?|no|na|em|sobre')}`,
  ),
  'no-counting': either(
    // “Contar” is also to tell and to rely, and “sem contar que” is “let alone”.
    `(?:nao|sem|evit(?:e|ar|em|ando)|nunca|nem|nada de) ${some(4, 'me|se|ter|que|precisar|quero|queria|gosto|gostaria|fique|ficar|faca|fazer|peca|pedir|para|pra|eu|voce|de|precisa|a|vai|va|ponha')}(?:contar|conte|contem|contasse|contando|contagem|contagens|contador)${notBefore(`que|com|a(?! (?:respirac|contagem))|as(?! (?:respirac|inspirac|expirac|vezes))|ao|aos|o(?! (?:tempo|ar) da)|os(?! (?:numeros|segundos|ciclos|passos|degraus))|para|pra|historias?|uma?|calorias|carneir${any}|ovelhas|dinheiro|nada|meus?|minhas?|isso|isto|tudo|piadas?|sobre|n[oa]s?|d[eao]s?(?! (?:um|dez|cinco|tres|numeros|respirac))|nem|mais|comigo|ess[ae]|aquil[oa]|quant[oa]s?|tambem|seus?|suas?|mentiras?|verdade|vantagem|moedas|por(?! favor| gentileza)|segredos?|quem|como|final`)}`,
    `(?:nao|sem|evit(?:e|ar)) ${some(3, 'quero|de|que|fazer|me|peca|para|pra')}contar ${some(2, 'as|os|a|ate|de')}(?:respirac${any}|numeros|segundos|passos|degraus|dez|cinco|tres|um)`,
    `${refused}(?:contagem|contagens|contagem regressiva|countdown|numeros|numeracao)${notBefore('de (?:telefone|celular|votos|calorias|pontos|gente|casos)|d[oa]s? (?:votos|vendas|empresa|trabalho|meu|minha)|que|vermelhos|na|no|negativos')}|${leftOut('contagem|contagens|numeros')}`,
  ),
  'no-name': either(
    `(?:${no}|nao (?:(?:me|se|quero|queria|gosto|gostaria|que|precisa|deve|e|necessario|de|preciso|voce|pode) ){0,4}(?:${use}|diz(?:er)?|dig[ao]m?|fale|falem|falar|falado|fala|pronunci(?:e|ar|em)|repit[ao]|repetir|escreva|escrever|chame|ouvir|escutar|apareca|seja (?:dito|usado|falado)|usado|dito)|nao quero|nao gostaria d[eo]|nao) ${some(4, 'de|o|a|os|do|usar|dizer|falar|mencionar|ouvir|escrever|incluir|citar|repetir|colocar|por|meu|meus|nenhum|qualquer|seu|proprio|primeiro|que|em|pelo|minha')}nomes?(?<! (?:nao|nem) (?:meu |o )?nomes?)(?<! ${upTo(1)}(?:dor|tristeza|angustia|medo|vazio|sensacao|coisa|cansaco|sentimento|algo) sem nome)${notBefore('d[eoa](?!s? (?:ouvinte|quem ouve|pessoa))|dele|dela|d[oa]s|que|a|aos?|as|feios?|n[oa](?! (?:texto|meditacao|roteiro|audio|hipnose|sessao))|sujo|para')}`,
    `(?:nao (?:me )?|sem (?:me )?|evit(?:e|ar) (?:me )?|nao (?:quero|gosto|gostaria) (?:que )?(?:de )?(?:me )?(?:ser )?)(?:cham(?:e|em|ar|ad[oa])|trat(?:e|ar|em))(?: me)? (?:pel[oa]|por) (?:meu )?nome`,
    `nao me nomei[ea]|${leftOut('(?:meu )?nomes?')}|(?:texto|meditacao|roteiro|versao) anonim[oa]`,
  ),
  'no-touch': either(
    `(?<! (?:posso|consigo|consegue|ele|ela|telefone|deixa|ninguem|podia|pode|deixo) )(?:nao|sem|evit(?:e|ar|em|ando)|nada de|nunca|nem) ${some(6, 'me|se|que|ter|precisar|quero|queria|gosto|gostaria|peca|pedir|fazer|faca|para|pra|eu|de|precisa|a|mande|mandar|ser|voce|o|propor|sugira|gestos|nenhum')}(?:tocar|toque|toques|tocad[oa]|encostar|acariciar|massagear|automassagem|auto massagem|autotoque|auto toque)${notBefore('n(?:o|a|os|as|esse|essa|este|isso|aquele|esses|esses)(?! (?:corpo|meu corpo|peito|rosto|barriga|coracao|ventre|pele|minha|proprio))|em (?:assuntos?|nada disso|temas|dinheiro|bebida|alcool|comida|ninguem|feridas?)|piano|violao|guitarra|musica|instrumentos?|flauta|bateria|violino|adiante|o (?:barco|telefone|projeto|negocio|dia|celular|assunto)|a (?:vida|campainha)|de (?:recolher|celular|telefone|classe|mestre|bola|amor)|d[oa](?! corpo)|pel[oa]|por(?! favor)|feminin[oa]|final|especial|pessoal|com meu|meu (?:filho|marido)|para|mais')}`,
    `${refused}(?:contatos? fisicos?|contato com (?:o |meu )?(?:corpo|pele))${notBefore('com')}`,
    `(?:${no}|nao) ${some(7, 'me|se|quero|queria|gosto|gostaria|que|preciso|posso|peca|pedir|para|pra|eu|de|mande|coloque|colocar|ponha|por|pousar|pouse|apoiar|apoie|levar|leve|botar|a|as|uma|minha|minhas|com|fazer')}maos? (?:n[oa]s?|sobre|em cima d[oa]|em) ${upTo(2)}(?:peito|coracao|barriga|ventre|corpo|rosto|testa|joelhos?|coxas?|pernas?|ombros?|abdomen|estomago|torax|garganta|diafragma)`,
  ),
  'no-sounds': either(
    `(?<! (?:casa|quarto|lugar|dorm|adormec|viv|trabalh|noite|noites|rua|dia|ambiente|acord|fic|mor|sono)${any} ${upTo(2)})(?:${no}|nao (?:me )?(?:${use}|evoque|evocar|descrever|peca (?:para|pra) (?:eu )?(?:ouvir|escutar|prestar atencao)|me peca (?:para|pra) (?:ouvir|escutar|prestar atencao)|preste atencao|chame (?:a )?atencao|leve a atencao)|nao (?:quero|queria|gostaria|gosto)|nada sobre) ${some(5, 'o|os|a|as|de|do|dos|das|em|no|nos|aos|para|que|se|me|voce|falar|fale|ouvir|mencionar|mencao|mencoes|referencia|referencias|descricao|descricoes|descrever|citar|prestar|atencao|nenhum|nenhuns|escutar|sobre|escuta|imagens')}(?:sons|ruidos|barulhos|som|ruido|barulho)${notBefore('de (?:fundo|noite|casa|madrugada|criancas|obra|telefone|celular|carro|carros)|d[oa]s? (?:rua|vizinh[oa]s?|transito|cidade|obra|televisao|tv|meu|minha|casa|despertador)|alt[oa]s?|n[oa]|forte|fortes|que|em|a noite|nao|eu|me|quando|para (?:dormir|trabalhar|estudar)|nenhum|e (?:pior|melhor|com|impossivel)|tambem|tudo|fica|fico|durmo')}`,
    leftOut('sons|barulhos|ruidos'),
  ),
  'no-body-scan': either(
    `(?:${no}|nao (?:me |se )?${use}|nao ${want}|odeio|detesto|nao me dou bem com|nao funciono com|me irrita|me cansa) ${small}${some(3, 'tal|tradicional|longo|classico|velho|aquele|fazer|essa|um')}(?:body ?scan|escaneamento (?:corporal|do corpo|mental|pelo corpo)|escanear (?:o )?(?:meu )?corpo|varredura (?:corporal|do corpo|pelo corpo|mental)|scan corporal|scanner corporal|rastreamento (?:corporal|do corpo)|exploracao (?:do corpo|corporal)|(?:passeio|viagem|percurso|tour) pelo (?:meu )?corpo)`,
    `(?:body scan|escaneamento (?:corporal|do corpo)|varredura corporal) (?:nao|me (?:irrita|cansa|entedia|incomoda|deixa)|dispenso)${any}`,
    `(?:nao|sem|evit(?:e|ar|em)) ${some(6, 'me|se|quero|queria|gosto|gostaria|de|que|ter|peca|pedir|para|pra|eu|fazer|faca|precisar|ficar|fique|voce|a')}(?:percorr(?:er|a|endo)|passe(?:ar|ie|ando)|viaj(?:ar|e)|escane(?:ar|ie)|varr(?:er|a)|explor(?:ar|e)|pass(?:ar|e|ando)|examin(?:ar|e)) ${some(4, 'por|pelo|o|todo|cada|parte|partes|do|pelas|as|meu|a|atencao')}corpo`,
  ),
  'no-spiritual-words': either(
    `(?<! (?:pai|mae|marido|ele|ela|familia|casa) (?:e |era )?)(?:${no}|nada|nao (?:me |se )?${use}|nao ${want}|nao (?:seja|ser|soe|pareca|fique)|nada que (?:seja|soe|pareca)) ${some(6, 'de|do|da|dos|das|em|o|a|os|as|um|uma|com|ter|que|haja|tenha|palavras|palavra|termos|linguagem|referencias?|papo|papos|conversa|tom|frases|expressoes|conceitos|conteudo|elementos|coisas?|coisa|muito|tao|tanto|demais|estilo|lado|imagens|nenhum|nenhuma|e|nem|ou|usar|falar|algo|tipo|qualquer|discurso|esse|essa|a|mistic[oa]s?|religios[oa]s?|espirituais|espiritual|mais|toque|viagem|excessivamente|seja|soe|texto')}(?:espirituais|espiritual|espiritualidade|espiritualista|espiritualizad[oa]|esoteric[oa]s?|esoterismos?|exoteric[oa]|religios[oa]s?|religiao|religiosidade|mistic[oa]s?|misticismos?|chakras?|chacras?|new age|nova era|cosmic[oa]s?|energi[ao]s? (?:cosmica|vital|sutil|universal|divina|espiritual)s?|karma|carma|oracoes|preces|holistic[oa]s?|transcendental|guru|namaste|zen)${notBefore('que (?:tive|vivi|sinto)|n[oa]|mas|dela|dele|d[oa] (?:minha|meu)|para (?:me|eu)|me')}`,
    `nao sou ${some(5, 'uma|um|pessoa|muito|nada|la|tao|do|tipo|de|gente|nem')}(?:espiritual|espiritualizad[oa]|mistic[oa]|esoteric[oa])`,
    `(?:${no}|nao (?:fale|use|quero|gosto|venha|me venha)) ${small}${some(2, 'papo|conversa|palavras|termos|discurso|historia|referencias?|mencao|falar|frases|esse|com')}(?:de|da|do|das|sobre|como|a|ao|em) (?:energias?|alma|universo|espirito|divino|deus|sagrado)${notBefore('para|pra|n[oa]')}`,
    '(?:jeito|modo|algo|linguagem|tom|estilo|abordagem|texto|meditacao|versao|maneira|forma|palavras|roteiro|seja|fique|totalmente|completamente) (?:mais |bem |totalmente |completamente |e |puramente )?(?:laic[oa]s?|seculares|secular)',
  ),
  'no-humour': either(
    `(?<! (?:pai|mae|marido|esposa|chefe|colegas?|vida|dias?|pessoa|homem|mulher|acord${any}|and[oa]|estou|fico|fiquei|ando|triste) )${refused}${some(2, 'fazer|tom|toque|nenhum|toques|frases')}(?:humor|piadas?|piadinhas?|brincadeiras?|brincadeirinhas?|gracinhas?|ironias?|ironic[oa]|sarcasmo|trocadilhos?|anedotas|comicidade|gracejos?)${notBefore('para(?! mim)|d[oa]s?(?! tipo)|de (?:crianca|mau gosto do|meu|minha)|com (?:meu|minha|os|as)|sobre (?:mim|meu|minha|o|a)|n[oa]s?|que|em casa|quando|entre|comigo|ultimamente|nenhum para|e sem')}`,
    `nao (?:(?:me )?(?:fac(?:a|am)|fazer|conte|contar|solte|queira) ${some(2, 'nenhuma|uma|as')}(?:piadas?|piadinhas?|graca|gracinhas?|brincadeiras?)|(?:brinque|brincar)(?! (?:com|mais|de|no) )|(?:seja|tente ser|ser|precisa ser|quero que seja|quero nada) (?:muito |tao )?(?:engracad[oa]|engracadinh[oa]|brincalhao|brincalhona|espirituos[oa]|comic[oa]|divertid[oa]|ironic[oa]))${notBefore('com|comigo|n[oa]')}`,
    `nada (?:de |que seja )?(?:muito )?(?:engracad[oa]|engracadinho|comic[oa]|divertid[oa]|ironic[oa]|humoristic[oa]|jocos[oa])${notBefore('n[oa]|ultimamente|me|para|em|acontece|d[oa]|a|ter|ser|isso')}|${leftOut('humor|piadas|brincadeiras|ironia')}`,
    '(?:tom|estilo|texto|voz|jeito|modo|maneira|registro|meditacao|linguagem|fique|mantenha se|roteiro|seja) (?:que seja |mais |bem |muito |sempre |totalmente |e )?seri[oa](?! (?:candidat|problem)\\p{L}* )|serio por (?:favor|gentileza)|com seriedade',
  ),
  'eyes-open': either(
    // “Sonhar de olhos abertos” is to daydream, and who lies awake has them open all night.
    `(?<! (?:sonh${any}|noites?|madrugadas?|horas|dificil|dificuldade|custo|dorm${any}|teto|cama|insonia) ${upTo(3)})(?:(?:manter|mantenho|manterei|mantendo|mantem|deix(?:o|ar|arei|ando|a los)|fic(?:o|ar|arei|ando|amos)|permaneco|permanecer|estar|estarei|estou|${wanting}|posso|vou|medit${any}|ouco|ouvir|escut${any}|pratic${any}|faco|fazer|relax${any}|exercicio|hipnose|sessao|versao|so|algo|meditacao|preciso|seja) ${upTo(4)}olhos (?:sempre |bem |levemente |meio |um pouco |semi )?(?:abertos|entreabertos|semiabertos|semicerrados)|${asked}(?:de |com os |com |os )?olhos (?:sempre )?abertos|olhos (?:ficam|ficarao|fiquem|permanecem|permanecam|continuam|vao ficar|(?:podem|devem|precisam) ficar) abertos)${notBefore('(?:a |durante a |por |toda a |de )?(?:noite|madrugada)|a noite|ate|olhando|sem (?:dormir|pregar|conseguir)|no (?:trabalho|escuro|volante|transito)|pensando|encarando|para (?:a realidade|o futuro|os?|as?|novas)|por (?:horas|causa)|em reuniao|na cama|vendo|horas|com (?:meu|minha|ele|ela)|tod[oa]|e nao|mas nao')}`,
    `(?<! (?:noites?|dias|madrugada) ${upTo(2)})(?:nao|sem|evit(?:e|ar)|nunca|nem) ${some(6, 'me|quero|queria|posso|gosto|gostaria|devo|vou|preciso|precisa|peca|pedir|mande|para|pra|eu|de|que|ter|sinto|seguranca|segur[oa]|bem|a|em|confortavel|a vontade|vontade|pretendo|suporto|prefiro|seja|necessario|faca|fazer|voce|e|diga|me sinto')}fech(?:ar|o|e|em|arei|asse) ${some(2, 'os|meus|completamente|totalmente|nunca')}olhos${notBefore('(?:a|de|durante a|toda a) noite|para(?! (?:medit|ouvir|mim|relax|fazer|isso|isto))|pra|diante|a[os]?|sem|ha|e (?:dormir|descansar|adormecer|nao)|frente|desde|nem|quando (?:deito|vou)|na cama|no travesseiro|tod[oa]|um (?:minuto|instante|segundo)|por(?! favor| gentileza)|d(?:ele|ela|o|a)')}`,
    `nao consigo (?:meditar|relaxar|ficar) (?:de|com os) olhos fechados|nao consigo fechar os olhos (?:quando|enquanto|durante|para|pra|ao) (?:a )?medit${any}|${refused}olhos fechados|fechar os olhos (?:me (?:incomoda|assusta|da (?:medo|tontura|panico|ansiedade|enjoo)|deixa)|nao e (?:uma opcao|pra mim|para mim))`,
  ),
  sitting: `(?<! (?:nao|trabalh${any}|dirij${any}|comer|como|dor|dores|prova|costas|sofro|canso) ${upTo(3)})(?:${either(
    `${listening} ${upTo(4)}sentad[oa]s?`,
    '(?:meditacao|postura|posicao|pratica|versao|exercicio) (?:para fazer )?sentad[oa]s?',
    `(?:estou|estarei|vou (?:estar|ficar)|fico|ficarei|ficar|estar|permaneco|estamos|estaremos|meu corpo fica) (?:confortavelmente |sempre |ja |bem )?sentad[oa]s? (?:confortavelmente |aqui |ali |la )?(?:em|n[oa]|num|numa|sobre) ${upTo(2)}(?:${chairs})`,
    `(?:(?:vou )?(?:me )?(?:sento|sentarei|sentar)(?: me)?) ${upTo(1)}(?:em|n[oa]|num|numa|sobre) ${upTo(2)}(?:${chairs}) ${upTo(2)}(?:para|pra|e|quando|enquanto) ${upTo(2)}(?:medit|ou[cv]|escut|pratic|relax|fazer)${any}`,
    `(?:me sento|sento me|vou (?:me )?sentar|sento|sentarei) (?:em|n[oa]|num|numa) (?:minha |meu |uma |um )?(?:${chairs})(?= (?:\\||$))`,
    `(?:vou|posso|so posso|so consigo|prefiro|quero|queria|gostaria de) ${some(3, 'estar|ficar|fazer|faze lo|faze la|fazer isso|isso|so|poder|permanecer|ouvir')}sentad[oa]`,
    `(?:para|pra) (?:quem (?:esta|fica|ouve|medita)|quando (?:estou|estiver)|pessoas?|gente|fazer|ouvir|ficar) ${some(2, 'em|que|esta|estao|isso')}sentad[oa]s?`,
    `${asked}sentad[oa](?= (?:por favor|n[oa]|numa|num|em|e|\\||$))`,
  )})${notBefore(`o dia|tod[oa]s?|oito|horas|dez|a tarde|muito|no (?:transito|computador|escritorio|trabalho)|em (?:reuniao|reunioes|frente|aula|sala)|de (?:terapia|fisioterapia|yoga)|diante|na frente|no carro|esperando|por horas|ao (?:lado|volante|computador)|atras|d[oa]|com (?:meu|minha|ele)|a mesa|pensando|me (?:doi|da)|numa reuniao|na (?:sala de espera|frente|mesa|aula)|por muito`)}`,
  lying: `(?<! (?:nao|insonia|sofro|dor|dores|mal|acordad[oa]|trabalh${any}|vejo|doente) ${upTo(3)})(?:${either(
    `${listening} ${upTo(4)}(?:deitad[oa]s?|na (?:minha )?cama)`,
    '(?:meditacao|postura|posicao|pratica|versao|exercicio) (?:para fazer )?deitad[oa]s?',
    `(?:estou|estarei|vou (?:estar|ficar)|fico|ficarei|ficar|estar|permaneco|estamos|estaremos) (?:confortavelmente |sempre |ja |bem )?deitad[oa]s? ${upTo(1)}(?:em|n[oa]|num|numa|sobre|de) ${upTo(2)}(?:cama|sofa|tapete|tapetinho|colchao|colchonete|chao|costas|lado|rede|esteira|maca|grama|mat)`,
    `(?:me deito|deito me|vou (?:me )?deitar|deitarei|deito) (?:n[oa]|em|num|numa|de) ${upTo(2)}(?:cama|sofa|tapete|tapetinho|colchao|colchonete|chao|costas|rede|esteira)(?= (?:\\||$|(?:para|pra|e|quando) ${upTo(1)}(?:medit|ou[cv]|escut|pratic|relax)))`,
    `(?:me deito|deito|deitarei|vou (?:me )?deitar) (?:para|pra|e|quando|enquanto) ${upTo(1)}(?:medit|ou[cv]|escut|pratic|relax)${any}`,
    `(?:estou|estarei|vou estar|ja estou) (?:ja )?(?:deitad[oa]|na cama) (?:(?:quando|enquanto|ao) ${upTo(2)})?(?:medit|ou[cv]|escut|pratic)${any}`,
    `(?:vou|posso|so posso|so consigo|prefiro|quero|queria|gostaria de) ${some(3, 'estar|ficar|fazer|faze lo|faze la|fazer isso|isso|so|poder|permanecer|ouvir')}(?:deitad[oa]|na cama)`,
    `(?:para|pra) (?:quem (?:esta|fica|ouve|medita)|quando (?:estou|estiver)|pessoas?|gente|fazer|ouvir) ${some(2, 'em|que|esta|estao|isso|ja')}(?:deitad[oa]s?|na cama)`,
    `${asked}deitad[oa](?= (?:por favor|n[oa]|numa|num|em|e|\\||$))`,
  )})${notBefore(`acordad[oa]|pensando|remoendo|olhando|tod[oa]s?|o dia|com (?:febre|dor|o celular|meu|minha|ele|ela)|sem (?:dormir|sono|conseguir)|horas|por horas|mas|e nao|doente|no hospital|em hospital|ao lado|rolando|ate|mexendo|vendo|esperando|com o celular|mais tempo`)}`,
};

export const ptSilence: SilenceSigns = {
  end: either(
    `(?:fim|final|finalzinho|encerramento|conclusao|fechamento|desfecho|termino)${notBefore('d[eo] (?:semana|ano|dia|mes|expediente|trabalho|tarde|turno|jogo|casamento|namoro|relacionamento)|d[ao]s? (?:contas|tarde|semana|aulas?|vida|noite|ferias|minha|meu)')}`,
    'termin(?:e|ar|a|em|ando|asse|amos)|acab(?:e|ar|a|em|ando|asse)(?! comigo )|encerr(?:e|ar|a|em|ando|asse)|conclu(?:a|ir|i|indo)|finaliz(?:e|ar|a|ando)|fech(?:e|ar|ando|a) com|ultim[oa]s? (?:[a-z0-9]+ )?(?:minutos?|segundos?|minutinho)|ultima parte|por fim|por ultimo|depois de tudo',
  ),
  silence:
    'silencio|silencios|silencios[oa]s?|silenciosamente|quietude|calad[oa]|em quieto|sem (?:palavras|voz|falar|fala|dizer nada|ninguem falar|guia)|(?:nao (?:fale|diga|falar|dizer))(?: mais)?(?: nada)?',
  refused: `(?:marido|esposa|mulher|pai|mae|filh[oa]|chefe|ele|ela|ex|casa) ${upTo(4)}silencio|(?:sem|nada de|nenhum|evite|evitar|dispenso|nao (?:quero|queria|gostaria|gosto|suporto|precisa|deixe|deixar|coloque|colocar|ponha|inclua|termine|terminar|acabe|encerre|encerrar|finalize|faca|tenha|haja|pode|deve)) ${upTo(4)}silencio`,
  numbers: {
    meio: 0.5,
    um: 1,
    ultimo: 1,
    // “Some minutes”, “a couple of minutes”.
    uns: 2,
    alguns: 2,
    par: 2,
    dois: 2,
    tres: 3,
    cinco: 5,
    dez: 10,
    quinze: 15,
    vinte: 20,
    trinta: 30,
    'quarenta e cinco': 45,
    quarenta: 40,
    cinquenta: 50,
    sessenta: 60,
    noventa: 90,
  },
  seconds: 'segundos?|segundinhos|seg|s',
  minutes: 'minutos?|minutinhos?|min',
};
