import type { StanceLists } from './StanceGrammar.ts';

const trouble =
  '(?:miedos?|ansiedad|estres|dolor(?:es)?|tabaco|cigarr[^ ]*|fumar|angustia|rabia|ira|preocup[^ ]*|insomnio|cansancio|pesadillas|migranas?)';
const rest =
  '(?:dormir[^ ]*|conciliar|concentrar[^ ]*|relajar[^ ]*|calmar[^ ]*|respirar|descansar|dejar de|parar|soltar|desconectar|hablar|decir que no)';

export const es: StanceLists = {
  turns: 'pero|sino|mejor|prefiero|preferiria|mas bien|en cambio|aunque',
  links: 'porque|cuando|donde|ya que|asi que|pues|desde que|como me',
  joins: 'y|e|o|u|,',
  wants: 'quiero|quisiera|me|con|yo|dame|llevame|es|esta|son|busco|tengo|necesito',
  needs: [
    `no (?:puedo|consigo|logro|soy capaz de)(?: [^ ]+)? ?${rest}`,
    'no (?:puedo|consigo|logro) ' + rest,
    'no duermo|duermo (?:muy )?(?:mal|poco)',
    'dejar de (?!hablar|mencionar)|dejar (?:el|la|los) (?:tabaco|alcohol|cigarr[^ ]*|vicio)|basta de ' + trouble,
    'ya no quiero (?!oir|ver|hablar|que)[^ ]+|no quiero (?:mas )?(?:fumar|beber|comer|estar|sentir[^ ]*|tener|preocupar[^ ]*|enfadar[^ ]*|enojar[^ ]*|despertar[^ ]*)',
    `(?:menos|sin|no mas) ${trouble}`,
    'superar|vencer|librarme|liberarme|quitarme el miedo|perder (?:el miedo|peso)|adelgazar',
    'no tengo (?:nada de )?(?:confianza|energia|paciencia|fuerzas|sueno|ganas)',
  ].join('|'),
  idioms: 'mar de (?:dudas|cosas)',
  praises: [
    'no me (?:molesta|importa|disgusta|desagrada)n?',
    'no hay nada (?:mas|mejor|como|tan)|nada (?:mejor|como|mas (?!de )[^ ]+ que|me (?:calma|relaja))',
    'por que no|no solo|no (?:le |les )?tengo (?:ningun )?miedo|no me dan? miedo|no puedo esperar|no veo la hora|no (?:te )?olvid[^ ]*|no me canso|no tengo nada (?:en )?contra|nada en contra|no puedo vivir sin|no sin',
  ].join('|'),
  refuses: [
    'sin|nada (?:de|del|sobre|con|que|relacionado)|ni|ningun[^ ]*|excepto|salvo|en (?:vez|lugar) (?:de|del)',
    String.raw`(?<!(?:al|lo|o|de) )menos`,
    'hart[oa]s? (?:de|del)|ahorr(?:a|e|en)(?:me|nos)|evit[^ ]*|odio|odiamos|detesto|aborrezco|quit(?:a|e|en|ad|ar)|elimin[^ ]*|omit[^ ]*|exclu[^ ]*|alergi[^ ]* (?:a|al)|jamas',
    'no (?:[^ ]+ ){0,2}(?:soporto|aguanto|quiero|quisiera|mencion[^ ]*|hables|hablar|hable[^ ]*|nombr[^ ]*|us(?:es|ar|e|en)|pong[^ ]*|poner|met(?:as|er)|inclu[^ ]*|gust[^ ]*|necesito|deseo|lleves|digas|recuerd[^ ]*|describ[^ ]*|sean?|haya|hubiera|tenga|aparezca[^ ]*|salga[^ ]*|toques|trates|tolero|cuentes)',
    'no (?=(?:a|al|el|la|los|las|en|un|una|mi|mis|con|de|del|por|sobre) )',
    'dej(?:a|e|ar|en)(?: [^ ]+){0,4} (?:fuera|de lado)|deja de (?:hablar|mencionar)|nunca (?:hables|hable|menciones|mencione|de)',
  ].join('|'),
  refusesAll:
    '(?:no|tampoco)(?= $)|no (?:gracias|por favor)|tabu|prohibid[^ ]*|fuera (?:de (?:esto|aqui))?(?= $)|ni hablar|no me gustan?|no l[oa]s? (?:soporto|aguanto)|l[oa]s? (?:odio|detesto)',
  fears:
    '(?:miedo|temor|terror|panico|fobia) (?:a|al|de|del|en|por)|temo|pesadillas con|me dan? (?:[^ ]+ )?(?:miedo|panico|terror|vertigo|ansiedad)',
  fearsAll:
    'me dan? (?:[^ ]+ ){0,2}(?:miedo|panico|terror|vertigo|asco|ansiedad|grima|nauseas|angustia)|me (?:aterr|asust|agobi|angusti|mare|estres|aterroriz|perturb)[^ ]*|me ponen? (?:[^ ]+ )?(?:nervios[^ ]*|triste|mal|mala|ansios[^ ]*)|[^ ]*fobia|ataques? de (?:panico|ansiedad)|(?:entro|caigo) en panico',
  harms:
    'atac(?:o|aron|ad[oa]|ada)|agredi[^ ]*|agresion|viol(?:aron|ada|ado|acion)|abus[^ ]*|accident[^ ]*|choque|ahog[^ ]*|muri[^ ]*|muert[^ ]*|fallec[^ ]*|quemo|quemaron|incendio|avalancha|sobreviv[^ ]*|mordi[^ ]*|asalt[^ ]*|aborto|naufragi[^ ]*|suicid[^ ]*|trauma[^ ]*|mataron|atropell[^ ]*|secuestr[^ ]*|perdi a',
  mentions: String.raw`mi (?:mejor )?(?:herman[ao]|amig[ao]|vecin[ao]|colega|companer[ao]|ti[ao]|prim[ao]|abuel[ao]|suegr[ao]|cunad[ao])(?: [^ ]+)? (?:tiene|es|esta|odia|teme|no|le|ama|adora|vive|trabaja|tenia)|antes(?! (?:de|del|que) )|(?<!desde )hace (?:[^ ]+ )?(?:anos|tiempo)|en el pasado|antiguamente|solia`,
  denies: 'no|nunca|jamas|nada',
  wordsBeforeNeed: 0,
};
