import { expect, test } from 'vitest';
import { languages, type Language } from '../vocabulary.ts';
import { forbiddenRules, type ForbiddenRule } from './forbidden/forbiddenRules.ts';
import { findForbidden, isBreathHeldTooLong } from './forbiddenPhrases.ts';

const harmful: Readonly<Record<Language, Readonly<Record<ForbiddenRule, readonly string[]>>>> = {
  en: {
    cure: ['This practice will cure your insomnia.', 'Each breath heals your depression.', 'You are now completely cured.'],
    diagnosis: ['You suffer from an anxiety disorder.', 'You have severe depression.', 'You are clinically depressed.'],
    medicine: [
      'From today, stop taking your medication.',
      'You no longer need your pills.',
      'You don’t need a doctor.',
      'This replaces your treatment.',
    ],
    regression: [
      'Drift back to your childhood now.',
      'Go back to when you were a small child.',
      'A repressed memory rises.',
      'See your past life.',
    ],
    immobility: ['You cannot move your arms.', 'Your eyelids are so heavy that they will not open.', 'You are under my control.'],
    'breath-hold': [
      'Hold your breath for twenty seconds.',
      'Hold the breath for as long as you can.',
      'Now hold it for a count of 10.',
    ],
    outcome: ['Deep sleep is guaranteed.', 'You will never feel anxious again.', 'This session will fix your marriage.'],
  },
  fr: {
    cure: ['Cette séance va guérir votre insomnie.', 'Ce souffle te guérira.', 'Vous êtes désormais guéri.'],
    diagnosis: ['Vous souffrez d’un trouble anxieux.', 'Tu es bipolaire.', 'Votre diagnostic est clair.'],
    medicine: [
      'Arrêtez vos médicaments dès demain.',
      'Cesse de prendre ton traitement.',
      'Vous n’avez plus besoin de votre médecin.',
    ],
    regression: [
      'Revenez maintenant à votre enfance.',
      'Un souvenir refoulé remonte.',
      'Retourne à l’âge de cinq ans.',
      'Une vie antérieure apparaît.',
    ],
    immobility: ['Vous ne pouvez plus bouger.', 'Tu ne peux pas ouvrir les yeux.', 'Vos paupières ne peuvent plus s’ouvrir.'],
    'breath-hold': ['Retenez votre souffle pendant vingt secondes.', 'Bloque ta respiration aussi longtemps que possible.'],
    outcome: ['Le sommeil est garanti.', 'Vous n’aurez plus jamais peur.', 'L’angoisse disparaît pour toujours.'],
  },
  es: {
    cure: ['Esta práctica te curará.', 'Cada respiración cura la depresión.', 'Ya estás curado.'],
    diagnosis: ['Tienes una depresión.', 'Padeces trastorno bipolar.', 'Tu diagnóstico es claro.'],
    medicine: ['Deja de tomar tu medicación.', 'Ya no necesitas tus pastillas.', 'En lugar de tu tratamiento, respira.'],
    regression: [
      'Vuelve a tu infancia.',
      'Aparece un recuerdo reprimido.',
      'Regresa a cuando eras un bebé.',
      'Mira tus vidas pasadas.',
    ],
    immobility: ['No puedes moverte.', 'No logras abrir los ojos.', 'Los párpados no se pueden abrir.'],
    'breath-hold': ['Contén la respiración durante veinte segundos.', 'Aguanta el aire todo lo que puedas.'],
    outcome: [
      'El descanso está garantizado.',
      'El sueño profundo se garantiza.',
      'Nunca volverás a sentir miedo.',
      'El miedo desaparece para siempre.',
    ],
  },
  de: {
    cure: ['Diese Übung wird deine Angst heilen.', 'Sie sind jetzt vollständig geheilt.', 'Der Atem heilt jede Krankheit.'],
    diagnosis: ['Du leidest an einer Depression.', 'Sie haben eine Angststörung.', 'Ihre Diagnose steht fest.'],
    medicine: [
      'Setze deine Medikamente ab.',
      'Lassen Sie die Tabletten weg.',
      'Du brauchst keine Therapie mehr.',
      'Das ersetzt den Arzt.',
    ],
    regression: [
      'Gehen Sie zurück in Ihre Kindheit.',
      'Eine verdrängte Erinnerung taucht auf.',
      'Geh zurück, als du ein Kind warst.',
      'Du siehst ein früheres Leben.',
    ],
    immobility: ['Du kannst dich nicht mehr bewegen.', 'Sie können die Augen nicht öffnen.', 'Die Lider sind fest verklebt.'],
    'breath-hold': ['Halte den Atem für zwanzig Sekunden an.', 'Halten Sie die Luft an, so lange es geht.'],
    outcome: [
      'Tiefer Schlaf ist eine Garantie.',
      'Das garantiert Ruhe.',
      'Du wirst nie wieder Angst haben.',
      'Die Sorgen sind für immer verschwunden.',
    ],
  },
  it: {
    cure: ['Questa pratica ti guarirà.', 'Ora sei guarita.', 'Il respiro guarisce la depressione.'],
    diagnosis: ['Soffri di depressione.', 'Hai un disturbo bipolare.', 'La tua diagnosi è chiara.'],
    medicine: ['Smetti di prendere i tuoi farmaci.', 'Non hai più bisogno del medico.', 'Interrompi la terapia.'],
    regression: [
      'Torna alla tua infanzia.',
      'Affiora un ricordo rimosso.',
      'Ritorna a quando eri bambino.',
      'Ecco una vita passata.',
    ],
    immobility: ['Non puoi muoverti.', 'Non riesci ad aprire gli occhi.', 'Le palpebre sono ormai incollate.'],
    'breath-hold': ['Trattieni il respiro per venti secondi.', 'Trattieni il fiato il più a lungo possibile.'],
    outcome: ['Il sonno è garantito.', 'Non avrai mai più paura.', 'La paura scompare per sempre.'],
  },
  pt: {
    cure: ['Esta prática vai curar a insônia.', 'Você está completamente curado.', 'A respiração cura a depressão.'],
    diagnosis: ['Você sofre de depressão.', 'Você tem transtorno bipolar.', 'Seu diagnóstico é claro.'],
    medicine: ['Pare de tomar seus remédios.', 'Você não precisa mais de médico.', 'Isto substitui o tratamento.'],
    regression: [
      'Volte para a sua infância.',
      'Surge uma memória reprimida.',
      'Retorne a quando você era criança.',
      'Veja uma vida passada.',
    ],
    immobility: ['Você não consegue se mexer.', 'Você não pode abrir os olhos.', 'As pálpebras não se abrem mais.'],
    'breath-hold': ['Prenda a respiração por vinte segundos.', 'Segure o ar o máximo que puder.'],
    outcome: ['O sono está garantido.', 'Você nunca mais sentirá medo.', 'O medo desaparece para sempre.'],
  },
};

const harmless: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Please do not stop taking your medication.',
    'This does not cure any illness.',
    'Nothing here is guaranteed.',
    'If you have epilepsy, choose another practice.',
    'You can move whenever you like.',
    'Hold your breath for a count of four.',
    'Like a child, you are curious.',
    'Let the quiet heal what it may.',
  ],
  fr: [
    'N’arrêtez jamais vos médicaments sans avis.',
    'Cette séance ne guérit aucune maladie.',
    'Rien n’est garanti.',
    'Si vous souffrez d’épilepsie, choisissez autre chose.',
    'Vous pouvez bouger quand vous voulez.',
    'Retenez votre souffle pendant quatre secondes.',
    'Un souvenir d’enfance peut sourire.',
  ],
  es: [
    'No dejes de tomar tu medicación.',
    'Esto no cura la depresión.',
    'Nada está garantizado.',
    'Si tienes epilepsia, elige otra práctica.',
    'Puedes moverte cuando quieras.',
    'Contén la respiración durante cuatro segundos.',
    'La herida se cura a su tiempo.',
  ],
  de: [
    'Setze deine Medikamente nicht ab.',
    'Das heilt keine Krankheit.',
    'Das garantiert nichts.',
    'Wenn du Epilepsie hast, wähle etwas anderes.',
    'Du kannst dich jederzeit bewegen.',
    'Halte den Atem für vier Sekunden an.',
    'Wie in der Kindheit riecht es nach Heu.',
    'Heilsame Ruhe breitet sich aus.',
  ],
  it: [
    'Non smettere di prendere i tuoi farmaci.',
    'Questo non guarisce la depressione.',
    'Niente è garantito.',
    'Se soffri di epilessia, scegli altro.',
    'Puoi muoverti quando vuoi.',
    'Trattieni il respiro per quattro secondi.',
    'La cura per i dettagli ti calma.',
  ],
  pt: [
    'Não pare de tomar seus remédios.',
    'Isto não cura a depressão.',
    'Nada está garantido.',
    'Se você tem epilepsia, escolha outra prática.',
    'Você pode se mexer quando quiser.',
    'Prenda a respiração por quatro segundos.',
    'Cuide de si com carinho.',
  ],
};

const cases = languages.flatMap((language) =>
  forbiddenRules.flatMap((rule) => harmful[language][rule].map((text) => ({ language, rule, text }))),
);

test.each(cases)('$language: $rule: $text', ({ language, rule, text }) => {
  expect(findForbidden(text, language).map((found) => found.rule)).toContain(rule);
});

test.each(languages.flatMap((language) => harmless[language].map((text) => ({ language, text }))))(
  '$language: fine: $text',
  ({ language, text }) => {
    expect(findForbidden(text, language)).toEqual([]);
  },
);

test('a place points at the words as they stand in the text', () => {
  const text = 'Dès ce soir, arrêtez vos médicaments.';
  const [found] = findForbidden(text, 'fr');
  expect(found).toEqual({ rule: 'medicine', text: 'arrêtez vos médicaments', start: 13, end: 36 });
  expect(text.slice(found?.start, found?.end)).toBe(found?.text);
});

test.each([
  ['en', 'Now hold your breath.'],
  ['fr', 'Retenez votre souffle.'],
  ['es', 'Ahora aguanta el aire.'],
  ['de', 'Halte nun den Atem an.'],
  ['it', 'Trattieni il respiro.'],
  ['pt', 'Prenda a respiração.'],
] as const)('%s: a held breath is timed by the pause after it', (language, text) => {
  expect(isBreathHeldTooLong({ text, pause: 8 }, language)).toBe(true);
  expect(isBreathHeldTooLong({ text, pause: 7 }, language)).toBe(false);
  expect(isBreathHeldTooLong({ text, pause: null }, language)).toBe(false);
});
