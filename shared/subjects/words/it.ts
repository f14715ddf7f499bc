import type { SubjectWords } from '../SubjectWords.ts';

export const it: SubjectWords = {
  subjects: {
    water: {
      names: 'acqua acque lago laghi fiume fiumi stagno stagni nuotare nuoti nuotando piscina piscine annega*',
      parts: `mare mari oceano oceani ruscello ruscelli onda onde marea maree riva rive spiaggia spiagge barca barche nave navi vela vele
        pioggia piogge galleggiare galleggiando galleggia cascata cascate sorgente sorgenti porto porti`,
    },
    heights: {
      names: 'altezza altezze vertigine vertigini scogliera scogliere precipizio precipizi',
      parts: `montagna montagne torre torri vetta vette cima cime collina colline volare volando voli librar* cadere cadendo cadi balcone
        balconi`,
    },
    enclosed: {
      names: 'tunnel grotta grotte galleria gallerie spazi_chiusi spazio_chiuso luoghi_chiusi rinchius* claustrofob*',
      parts: 'caverna caverne ascensore ascensori cantina cantine bozzolo bozzoli armadio armadi',
      asked: 'chiuso chiusi',
    },
    fire: {
      names: 'fuoco fuochi fiamma fiamme incendio incendi falò',
      parts: `candela candele focolare focolari brace braci brucia* ardere arde ardono torcia torce lanterna lanterne camino camini
        scintilla scintille`,
    },
    dark: {
      names: 'buio bui buia buie oscuro oscura oscuri oscure oscurita notte notti',
      parts: 'ombra ombre mezzanotte nero nera neri nere tenebre penombra crepuscolo',
    },
    sea: {
      names: 'mare mari oceano oceani spiaggia spiagge costa coste',
      parts: 'onda onde marea maree risacca riva rive conchiglia conchiglie gabbiano gabbiani',
    },
    forest: {
      names: 'bosco boschi foresta foreste giungla',
      parts: 'alberi pini abete abeti felce felci muschio tronco_d_albero radura radure sottobosco',
    },
    mountains: {
      names: 'montagna montagne monti alpi monte',
      parts: 'vetta vette cima cime ghiacciaio ghiacciai alpino alpina scogliera scogliere',
    },
    garden: {
      names: 'giardino giardini giardinaggio giardiniere',
      parts: 'orto orti aiuola aiuole frutteto frutteti prato_inglese siepe siepi serra',
    },
    desert: { names: 'deserto deserti', parts: 'duna dune cactus cammello cammelli oasi' },
    'night-sky': {
      names: 'cielo_notturno stella stelle luna lune cielo_stellato',
      parts: 'stellato stellata via_lattea galassia galassie costellazione costellazioni',
    },
    rain: {
      names: 'pioggia piogge piove piovere piovoso',
      parts: 'pioggerella acquazzone pozzanghera pozzanghere ombrello goccia_di_pioggia',
    },
    snow: {
      names: 'neve nevi nevica nevicare innevat*',
      parts: 'fiocco fiocchi valanga valanghe slitta inverno pupazzo_di_neve',
    },
    fog: { names: 'nebbia nebbie', parts: 'foschia foschie bruma' },
    storm: {
      names: 'tempesta tempeste temporale temporali tuono tuoni fulmine fulmini',
      parts: 'lampo lampi uragano uragani tornado bufera grandine burrasca',
    },
    heat: {
      names: 'caldo_eccessivo troppo_caldo molto_caldo afa',
      parts: 'sauna sudare sudi suda sudore bollente rovente torrido',
      asked: 'caldo calore calda',
    },
    cold: {
      names: 'freddo fredda freddi fredde gelo',
      parts: 'ghiaccio ghiacciato ghiacciata gelido gelida gelata brina brivido brividi congelat*',
    },
    'bright-light': {
      names: 'luce_forte luci_forti luce_intensa luce_abbagliante abbagliant* luci_intense',
      parts: 'abbaglia abbagliare accecant* riflettore riflettori neon stroboscopic*',
    },
    noise: {
      names: 'rumore rumori rumoroso rumorosa',
      parts: 'chiasso frastuono fracasso grido grida gridare urlo urla urlare sirena sirene ruggito boato clacson',
    },
    music: {
      names: 'musica musiche musicale musicista',
      parts:
        'canzone canzoni melodia melodie pianoforte violino chitarra tamburo tamburi orchestra coro flauto cantare canta canti ninnananna ninna_nanna',
    },
    train: {
      names: 'treno treni metropolitana tram ferrovia ferrovie',
      parts: `rotaia rotaie binario binari vagone vagoni carrozza carrozze stazione stazioni locomotiva scompartimento scompartimenti
        controllore`,
    },
    car: {
      names: 'auto automobile automobili macchina macchine traffico autostrada autostrade',
      parts: 'veicolo veicoli camion moto motociclett* parabrezza cintura_di_sicurezza automobilista',
      asked: 'guidare guidi guidando volante',
    },
    bicycle: { names: 'bicicletta biciclette bici', parts: 'pedale pedali pedalare pedalando manubrio ciclista ciclisti' },
    boat: {
      names: 'barca barche nave navi traghetto traghetti',
      parts: 'vela vele veliero remo remi remare remi timone albero_maestro canoa canoe kayak naufragio molo pontile zattera',
    },
    aeroplane: {
      names: 'aereo aerei aeroplano aeroplani aeroporto aeroporti elicottero elicotteri',
      parts: 'pilota piloti decollo atterraggio turbolenza turbolenze cabina_di_pilotaggio',
      asked: 'volo voli volare',
    },
    bridge: { names: 'ponte ponti', parts: 'passerella passerelle viadotto ponticello' },
    stairs: { names: 'scala scale scalinata scalinate', parts: 'gradino gradini ringhiera corrimano pianerottolo' },
    lift: { names: 'ascensore ascensori' },
    dogs: { names: 'cane cani cagnolino cucciolo cuccioli', parts: 'abbaia abbaiare guinzaglio cuccia' },
    cats: { names: 'gatto gatti gatta gattino gattini', parts: 'fusa miagola miagolare' },
    horses: { names: 'cavallo cavalli pony cavalla', parts: 'puledro zoccoli galoppo galoppare cavalcare fantino' },
    birds: {
      names: 'uccello uccelli uccellino uccellini',
      parts: `piuma piume ala ali becco passero passeri merlo merli gabbiano gabbiani gufo gufi piccione piccioni colomba aquila aquile
        corvo corvi rondine rondini cinguett* allodola`,
    },
    insects: {
      names: 'insetto insetti ape api vespa vespe zanzara zanzare farfalla farfalle',
      parts:
        'coleottero coleotteri formica formiche bombo calabrone calabroni grillo grilli cicala cicale libellula libellule falena falene bruco bruchi bozzolo bozzoli scarafaggio scarafaggi sciame coccinella mosca mosche',
    },
    spiders: { names: 'ragno ragni', parts: 'ragnatela ragnatele tarantola' },
    snakes: { names: 'serpente serpenti biscia bisce', parts: 'vipera vipere cobra lucertola lucertole rettile rettili' },
    'wild-animals': {
      names:
        'animale_selvatico animali_selvatici animali_feroci lupo lupi leone leoni tigre tigri squalo squali coccodrillo coccodrilli orso orsi',
      parts: 'volpe volpi cervo cervi cinghiale cinghiali belva belve predator*',
    },
    blood: {
      names: 'sangue sanguinare sanguina sanguinoso',
      parts: 'sanguigno sanguigna vena vene arteria arterie ferita ferite',
    },
    needles: { names: 'ago aghi siringa siringhe iniezione iniezioni puntura punture', parts: 'vaccino vaccini agopuntura' },
    hospital: {
      names: 'ospedale ospedali clinica cliniche chirurgia',
      parts:
        'sala_operatoria ambulanza ambulanze infermiera infermiere infermieri pronto_soccorso intervento_chirurgico operazione_chirurgica',
      asked: 'operazione operazioni',
    },
    doctors: { names: 'medico medici dottore dottoressa dottori dentista dentisti', parts: 'chirurgo chirurghi psichiatra' },
    illness: {
      names: 'malattia malattie malato malata malati cancro',
      parts: 'febbre infezione infezioni virus tumore tumori',
    },
    death: {
      names: 'morte morti morto morta morire',
      parts: 'muore morendo tomba tombe funerale funerali cimitero cimiteri bara cadavere suicidio lutto sepolt*',
    },
    weapons: { names: 'arma armi pistola pistole coltello coltelli', parts: 'spada spade fucile fucili proiettile proiettili' },
    war: {
      names: 'guerra guerre soldato soldati',
      parts: 'battaglia battaglie bomba bombe bombardament* esercito eserciti militare militari',
    },
    police: { names: 'polizia poliziotto poliziotti', parts: 'carabinieri carabiniere arrestato arresto' },
    prison: { names: 'prigione prigioni carcere carceri galera', parts: 'prigioniero prigionieri detenuto manette prigionia' },
    children: {
      names: 'bambino bambini bambina bambine figlio figli figlia figlie',
      parts: 'infanzia infantile ragazzo ragazzi ragazza ragazze giocattolo giocattoli parco_giochi altalena',
    },
    babies: {
      names: 'neonato neonati neonata bebe bimbo bimbi',
      parts: 'culla culle passeggino ninnananna ninna_nanna lattante',
    },
    pregnancy: { names: 'gravidanza incinta parto aborto nascita', parts: 'utero ostetrica partorire grembo' },
    couples: {
      names: 'coppia coppie partner marito moglie matrimonio matrimoni fidanzato fidanzata nozze',
      parts: 'sposato sposata sposa sposo coniuge romantico romantica amante amanti bacio baci baciare luna_di_miele divorzio',
    },
    parents: {
      names: 'genitore genitori madre madri padre padri mamma papa',
      parts: 'paterno paterna materno materna patrigno matrigna',
    },
    family: {
      names: 'famiglia famiglie fratello fratelli sorella sorelle parenti',
      parts: 'nonno nonna nonni zio zia zii cugino cugina cugini genitori madre padre',
      asked: 'familiare familiari',
    },
    religion: {
      names: 'religione religioni religioso religiosa dio chiesa chiese preghiera preghiere',
      parts:
        'pregare prega preghi sacro sacra sacri sacre divino divina benedizione benedetto benedetta santo santa angelo angeli tempio templi moschea sinagoga bibbia gesu cappella paradiso',
    },
    ghosts: {
      names: 'fantasma fantasmi demone demoni diavolo infestat*',
      parts: 'strega streghe vampiro vampiri zombie mostro mostri',
      asked: 'spiriti',
    },
    food: {
      names: 'cibo cibi mangiare dolciumi cioccolato torta torte zucchero alimenti',
      parts: `mangia mangi pane pani pagnotta colazione pranzo cena frutta frutto frutti mela mele bacche miele impasto fame
        affamato cucinare zuppa biscotto biscotti`,
      asked: 'pasto pasti dolci',
    },
    alcohol: {
      names: 'alcol vino vini birra birre alcolici',
      parts: 'ubriaco ubriaca whisky vodka spumante champagne liquore liquori cocktail bar sbornia alcolico',
    },
    smoking: {
      names: 'fumare sigaretta sigarette tabacco fumatore fumatori',
      parts: 'fuma fumi fumo nicotina sigaro sigari posacenere svapare',
    },
    'body-weight': {
      names: 'sovrappeso obesita obeso obesa calorie dieta diete dimagrire',
      parts: 'magro magra magrezza snello snella perdere_peso perdita_di_peso chili',
      asked: 'peso grasso grassa bilancia',
    },
    mirrors: { names: 'specchio specchi' },
    work: {
      names: 'lavoro lavori ufficio uffici capo_ufficio impiego collega colleghi colleghe',
      parts: 'lavorare lavori lavorativa lavorativo scrivania scrivanie carriera datore_di_lavoro azienda',
      asked: 'capo',
    },
    school: {
      names: 'scuola scuole insegnante insegnanti professore professoressa maestra',
      parts: 'alunno alunni studente studenti aula aule compiti_a_casa universita scolastico scolastica lavagna',
    },
    money: {
      names: 'denaro soldi debito debiti finanze finanziario finanziaria',
      parts: 'moneta monete stipendio stipendi salario conto_in_banca bolletta bollette portafoglio mutuo',
    },
    crowds: { names: 'folla', parts: 'calca ressa affollat*' },
    city: { names: 'citta urbano urbana', parts: 'grattacielo grattacieli marciapiede marciapiedi traffico quartiere' },
    home: {
      names: 'casa case appartamento appartamenti',
      parts: 'salotto soggiorno cucina cucine porta_di_casa abitazione',
    },
    bed: { names: 'letto letti camera_da_letto', parts: 'materasso cuscino cuscini coperta coperte lenzuolo lenzuola comodino' },
    clocks: { names: 'orologio orologi sveglia', parts: 'ticchettio tic_tac lancetta lancette' },
    phones: {
      names: 'telefono telefoni cellulare cellulari smartphone telefonino',
      parts: 'schermo schermi email e_mail notifica notifiche computer internet',
    },
  },
  idioms: `ago_di_pino aghi_di_pino madre_terra ala_di onda_di su_scala`,
};
