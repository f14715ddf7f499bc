import type { StanceLists } from './StanceGrammar.ts';

const trouble =
  '(?:miedos?|ansiedad|estres|dolor(?:es)?|tabaco|cigarr[^ ]*|fumar|angustia|rabia|ira|preocup[^ ]*|insomnio|cansancio|pesadillas|migranas?)';
/** What a person with one of the needs is fed up with, hates or goes without: it is what the script is for. */
const burden =
  '(?:dolor(?:es)?|migranas?|jaquecas?|ciatica|lumbago|pinchazos|punzadas|insomnio|tabaco|cigarr[^ ]*|pitillos?|pitis?|puchos?|fumar[^ ]*|fumando|vape[^ ]*|nicotina|humos?|despertar[^ ]*|desvel[^ ]*|no dormir|dormir (?:mal|poco|a ratos|fatal)|dar vueltas|pasar(?:me)? (?:la|las) noches?|que me duel[^ ]*)';
const nightly =
  '(?:dormir[^ ]*|descansar|pegar (?:el )?ojo|(?:un )?(?:piti|pitillo|cigarr[^ ]*|pucho|cigarrito|faso)|conciliar[^ ]*|despertar[^ ]*|desvel[^ ]*|fumar[^ ]*|vapear|encender[^ ]*|echarme|recaer|suspender|bloquear[^ ]*|temblar|nervios|bloqueos?|pastillas?|somniferos|hundirme|derrumbarme|romperme|agobiarme|quedarme)';
const fillers =
  '(?:poder|conseguir|lograr|apenas|un|una|el|los|mi|ese|este|volver|a|pedir|fumarme|echarme|encender|depender|de|del|tener|que|ni|tanto)';
const rest =
  '(?:dormir[^ ]*|conciliar|concentrar[^ ]*|relajar[^ ]*|calmar[^ ]*|respirar|descansar|dejar de|parar|soltar|desconectar|hablar|decir que no)';

export const es: StanceLists = {
  turns: 'pero|sino|mejor|prefiero|preferiria|mas bien|en cambio|aunque',
  links: 'porque|cuando|donde|ya que|asi que|pues|desde que|como me',
  joins: 'y|e|o|u|,',
  wants: 'quiero|quisiera|me|con|yo|dame|llevame|es|esta|son|busco|tengo|necesito',
  needs: [
    // Whoever they live without is missed, not refused.
    '(?:vivir|vida|seguir|navidad|dia|ano) sin mis? [^ ]+',
    `no (?:puedo|consigo|logro|soy capaz de)(?: [^ ]+)? ?${rest}`,
    'no (?:puedo|consigo|logro) ' + rest,
    'no duermo|duermo (?:muy )?(?:mal|poco)',
    'dejar de (?!hablar|mencionar)|dejar (?:el|la|los) (?:tabaco|alcohol|cigarr[^ ]*|vicio)|basta de ' + trouble,
    'ya no quiero (?!oir|ver|hablar|que)[^ ]+|no quiero (?:mas )?(?:fumar|beber|comer|estar|sentir[^ ]*|tener|preocupar[^ ]*|enfadar[^ ]*|enojar[^ ]*|despertar[^ ]*)',
    `(?:menos|sin|no mas) ${trouble}`,
    `hart[oa]s? (?:ya )?(?:de|del) (?:[^ ]+ ){0,2}${burden}|odio (?:[^ ]+ ){0,2}${burden}|no (?:lo )?(?:aguanto|soporto|tolero) (?:[^ ]+ ){0,2}${burden}`,
    `sin (?:${fillers} ){0,3}(?:${burden}|${nightly})|en (?:vez|lugar) de (?:${fillers} ){0,2}${nightly}`,
    `(?:evit|elimin)[^ ]* (?:[^ ]+ )?(?:fumar|recaer|recaidas?|tabaco|cigarr[^ ]*|despertar[^ ]*|dolor(?:es)?|insomnio|nervios|bloque[^ ]*|suspender|temblar)|quit(?:ar(?:me)?|e|a) (?:el |este |los |las |mi )(?:dolor(?:es)?|vicio|insomnio|tabaco|nervios|ganas)`,
    'no quiero (?:volver a [^ ]+(?: ni)?|depender|suspender|reprobar|bloquear[^ ]*|quedarme|temblar|llegar|olvidar[^ ]*|seguir|pasarme|recaer|vivir|(?:mas |tomar )*(?:pastillas?|somniferos|noches?|madrugadas?)|que (?:el |la |mi |las |los )?(?:dolor|tabaco|migrana|insomnio|nicotina|cigarr[^ ]*|espalda))|ni (?:duermo|dormir|pego|(?:[^ ]+ ){0,3}me (?:quit|alivi|calm|hac|duerm)[^ ]*|(?:las |los |la |el )?(?:pastillas?|gotas|parches|chicles|tila|somniferos|ovejas)|un (?:solo )?(?:cigarr[^ ]*|pitillo|piti|pucho|faso)|una (?:sola )?calada)|(?:jamas|nunca) (?:duermo|consigo|logro)|ningun[^ ]* noche',
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
    'hart[oa]s? (?:de|del)|ahorr(?:a|e|en)(?:me|nos)|evit[^ ]*|odio|odiamos|detesto|aborrezco|(?<!(?:me|nos) )quit(?:a|e|en|ad|ar)|elimin[^ ]*|omit[^ ]*|exclu[^ ]*|alergi[^ ]* (?:a|al)|jamas',
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
