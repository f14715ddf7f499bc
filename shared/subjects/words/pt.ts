import type { SubjectWords } from '../SubjectWords.ts';

export const pt: SubjectWords = {
  subjects: {
    water: {
      names: 'agua aguas lago lagos rio rios nadar nadando piscina piscinas lagoa lagoas afog*',
      parts: `mar mares oceano oceanos riacho riachos onda ondas mare mares margens praia praias barco barcos vela velas veleiro veleiros
        chuva chuvas flutuar flutua flutuam flutuando cachoeira cachoeiras fonte fontes nascente nascentes porto portos`,
    },
    heights: {
      names: 'altura alturas vertigem vertigens penhasco penhascos precipicio precipicios',
      parts: `montanha montanhas torre torres cume cumes pico picos colina colinas voar voando voo voos planar planando cair caindo varanda
        varandas`,
    },
    enclosed: {
      names: 'tunel tuneis caverna cavernas espaco_fechado espacos_fechados lugar_fechado lugares_fechados trancad* claustrofob*',
      parts: 'gruta grutas elevador elevadores porao poroes casulo casulos armario armarios',
      asked: 'fechado fechados',
    },
    fire: {
      names: 'fogo fogos chama chamas incendio incendios fogueira fogueiras',
      parts:
        'vela velas lareira lareiras brasa brasas queimar queima queimam queimando arder arde ardem ardendo tocha tochas lanterna lanternas faisca faiscas',
    },
    dark: {
      names: 'escuro escura escuros escuras escuridao noite noites',
      parts:
        'sombra sombras sombrio sombria sombrios sombrias meia_noite preto preta pretos pretas negro negra negros negras trevas penumbra crepusculo anoitecer',
    },
    sea: {
      names: 'mar mares oceano oceanos praia praias litoral',
      parts: 'onda ondas mare =marés concha conchas gaivota gaivotas',
    },
    forest: {
      names: 'floresta florestas selva selvas bosque bosques mata matas',
      parts: 'arvores pinheiros samambaia samambaias musgo tronco_de_arvore clareira clareiras',
    },
    mountains: {
      names: 'montanha montanhas serra serras alpes',
      parts: 'cume cumes pico picos geleira geleiras penhasco penhascos cordilheira',
    },
    garden: {
      names: 'jardim jardins jardinagem jardineiro',
      parts: 'canteiro canteiros pomar pomares estufa gramado gramados cerca_viva horta hortas',
    },
    desert: { names: 'deserto desertos', parts: 'duna dunas cacto cactos camelo camelos oasis' },
    'night-sky': {
      names: 'ceu_noturno estrela estrelas lua luas ceu_estrelado luar',
      parts: 'estrelado estrelada via_lactea galaxia galaxias constelacao constelacoes',
    },
    rain: { names: 'chuva chuvas chove chover chuvoso', parts: 'garoa chuvisco aguaceiro poca pocas guarda_chuva gota_de_chuva' },
    snow: {
      names: 'neve neves nevado nevada neva nevar',
      parts: 'floco flocos avalanche avalanches treno inverno boneco_de_neve',
    },
    fog: { names: 'nevoeiro nevoeiros neblina', parts: 'nevoa nevoas bruma brumas' },
    storm: {
      names: 'tempestade tempestades trovao trovoes trovoada relampago relampagos temporal',
      parts: 'furacao furacoes tornado tornados vendaval granizo ciclone',
    },
    heat: {
      names: 'calor_forte calorao muito_quente muito_calor',
      parts: 'sauna suar suor fervendo escaldante abafado',
      asked: 'calor quente',
    },
    cold: {
      names: 'frio fria frios frias',
      parts: 'gelo gelado gelada geada congelado congelada congelar calafrio calafrios arrepio arrepios',
    },
    'bright-light': {
      names: 'luz_forte luzes_fortes luz_intensa luzes_intensas luz_ofuscante ofuscante*',
      parts: 'ofusca ofuscar cegante holofote holofotes neon estroboscopic*',
    },
    noise: {
      names: 'barulho barulhos barulhento ruido ruidos',
      parts: 'ruidoso barulhenta estrondo grito gritos gritar grita gritaria sirene sirenes rugido buzina buzinas algazarra',
    },
    music: {
      names: 'musica musicas musical musico',
      parts:
        'cancao cancoes melodia melodias piano violino violao tambor tambores orquestra coral flauta cantar canta cantam cantiga',
    },
    train: {
      names: 'trem trens metro bonde bondes ferrovia',
      parts: `trilho trilhos vagao vagoes plataforma plataformas estacao_de_trem estacao_ferroviaria locomotiva maquinista`,
    },
    car: {
      names: 'carro carros automovel automoveis transito rodovia rodovias',
      parts: 'motorista motoristas veiculo veiculos caminhao caminhoes moto motos para_brisa cinto_de_seguranca',
      asked: 'dirigir dirige dirigindo volante',
    },
    bicycle: { names: 'bicicleta bicicletas bike bikes', parts: 'pedal pedais pedalar pedalando guidao ciclista ciclistas' },
    boat: {
      names: 'barco barcos navio navios canoa canoas balsa',
      parts: 'veleiro veleiros remo remos remar leme mastro caiaque caiaques naufragio cais embarcadouro jangada',
      asked: 'vela velas',
    },
    aeroplane: {
      names: 'aviao avioes aeroporto aeroportos helicoptero helicopteros',
      parts: 'piloto pilotos decolagem aterrissagem turbulencia turbulencias voo voos',
      asked: 'voar',
    },
    bridge: { names: 'ponte pontes', parts: 'passarela passarelas viaduto' },
    stairs: { names: 'escada escadas escadaria escadarias', parts: 'degrau degraus corrimao' },
    lift: { names: 'elevador elevadores' },
    dogs: { names: 'cachorro cachorros cao caes filhote filhotes', parts: 'late latir latido latidos coleira canil cadela' },
    cats: { names: 'gato gatos gata gatinho gatinhos', parts: 'ronrona ronronar ronronado miado miar' },
    horses: { names: 'cavalo cavalos ponei poneis egua', parts: 'potro galope galopar cavalgar cavaleiro' },
    birds: {
      names: 'passaro passaros ave aves passarinho passarinhos',
      parts: `penas pluma plumas asa asas bico pardal pardais gaivota gaivotas coruja corujas pombo pombos pomba aguia
        aguias corvo corvos andorinha andorinhas gorjeio`,
    },
    insects: {
      names: 'inseto insetos abelha abelhas vespa vespas mosquito mosquitos borboleta borboletas',
      parts:
        'besouro besouros formiga formigas grilo grilos cigarra cigarras libelula libelulas mariposa mariposas lagarta lagartas casulo casulos barata baratas enxame mosca moscas joaninha',
    },
    spiders: { names: 'aranha aranhas', parts: 'teia teias tarantula' },
    snakes: { names: 'cobra cobras serpente serpentes', parts: 'vibora viboras lagarto lagartos lagartixa reptil repteis' },
    'wild-animals': {
      names: 'animal_selvagem animais_selvagens lobo lobos leao leoes tigre tigres tubarao tubaroes crocodilo jacare urso ursos',
      parts: 'raposa raposas veado veados javali fera feras predador* onca oncas',
    },
    blood: { names: 'sangue sangrar sangra sangrento', parts: 'sanguineo sanguinea veia veias arteria arterias ferida feridas' },
    needles: { names: 'agulha agulhas injecao injecoes seringa seringas', parts: 'vacina vacinas acupuntura picada picadas' },
    hospital: {
      names: 'hospital hospitais clinica clinicas cirurgia cirurgias',
      parts: 'sala_de_cirurgia ambulancia ambulancias enfermeira enfermeiro pronto_socorro uti internacao',
    },
    doctors: { names: 'medico medicos medica doutor doutora dentista dentistas', parts: 'cirurgiao cirurgioes psiquiatra' },
    illness: {
      names: 'doenca doencas doente doentes cancer',
      parts: 'febre infeccao infeccoes virus tumor tumores enfermidade',
    },
    death: {
      names: 'morte mortes morto morta mortos morrer',
      parts: 'morre morreu morrendo tumulo tumulos enterro funeral velorio cemiterio cemiterios caixao cadaver suicidio luto',
    },
    weapons: { names: 'arma armas revolver =faca =facas pistola', parts: 'espada espadas fuzil fuzis tiro tiros' },
    war: {
      names: 'guerra guerras soldado soldados',
      parts: 'batalha batalhas bomba bombas bombardeio exercito exercitos militar militares',
    },
    police: { names: 'policia policial policiais', parts: 'delegacia viatura viaturas' },
    prison: { names: 'prisao prisoes cadeia presidio', parts: 'prisioneiro prisioneiros preso presos algemas cativeiro' },
    children: {
      names: 'crianca criancas filho filhos filha filhas',
      parts: 'infancia infantil menino meninos menina meninas garoto garotos brinquedo brinquedos parquinho',
    },
    babies: { names: 'bebe bebes recem_nascido recem_nascidos', parts: 'berco bercos carrinho_de_bebe cantiga_de_ninar' },
    pregnancy: {
      names: 'gravidez gravida gravidas gestacao gestante parto partos aborto',
      parts: 'utero parteira dar_a_luz nascimento',
    },
    couples: {
      names: 'casal casais parceiro parceira marido esposo esposa casamento namorado namorada namoro',
      parts:
        'casado casada conjuge romantico romantica romance amante amantes beijo beijos beijar lua_de_mel divorcio noivo noiva',
      asked: 'mulher',
    },
    parents: {
      names: '=pais mae maes pai mamae papai',
      parts: 'paterno paterna materno materna maternal padrasto madrasta',
      asked: 'pais',
    },
    family: {
      names: 'familia familias irmao irmaos irma irmas parentes',
      parts: 'avo avos tio tia tios primo prima primos mae pai =pais',
      asked: 'familiar familiares',
    },
    religion: {
      names: 'religiao religioes religioso religiosa deus igreja igrejas oracao oracoes',
      parts:
        'rezar reza orar sagrado sagrada sagrados sagradas divino divina bencao bencaos abencoad* santo santa anjo anjos templo templos mesquita sinagoga biblia jesus capela paraiso',
    },
    ghosts: {
      names: 'fantasma fantasmas demonio demonios diabo assombrad*',
      parts: 'bruxa bruxas vampiro vampiros zumbi zumbis monstro monstros',
      asked: 'espiritos',
    },
    food: {
      names: 'comida comidas comer chocolate bolo bolos acucar alimentos',
      parts: `come pao paes cafe_da_manha almoco jantar fruta frutas fruto frutos maca macas mel fome faminto cozinhar sopa
        biscoito biscoitos refeicao refeicoes`,
      asked: 'doces',
    },
    alcohol: {
      names: 'alcool vinho vinhos cerveja cervejas',
      parts: 'bebado bebada uisque vodca champanhe licor licores coquetel bar bares ressaca cachaca embriag*',
    },
    smoking: {
      names: 'fumar cigarro cigarros tabaco fumante fumantes',
      parts: 'fuma fumaca nicotina charuto charutos cinzeiro vape',
    },
    'body-weight': {
      names: 'sobrepeso obesidade obeso obesa calorias dieta dietas emagrecer',
      parts: 'magro magra magreza perder_peso perda_de_peso quilos',
      asked: 'peso gordo gorda gordura balanca',
    },
    mirrors: { names: 'espelho espelhos' },
    work: {
      names: 'trabalho trabalhos escritorio escritorios chefe emprego colega colegas',
      parts: 'trabalhar expediente profissional escrivaninha carreira empresa empregador',
    },
    school: {
      names: 'escola escolas professor professora professores colegio',
      parts: 'aluno alunos sala_de_aula licao_de_casa universidade escolar lousa estudante estudantes',
    },
    money: {
      names: 'dinheiro divida dividas financas financeiro financeira',
      parts: 'moeda moedas salario salarios conta_bancaria boleto boletos carteira hipoteca',
    },
    crowds: { names: 'multidao multidoes', parts: 'aglomeracao aglomeracoes lotado lotada fila_de_gente' },
    city: {
      names: 'cidade cidades urbano urbana',
      parts: 'rua ruas arranha_ceu calcada calcadas avenida avenidas transito bairro',
    },
    home: {
      names: 'casa casas apartamento apartamentos moradia',
      parts: 'sala_de_estar cozinha cozinhas porta_de_casa',
      asked: 'lar lares',
    },
    bed: {
      names: 'cama camas quarto_de_dormir',
      parts: 'colchao travesseiro travesseiros cobertor cobertores lencol lencois criado_mudo',
    },
    clocks: { names: 'relogio relogios despertador', parts: 'tique_taque alarme alarmes ponteiros' },
    phones: {
      names: 'telefone telefones celular celulares smartphone',
      parts: 'tela telas e_mail email emails notificacao notificacoes computador computadores internet',
    },
  },
  idioms: `se_chama te_chama chama_a chama_de agulha_de_pinheiro agulhas_de_pinheiro mae_terra vale_a_pena`,
};
