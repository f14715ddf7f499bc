import type { Language } from '../vocabulary.ts';
import { any, upTo } from './plainWords.ts';

type Sign =
  | 'legs'
  | 'allLimbs'
  | 'standing'
  | 'feet'
  | 'arms'
  | 'hands'
  | 'sight'
  | 'hearing'
  | 'breath'
  | 'panic'
  | 'back'
  | 'pain'
  | 'pregnancy';

/** Nothing follows in the sentence. */
const ends = '(?= [|]| $)';

/**
 * How people say what their body has or bears not, over folded words with one space between them (`can t feel`). No lexicon
 * of diseases: what matters is what a script may not ask of them.
 */
export const bodySigns: Readonly<Record<Language, Readonly<Record<Sign, string>>>> = {
  en: {
    legs: `(?:no|without|lost|little|hardly any|barely any|any) (?:feeling|sensation|use|strength) (?:in|of) ${upTo(2)}legs?|(?:can t|cannot|can not|unable to|don t) (?:feel|move|use) ${upTo(2)}legs?|legs? (?:is|are) ${upTo(1)}(?:numb|paraly${any}|amputated)|paraly[sz]ed (?:legs|from the waist)|parapleg${any}|(?:lost|missing|without|amputated) ${upTo(2)}legs?|leg amput${any}|one legged`,
    allLimbs: 'tetraplegi[ac]|tetraplegics?|quadriplegi[ac]|quadriplegics?|paraly[sz]ed from the neck',
    standing: `wheelchair${any}|(?:can t|cannot|can not|unable to) (?:walk|stand up|get up)|bedridden|bed bound|walking frame|on crutches`,
    feet: `(?:no feeling|no sensation|numbness|neuropathy) in ${upTo(2)}feet|(?:can t|cannot) feel ${upTo(2)}feet|(?:lost|missing|amputated) ${upTo(2)}(?:foot|feet)`,
    arms: `(?:lost|missing|amputated|no feeling in|(?:can t|cannot) (?:feel|move|use)) ${upTo(2)}arms?|one armed|arm amput${any}`,
    hands: `(?:lost|missing|amputated|no feeling in|(?:can t|cannot) (?:feel|move|use)) ${upTo(2)}(?:hands?|fingers?)|one handed`,
    sight: `blind(?! (?:date|dates|spot|spots|faith|trust|eye|alley|corner|to|s) )|blindness|visually impaired|partially sighted|(?:can t|cannot|can not) see(?: at all| anything)?${ends}|lost ${upTo(2)}(?:sight|eyesight|vision)`,
    hearing: `(?<!to )deaf(?! (?:ears|to) )|deafness|hard of hearing|hearing (?:loss|impaired|aid|aids)|tinnitus|(?:can t|cannot|can not) hear(?: at all| anything| well)?${ends}`,
    breath: `(?:breath|breathing) ${upTo(6)}(?:panic|panics|panicky|panicking|anxious|anxiety|scares?|scared|worse|uneasy|suffocat${any})|(?:panic|anxious|uneasy) ${upTo(5)}(?:breath|breathing)|short(?:ness)? of breath|asthma${any}|copd|(?:no|hate|dislike) (?:breathing exercises?|breath ?work|breathing)`,
    panic: `panic (?:attacks?|disorder|comes?|rises?|hits?|strikes?|sets in|takes|overcomes?|overwhelms?|grips?)|(?:through|against|my|overcome|sudden|have) panic(?! (?:buying|buttons?))`,
    back: `(?:can t|cannot|can not|not|unable to|never) (?:lie|lay|lying) ${upTo(1)}on ${upTo(1)}back|lying on ${upTo(1)}back (?:hurts|is bad)`,
    pain: `(?:not|never|don t) ${upTo(1)}(?:focus|mention|speak|talk|think|feel|dwell|go|touch|draw|lead|turn|attention) ${upTo(4)}(?:pain|wound|scar|hurts)|phantom pain|phantom limb|after (?:my |the |an )?(?:surgery|operation)|fresh (?:scar|wound)|attention ${upTo(3)}pain ${upTo(2)}worse`,
    pregnancy: `(?<!not )pregnant|pregnancy|expecting (?:a|my|our|twins) ${upTo(1)}(?:baby|child|twins)|third trimester|second trimester|first trimester|weeks along|expectant mothers?`,
  },
  de: {
    legs: `(?:kein|keine|ohne|kaum|wenig) (?:gefuhl|kraft) (?:mehr )?in ${upTo(2)}beinen|beine? ${upTo(3)}(?:nicht|nichts|kaum) ${upTo(2)}(?:spure|spuren|fuhle|fuhlen|bewegen)|(?:spure|fuhle|bewege) ${upTo(2)}beine? ${upTo(1)}nicht|beine? ${upTo(2)}(?:taub|gelahmt|amputiert|verloren)|querschnitt(?:s)?(?:gelahmt|lahmung)${any}|beinamput${any}|gelahmte beine`,
    allLimbs: 'tetraplegi(?:e|ker|kerin)|tetraplegisch|vom hals abwarts gelahmt',
    standing: `rollstuhl${any}|nicht (?:mehr )?(?:gehen|laufen|aufstehen|stehen) (?:kann|konnen)|kann ${upTo(2)}nicht ${upTo(2)}(?:gehen|laufen|aufstehen|stehen)|bettlagerig|gehbehindert|rollator|an krucken`,
    feet: `(?:kein|ohne|kaum) gefuhl (?:mehr )?in ${upTo(2)}fussen|fusse? ${upTo(2)}(?:taub|amputiert|verloren)|(?:spure|fuhle) ${upTo(2)}fusse ${upTo(1)}nicht|fussamput${any}`,
    arms: `arme? ${upTo(2)}(?:verloren|amputiert|gelahmt|taub)|armamput${any}|einarmig|(?:kein|ohne) gefuhl (?:mehr )?in ${upTo(2)}armen?|fehlt ${upTo(2)}arm`,
    hands: `(?:hand|hande|finger) ${upTo(2)}(?:verloren|amputiert|gelahmt|taub)|(?:kein|ohne) gefuhl (?:mehr )?in ${upTo(2)}(?:handen|hand|fingern)|fehlt ${upTo(2)}(?:hand|finger)`,
    sight: `(?:bin|ist|sind|geburt an|seit geburt|vollig|fast|fur) ${upTo(2)}blind|blinde[nr]?(?! (?:passagier${any}|fleck|flecken|vertrauen|wut) )|erblindet|sehbehindert${any}|sehbehinderung|(?:kann|konnen) ${upTo(1)}(?:nichts|nicht) (?:mehr )?sehen`,
    hearing: `gehorlos${any}|schwerhorig${any}|taubheit|(?:bin|ist|sind) ${upTo(1)}taub(?! (?:fur|gegen) )|horgerate?|tinnitus|kann ${upTo(1)}nichts? (?:mehr )?horen|ertaubt`,
    breath: `(?:atem|atmen|atmung|atemubungen) ${upTo(6)}(?:panik|angst|angstlich|beklemmung|unruhig|schlimmer|unwohl)|(?:panik|angst) ${upTo(4)}(?:atem|atmen|atmung|atemubungen)|atemnot|asthma|copd|kurzatmig|keine atemubungen?`,
    panic:
      'panikattacken?|panikstorung|panikanfalle?|panik (?:kommt|uberkommt|uberfallt|steigt|packt|uberstehen|uberwinden)|(?:meine|meiner|durch|gegen|uberkommt mich|packt mich) (?:die )?panik',
    back: `(?:nicht|nie) ${upTo(2)}auf (?:dem|den) rucken`,
    pain: `(?:nicht|nie) ${upTo(3)}(?:auf|uber|an|von|zu) ${upTo(2)}(?:schmerz|schmerzen|wunde|narbe)|(?:schmerz|schmerzen|wunde|narbe) ${upTo(1)}nicht ${upTo(1)}(?:erwahnen|ansprechen|beruhren|spuren)|phantomschmerz${any}|nach (?:der|einer|meiner) (?:operation|op)|frische (?:narbe|wunde)`,
    pregnancy: `(?<!nicht )schwanger|schwangere|schwangeren|schwangerschaft|schwangerschaftswoche|hochschwanger|erwarte (?:ein|mein|unser) ${upTo(1)}(?:baby|kind)|werdende (?:mutter|mutter)`,
  },
  fr: {
    legs: `(?:aucune|sans|pas de|plus de|perdu la|plus aucune) (?:sensation|sensibilite|force) (?:dans|des) ${upTo(1)}jambes|ne (?:sens|sent|peux) (?:plus|pas) ${upTo(2)}jambes?|parapleg${any}|jambes? ${upTo(2)}(?:paralysees?|insensibles?|amputees?)|amputee? ${upTo(2)}jambes?|perdu (?:une|ma|la|les|mes) jambes?`,
    allLimbs: 'tetraplegi(?:e|que|ques)',
    standing: `fauteuils? roulants?|(?:peux|peut|peuvent|arrive) (?:plus|pas) ${upTo(2)}(?:marcher|me lever|tenir debout|rester debout)|alitee?s?|bequilles|deambulateur`,
    feet: `(?:aucune|sans|pas de|plus de) (?:sensation|sensibilite) (?:dans|des) ${upTo(1)}pieds|sens (?:plus|pas) ${upTo(1)}pieds?|amputee? ${upTo(2)}pieds?|perdu (?:un|mon|le) pied`,
    arms: `amputee? ${upTo(2)}bras|perdu (?:un|mon|le) bras|bras ${upTo(2)}(?:paralyses?|amputes?|insensibles?)|(?:aucune|sans|plus de) (?:sensation|sensibilite) dans ${upTo(1)}bras|sans bras|manchote?`,
    hands: `amputee? ${upTo(2)}(?:mains?|doigts?)|perdu (?:une|ma|la|un|des) (?:main|doigts?)|mains? ${upTo(2)}(?:paralysees?|amputees?|insensibles?)|(?:aucune|sans|plus de) (?:sensation|sensibilite) dans ${upTo(1)}mains?`,
    sight: `(?:suis|est|sont|presque|devenue?|nee?|personnes?|pour|des|un|une) aveugles?|non voyante?s?|malvoyante?s?|(?:vois|voit) (?:plus|pas)(?: rien)?${ends}|perdu la vue|cecite`,
    hearing: `(?:suis|est|sont|devenue?|nee?|personnes?|presque) sourde?s?|malentendante?s?|surdite|acouphenes?|appareil auditif|(?:entends|entend) (?:plus|pas|rien)(?: bien| rien)?${ends}`,
    breath: `(?:respiration|souffle|respirer) ${upTo(6)}(?:panique|paniquer|angoisse|angoisser|peur|oppresse|pire)|(?:panique|angoisse) ${upTo(5)}(?:respiration|souffle|respirer|respire)|essouffle${any}|asthm${any}|bpco|(?:pas d|sans|aucun) exercices? (?:de )?respirat${any}`,
    panic: `(?:attaques?|crises?|troubles?) (?:de )?paniqu${any}|crises? d angoisse|(?:la|ma) panique (?:vient|monte|arrive|me|surgit)|(?:traverser|vaincre|surmonter|calmer|contre) (?:la|ma) panique`,
    back: `(?:pas|plus|jamais) ${upTo(3)}sur le dos|sur le dos ${upTo(1)}(?:fait mal|interdit)`,
    pain: `(?:pas|jamais) ${upTo(2)}(?:parler|mentionner|attention|penser|diriger|sentir|insister|toucher|evoquer) ${upTo(3)}(?:douleur|douleurs|plaie|cicatrice)|douleurs? fantomes?|membre fantome|apres (?:une|mon|l|cette) operation|cicatrice recente`,
    pregnancy: `(?<!pas )enceintes?|grossesse|attends (?:un|mon|notre|des) (?:bebe|enfant|jumeaux)|trimestre de grossesse|future (?:maman|mere)`,
  },
  es: {
    legs: `(?:sin|no tengo|ninguna|perdi la|poca) (?:sensibilidad|sensacion|fuerza) en ${upTo(1)}piernas?|no (?:siento|puedo mover|muevo|puedo sentir) ${upTo(1)}piernas?|parapleji${any}|piernas? ${upTo(2)}(?:paralizadas?|amputadas?|insensibles?)|amputa(?:ron|da|do|cion) ${upTo(3)}piernas?|(?:perdi|me falta|perdio) (?:una|la|las) piernas?`,
    allLimbs: 'tetraplejia|tetraplejic[oa]s?|cuadriplejia|cuadriplejic[oa]s?',
    standing: `sillas? de ruedas|no (?:puedo|puede|pueden) (?:caminar|andar|ponerme de pie|levantarme|estar de pie)|encamad[oa]s?|muletas`,
    feet: `(?:sin|no tengo|ninguna) (?:sensibilidad|sensacion) en ${upTo(1)}pies?|no siento ${upTo(1)}pies?|amputa(?:ron|da|do|cion) ${upTo(3)}pies?|(?:perdi|me falta) (?:un|el) pie`,
    arms: `amputa(?:ron|da|do|cion) ${upTo(3)}brazos?|(?:perdi|me falta|perdio) (?:un|el) brazo|brazos? ${upTo(2)}(?:paralizados?|amputados?)|(?:sin|no tengo) (?:sensibilidad|fuerza) en ${upTo(1)}brazos?`,
    hands: `amputa(?:ron|da|do|cion) ${upTo(3)}(?:manos?|dedos?)|(?:perdi|me falta|perdio) (?:una|la|un) (?:mano|dedo)|manos? ${upTo(2)}(?:paralizadas?|amputadas?)|no siento ${upTo(1)}(?:manos?|dedos)`,
    sight: `(?:soy|es|son|casi|quede|quedo|persona|personas|para|una|un|quedado) cieg[oa]s?|invidentes?|ceguera|baja vision|discapacidad visual|perdi la vista|no veo(?: nada)?${ends}`,
    hearing: `(?:soy|es|son|casi|quede|persona|personas|para|una|un) sord[oa]s?(?! a )|sordera|hipoacusia|audifonos? para oir|tinnitus|acufenos?|no oigo(?: nada| bien)?${ends}|discapacidad auditiva`,
    breath: `(?:respiracion|respirar|aliento) ${upTo(6)}(?:panico|ansiedad|angustia|miedo|agobia|agobio|peor|ahogo)|(?:panico|ansiedad|angustia|agobio) ${upTo(5)}(?:respiracion|respirar)|falta de aire|asma|asmatic[oa]s?|epoc|(?:sin|nada de|ningun) ejercicios? (?:de )?respira(?:cion|torios?)`,
    panic:
      '(?:ataques?|crisis|trastorno) de (?:panico|ansiedad|angustia)|(?:el|mi) panico (?:me|viene|llega|aparece|sube)|(?:superar|vencer|atravesar|contra) (?:el|mi) panico',
    back: `no ${upTo(4)}(?:boca arriba|de espaldas|sobre la espalda)`,
    pain: `(?:no|nunca) ${upTo(2)}(?:hables?|hablar|mencion${any}|atencion|pensar|piense|lleves?|llevar|sentir|tocar|centr${any}) ${upTo(4)}(?:dolor|dolores|herida|cicatriz)|dolor fantasma|miembro fantasma|despues de (?:la|una|mi) operacion|cicatriz reciente`,
    pregnancy: `(?<!no estoy )embaraz(?:ada|adas|o|os)|espero (?:un|mi|nuestro) ${upTo(1)}(?:bebe|hijo)|gestantes?|semanas de gestacion|futuras? madres?`,
  },
  it: {
    legs: `(?:nessuna|senza|non ho|perso la|poca) (?:sensibilita|sensazione|forza) (?:nelle|alle) ${upTo(1)}gambe|non (?:sento|muovo|posso muovere|riesco a muovere) (?:piu )?${upTo(1)}gambe|parapleg${any}|gamb[ae] ${upTo(2)}(?:paralizzat[ae]|amputat[ae]|insensibili)|amputa(?:to|ta|zione) ${upTo(3)}gamb[ae]|(?:perso|mi manca) (?:una|la|le) gamb[ae]`,
    allLimbs: 'tetraplegi(?:a|co|ca|ci|che)',
    standing: `sedia a rotelle|carrozzina|non (?:posso|puo|riesco a|possono) (?:piu )?(?:camminare|stare in piedi|alzarmi)|allettat[oa]|stampelle|deambulatore`,
    feet: `(?:nessuna|senza|non ho) (?:sensibilita|sensazione) (?:nei|ai) ${upTo(1)}piedi|non sento (?:piu )?${upTo(1)}piedi|amputa(?:to|ta|zione) ${upTo(3)}pied[ei]|(?:perso|mi manca) (?:un|il) piede`,
    arms: `amputa(?:to|ta|zione) ${upTo(3)}bracci[ao]|(?:perso|mi manca) (?:un|il) braccio|bracci[ao] ${upTo(2)}(?:paralizzat[oe]|amputat[oe])|non sento (?:piu )?(?:le|il) bracci[ao]`,
    hands: `amputa(?:to|ta|zione) ${upTo(3)}(?:man[oi]|dit[ao])|(?:perso|mi manca) (?:una|la|un) (?:mano|dito)|man[oi] ${upTo(2)}(?:paralizzat[ae]|amputat[ae])|non sento (?:piu )?(?:le|la) man[oi]`,
    sight: `(?:sono|e|quasi|diventat[oa]|persona|persone|per|nat[oa]|un|una) ciec(?:a|o|hi|he)(?! (?:di|dalla) )|non vedenti?|ipovedenti?|cecita|perso la vista|non vedo(?: niente| nulla)?${ends}`,
    hearing: `(?:sono|e|quasi|diventat[oa]|persona|persone|per|nat[oa]|un|una) sord[oaie](?! a )|sordita|ipoacus${any}|non udenti?|acufen[ei]|apparecchio acustico|non sento(?: niente| nulla| bene)${ends}`,
    breath: `(?:respiro|respirare|respirazione) ${upTo(6)}(?:panico|ansia|angoscia|paura|peggio|agita)|(?:panico|ansia|angoscia) ${upTo(5)}(?:respiro|respirare|respirazione)|fiato corto|mancanza d aria|asma|asmatic[oa]|bpco|(?:senza|niente|nessun) esercizi?o? (?:di )?respir${any}`,
    panic:
      '(?:attacc(?:o|hi)|crisi|disturbo) di (?:panico|ansia)|crisi d ansia|il (?:mio )?panico (?:mi|arriva|viene|sale)|(?:superare|vincere|attraversare|contro) il (?:mio )?panico',
    back: `(?:non|mai) ${upTo(4)}(?:sulla schiena|supin[oa]|a pancia in su)`,
    pain: `(?:non|mai) ${upTo(2)}(?:parl${any}|nomin${any}|menzion${any}|attenzione|pensare|portare|sentire|toccare|concentr${any}) ${upTo(4)}(?:dolore|dolori|ferita|cicatrice)|arto fantasma|dolore fantasma|dopo (?:l|un|la|una) ?(?:operazione|intervento)|cicatrice recente`,
    pregnancy: `(?<!non sono )incinta|gravidanza|aspetto (?:un|il|nostro) ${upTo(1)}(?:bambino|bimbo|figlio)|gestanti?|futur[ae] mamm[ae]`,
  },
  pt: {
    legs: `(?:sem|nao tenho|nenhuma|perdi a|pouca) (?:sensibilidade|sensacao|forca) (?:nas|das) ${upTo(1)}pernas|nao (?:sinto|mexo|movo|consigo mexer|consigo mover|consigo sentir) ${upTo(1)}pernas?|parapleg${any}|pernas? ${upTo(2)}(?:paralisadas?|amputadas?)|amputa(?:ram|do|da|cao) ${upTo(3)}pernas?|(?:perdi|me falta|perdeu) (?:uma|a|as) pernas?`,
    allLimbs: 'tetraplegi(?:a|co|ca|cos|cas)',
    standing: `cadeiras? de rodas|cadeirantes?|nao (?:posso|pode|consigo|consegue) (?:mais )?(?:andar|caminhar|ficar de pe|ficar em pe|me levantar)|acamad[oa]s?|muletas`,
    feet: `(?:sem|nao tenho|nenhuma) (?:sensibilidade|sensacao) nos ${upTo(1)}pes|nao sinto ${upTo(1)}pes?|amputa(?:ram|do|da|cao) ${upTo(3)}pes?|(?:perdi|me falta) (?:um|o) pe`,
    arms: `amputa(?:ram|do|da|cao) ${upTo(3)}bracos?|(?:perdi|me falta|perdeu) (?:um|o) braco|bracos? ${upTo(2)}(?:paralisados?|amputados?)|nao sinto (?:os|o) bracos?`,
    hands: `amputa(?:ram|do|da|cao) ${upTo(3)}(?:maos?|dedos?)|(?:perdi|me falta|perdeu) (?:uma|a|um) (?:mao|dedo)|maos? ${upTo(2)}(?:paralisadas?|amputadas?)|nao sinto (?:as|a) maos?`,
    sight: `(?:sou|e|sao|quase|fiquei|pessoa|pessoas|para|um|uma) ceg[oa]s?|deficien(?:te|tes|cia) visua(?:l|is)|cegueira|baixa visao|perdi a (?:visao|vista)|nao enxergo|nao vejo(?: nada)?${ends}`,
    hearing: `(?:sou|e|sao|quase|fiquei|pessoa|pessoas|para|um|uma) surd[oa]s?(?! a )|surdez|deficien(?:te|tes|cia) auditiv[oa]s?|zumbido no ouvido|tinnitus|aparelho auditivo|nao ouco(?: nada| bem)?${ends}`,
    breath: `(?:respiracao|respirar|folego) ${upTo(6)}(?:panico|ansiedade|ansios[oa]|angustia|medo|pior|aflit[oa])|(?:panico|ansiedade|angustia) ${upTo(5)}(?:respiracao|respirar)|falta de ar|asma|asmatic[oa]s?|dpoc|(?:sem|nada de|nenhum) exercicios? (?:de )?respira(?:cao|torios?)`,
    panic:
      '(?:ataques?|crises?|sindrome|transtorno) d[eo] (?:panico|ansiedade)|o (?:meu )?panico (?:vem|chega|me|sobe|aparece)|(?:superar|vencer|atravessar|passar pelo|contra o) (?:o )?(?:meu )?panico',
    back: `nao ${upTo(4)}(?:de costas|de barriga para cima)`,
    pain: `(?:nao|nunca) ${upTo(2)}(?:fal${any}|mencion${any}|atencao|pensar|levar|leve|sentir|tocar|foc${any}|concentr${any}) ${upTo(4)}(?:dor|dores|ferida|cicatriz)|dor fantasma|membro fantasma|depois d(?:a|e uma) (?:minha )?(?:operacao|cirurgia)|cicatriz recente`,
    pregnancy: `(?<!nao estou )gravid(?:a|as|ez)|gestantes?|gestacao|(?:espero|esperando) (?:um|meu|nosso) ${upTo(1)}(?:bebe|filho)|futuras? maes?`,
  },
};
