import type { Language } from '../../../../shared/vocabulary.ts';

/** By which words a listener hears what a script may not leave out. */
export type SafetyMarks = {
  readonly driving: RegExp;
  readonly eyesOpen: RegExp;
  readonly stop: RegExp;
  readonly awake: RegExp;
  readonly wakeUp: RegExp;
};

export const safetyMarks: Readonly<Record<Language, SafetyMarks>> = {
  en: {
    driving: /\b(?:driv(?:e|es|ing)|wheel|machin\w*|vehicle)\b/iu,
    eyesOpen: /\beyes?\b.*\b(?:open|closed?|close|shut)\b|\b(?:open|closed?)\b.*\beyes\b|\bgaze\b/iu,
    stop: /\b(?:stop(?:ping)?|leave|pause|end this|any (?:moment|time))\b/iu,
    awake: /\b(?:awake|alert)\b/iu,
    wakeUp: /\b(?:wake|waking|awaken)\b/iu,
  },
  fr: {
    driving: /(?<!\p{L})(?:condui\p{L}*|volant|machines?|véhicule)(?!\p{L})/iu,
    eyesOpen: /(?<!\p{L})(?:yeux|paupières|regard)(?!\p{L})/iu,
    stop: /(?<!\p{L})(?:arrêt\p{L}*|interromp\p{L}*|à tout moment|pause)(?!\p{L})/iu,
    awake: /(?<!\p{L})(?:éveil(?:lée?s?)?|réveillée?s?|alertes?|lucides?)(?!\p{L})/iu,
    wakeUp: /(?<!\p{L})(?:réveil\p{L}*|éveil\p{L}*)(?!\p{L})|yeux s’ouvrent/iu,
  },
  es: {
    driving: /(?<!\p{L})(?:conduc\p{L}*|conduzc\p{L}*|manej\p{L}*|volantes?|máquinas?|vehículo)(?!\p{L})/iu,
    eyesOpen: /(?<!\p{L})(?:ojos|párpados|mirada)(?!\p{L})/iu,
    stop: /(?<!\p{L})(?:par(?:a|ar|es)|det(?:ente|enerte|engas)|interrump\p{L}*|cualquier momento|pausa)(?!\p{L})/iu,
    awake: /(?<!\p{L})(?:despiert[oa]s?|despertado|alertas?)(?!\p{L})/iu,
    wakeUp: /(?<!\p{L})(?:desp(?:ert|iert)\p{L}*)(?!\p{L})/iu,
  },
  de: {
    driving: /(?<!\p{L})(?:fahr\p{L}*|steuer|maschinen?|fahrzeug\p{L}*)(?!\p{L})/iu,
    eyesOpen: /(?<!\p{L})(?:augen|lider|blick)(?!\p{L})/iu,
    stop: /(?<!\p{L})(?:aufhör\p{L}*|hör\p{L}* .{0,20}auf|unterbrech\p{L}*|jederzeit|pause|beende\p{L}*)(?!\p{L})/iu,
    awake: /(?<!\p{L})(?:(?:hell|voll)?wach(?:e[mnrs]?|heit)?|aufgewacht|aufmerksam)(?!\p{L})/iu,
    wakeUp: /(?<!\p{L})(?:auf(?:zu)?wach\p{L}*|wach(?:e[mnrs]?|st|t|heit|sein|werden)?|erwach\p{L}*)(?!\p{L})/iu,
  },
  it: {
    driving: /(?<!\p{L})(?:guid(?:a|i|are|ando|ano)|volante|macchin(?:a|e|ari\p{L}*)|veicolo)(?!\p{L})/iu,
    eyesOpen: /(?<!\p{L})(?:occhi|palpebre|sguardo)(?!\p{L})/iu,
    stop: /(?<!\p{L})(?:ferm\p{L}*|smett\p{L}*|interromp\p{L}*|qualsiasi momento|ogni momento|pausa)(?!\p{L})/iu,
    awake: /(?<!\p{L})(?:svegli[oaei]?|risvegliat[oaie]|vigil[ei]|lucid[oaie])(?!\p{L})/iu,
    wakeUp: /(?<!\p{L})(?:svegli\p{L}*|risvegli\p{L}*)(?!\p{L})/iu,
  },
  pt: {
    driving: /(?<!\p{L})(?:dirig\p{L}*|dirij\p{L}*|volante|máquinas?|veículo)(?!\p{L})/iu,
    eyesOpen: /(?<!\p{L})(?:olhos|pálpebras|olhar)(?!\p{L})/iu,
    stop: /(?<!\p{L})(?:par(?:e|ar)|interromp\p{L}*|qualquer momento|encerrar|pausa)(?!\p{L})/iu,
    awake: /(?<!\p{L})(?:despert[oa]s?|acordad[oa]s?|alertas?)(?!\p{L})/iu,
    wakeUp: /(?<!\p{L})(?:acord\p{L}*|despert\p{L}*)(?!\p{L})/iu,
  },
};
