import { all, words } from './patterns.ts';
import type { WithheldWords } from './withheldKinds.ts';

export const es: WithheldWords = {
  // “Mañana” alone is tomorrow; with an article it is the morning.
  waking: words(
    `(?:la|una|esta|cada|media|las|algunas|unas|aquella|primera|de|buena|otra) mañanas?|mañanas|mañanit${all}|mañaner${all}|matinal${all}|matutin${all}|amanec${all}|alba|albor(?:es|ada|adas)?|aurora|salida del sol|sale el sol|sol naciente|desayun${all}|cafés?|cafeter${all}|mirlos?|gallos?|despertador${all}|madrugar|madrugador${all}`,
    `levantar(?:se|te|me) de la cama|levántate|levantarte|(?:nuevo|próximo) día|nueva jornada|día (?:nuevo|que (?:empieza|comienza|viene|te espera|llega|amanece))|(?:empezar|comenzar) el día|antes de que el día|hoy es una hoja|(?:bien|totalmente|completamente|del todo) despiert[oa]`,
  ),
  breath: words(
    `respir${all}|alient${all}|inhal${all}|exhal${all}|inspir${all}|espir(?!al)${all}|suspir${all}|pulm[oó]n${all}|soplo|soplos|soplar|soplas|diafragma|fosas nasales|bostez${all}|costillas?|clavículas?|resuell${all}|el aire (?:entra|sale|llega|pasa|va|viene|que entra|que sale|se va)|entra (?:el )?aire|sale (?:el )?aire|se oye el aire`,
  ),
  simile: words(
    String.raw`(?<!(?<!\p{L})tal )como(?! (?:estás?|está|están|es|son|sea|sean|te|quieras|prefier\p{L}+|puedas|viene|vienen|venga|llegue|siempre|mejor|parte|ancla|apoyo|haga)(?!\p{L}))`,
    String.raw`tal como (?:un|una|se )|igual que|(?<!(?<!\p{L})te )pare(?:c|z)\p{L}*|cual (?:un|una)|a (?:modo|manera) de|se asemej\p{L}*|semejante\p{L}* a|del tamaño de`,
  ),
};
