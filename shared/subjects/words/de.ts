import type { SubjectWords } from '../SubjectWords.ts';

export const de: SubjectWords = {
  subjects: {
    water: {
      names:
        'wasser wasser* *wasser *wassers schwimmen schwimm* fluss flusse flusses teich* see seen tauchen ertrunken ertrank ertrinken',
      parts: `meer* seeufer ozean* bach bache baches welle wellen gezeiten ebbe flut ufer ufern strand strande boot boote bootes
        booten schiff* segel* regen regens regentropf* regenschauer treiben quelle quellen hafen hafens brandung`,
    },
    heights: {
      names: '=höhe =höhen höhenangst* schwindelerregend* klippe klippen abgrund abgrunde',
      parts: `berg berge berges bergen berggipfel turm türme gipfel* hugel* flieg* schweb* fallen sturz* balkon*`,
      asked: 'hohe hohen hohenangst',
    },
    enclosed: {
      names: '=höhle =höhlen tunnel tunnels tunneln enge_raume* enger_raum* engen_raum* platzangst klaustrophob*',
      parts: 'aufzug aufzuge keller kellers kellern kokon kokons schrank schranke eingeschlossen enge_raum* enges_raum*',
      asked: 'enge eng enger engen',
    },
    fire: {
      names: 'feuer feuer* *feuer flamme flammen abgebrannt brand brande',
      parts: 'kerze kerzen kamin* *kamin herd glut brenn* fackel fackeln laterne laternen funken',
    },
    dark: {
      names: 'dunkel dunkle dunkler dunkles dunklen dunklem dunkelheit finster* nacht nachte nachts',
      parts: 'dunklere dunkler schatten* mitternacht schwarz* dammer*',
    },
    sea: {
      names: 'meer meere meeres meer* ozean ozean* strand strande strandes kuste kusten nordsee ostsee',
      parts: 'welle wellen gezeiten ebbe flut brandung muschel muscheln möwe möwen meeres* dünung',
    },
    forest: {
      names: 'wald walder walds waldes waldern wald* urwald dschungel',
      parts: 'baume baumen baumstamm* tanne tannen fichte fichten kiefern moos farn farne lichtung unterholz',
    },
    mountains: {
      names: 'berg berge berges bergen gebirge alpen berg*',
      parts: 'gipfel gipfels gipfeln felswand gletscher klippe klippen grat',
    },
    garden: {
      names: 'garten garten* *garten gärten',
      parts: 'gartner* beet beete blumenbeet* gewachshaus gewachshauses rasen hecke hecken obstgarten',
    },
    desert: { names: 'wüste wüsten', parts: 'düne dünen dune dunen kaktus kakteen kamel kamele oase', asked: 'wuste wusten' },
    'night-sky': {
      names: 'nachthimmel stern sterne sternen mond monde mondes mondlicht sternenhimmel',
      parts: 'sternenlicht sternklar* vollmond milchstrasse milchstraße galaxie galaxien sternbild sternbilder',
    },
    rain: {
      names: 'regen regens regnet regnen regentropf* regenschirm* regenwetter regenguss',
      parts: 'niesel* tropft schauer pfutze pfutzen',
    },
    snow: {
      names: 'schnee schnees schneit schneien verschneit*',
      parts: 'schneeflocke schneeflocken schnee* lawine lawinen schlitten winter winters winterlich*',
    },
    fog: { names: 'nebel nebels neblig*', parts: 'nebel* dunst dunstig*' },
    storm: {
      names: 'sturm sturme stürme sturms gewitter* donner* blitz blitze blitzen unwetter',
      parts: 'sturmisch* orkan* hagel* böe böen tornado* wirbelsturm*',
    },
    heat: {
      names: 'hitze heiß heiße heißen heißer heißes heiss heisse',
      parts: 'heißem sauna schwitz* schweiß* hitze* glühend*',
    },
    cold: {
      names: 'kälte kalt kalte kalten kalter kaltes kaltem kalte',
      parts: 'eis eisig* frost frostig* frieren friert frierst gefroren* kälter* zittern',
    },
    'bright-light': {
      names: 'grelles_licht grell grell* blendend* helles_licht blitzlicht* scheinwerfer*',
      parts: 'blendet blenden gleißend* neonlicht* stroboskop*',
    },
    noise: {
      names: 'lärm lärms laut lautes krach',
      parts: 'lärmend* dröhn* schrei schreie schreien schreit gebrüll brüllen sirene sirenen knall getöse',
    },
    music: {
      names: 'musik musik* lied lieder',
      parts:
        'lieds liedern melodie melodien klavier* geige gitarre gitarren trommel* orchester chor flöte singen singt gesang schlaflied*',
    },
    train: {
      names: 'zug züge zügen zuge zugs zugfahrt* eisenbahn* bahn straßenbahn* strassenbahn* u_bahn s_bahn',
      parts: `gleis gleise gleisen schiene schienen waggon waggons bahnsteig* bahnhof* bahnhöfe abteil abteile lokomotive* schaffner*
        zugfenster*`,
    },
    car: {
      names: 'auto autos autofahrt* autounfall* verkehr autobahn* autofahren',
      parts: 'fahrzeug* lenkrad lkw lastwagen motorrad* windschutzscheibe sicherheitsgurt fahrer parkplatz am_steuer',
    },
    bicycle: {
      names: 'fahrrad fahrrad* fahrräder rad_fahren radfahren velo',
      parts: 'pedal pedale pedalen radfahrer* radweg* lenker',
    },
    boat: {
      names: 'boot boote bootes booten schiff* kahn kähne =fähre =fähren',
      parts:
        'segel segeln segelt segelboot* ruder rudern ruderst mast steuerruder kanu kanus kajak* floß hafen hafens steg bootssteg',
    },
    aeroplane: {
      names: 'flugzeug flugzeug* flug flüge fluge flugangst flughafen* fliegen hubschrauber*',
      parts: 'flieger pilot piloten landebahn turbulenz* cockpit',
    },
    bridge: { names: 'brücke brücken', parts: 'steg stege brücken* viadukt', asked: 'brucke brucken' },
    stairs: { names: 'treppe treppen treppenhaus* rolltreppe*', parts: 'stufe stufen geländer leiter leitern treppen*' },
    lift: { names: 'aufzug aufzüge aufzuge aufzugs fahrstuhl* fahrstühle', parts: 'im_lift', asked: 'lift lifts' },
    dogs: {
      names: 'hund hunde hunden hundes welpe welpen',
      parts: 'hundegebell hundeleine hundehütte hundebesitzer* bellen bellt gebell',
    },
    cats: { names: 'katze katzen kater kätzchen', parts: 'schnurren schnurrt miauen kätzchens' },
    horses: { names: 'pferd pferde pferd* pony ponys', parts: 'hengst fohlen hufe huf galopp* reiten reiter reitet' },
    birds: {
      names: 'vogel vogels vögel vögeln vogel*',
      parts: `feder federn flügel flügeln schnabel spatz spatzen amsel amseln möwe möwen eule eulen taube tauben adler krähe krähen
        zwitschern zwitschert schwalbe schwalben lerche`,
    },
    insects: {
      names: 'insekt insekten biene bienen wespe wespen mücke mücken schmetterling* käfer käfern',
      parts:
        'ameise ameisen hummel hummeln grille grillen libelle libellen motte motten raupe raupen kokon kakerlake* schwarm schwärme',
    },
    spiders: { names: 'spinne spinnen', parts: 'spinnennetz* spinnweb* spinnen* tarantel*' },
    snakes: { names: 'schlange schlangen', parts: 'viper vipern natter nattern kobra kobras eidechse* reptil*' },
    'wild-animals': {
      names: 'wilde_tiere wilden_tiere* raubtier* wolf wölfe wölfen wolfs löwe löwen tiger tigern hai haie krokodil*',
      parts: '=bär =bären fuchs füchse hirsch hirsche wildschwein* bestie bestien',
    },
    blood: {
      names: 'blut blutes bluts =bluten =blutet blutig*',
      parts: 'blutung* blutdruck* blutkreislauf* vene venen ader adern wunde wunden',
    },
    needles: { names: 'nadel nadeln spritze spritzen injektion*', parts: 'impfung impfungen impfen akupunktur* stich stiche' },
    hospital: {
      names: 'krankenhaus krankenhaus* krankenhäuser klinik kliniken operation operationen',
      parts: 'operiert krankenwagen krankenschwester* notaufnahme intensivstation* op_saal rettungswagen',
    },
    doctors: {
      names: 'arzt arzte ärzte ärztin ärzten zahnarzt* zahnärzt* arztes',
      parts: 'doktor doktoren chirurg* psychiater*',
    },
    illness: {
      names: 'krankheit krankheiten krank kranke kranken krebs krebserkrankung',
      parts: 'erkrank* fieber infektion* virus viren tumor tumore kranker',
    },
    death: {
      names: 'tod todes tot tote toten sterben gestorben stirbt',
      parts: 'starb sterb* gräber begräbnis* beerdigung* friedhof* sarg särge leiche leichen trauerfeier* suizid selbstmord',
      asked: 'grab',
    },
    weapons: {
      names: 'waffe waffen pistole pistolen messer messern gewehr gewehre',
      parts: 'schwert schwerter kugelhagel schuss schüsse',
    },
    war: {
      names: 'krieg kriege kriegs kriegen krieges soldat soldaten',
      parts: 'kriegs* schlachtfeld* bombe bomben armee militär* panzer',
    },
    police: { names: 'polizei polizist*', parts: 'polizei* verhaftet verhaftung' },
    prison: {
      names: 'gefängnis gefängnis* knast',
      parts: 'häftling* gefangen gefangene gefangener handschellen eingesperrt kerker',
    },
    children: {
      names: 'kind kinder kindern kindes sohn söhne tochter töchter',
      parts: 'kindheit kinder* kleinkind* junge_n mädchen spielplatz* spielzeug*',
      asked: 'sohne tochter',
    },
    babies: { names: 'baby babys säugling* neugeborene*', parts: 'baby* wiege kinderwagen wiegenlied*' },
    pregnancy: {
      names: 'schwangerschaft schwanger schwanger* geburt geburten fehlgeburt*',
      parts: 'gebärmutter hebamme* entbindung wehen ungeboren*',
    },
    couples: {
      names: 'partner partnerin partners ehemann ehefrau hochzeit* beziehung beziehungen liebespaar* pärchen',
      parts: 'mein_mann meine_frau verheiratet braut bräutigam romant* küsse küssen kuss liebhaber* flitterwochen scheidung',
      asked: 'paar paare ehe mann frau freundin',
    },
    parents: {
      names: 'eltern mutter mütter vater väter mama papa',
      parts: 'elternteil* elternhaus* mutters vaters mütterlich* väterlich* stiefmutter stiefvater',
    },
    family: {
      names: 'familie familien geschwister bruder brüder schwester schwestern verwandte verwandten',
      parts: 'familien* großmutter großvater großeltern oma opa tante onkel cousin cousine eltern mutter vater',
    },
    religion: {
      names: 'religion religionen religiös* gott gottes kirche kirchen gebet gebete',
      parts:
        'beten betet betend göttlich* heilig heilige heiligen heiliger heiliges segen segnet segnen engel engeln tempel moschee synagoge bibel jesus himmlisch* kapelle',
    },
    ghosts: {
      names: 'gespenst gespenster gespenst* geister geistern dämon* teufel teufels spuk spukt',
      parts: 'gespenstisch* hexe hexen vampir* zombie* monster monstern',
    },
    food: {
      names: 'essen mahlzeit mahlzeiten süßigkeit* schokolade =kuchen zucker nahrung',
      parts: `isst esst gegessen brot brote brotes brotlaib* frühstück* mittagessen abendessen obst frucht früchte apfel äpfel beeren
        honig teig hunger hungrig* kochen kocht suppe keks kekse`,
    },
    alcohol: {
      names: 'alkohol alkohol* wein weine bier biere schnaps',
      parts: 'betrunken* whisky wodka sekt champagner cocktail* kater_am kneipe kneipen rausch likör',
    },
    smoking: {
      names: 'rauchen zigarette zigaretten zigarette* tabak tabak* raucher rauchst raucht',
      parts: 'rauch nikotin* zigarre zigarren aschenbecher vapen',
    },
    'body-weight': {
      names: 'übergewicht übergewicht* kalorien kalorie* diät diäten abnehmen körpergewicht',
      parts: 'fettleibig* abzunehmen schlank schlanker schlanke schlankheit badezimmerwaage',
      asked: 'gewicht dick dicke fett figur waage',
    },
    mirrors: { names: 'spiegel spiegeln spiegels', parts: 'spiegelbild* spiegelt spiegelglatt* spiegelung*' },
    work: {
      names: 'arbeit büro büros chef chefin chefs beruf job jobs kollege kollegen kollegin kolleginnen',
      parts: 'arbeits* büro* schreibtisch* berufs* karriere* arbeitgeber* feierabend* arbeitest arbeiten zur_arbeit',
    },
    school: {
      names: 'schule schulen lehrer lehrerin lehrern klassenzimmer*',
      parts: 'schüler* schulklasse* schulzeit schulweg* schulstress hausaufgabe* unterricht universität* tafel schulhof*',
    },
    money: {
      names: 'geld geldes schulden finanzen finanziell*',
      parts: 'geld* münze münzen gehalt lohn bankkonto rechnung rechnungen geldbörse hypothek kredit*',
    },
    crowds: {
      names: 'menschenmenge gedränge menschenmenge* menschenmasse*',
      parts: 'menge_von_menschen überfüllt* warteschlange*',
    },
    city: {
      names: 'stadt städte stadten großstadt* innenstadt',
      parts: 'städtisch* straße straßen strasse strassen wolkenkratzer* hochhaus* hochhäuser verkehr bürgersteig vorort*',
    },
    home: {
      names: 'zuhause haus häuser hauses wohnung wohnungen zu_hause',
      parts: 'daheim haustür* wohnzimmer* küche =küchen eigenheim heimkehr heimkommen',
    },
    bed: {
      names: 'bett betten bettes betts schlafzimmer*',
      parts: 'bett* matratze* kissen kopfkissen bettdecke nachttisch*',
    },
    clocks: { names: 'uhr uhren wecker weckers', parts: 'ticken tickt armbanduhr* uhrzeiger uhrwerk wanduhr* weckerklingeln' },
    phones: {
      names: 'handy handys telefon* smartphone* mobiltelefon*',
      parts: 'bildschirm* e_mail e_mails email* benachrichtigung* computer laptop internet',
      asked: 'display',
    },
  },
  idioms: `zug_um_zug in_einem_zug in_tiefen_zugen jedem_zug noch_ein_zug ein_zug_nach_dem_anderen der_eine_zug ein_paar vor_lauter aus_lauter mutter_erde mutter_natur
    tannennadel tannennadeln fichtennadeln schritt_um_schritt`,
};
