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
};
