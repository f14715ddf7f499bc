import type { GenerateBody } from '../generations.schema.ts';
import { needsOfSleep, type Language } from '../vocabulary.ts';
import { any, plainWords, upTo } from './plainWords.ts';

type Asked = Pick<GenerateBody, 'language'> &
  Partial<Pick<GenerateBody, 'title' | 'goal' | 'audience' | 'description' | 'personalization' | 'additionalInstructions'>> & {
    readonly theme: GenerateBody['theme'] | null;
    /** The need that was chosen, if one was. */
    readonly need?: string | null | undefined;
  };
type Signs = {
  /** Cannot fall asleep, wakes at night, listens in bed. */
  readonly asleep: RegExp;
  /** Wants to be awake at the end. */
  readonly alert: RegExp;
};

const signs = (asleep: readonly string[], alert: readonly string[]): Signs => ({
  asleep: new RegExp(` (?:${asleep.join('|')}) `, 'u'),
  alert: new RegExp(` (?:${alert.join('|')}) `, 'u'),
});

const signsOf: Readonly<Record<Language, Signs>> = {
  en: signs(
    [
      '(?:fall|falling|get|getting|drop|dropping|drift|drifting) (?:back |off |straight |right )?(?:asleep|to sleep)',
      `(?:can t|cannot|can not|couldn t|unable to|trouble|hard to|struggl${any}(?: to)?|difficult${any}(?: to| with)?|barely|hardly|help me|before|don t|do not|does not|doesn t|not) sleep(?:ing)?`,
      `sleep(?:ing)? (?:through|better|deeply|soundly|badly|poorly|until|till|all night|at night|well)`,
      `(?:bad|poor|broken|better|deeper|restful|good) (?:night s )?sleep`,
      `sleepless${any}|insomnia${any}|bedtime|before bed|in bed at night|nod off|nodding off|doze off|go to sleep|going to sleep`,
      `(?:lie|lies|lying|lay) (?:wide )?awake|awake at night|awake half the night`,
      `(?:wake|wakes|waking|woke|woken) (?:up )?${upTo(2)}(?:at night|in the night|during the night|middle of the night|every night|at (?:two|three|four|five|[2-5])|at [2-5] ?(?:am|o clock))`,
    ],
    [
      '(?:stay|staying|remain|keep me) (?:wide )?awake',
      `(?:want|like|need|prefer|should|must|please) ${upTo(2)}not (?:to )?fall asleep|not want (?:me |them )?to (?:fall a|)sleep|don t (?:want to|let me|make me|let us) (?:fall a|)sleep|without falling asleep`,
      `(?:end|ends|ending|finish|finishes|finishing) ${upTo(3)}(?:awake|alert)|(?:awake|alert) (?:at|in) the end|alert ending|wake (?:me|us|them) (?:up )?(?:again )?at the end|power nap`,
    ],
  ),
  de: signs(
    [
      `(?:wieder )?(?:ein|durch|weiter)(?:zu)?schlaf${any}|schlaflos${any}|schlafstor${any}|schlafproblem${any}|insomni${any}`,
      `(?:nicht|schlecht|kaum|besser|gut|tief|endlich|wenig) ${upTo(2)}schlafen|schlafe? ${upTo(3)}(?:nicht|schlecht|kaum|wenig|ein)`,
      `(?:liege?|liegt|liegen) ${upTo(4)}wach|wach(?:zu)?liegen|wach (?:zu )?liegen|nachts ${upTo(4)}(?:wach|auf)|(?:wache|wacht|wach|werde|aufwache) ${upTo(4)}(?:nachts|nacht)|(?:in der|jede) nacht ${upTo(4)}(?:auf|wach|aufwache|wachwerde)`,
      `um (?:zwei|drei|vier|[2-5])(?: uhr)? ${upTo(3)}(?:wach|auf)|(?:wache|wacht) ${upTo(2)}um (?:zwei|drei|vier|[2-5])`,
      'vor dem (?:ein)?schlafen(?:gehen)?|zum (?:ein)?schlafen|ins bett gehe|zu bett gehe|in den schlaf|schlaf finden|zur nachtruhe|nachtliches aufwachen',
    ],
    [
      `(?:will|mochte|soll|sollte|darf|bitte) ${upTo(3)}nicht (?:dabei |wieder )?einschlafen|ohne (?:dabei )?einzuschlafen|nicht einzuschlafen`,
      'wach (?:zu )?bleiben|wachbleiben|wachzubleiben|wach bleibe',
      `(?:am ende|zum schluss|am schluss|danach) ${upTo(4)}(?:wach|hellwach|munter|aufwache|aufwachen|aufwecken|wecken|zuruckholen)|wach (?:enden|aufhoren)|wecke? mich ${upTo(3)}(?:auf|ende|schluss)|(?:wach|munter) am ende`,
    ],
  ),
  fr: signs(
    [
      `(?:s|m|t|vous|nous|me|se) endor(?:mir|s|t|mez|me|mant)|endormissement${any}|(?:se |me |m |s )?rendor${any}|insomni${any}`,
      `troubles? du sommeil|problemes? de sommeil|trouver le sommeil|sommeil ${upTo(1)}(?:leger|agite|difficile)|nuits? blanches?|nuits? agitees?|reveils? nocturnes?`,
      `(?:mal|bien|mieux|peu|pas|arrive a|profondement) (?:a )?dormir|(?:a|de|pour) (?:bien |mieux )?dormir|dors ${upTo(2)}(?:mal|pas|plus|peu)|dormir (?:jusqu|mieux|bien|profondement|toute)`,
      `reveill${any} ${upTo(5)}(?:nuit|nuits|[2-5] ?h|[2-5] heures|(?:deux|trois|quatre) heures)|la nuit je (?:me )?reveill${any}|(?:au|avant le|heure du) coucher|avant de (?:dormir|me coucher|se coucher)`,
    ],
    [
      `sans (?:m |s |t |vous |me |se )?endormir|(?:veux|souhaite|voudrais|dois|faut|faudrait|veut) ${upTo(1)}(?:pas|surtout pas) ${upTo(2)}(?:m |s |me )?endor${any}`,
      `rester (?:bien )?(?:eveille${any}|reveille${any})`,
      `(?:terminer|finir|finit|finisse|termine|fin) ${upTo(4)}(?:eveille${any}|reveille${any}|alerte)|reveill${any} moi ${upTo(2)}a la fin|(?:eveille${any}|reveille${any}|alerte) a la fin`,
    ],
  ),
  es: signs(
    [
      `dormir(?:me|se|te|nos)|(?<!se )me duerm${any}(?! (?:la|el|las|los) )|quedar(?:me|se) dormid[oa]|insomni${any}|insomnes?|desvel${any}`,
      `(?:no|mal|bien|mejor|poco|apenas|poder|puedo|cuesta|quiero|consigo|conseguir|logro|lograr|antes de|para|hora de) (?:a )?dormir|dormir (?:hasta|toda|mejor|bien|profundamente|del tiron|de un tiron)`,
      `duermo ${upTo(2)}(?:mal|poco|fatal|nada)|no duerm${any}|(?:conciliar|coger|pillar) el sueno|noches? en (?:vela|blanco)|antes de acostar(?:me|se)|despertares nocturnos`,
      `despiert${any} ${upTo(5)}(?:noche|noches|madrugada|(?:dos|tres|cuatro) de la manana)|despertar(?:me|se) ${upTo(4)}(?:noche|madrugada)|(?:noche|madrugada) me despierto`,
    ],
    [
      `sin (?:dormir(?:me|se)|quedar(?:me|se) dormid[oa])|no (?:quiero|quisiera|me gustaria|debo|quiere) ${upTo(2)}(?:dormir(?:me|se)|quedar(?:me|se) dormid[oa])`,
      `(?:permanecer|seguir|quedarme|mantenerme|mantenerse) despiert[oa]`,
      `(?:terminar|termine|acabar|acabe|final|terminando) ${upTo(4)}(?:despiert[oa]|alerta)|(?:despiert[oa]|alerta) al final|despierta(?:me|nos|los) al final`,
    ],
  ),
  it: signs(
    [
      `(?<!mi si )(?:ri)?addorment${any}|prend(?:ere|o|endo) sonno|insonn${any}|notti? in bianco|risvegli notturni`,
      `(?:non|male|bene|meglio|poco|riesco a|riuscire a|prima di|per|fatica a|vorrei) dormire|dormire (?:fino|tutta|bene|meglio|profondamente)|dormo ${upTo(2)}(?:male|poco|niente)|non dorm(?:o|e|iamo)`,
      `svegli(?:o|a|arsi|armi|ano) ${upTo(5)}(?:notte|notti|(?:due|tre|quattro) di notte|alle (?:due|tre|quattro|[2-5]))|(?:di|la|nella) notte mi sveglio|prima di (?:andare a letto|coricarmi|andare a dormire)|sonno (?:disturbato|leggero)`,
    ],
    [
      `senza (?:ri)?addormentar${any}|non (?:voglio|vorrei|devo|vuole) ${upTo(2)}addorment${any}`,
      '(?:restare|rimanere|stare|tenermi) (?:ben )?svegli[oa]',
      `(?:finire|finisca|finisce|terminare|termini|termina|fine|finale) ${upTo(4)}(?:svegli[oa]|vigile)|(?:svegli[oa]|vigile) alla fine|svegliami alla fine`,
    ],
  ),
  pt: signs(
    [
      `(?:re)?adormec(?:er|o)|(?:pegar|cair) no sono|conciliar o sono|insoni${any}|insones?|noites? (?:em claro|mal dormidas?)|despertares noturnos`,
      `(?:nao|mal|bem|melhor|pouco|consigo|conseguir|antes de|para|hora de|custo a|custa) (?:a )?dormir|dormir (?:ate|toda|a noite|bem|melhor|profundamente)|durmo ${upTo(2)}(?:mal|pouco|nada)|nao durm(?:o|e)`,
      `acord(?:o|a|ar|ando) ${upTo(5)}(?:noite|noites|madrugada|as (?:duas|tres|quatro|[2-5]))|(?:noite|madrugada) eu? ?acordo|antes de (?:me )?deitar|hora de deitar`,
    ],
    [
      `sem (?:adormecer|dormir|pegar no sono)|nao (?:quero|queria|gostaria de|devo|quer) ${upTo(2)}(?:adormecer|dormir|pegar no sono)`,
      '(?:ficar|permanecer|continuar|me manter) (?:bem )?(?:acordad[oa]|despert[oa])',
      `(?:terminar|termine|termina|acabar|acabe|final|fim) ${upTo(4)}(?:acordad[oa]|despert[oa]|alerta)|(?:acordad[oa]|despert[oa]|alerta) no (?:final|fim)|me acorde no (?:final|fim)`,
    ],
  ),
};

/** Whether the script that is asked for is to end asleep: by theme, by need or by what the texts say, unless they ask for an alert ending. */
export function guessEndsAsleep(asked: Asked): boolean {
  const { language, theme, need, title, goal, audience, description, personalization, additionalInstructions } = asked;
  const { asleep, alert } = signsOf[language];
  const texts = [title, goal, audience, description, personalization, additionalInstructions].map((text) =>
    plainWords(text ?? ''),
  );
  if (texts.some((text) => alert.test(text))) return false;
  return theme === 'sleep' || needsOfSleep.some((one) => one === need) || texts.some((text) => asleep.test(text));
}
