import type { ForbiddenInLanguage } from './forbiddenRules.ts';

const illness = String.raw`(?:depresion|trastorno \w+|estres postraumatico|tdah|bipolar\w*|esquizofreni(?:a|co)|psicosis|epilepsia|burnout|cancer|diabetes|trauma|adiccion)`;
const medicine = String.raw`(?:medicacion|medicinas?|medicamentos?|pastillas|pildoras|insulina|antidepresivos?|ansioliticos?|somniferos?|tratamientos?|terapia|receta)`;
const carer = String.raw`(?:medic[oa]s?|doctora?|terapeutas?|psiquiatra|psicolog[oa])`;
const his = String.raw`(?:de |del |tu |tus |su |sus |el |la |los |las |un |una |toda |todo |todos |todas |ningun |ninguna |mas )*`;
const long = String.raw`(?:[89]|[1-9]\d+|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|sesenta|un (?:largo )?minuto|dos minutos|mucho tiempo|todo lo que|tanto como|el mayor tiempo)`;

export const es: ForbiddenInLanguage = {
  rules: {
    cure: [
      /\bte (?:va a |puede )?cura(?:r|ra|n|ran)?\b/,
      /\b(?:va a|van a|puede|pueden) curar(?:te|lo|la)?\b/,
      /\b(?:estas|estaras|quedas|quedaras) (?:ya |completamente |totalmente |por completo )*(?:curad[oa]|san[oa] de)\b/,
      /\bcura (?:milagrosa|total|definitiva|garantizada)\b/,
      new RegExp(String.raw`\b(?:cura|curan|curara|sana|sanara) ${his}(?:enfermedad\w*|${illness})\b`),
    ],
    diagnosis: [
      new RegExp(String.raw`\b(?:tienes|padeces|sufres|sufres de|eres) (?:una? )?${illness}\b`),
      /\b(?:tu|mi) diagnostico\b/,
      /\bte diagnostic\w+/,
      /\bestas (?:clinicamente )?deprimid[oa]\b/,
    ],
    medicine: [
      new RegExp(
        String.raw`\b(?:dej(?:a|ar|es)|abandona[r]?|suspende[r]?|interrumpe|interrumpir|tira|tirar|reduce|reducir) (?:ya |de tomar |de usar )*${his}${medicine}\b`,
      ),
      new RegExp(
        String.raw`\b(?:no|ya no|nunca) (?:necesitas|necesitaras|te hace falta|te haran falta) ${his}(?:${medicine}|${carer})\b`,
      ),
      new RegExp(String.raw`\b(?:en lugar de|en vez de|sustituye|reemplaza) (?:a )?${his}(?:${medicine}|${carer})\b`),
    ],
    regression: [
      /\bregresion\b/,
      /\bvidas? (?:pasadas?|anterior(?:es)?)\b/,
      /\brecuerdos? (?:reprimid\w+|enterrad\w+|bloquead\w+)\b/,
      /\b(?:vuelve|volver|vuelves|regresa|regresar|regresas|retrocede\w*|viaja\w*)\b[^.!?;]{0,30}\b(?:a (?:tu|la) (?:primera )?(?:infancia|ninez)|a la edad de|a cuando eras|antes de (?:nacer|tu nacimiento)|dia en que (?:ocurrio|paso|sucedio))/,
    ],
    immobility: [
      /\bno (?:puedes|podras|logras|consigues|eres capaz de) (?:ya |ni )?(?:mover\w*|abrir\w*|levantar\w*|resistir\w*|hablar|despertar\w*)\b/,
      /\b(?:incapaz|imposible) (?:para ti )?(?:de )?(?:mover\w*|abrir\w*|resistir\w*|levantar\w*|despertar\w*)\b/,
      /\b(?:parpados|ojos) (?:ya )?no (?:se )?(?:pueden|podran) abrir(?:se)?\b/,
      /\b(?:parpados|ojos|manos|brazos) (?:estan|quedan) (?:\w+ )?(?:pegad|sellad|bloquead|trabad)[oa]s\b/,
      /\bbajo mi (?:control|poder)\b/,
      /\b(?:debes|tienes que|vas a) obedecer/,
    ],
    'breath-hold': [
      new RegExp(
        String.raw`\b(?:conten|contener|contienes|aguanta|aguantar|reten|retener|manten|mantener|sosten) (?:la respiracion|el aliento|el aire)(?: dentro| adentro| en los pulmones)?,? ?(?:durante |por |hasta |contando |al menos |unos )*${long}\b`,
      ),
    ],
    outcome: [
      /\bgarantiz\w+/,
      /\bgarantia de\b/,
      /\b(?:no [^.!?;]{1,20} )?nunca (?:mas|volveras)\b/,
      /\bjamas volveras\b/,
      /\b(?:desaparec\w+|libre\w*|liberad[oa])\b[^.!?;,]{0,30} para siempre\b/,
      /\b(?:100|cien|ciento) ?(?:%|por ciento) (?:efectiv|eficaz|segur|garantizad)/,
      /\besta (?:sesion|hipnosis|meditacion) (?:va a )?(?:resolvera?|solucionara?|eliminara?|resolver|solucionar|eliminar)\b/,
    ],
  },
  deniedBefore: /\b(?:no|nunca|jamas|sin|ningun\w*|nada|ni|si|tampoco)\b[^.,;:!?]{0,40}$/,
  deniedAfter: /^ (?:nada|ningun\w*)\b/,
  holdsBreath:
    /^(?:y |ahora |luego |suavemente |inspira,? |inhala,? )*(?:conten|aguanta|reten|manten|sosten) (?:la respiracion|el aliento|el aire)\b/,
};
