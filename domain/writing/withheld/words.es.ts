import { all, words } from './patterns.ts';
import type { WithheldWords } from './withheldKinds.ts';

export const es: WithheldWords = {
  // “Mañana” alone is tomorrow; with an article it is the morning.
  waking: words(
    `(?:la|una|esta|cada|media|las|algunas|unas|aquella|primera|de|buena|otra) mañanas?|mañanas|mañanit${all}|mañaner${all}|matinal${all}|matutin${all}|amanec${all}|alba|albor(?:es|ada|adas)?|aurora|salida del sol|sale el sol|sol naciente|desayun${all}|cafés?|cafeter${all}|mirlos?|gallos?|despertador${all}|madrugar|madrugador${all}`,
    `levantar(?:se|te|me) de la cama|levántate|levantarte|(?:nuevo|próximo) día|nueva jornada|día (?:nuevo|que (?:empieza|comienza|viene|te espera|llega|amanece))|(?:empezar|comenzar) el día|antes de que el día|hoy es una hoja|(?:bien|totalmente|completamente|del todo) despiert[oa]`,
  ),
  breath: words(
    `respir${all}|alient${all}|inhal${all}|exhal${all}|inspir${all}|espir(?!al)${all}|suspir${all}|pulm[oó]n${all}|soplo|soplos|soplar|soplas|diafragma|fosas nasales|bostez${all}|costillas?|clavículas?|resuell${all}|el aire (?:entra|sale|llega|pasa|va|viene|que entra|que sale|se va)|entra (?:el )?aire|sale (?:el )?aire|se oye el aire|(?:pecho|vientre|abdomen|barriga) se (?:abre|mueve|eleva|hincha|levanta|llena|ensancha)|(?:pecho|vientre|abdomen) (?:sube|baja)|con el aire`,
  ),
  simile: words(
    String.raw`(?<!(?<!\p{L})tal )como(?! (?:estás?|está|están|es|son|sea|sean|te|quieras|prefier\p{L}+|puedas|viene|vienen|venga|llegue|siempre|mejor|parte|ancla|apoyo|haga)(?!\p{L}))`,
    String.raw`tal como (?:un|una|se )|igual que|(?<!(?<!\p{L})te )pare(?:c|z)\p{L}*|cual (?:un|una)|a (?:modo|manera) de|se asemej\p{L}*|semejante\p{L}* a|del tamaño de`,
  ),
  legs: words(`piernas?|muslos?|gemelos?|pantorrillas?|rodillas?|arrodill${all}|agach${all}|espinillas?|miembros|regazo|corvas?`),
  feet: words(
    `pies?|plantas? (?:de los pies|del pie)|plantas|dedos? (?:gordo|pequeño|del pie|de los pies)|talón|talones|tobillos?|descalz${all}|zapat${all}|calcetin${all}|pisad${all}|huellas?`,
  ),
  arms: words(`brazos?|antebrazos?|codos?|miembros|abraz${all}`),
  hands: words(`manos?|dedos?|palmas?|pulgares?|puños?|muñecas?|nudillos?|uñas?|yemas?`),
  sight: words(
    `ve|ves|ver|verte|vista|visto|viendo|mir(?:a|as|ar|ada|adas|an|ando|arlo|arse)|mirado|observ${all}|contempl${all}|color|colores|imagen|imágenes|luz|luces|lumin${all}|ilumin${all}|clar(?:o|a|idad)|punto|parpade${all}|visible${all}|azul${all}|verdes?|roj[oa]s?|dorad[oa]s?|blanc[oa]s?|amarill[oa]s?|sombras?|brill${all}|entreabiert${all}|paisaje${all}|borros${all}|dibuj${all}|asom${all}`,
  ),
  hearing: words(
    `oír|oyes|oye|oyen|oído|oídos|oyendo|oreja${all}|escuch${all}|sonid${all}|ruid${all}|voz|voces|músic${all}|melodía${all}|canci${all}|cant(?:a|an|ar|o|ando)|suen(?:a|an)|son(?:ar|ando)|rumor${all}|murmull${all}|susurr${all}|campan${all}|timbre|zumb${all}|eco|ecos|tictac|crujid${all}|llama(?:n|do)? a la puerta|llam(?:a|e)`,
  ),
  standing: words(
    `de pie|en pie|camin${all}|and(?:ar|as|ando|as)|levant${all}|pase(?:o|ar|as|ando)|paso|pasos|escalera${all}|escal[oó]n${all}|corr(?:er|es|iendo)|sub(?:ir|es|e)|baj(?:ar|as)|bail${all}|salt(?:ar|as)|pele?daño${all}|peldaño${all}|erguid${all}|pis(?:a|as|ar|ando)`,
  ),
  'lying-on-back': words(`boca arriba|de espaldas|túmbate|tumbarte|tumbad[oa]|acuéstate|acostarte`),
  'pain-area': words(`dolor${all}|duel(?:e|a|en|an)|dolid${all}|herid${all}|molest${all}|lesi[oó]n${all}|punzad${all}`),
  pregnancy: words(
    `caliente|calientes|calor intenso|quem${all}|ard(?:e|er|iente)${all}|sauna|brasas?|boca arriba|de espaldas|(?:retén|retener|retienes|aguanta|aguantar|contén|contener)(?:[ ,]+\\p{L}+){0,2} (?:aire|aliento|respiración)|(?:presion${all}|apriet${all}|apret${all}|peso)(?:[ ,]+\\p{L}+){0,5} (?:vientre|barriga|abdomen)|(?:vientre|barriga|abdomen)(?:[ ,]+\\p{L}+){0,5} (?:presion${all}|apriet${all}|pes(?:a|ado)|apret${all})`,
  ),
  question: /[?]/u,
  // “Contar” is also to tell, and “cuenta” a bead, a bill, or part of “darse cuenta” and “por su cuenta”.
  counting: words(
    `^(?:cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\\d+)(?=[ ]*[,.:;…–—])|(?:el|al) (?:cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|veinte|cien)(?=[ ]*[,.:;…–—]|$)|^(?:en|con|tras|llega|suena|baja|queda|viene|ahora) el (?:uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)(?! de)|uno, dos|(?:del?|desde) (?:el )?(?:cero|uno|dos|tres|cuatro|cinco|siete|diez|veinte|cien) (?:al|a|hasta)`,
    `(?:llegar|llegas|llegue|llegues|llegamos|lleguemos) al (?:cero|uno|cinco|diez|veinte)`,
    `(?:cuenta|cuentas) (?:atrás|regresivas?|hacia atrás|breve|corta|lenta|clara|hasta|del (?:uno|cinco|diez|veinte)|de (?:uno|cinco|diez|tres|veinte|\\d+))|(?:empieza|comienza|termina|acaba|sigue) (?:ahora )?(?:la|una|esta) cuenta|(?:la|esta|una) cuenta (?:empieza|comienza|baja|sube|avanza|llega|sigue|termina)|con (?:la|esta|cada|una) cuenta|(?:llev|perd|pierd)${all} la cuenta|conteos?|recuento`,
    `(?:cada|primer|próximo|siguiente|último|de) número|números (?:te|que|atrás)|(?:dos|tres|cinco|diez|unos|pocos|estos) números|de número en número`,
    `(?<!con quien (?:se )?(?:puede|puedes) )contar(?! (?:con|historias?|cuentos?|una? (?:historia|cuento|secreto)|cómo|lo (?:de|ocurrido|sucedido)|en voz)(?!\\p{L}))|contarse|contando(?! (?:con|historias?|cuentos?|lo|menos|cómo|cosas)(?!\\p{L}))|contar(?:é|emos|ás|íamos)|contad[oa]s`,
    `(?:yo |mientras |ahora )cuent(?:o|as|es|e)(?! (?:con|cómo|lo|historias?|una? (?:historia|cuento)|algo|nada|todavía)(?!\\p{L}))|ya ni l[ao]s cuentas|^cuent(?:a|as|o|e) (?:los|las|cuánt${all}|hasta|del?|desde|cada|tus|sus|dos|tres|cuatro|cinco|diez|hacia|en silencio|por dentro|despacio|conmigo|las)|nadie l[ao]s cuenta|cuent(?:a|as|o|e|en|es|amos) (?:hasta|del? (?:uno|cinco|diez|tres)|desde (?:el )?(?:uno|cinco|diez|cero))`,
  ),
  touch: words(
    `^toca|^toque|tocas|toques|tócal[oa]s?|tócate|tóquese|(?:tocar|tocar(?:te|se|l[oa]s?))(?! (?:el timbre|la guitarra|el piano|fondo|ya)(?!\\p{L}))|tocando (?:tu|tus|la tela|la piel)`,
    `(?:manos?|palmas?|dedos?|yemas?|pulgar(?:es)?|índice|meñiques?) (?:[\\p{L}’]+ ){0,3}(?:toc|toqu|roz|roc(?:e|en)|acaric|alis|palp|recorr|frot|masaj|aprieta${all} (?:suavemente )?(?:la|el) (?:otra|otro|pulgar|índice|punto|tela))${all}`,
    `roz(?:as|ando|ar${all})(?! la calma)|^roza|acarici(?:ar${all}|as|ando)|^acarici${all}|acaríci${all}|caricia${all}|masaj${all}|frot(?:a|as|ar|ando|e) (?:[\\p{L}’]+ ){0,2}(?:manos?|palmas?)|abrázate|abrazarte|te abrazas|pellizc${all}|palmadit${all}|(?:das?|dar|dé|date) (?:[\\p{L}’]+ ){0,2}(?:golpecitos|toquecitos|toques)(?! con los pies)`,
    `(?:pon|pones|poner|ponga|pongas|ponte|posa|posas|posar|pose|poses|coloca|colocas|colocar|coloque|coloques|apoya|apoyas|apoyar|apoye|apoyes|lleva|llevas|llevar|lleve|acerca|acercas|acercar|deja|dejas|dejar|descansa|descansas|descansar) (?:(?!que(?!\\p{L}))[\\p{L}’]+ ){0,3}(?:manos?|palmas?|dedos?|pulgar|yemas?) (?:[\\p{L}’]+ ){0,2}(?:en|sobre|encima|contra|al?|cerca|donde|junto|alrededor|bajo|debajo|hasta|apoyadas?)`,
    `(?:pon|pones|poner|posa|posar|coloca|colocar|apoya|apoyar) (?:ahora |suavemente |también |un momento )?(?:una mano|la mano|las manos|una palma|la palma|un dedo)`,
    `(?:manos?|palmas?|pulgar|dedos?|yemas?) (?:[\\p{L}’]+ ){0,3}(?:se (?:posan?|apoyan?)|posad[ao]s?|apoyad[ao]s?|posarse|apoyarse|se pose|se posen|se apoyen?|repos(?:a|e|an|en)) (?:[\\p{L}’]+ ){0,1}(?:en|sobre|contra|encima|cerca|ahí|junto)`,
    `(?:una mano|mano|manos|palma|palmas) (?:tibias? |abiertas? |suaves? |descansan? |descansen? )?(?:en|sobre) (?:el|la|tu|tus|su|las|los) (?:pecho|corazón|vientre|abdomen|barriga|mejillas?|hombros?|brazos?|cara|frente|muslos?|rodillas?|otra|coronilla|cabeza|cuello|nuca|zona)|una mano (?:[\\p{L}’]+ ){0,2}(?:al pecho|a la otra)|mano rodea|toca(?:n|s)? tus? (?:manos?|dedos?|yemas?)|^apenas toca la palma|al posarse sobre|tu (?:propia )?mano (?:sostiene|sujeta)|una mano (?:suba|sube) hasta|mano y mejilla`,
    `pas(?:a|as|ar|es|e) (?:ahora |despacio |suavemente )?(?:las?|una|tu|tus|el|un|los) (?:manos?|palmas?|dedos?|yemas?)(?! (?:siguiente|de la))|pulgar (?:[\\p{L}’]+ ){0,4}(?:índice|dedo|yema|corazón)|índice (?:[\\p{L}’]+ ){0,3}pulgar|junt(?:a|as|ar|e|es|en|an|arse) (?:[\\p{L}’]+ ){0,2}(?:manos|palmas|pulgar|yemas|dedos)|(?:tom|cog|coj|sujet|sost|agarr)${all} (?:[\\p{L}’]+ ){0,1}(?:tu propia|la otra|tu otra) mano`,
  ),
  spiritual: words(
    `espíritus?|espiritual${all}|(?<!ni un )almas?|sagrad[oa]s?|divin(?:o|a|os|as|idad|idades)|sant[oa]s?|santidad|santuarios?|celestial${all}|oraci(?:ón|ones)|orar|oras|plegarias?|rez(?:a|as|ar|o|os|an|ando|amos)|bendi(?:c|g|t)${all}|bendecid${all}|universos?|cosmos|cósmic[oa]s?|etern[oa]s?|eternamente|eternidad|infinit${all}|trascend${all}|misterios?|misterios[oa]s?|místic[oa]s?|chakras?|altar|altares|templos?|ermitas?|iglesias?|karma|auras?|dios|dioses|diosas?|ángel|ángeles|misericordia|milagros?|milagros[oa]s?|fe|unidad con todo`,
    `energías? (?:vital|universal|divina|cósmica|sanadora|interior|sutil|de la (?:vida|tierra)|del (?:universo|cosmos))|lo (?:inmenso|absoluto|infinito|eterno|que no (?:duerme|muere))|manos más grandes|lo que calla`,
  ),
  'closed-eyes': words(
    `párpados?|pestañas|ojos,? (?:[\\p{L}’]+ ){0,4}(?:cerr${all}|cierr${all}|abiert${all}|abr(?:e|en|an|ir|irse|irlos|iendo|iéndose|ieron|irán)|entreabiert${all}|entorn${all})|(?:(?:cierr|cerr|abiert|entorn|entreabr)${all}|abr(?:e|es|en|a|as|an|id|ir|irás|iendo)) (?:(?!de(?!\\p{L}))[\\p{L}’]+ ){0,4}ojos|ojos se preparan|ojos (?:quieran|pueden irse a) descansar|cierra${all}[^.;]{0,40} y los ojos`,
  ),
  lying: words(
    `(?:estás|estar|estés|esté|sigues|quedarte|cuerpo|postura|aquí|sentad[oa] o) (?:[\\p{L}’]+ ){0,1}(?:tumbad[oa]|acostad[oa]|recostad[oa]|tendid[oa]|echad[oa])|tumbad[oa]s?|acostad[oa]s?|recostad[oa]s?|túmbate|tumbarte|túmbese|te tumb(?:as|es)|acuéstate|acostarte|acuéstese|te acuest(?:as|es)|échate|recuéstate|boca arriba|yaces`,
    `colch(?:ón|ones)|almohadas?|camas?(?! (?:hecha|aparte)(?!\\p{L}))(?<!(?:lado de|(?:en|,) el borde de|detrás) (?:la|tu|una) cama)|(?:debajo|dentro|encima|peso|calor|borde|fuera) de (?:la|las|tu) (?:mantas?|sábanas?|colchas?|edredón)|(?:bajo|entre|sobre) (?:la|las|tu|tus) (?:mantas?|sábanas?|edredón)|(?:la|tu) manta (?:te|hasta|sube|cede|guarda|abriga|llega|descansa|recibe|arropa)|sube la manta|(?:la|tu) sábana(?! se va)|te cubre una manta`,
  ),
  seated: words(
    `(?:mientras|ahora que|donde|aquí|tal como) (?:[\\p{L}’]+ ){0,1}te sientas|(?:estás|estar|estés|esté|está|sigues|quedarte) (?:[\\p{L}’]+ ){0,1}sentad[oa]|sentad[oa] (?:aquí|o tumbad[oa]|o acostad[oa]|erguid[oa]|cómod${all})|sentarse cómodamente|siéntate (?:cómod${all}|bien|erguid[oa]|derech[oa]|rect[oa]|con la espalda)|huesos con que te sientas|isquiones|espalda (?:[\\p{L}’]+ ){0,2}(?:recta|erguida)|endereza (?:[\\p{L}’]+ ){0,2}(?:espalda|columna)|erguid[oa]s?`,
    `(?:silla|asiento|sillón|butaca|cojín|respaldo) (?:[\\p{L}’]+ ){0,4}(?:debajo|bajo ti|sostien${all}|recib${all}|recog${all}|sujeta|carga|aguanta|te lleva|detrás|ahí)|(?:contra|bajo|debajo de|debajo del|hacia|(?<!junto )al|desde|hasta|(?<!quedarse )en|por|con|dentro del|brazos del|borde de|fondo de) (?:(?:la|el|tu) )?(?:silla|asiento|sillón|respaldo|butaca|cojín)(?! (?:hay|del? (?:la |el |los |tu )?(?:trabajo|examen|entrevista|avión|tren|coche|autobús|cocina|aeropuerto|mimbre|persona|consulta)|donde|vacía|para|frente|de al lado)(?!\\p{L}))|(?:not${all}|sient${all}|sentir|encuentra|encontrar|prueba|observa|siente) (?:[\\p{L}’]+ ){0,3}(?:silla|asiento|respaldo|sillón)(?! (?:del? (?:la |el )?(?:trabajo|examen|entrevista|avión))(?!\\p{L}))`,
    `(?:el|tu) respaldo(?! de una)|^asiento(?= y|,)|trozo de asiento|cuerpo está en una silla|asiento ha |recibirte la silla|silla haga|más silla|pies (?:[\\p{L}’]+ ){0,4}suelo|plantas (?:[\\p{L}’]+ ){0,5}suelo|suelo (?:[\\p{L}’]+ ){0,2}(?:bajo|debajo de) (?:los|tus) pies|suelo con los pies|debajo de tus pies`,
  ),
  heart: words(`corazón|corazones|pulso|latid${all}|lat(?:e|en|ir)|palpit${all}`),
};
