import type { AddressForm, Language } from '../../shared/vocabulary.ts';

/** A short hypnosis without any error, and sentences that bring one in each. */
export type HandmadeText = {
  readonly address: AddressForm;
  readonly whole: string;
  /** Said to somebody who is addressed in another form; English has one form only. */
  readonly otherAddress: string | null;
  readonly forbidden: string;
  readonly preamble: string;
  /** A word in braces where a name was meant to be. */
  readonly slot: string;
  readonly sameOpening: readonly string[];
  readonly negations: readonly string[];
  readonly short: readonly string[];
  /** Two clauses, sewn together by a semicolon. */
  readonly long: string;
  readonly heavy: string;
};

export const handmadeTexts: Readonly<Record<Language, HandmadeText>> = {
  en: {
    address: 'informal',
    whole: `## Arriving

Find a place where you can sit or lie without being needed. [pause:4]
Your eyes may stay open, or they may close in their own time. [pause:3]
You can stop at any moment, simply by moving and looking around you.

The chair carries your weight, and there is time enough. [pause:6]
Air comes in through the nose, a little cool, and leaves a little warmer.
Perhaps your shoulders sink by the width of a finger. [pause:5]

## Coming back

Soon this quiet time will come to its end, gently and step by step. [pause:3]
Feel your feet on the floor and the weight of your hands.
Each breath brings a little more light into the room. [pause:2]
Stretch your fingers, and let your back grow long.
Now you are fully awake, clear-headed and here.`,
    otherAddress: null,
    forbidden: 'From tonight you can stop taking your medication.',
    preamble: 'Sure, here is the section you asked for.',
    slot: 'Welcome to this quiet hour, {name}.',
    sameOpening: [
      'Let the jaw grow soft.',
      'Let the tongue rest behind the teeth.',
      'Let the forehead become wide.',
      'Let the day wait outside the door.',
    ],
    negations: ['Nothing is asked of you.', 'No sound has to fall silent.', 'Never mind the clock on the wall.'],
    short: ['Breathe in slowly.', 'Breathe out again.', 'The hands rest.'],
    long: 'The path leads down through old trees towards a meadow where the grass has kept the warmth of the day; the light between the leaves is soft and green and asks for nothing at all.',
    heavy:
      'Autonomic stabilisation necessitates unconditional recalibration of physiological interdependencies regarding proprioceptive sensitivity.',
  },
  fr: {
    address: 'formal',
    whole: `## L’arrivée

Trouvez un endroit où vous pouvez rester assis ou vous allonger en paix. [pause:4]
Vos yeux peuvent rester ouverts, ou se fermer quand ils le veulent. [pause:3]
À tout moment, il suffit de bouger et de regarder autour de soi pour arrêter.

Le sol porte votre poids, et le temps suffit. [pause:6]
L’air entre par le nez, un peu frais, et ressort un peu plus tiède.
Peut-être vos épaules descendent-elles de la largeur d’un doigt. [pause:5]

## Le retour

Bientôt, ce moment calme touchera à sa fin, doucement, pas à pas. [pause:3]
Sentez vos pieds sur le sol et le poids de vos mains.
Chaque souffle apporte un peu plus de lumière dans la pièce. [pause:2]
Étirez les doigts, et laissez le dos s’allonger.
Maintenant, vous voilà pleinement alerte, l’esprit clair.`,
    otherAddress: 'Laisse tes épaules descendre encore un peu.',
    forbidden: 'Dès ce soir, arrêtez vos médicaments.',
    preamble: 'Bien sûr, voici la section demandée.',
    slot: 'Bienvenue dans cette heure calme, {prénom}.',
    sameOpening: [
      'Laissez la mâchoire se desserrer.',
      'Laissez la langue reposer derrière les dents.',
      'Laissez le front devenir large.',
      'Laissez la journée attendre à la porte.',
    ],
    negations: ['Rien n’est attendu de vous.', 'Aucun bruit ne doit se taire.', 'Jamais le temps ne presse ici.'],
    short: ['Le souffle entre.', 'Le souffle sort.', 'Les mains reposent.'],
    long: 'Le sentier descend entre de vieux arbres vers un pré où l’herbe a gardé la chaleur du jour ; la lumière entre les feuilles est douce et verte et ne demande rien à personne.',
    heavy:
      'La stabilisation neurophysiologique nécessite inévitablement une réorganisation inconditionnelle des interdépendances proprioceptives particulièrement individualisées.',
  },
  es: {
    address: 'informal',
    whole: `## La llegada

Busca un lugar donde puedas sentarte o tumbarte sin que nadie te necesite. [pause:4]
Tus ojos pueden seguir abiertos, o cerrarse cuando ellos quieran. [pause:3]
Puedes parar en cualquier momento, con solo moverte y mirar a tu alrededor.

La silla sostiene tu peso, y hay tiempo de sobra. [pause:6]
El aire entra por la nariz, un poco fresco, y sale algo más tibio.
Quizá tus hombros bajen el ancho de un dedo. [pause:5]

## El regreso

Pronto este rato tranquilo llegará a su fin, con suavidad y paso a paso. [pause:3]
Siente tus pies en el suelo y el peso de tus manos.
Cada respiración trae un poco más de luz a la habitación. [pause:2]
Estira los dedos y deja que la espalda se alargue.
Ahora estás plenamente alerta, con la mente clara.`,
    otherAddress: 'Y ahora usted respira un poco más despacio.',
    forbidden: 'Desde hoy deja de tomar tu medicación.',
    preamble: 'Claro, aquí tienes la sección que pediste.',
    slot: 'Te doy la bienvenida a esta hora tranquila, {nombre}.',
    sameOpening: [
      'Deja que la mandíbula se afloje.',
      'Deja que la lengua descanse tras los dientes.',
      'Deja que la frente se ensanche.',
      'Deja que el día espere en la puerta.',
    ],
    negations: ['Nada se espera de ti.', 'Ningún sonido tiene que callar.', 'Nunca hay prisa en este lugar.'],
    short: ['El aire entra.', 'El aire sale.', 'Las manos descansan.'],
    long: 'El sendero baja entre árboles viejos hacia un prado donde la hierba ha guardado el calor del día; la luz entre las hojas es suave y verde y no le pide nada a nadie.',
    heavy:
      'La estabilización neurofisiológica necesita inevitablemente una reorganización incondicional de interdependencias propioceptivas individualizadas.',
  },
  de: {
    address: 'informal',
    whole: `## Ankommen

Such dir einen Platz, an dem du sitzen oder liegen kannst, ganz ungestört. [pause:4]
Deine Augen dürfen offen bleiben oder sich schließen, wann sie möchten. [pause:3]
Du kannst jederzeit aufhören, indem du dich bewegst und um dich schaust.

Der Stuhl trägt dein Gewicht, und es ist Zeit genug. [pause:6]
Luft kommt durch die Nase herein, etwas kühl, und geht etwas wärmer hinaus.
Vielleicht sinken deine Schultern um die Breite eines Fingers. [pause:5]

## Zurückkommen

Bald geht diese stille Zeit zu Ende, sanft und Schritt für Schritt. [pause:3]
Spür deine Füße auf dem Boden und das Gewicht deiner Hände.
Jeder Atemzug bringt ein wenig mehr Licht in den Raum. [pause:2]
Streck die Finger, und lass den Rücken lang werden.
Nun bist du hellwach, mit klarem Kopf und ganz hier.`,
    otherAddress: 'Und nun atmen Sie noch ein wenig langsamer.',
    forbidden: 'Setz deine Tabletten ab, wenn du magst.',
    preamble: 'Gerne, hier ist der Abschnitt für dich.',
    slot: 'Willkommen in dieser stillen Stunde, {Name}.',
    sameOpening: [
      'Lass den Kiefer weich werden.',
      'Lass die Zunge hinter den Zähnen ruhen.',
      'Lass die Stirn weit werden.',
      'Lass den Tag vor der Tür warten.',
    ],
    negations: ['Nichts wird von dir verlangt.', 'Kein Geräusch braucht zu verstummen.', 'Niemand wartet jetzt auf dich.'],
    short: ['Der Atem kommt.', 'Der Atem geht.', 'Die Hände ruhen.'],
    long: 'Der Weg führt zwischen alten Bäumen hinab zu einer Wiese, auf der das Gras die Wärme des Tages behalten hat; das Licht zwischen den Blättern ist weich und grün und will von keinem etwas.',
    heavy:
      'Neurophysiologische Stabilisierungsmechanismen erfordern bedingungslose Neukalibrierung propriozeptiver Wahrnehmungsinterdependenzen.',
  },
  it: {
    address: 'informal',
    whole: `## L’arrivo

Trova un posto dove puoi sederti o stenderti senza che nessuno ti cerchi. [pause:4]
I tuoi occhi possono restare aperti, o chiudersi quando vogliono. [pause:3]
Puoi smettere in ogni momento, basta muoverti e guardarti intorno.

La sedia porta il tuo peso, e c’è tempo a sufficienza. [pause:6]
L’aria entra dal naso, un po’ fresca, ed esce un po’ più tiepida.
Forse le tue spalle scendono della larghezza di un dito. [pause:5]

## Il ritorno

Presto questo tempo quieto arriverà alla fine, piano piano, passo dopo passo. [pause:3]
Senti i piedi sul pavimento e il peso delle mani.
Ogni respiro porta un po’ più di luce nella stanza. [pause:2]
Stira le dita, e lascia che la schiena si allunghi.
Adesso ti ritrovi pienamente vigile, con la mente chiara.`,
    otherAddress: 'E adesso respirate con il vostro ritmo.',
    forbidden: 'Da stasera smetti di prendere i tuoi farmaci.',
    preamble: 'Certo, ecco la sezione che hai chiesto.',
    slot: 'Ti do il benvenuto in questa ora quieta, {nome}.',
    sameOpening: [
      'Lascia che la mascella si ammorbidisca.',
      'Lascia che la lingua riposi dietro i denti.',
      'Lascia che la fronte si distenda.',
      'Lascia che la giornata aspetti fuori.',
    ],
    negations: ['Niente ti viene chiesto.', 'Nessun rumore deve tacere.', 'Mai il tempo stringe in questo luogo.'],
    short: ['L’aria entra.', 'L’aria esce.', 'Le mani riposano.'],
    long: 'Il sentiero scende fra alberi vecchi verso un prato dove l’erba ha tenuto per sé il calore del giorno intero; la luce fra le foglie è morbida e verde e lascia ogni cosa al suo posto.',
    heavy:
      'La stabilizzazione neurofisiologica necessita inevitabilmente riorganizzazione incondizionata delle interdipendenze propriocettive individualizzate.',
  },
  pt: {
    address: 'informal',
    whole: `## A chegada

Encontre um lugar onde você possa se sentar ou se deitar em paz. [pause:4]
Seus olhos podem ficar abertos, ou se fechar quando quiserem. [pause:3]
Você pode parar a qualquer momento, basta se mexer e olhar em volta.

A cadeira sustenta o seu peso, e há tempo de sobra. [pause:6]
O ar entra pelo nariz, um pouco fresco, e sai um pouco mais morno.
Talvez os ombros desçam a largura de um dedo. [pause:5]

## A volta

Em breve este tempo quieto chega ao fim, com calma, passo a passo. [pause:3]
Sinta os pés no chão e o peso das mãos.
Cada respiração traz um pouco mais de luz para o quarto. [pause:2]
Estique os dedos e deixe as costas se alongarem.
Agora você está plenamente alerta, com a mente clara.`,
    otherAddress: 'E agora tu respiras um pouco mais devagar.',
    forbidden: 'A partir de hoje, pare de tomar seus remédios.',
    preamble: 'Claro, aqui está a seção que você pediu.',
    slot: 'Boas-vindas a esta hora quieta, {nome}.',
    sameOpening: [
      'Deixe que o maxilar se solte.',
      'Deixe que a língua descanse atrás dos dentes.',
      'Deixe que a testa se alargue.',
      'Deixe que o dia espere do lado de fora.',
    ],
    negations: ['Nada se espera de você.', 'Nenhum som precisa se calar.', 'Nunca há pressa neste lugar.'],
    short: ['O ar entra.', 'O ar sai.', 'As mãos descansam.'],
    long: 'O caminho desce entre árvores antigas até um campo onde a grama guardou para si o calor do dia inteiro; a luz entre as folhas é suave e verde e deixa cada coisa no seu lugar.',
    heavy:
      'A estabilização neurofisiológica necessita inevitavelmente reorganização incondicional de interdependências proprioceptivas individualizadas particularmente.',
  },
};
