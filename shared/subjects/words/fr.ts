import type { SubjectWords } from '../SubjectWords.ts';

export const fr: SubjectWords = {
  subjects: {
    water: {
      names:
        'eau eaux lac lacs riviere rivieres fleuve fleuves etang etangs nager nage nages nagez piscine piscines noyade noye*',
      parts: `mer mers ocean oceans ruisseau ruisseaux vague vagues maree marees rivage rivages plage plages bateau bateaux barque
        barques voilier voiliers pluie pluies nageant nagent flotte flottes flotter flottez flottant flottent cascade cascades source sources
        onde ondes port`,
    },
    heights: {
      names: 'hauteur hauteurs vertige vertiges falaise falaises',
      parts: `montagne montagnes tour tours sommet sommets cime cimes colline collines vole voler volez voles plane planer planant
        tomber tombant balcon balcons`,
    },
    enclosed: {
      names:
        'enferme enfermee enfermes enfermees enfermer claustrophob* tunnel tunnels grotte grottes lieu_clos lieux_clos espace_clos',
      parts: 'caverne cavernes ascenseur ascenseurs cave caves cocon cocons placard placards',
    },
    fire: {
      names: 'feu feux flamme flammes incendie incendies',
      parts: `bougie bougies foyer foyers âtre âtres braise braises brule bruler brulez brules brulant brulante brulants brulantes
        torche torches lanterne lanternes cheminee cheminees etincelle etincelles`,
    },
    dark: {
      names: 'obscurite obscurites obscur obscure obscures obscurs noir nuit nuits sombre sombres',
      parts: 'ombre ombres minuit noirs noire noires noirceur tenebres penombre crepuscule',
    },
    sea: {
      names: 'mer mers ocean oceans plage plages littoral rivage rivages',
      parts: 'vague vagues maree marees ressac houle coquillage coquillages mouette mouettes',
      asked: '=côte =côtes',
    },
    forest: {
      names: 'foret forets jungle jungles les_bois',
      parts: 'sous_bois arbres sapin sapins fougere fougeres mousse tronc_d_arbre clairiere clairieres',
      asked: 'bois',
    },
    mountains: {
      names: 'montagne montagnes alpes',
      parts: 'sommet sommets cime cimes glacier glaciers falaise falaises alpin alpine',
    },
    garden: {
      names: 'jardin jardins jardinage jardinier',
      parts: 'potager verger vergers pelouse pelouses haie haies plate_bande',
    },
    desert: { names: 'desert deserts', parts: 'dune dunes cactus chameau chameaux oasis' },
    'night-sky': {
      names: 'ciel_nocturne etoile etoiles lune lunes clair_de_lune ciel_etoile',
      parts: 'etoilee etoilees voie_lactee galaxie galaxies constellation constellations',
    },
    rain: { names: 'pluie pluies pleut pleuvoir pluvieux', parts: 'averse averses bruine crachin flaque flaques parapluie' },
    snow: {
      names: 'neige neiges enneige enneigee',
      parts: 'flocon flocons avalanche avalanches luge hiver hivers bonhomme_de_neige',
    },
    fog: { names: 'brouillard brouillards', parts: 'brume brumes brumeux brumeuse' },
    storm: {
      names: 'orage orages tempete tempetes tonnerre eclair eclairs foudre',
      parts: 'ouragan ouragans tornade tornades bourrasque bourrasques grele cyclone',
    },
    heat: {
      names: 'canicule tres_chaud trop_chaud forte_chaleur',
      parts: 'sauna transpire transpirer transpirez transpiration sueur etouffant* bouillant*',
      asked: 'chaleur chaud chaude',
    },
    cold: {
      names: 'froid froide froids froides',
      parts: 'froideur glace glacee glaces glacial* gel gele gelee givre frisson frissons frissonner frissonne',
    },
    'bright-light': {
      names: 'lumiere_vive lumieres_vives lumiere_forte eblouissant* lumiere_aveuglante flash flashs',
      parts: 'eblouir eblouit aveuglant* projecteur projecteurs neon neons stroboscop*',
    },
    noise: {
      names: 'bruit bruits bruyant bruyante vacarme',
      parts: 'bruyants tapage fracas crier crie cris cri hurler hurle hurlement* sirene sirenes rugissement* klaxon* detonation*',
    },
    music: {
      names: 'musique musiques musical musicien',
      parts:
        'chanson chansons melodie melodies piano violon guitare tambour tambours orchestre chorale flute chante chanter chantez berceuse berceuses',
    },
    train: {
      names: 'train trains metro tramway tramways chemin_de_fer tgv',
      parts: `rail rails wagon wagons voie_ferree voies_ferrees gare gares quai quais locomotive locomotives compartiment compartiments
        controleur`,
    },
    car: {
      names: 'voiture voitures automobile automobiles autoroute autoroutes circulation',
      parts: 'vehicule vehicules camion camions moto motos pare_brise ceinture_de_securite embouteillage* automobiliste',
      asked: 'conduire conduisez conduis volant conduite',
    },
    bicycle: { names: 'velo velos bicyclette bicyclettes', parts: 'pedale pedales pedaler guidon cycliste cyclistes' },
    boat: {
      names: 'bateau bateaux barque barques voilier voiliers navire navires',
      parts: 'voiles ferry canoe canoes kayak kayaks rame rames ramer ramez naufrage ponton pontons embarcadere radeau',
      asked: 'port',
    },
    aeroplane: {
      names: 'avion avions aeroport aeroports helicoptere helicopteres',
      parts: 'pilote pilotes decollage atterrissage turbulences cockpit hublot piste_d_atterrissage',
      asked: 'vol vols voler',
    },
    bridge: { names: 'pont ponts', parts: 'passerelle passerelles viaduc' },
    stairs: {
      names: 'escalier escaliers escalator escalators',
      parts: 'les_marches des_marches marche_apres_marche rampe_d_escalier echelle echelles palier',
    },
    lift: { names: 'ascenseur ascenseurs' },
    dogs: { names: 'chien chiens chienne chiot chiots', parts: 'aboie aboyer aboiement aboiements' },
    cats: { names: 'chat chats chatte chaton chatons', parts: 'ronronne ronronner ronronnement miaule miauler' },
    horses: { names: 'cheval chevaux poney poneys', parts: 'jument poulain sabots galop galope cavalier equitation' },
    birds: {
      names: 'oiseau oiseaux',
      parts:
        'plume plumes aile ailes bec moineau moineaux merle merles mouette mouettes hibou hiboux chouette pigeon pigeons aigle aigles corbeau corbeaux hirondelle hirondelles gazouill* alouette',
    },
    insects: {
      names: 'insecte insectes abeille abeilles guepe guepes moustique moustiques papillon papillons',
      parts:
        'scarabee scarabees fourmi fourmis bourdon bourdons grillon grillons cigale cigales libellule libellules mite mites chenille chenilles cocon cocons cafard cafards essaim coccinelle mouche mouches',
    },
    spiders: { names: 'araignee araignees', parts: 'toile_d_araignee toiles_d_araignee tarentule mygale mygales' },
    snakes: { names: 'serpent serpents', parts: 'vipere viperes couleuvre cobra cobras lezard lezards reptile reptiles' },
    'wild-animals': {
      names: 'animaux_sauvages animal_sauvage loup loups lion lions tigre tigres requin requins crocodile crocodiles ours',
      parts: 'renard renards cerf cerfs sanglier sangliers fauve fauves predateur* bete_sauvage',
    },
    blood: {
      names: 'sang saigner saigne saignement* sanglant*',
      parts: 'sanguin sanguine veine veines artere arteres plaie plaies',
    },
    needles: {
      names: 'aiguille aiguilles piqure piqures seringue seringues injection injections',
      parts: 'vaccin vaccins vaccination acupuncture',
    },
    hospital: {
      names: 'hopital hopitaux clinique cliniques chirurgie',
      parts: 'bloc_operatoire ambulance ambulances infirmiere infirmieres infirmier urgences operation_chirurgicale reanimation',
      asked: 'operation operations',
    },
    doctors: { names: 'medecin medecins docteur docteurs dentiste dentistes', parts: 'chirurgien chirurgiens psychiatre' },
    illness: {
      names: 'maladie maladies malade malades cancer',
      parts: 'fievre infection infections virus tumeur tumeurs maladif',
    },
    death: {
      names: 'mort morts morte mortes mourir deces deuil',
      parts: 'meurt mourant mourante tombeau enterrement enterrements obseques cimetiere cimetieres cercueil cadavre suicide',
    },
    weapons: {
      names: 'arme armes couteau couteaux fusil fusils pistolet pistolets',
      parts: 'epee epees revolver balle_de_fusil',
    },
    war: {
      names: 'guerre guerres soldat soldats',
      parts: 'bataille batailles bombe bombes bombardement* armee armees militaire militaires',
    },
    police: { names: 'police policier policiers policiere', parts: 'gendarme gendarmes gendarmerie arrestation' },
    prison: {
      names: 'prison prisons',
      parts: 'prisonnier prisonniers prisonniere menottes detenu detenus cachot captif captivite',
    },
    children: {
      names: 'enfant enfants fille filles gamin gamins',
      parts: 'enfance garcon garcons fillette jouet jouets cour_de_recreation enfantin*',
      asked: 'fils',
    },
    babies: {
      names: 'bebe bebes nourrisson nourrissons nouveau_ne nouveau_nes',
      parts: 'berceau berceaux poussette poussettes berceuse berceuses',
    },
    pregnancy: {
      names: 'enceinte grossesse grossesses naissance accouchement accoucher fausse_couche',
      parts: 'uterus sage_femme naissances',
    },
    couples: {
      names: 'couple couples conjoint conjointe mari maris epouse mariage mariages partenaire partenaires petit_ami petite_amie',
      parts: 'marie_e mariee epoux romantique romantiques romance amants baiser baisers embrasser lune_de_miel divorce',
      asked: 'relation_amoureuse femme',
    },
    parents: {
      names: 'parent parents mere meres pere peres maman papa',
      parts: 'parental parentale maternel maternelle paternel paternelle beau_pere belle_mere',
    },
    family: {
      names: 'famille familles frere freres soeur soeurs sœur sœurs',
      parts: 'familial familiale grand_mere grand_pere grands_parents tante oncle cousin cousine cousins parents mere pere',
    },
    religion: {
      names: 'religion religions religieux religieuse dieu dieux eglise eglises priere prieres',
      parts:
        'prier priez prie sacre sacree sacres sacrees divin divine benediction beni benie ange anges temple temples mosquee synagogue paradis bible jesus chapelle celeste',
    },
    ghosts: {
      names: 'fantome fantomes demon demons diable hante hantee',
      parts: 'sorciere sorcieres vampire vampires zombie zombies monstre monstres revenant revenants',
      asked: 'esprits',
    },
    food: {
      names: 'nourriture manger repas sucreries chocolat gateau gateaux sucre aliments',
      parts: `mange mangez mangent pain pains miche miches petit_dejeuner dejeuner diner fruit fruits pomme pommes baies miel
        faim cuisiner soupe biscuit biscuits`,
    },
    alcohol: {
      names: 'alcool vin vins biere bieres',
      parts: 'ivre ivresse whisky vodka champagne liqueur cocktail cocktails apero bar bars gueule_de_bois',
    },
    smoking: {
      names: 'fumer cigarette cigarettes tabac fumeur fumeurs',
      parts: 'fume fumez fumee fumees nicotine cigare cigares cendrier vapoter',
    },
    'body-weight': {
      names: 'surpoids obesite obese calories regime regimes maigrir',
      parts: 'mince minceur mincir pese_personne perdre_du_poids perte_de_poids kilos',
      asked: 'poids gros grosse graisse',
    },
    mirrors: { names: 'miroir miroirs', parts: 'glace_de_la_salle' },
    work: {
      names: 'travail boulot bureau bureaux patron emploi collegue collegues',
      parts: 'travailler travaillez journee_de_travail professionnel professionnelle carriere employeur poste_de_travail',
      asked: 'chef metier',
    },
    school: {
      names: 'ecole ecoles professeur professeurs lycee college maitresse_d_ecole',
      parts: 'ecolier ecoliers eleve eleves salle_de_classe devoirs universite scolaire tableau_noir',
    },
    money: {
      names: 'argent dette dettes finances financier financiere financiers',
      parts: 'salaire salaires compte_en_banque facture factures portefeuille credit_immobilier',
    },
    crowds: { names: 'foule foules', parts: 'bousculade cohue bonde bondee file_d_attente' },
    city: {
      names: 'ville villes urbain urbaine',
      parts: 'rue rues gratte_ciel trottoir trottoirs boulevard banlieue circulation centre_ville',
    },
    home: {
      names: 'maison maisons chez_moi appartement appartements logement',
      parts: 'chez_vous chez_toi salon cuisine cuisines porte_d_entree domicile',
    },
    bed: {
      names: 'lit lits chambre_a_coucher',
      parts: 'matelas oreiller oreillers couette drap draps couverture couvertures table_de_nuit',
    },
    clocks: {
      names: 'horloge horloges reveil_matin pendule pendules',
      parts: 'tic_tac montre_bracelet aiguilles_de sonnerie',
      asked: 'montre reveil',
    },
    phones: {
      names: 'telephone telephones smartphone smartphones portable portables',
      parts:
        'ecran ecrans courriel courriels e_mail e_mails mail mails notification notifications ordinateur ordinateurs internet',
    },
  },
  idioms: `train_de en_train au_bord_des_larmes tour_a_tour tour_du a_tour faire_le_tour fait_le_tour a_l_ombre aiguille_de_pin
    aiguilles_de_pin a_la_source chute_de en_marche clair_obscur terre_mere`,
};
