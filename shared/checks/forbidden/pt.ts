import type { ForbiddenInLanguage } from './forbiddenRules.ts';

const illness = String.raw`(?:depressao|deprimid[oa]|transtorno \w+|estresse pos-traumatico|tdah|bipolar|esquizofreni(?:a|co)|psicose|epilepsia|burnout|cancer|diabetes|trauma|vicio)`;
const medicine = String.raw`(?:remedios?|medicamentos?|medicacao|medicacoes|comprimidos?|pilulas?|insulina|antidepressivos?|ansioliticos?|calmantes|tratamentos?|terapia|receita)`;
const carer = String.raw`(?:medic[oa]s?|doutora?|terapeutas?|psiquiatra|psicolog[oa])`;
const his = String.raw`(?:de |do |da |dos |das |o |a |os |as |um |uma |seu |sua |seus |suas |todo |toda |todos |todas |nenhum |nenhuma |mais )*`;
const long = String.raw`(?:[89]|[1-9]\d+|oito|nove|dez|onze|doze|quinze|vinte|trinta|quarenta|sessenta|um (?:longo )?minuto|dois minutos|muito tempo|o maximo|o maior tempo|quanto (?:conseguir|puder|aguentar)|ate nao)`;

export const pt: ForbiddenInLanguage = {
  rules: {
    cure: [
      /\b(?:vai|vao|pode|podem|ira) (?:te |lhe )?curar\b/,
      /\b(?:te|lhe|voce) (?:cura|curara)\b/,
      /\bvoce (?:esta|estara|sera|foi|ficara) (?:agora |ja |completamente |totalmente |enfim )*(?:curad[oa]|livre da doenca)\b/,
      /\bcura (?:milagrosa|total|definitiva|garantida|completa)\b/,
      new RegExp(String.raw`\b(?:cura|curam|curara|curar) ${his}(?:doencas?|${illness})\b`),
    ],
    diagnosis: [
      new RegExp(String.raw`\bvoce (?:tem|sofre de|sofre com|e|esta com|esta) (?:uma? )?${illness}\b`),
      /\b(?:seu|meu) diagnostico\b/,
      /\bdiagnostic(?:o|ar|ado|ada|amos)\b (?:de |como |com |voce)/,
    ],
    medicine: [
      new RegExp(
        String.raw`\b(?:pare|parar|para|deixe|deixar|largue|largar|interrompa|interromper|suspenda|suspender|jogue fora|jogar fora|abandone|abandonar|reduza|reduzir) (?:ja |de tomar |de usar |com )*${his}${medicine}\b`,
      ),
      new RegExp(String.raw`\bnao (?:precisa|precisara|vai precisar) (?:mais )?${his}(?:${medicine}|${carer})\b`),
      new RegExp(String.raw`\b(?:em vez d[eoa]s?|no lugar d[eoa]s?|substitui) ?${his}(?:${medicine}|${carer})\b`),
    ],
    regression: [
      /\bregressao\b/,
      /\bvidas? (?:passadas?|anterior(?:es)?)\b/,
      /\b(?:memorias?|lembrancas?) (?:reprimidas?|recalcadas?|enterradas?|bloqueadas?)\b/,
      /\b(?:volte|voltar|volta|retorne|retornar|regrida|regredir|viaje)\b[^.!?;]{0,30}\b(?:a(?: sua)? (?:primeira )?infancia|para a(?: sua)? infancia|a idade de|aos \w+ anos|a quando|quando (?:voce )?era crianca|antes de (?:nascer|voce nascer|seu nascimento)|dia em que (?:aconteceu|tudo))/,
    ],
    immobility: [
      /\bnao (?:pode|podera|consegue|conseguira|e capaz de) (?:mais |nem )?(?:se |os |as )?(?:mexer|mover|abrir|levantar|erguer|resistir|falar|acordar|despertar)\b/,
      /\b(?:incapaz|impossivel) (?:para voce )?(?:de )?(?:se |os )?(?:mexer|mover|abrir|resistir|levantar|acordar)/,
      /\b(?:palpebras|olhos) nao (?:(?:se )?abrem mais|conseguem (?:mais )?(?:se )?abrir|podem (?:mais )?(?:se )?abrir)\b/,
      /\b(?:palpebras|olhos|maos|bracos) (?:estao|ficam) (?:\w+ )?(?:colad|selad|travad|presas|presos|lacrad)/,
      /\bsob o meu (?:controle|poder)\b/,
      /\b(?:deve|tem que|vai) (?:me )?obedecer\b/,
    ],
    'breath-hold': [
      new RegExp(
        String.raw`\b(?:prenda|prender|segure|segurar|retenha|reter|mantenha) (?:a (?:sua )?respiracao|o (?:seu )?(?:ar|folego))(?: dentro| nos pulmoes| la dentro)?,? ?(?:por |durante |ate |contando |pelo menos |cerca de |uns )*${long}\b`,
      ),
    ],
    outcome: [
      /\bgarant(?:e|em|ido|ida|idos|idas|imos|ir|o)\b/,
      /\bgarantia de\b/,
      /\b(?:nao [^.!?;]{1,20} )?nunca mais\b/,
      /\bjamais (?:voltara|sentira|tera)\b/,
      /\b(?:desaparec\w+|some|sumir\w*|livre)\b[^.!?;,]{0,30} para sempre\b/,
      /\b(?:100|cem) ?(?:%|por cento) (?:eficaz|segur|garantid|livre)/,
      /\besta (?:sessao|hipnose|meditacao) (?:vai )?(?:resolver|eliminar|acabar com|resolvera|eliminara)\b/,
    ],
  },
  deniedBefore: /\b(?:nao|nunca|jamais|sem|nenhum\w*|nada|nem|se|caso)\b[^.,;:!?]{0,40}$/,
  deniedAfter: /^ (?:nada|nenhum\w*)\b/,
  holdsBreath:
    /^(?:e |agora |depois |suavemente |inspire,? )*(?:prenda|segure|retenha|mantenha) (?:a (?:sua )?respiracao|o (?:seu )?(?:ar|folego))\b/,
};
