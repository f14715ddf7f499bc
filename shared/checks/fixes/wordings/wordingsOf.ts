import type { AddressForm, Language } from '../../../vocabulary.ts';
import type { ForbiddenRule } from '../../forbidden/forbiddenRules.ts';

export type Wordings = {
  /** What can be said with a good conscience where a phrase is not to be said. */
  readonly forbidden: Readonly<Record<ForbiddenRule, string>>;
  /** Quiet sentences that fit anywhere. */
  readonly plain: readonly string[];
};

/** Sentences to say instead, in a language and its form of address. Nothing in them shows the listener's gender. */
export const wordingsOf = (language: Language, address: AddressForm): Wordings =>
  wordings[language][address] ?? wordings[language].informal;

const wordings: Readonly<Record<Language, Readonly<Partial<Record<AddressForm, Wordings>> & { informal: Wordings }>>> = {
  en: {
    informal: {
      forbidden: {
        cure: 'Something in you may begin to feel a little easier.',
        diagnosis: 'However you feel today, you can meet it with kindness.',
        medicine: 'Whatever treatment you have goes on as agreed with your doctor.',
        regression: 'A calm moment that you like to remember may come to mind.',
        immobility: 'Your body may grow heavy, and you can move whenever you like.',
        'breath-hold': 'Let the breath come and go at its own pace.',
        outcome: 'With time, this may come to you more easily.',
      },
      plain: ['Let your attention rest here for a moment.', 'Feel where your body is supported.', 'Let this moment be as it is.'],
    },
  },
  de: {
    informal: {
      forbidden: {
        cure: 'Etwas in dir darf ein wenig leichter werden.',
        diagnosis: 'Wie auch immer du dich heute fühlst, du darfst freundlich mit dir sein.',
        medicine: 'Jede Behandlung geht so weiter, wie sie ärztlich vereinbart ist.',
        regression: 'Vielleicht kommt dir ein ruhiger Moment in den Sinn, an den du dich gern erinnerst.',
        immobility: 'Der Körper darf schwer werden, und du kannst dich jederzeit bewegen.',
        'breath-hold': 'Lass den Atem kommen und gehen, wie er mag.',
        outcome: 'Mit der Zeit darf es dir leichter fallen.',
      },
      plain: [
        'Lass deine Aufmerksamkeit einen Moment hier ruhen.',
        'Spür, wo dein Körper getragen wird.',
        'Lass diesen Moment sein, wie er ist.',
      ],
    },
    formal: {
      forbidden: {
        cure: 'Etwas in Ihnen darf ein wenig leichter werden.',
        diagnosis: 'Wie auch immer Sie sich heute fühlen, Sie dürfen freundlich mit sich sein.',
        medicine: 'Jede Behandlung geht so weiter, wie sie ärztlich vereinbart ist.',
        regression: 'Vielleicht kommt Ihnen ein ruhiger Moment in den Sinn, an den Sie sich gern erinnern.',
        immobility: 'Der Körper darf schwer werden, und Sie können sich jederzeit bewegen.',
        'breath-hold': 'Lassen Sie den Atem kommen und gehen, wie er mag.',
        outcome: 'Mit der Zeit darf es Ihnen leichter fallen.',
      },
      plain: [
        'Lassen Sie Ihre Aufmerksamkeit einen Moment hier ruhen.',
        'Spüren Sie, wo Ihr Körper getragen wird.',
        'Lassen Sie diesen Moment sein, wie er ist.',
      ],
    },
  },
  fr: {
    informal: {
      forbidden: {
        cure: 'Quelque chose en toi peut devenir un peu plus léger.',
        diagnosis: 'Quel que soit ton état aujourd’hui, accueille-le avec douceur.',
        medicine: 'Tout traitement se poursuit comme convenu avec le médecin.',
        regression: 'Un moment calme, dont tu aimes te souvenir, peut revenir à l’esprit.',
        immobility: 'Le corps peut devenir lourd, et tu peux bouger quand tu le souhaites.',
        'breath-hold': 'Laisse le souffle aller et venir à son rythme.',
        outcome: 'Avec le temps, cela peut te devenir plus facile.',
      },
      plain: [
        'Laisse ton attention se poser ici un moment.',
        'Sens où ton corps est soutenu.',
        'Laisse ce moment être tel qu’il est.',
      ],
    },
    formal: {
      forbidden: {
        cure: 'Quelque chose en vous peut devenir un peu plus léger.',
        diagnosis: 'Quel que soit votre état aujourd’hui, accueillez-le avec douceur.',
        medicine: 'Tout traitement se poursuit comme convenu avec le médecin.',
        regression: 'Un moment calme, dont vous aimez vous souvenir, peut revenir à l’esprit.',
        immobility: 'Le corps peut devenir lourd, et vous pouvez bouger quand vous le souhaitez.',
        'breath-hold': 'Laissez le souffle aller et venir à son rythme.',
        outcome: 'Avec le temps, cela peut vous devenir plus facile.',
      },
      plain: [
        'Laissez votre attention se poser ici un moment.',
        'Sentez où votre corps est soutenu.',
        'Laissez ce moment être tel qu’il est.',
      ],
    },
  },
  es: {
    informal: {
      forbidden: {
        cure: 'Algo en ti puede sentirse un poco más ligero.',
        diagnosis: 'Te sientas como te sientas hoy, puedes tratarte con amabilidad.',
        medicine: 'Cualquier tratamiento sigue tal como se acordó en la consulta.',
        regression: 'Puede venirte a la mente un momento tranquilo que recuerdas con gusto.',
        immobility: 'El cuerpo puede volverse pesado, y puedes moverte cuando quieras.',
        'breath-hold': 'Deja que la respiración vaya y venga a su ritmo.',
        outcome: 'Con el tiempo, esto puede resultarte más fácil.',
      },
      plain: [
        'Deja que tu atención descanse aquí un momento.',
        'Siente dónde se apoya tu cuerpo.',
        'Deja que este momento sea tal como es.',
      ],
    },
  },
  it: {
    informal: {
      forbidden: {
        cure: 'Qualcosa in te può farsi un po’ più leggero.',
        diagnosis: 'Comunque tu stia oggi, puoi trattarti con gentilezza.',
        medicine: 'Ogni terapia continua come concordato con il medico.',
        regression: 'Può tornarti in mente un momento tranquillo che ricordi volentieri.',
        immobility: 'Il corpo può farsi pesante, e puoi muoverti quando vuoi.',
        'breath-hold': 'Lascia che il respiro vada e venga al suo ritmo.',
        outcome: 'Con il tempo, questo può riuscirti più facile.',
      },
      plain: [
        'Lascia che l’attenzione riposi qui per un momento.',
        'Senti dove il tuo corpo è sostenuto.',
        'Lascia che questo momento sia così com’è.',
      ],
    },
  },
  pt: {
    informal: {
      forbidden: {
        cure: 'Algo em você pode ficar um pouco mais leve.',
        diagnosis: 'Como quer que você esteja hoje, trate-se com gentileza.',
        medicine: 'Todo tratamento continua como combinado com o médico.',
        regression: 'Pode vir à mente um momento tranquilo de que você gosta de lembrar.',
        immobility: 'O corpo pode ficar pesado, e você pode se mover quando quiser.',
        'breath-hold': 'Deixe a respiração ir e vir no seu próprio ritmo.',
        outcome: 'Com o tempo, isso pode se tornar mais fácil para você.',
      },
      plain: [
        'Deixe sua atenção repousar aqui por um momento.',
        'Sinta onde seu corpo está apoiado.',
        'Deixe este momento ser como é.',
      ],
    },
  },
};
