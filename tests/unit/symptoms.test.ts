import { describe, expect, test } from 'vitest';
import { readRequest } from '../../domain/writing/composer/readRequest.ts';
import { settleRequest } from '../../domain/writing/settleRequest.ts';
import { detailTags } from '../../domain/writing/composer/detailRoles.ts';
import { languages, type Language, type Need } from '../../shared/vocabulary.ts';
import { composeScript } from '../support/composeScript.ts';
import { passagesOf } from '../support/passagesOf.ts';
import { usualRequest } from '../support/usualRequest.ts';

type Symptom = (typeof detailTags)['symptom'][number];

/** How people say it. Written before the words by which it is recognised. */
const said: Readonly<Record<Language, Readonly<Record<Symptom, string>>>> = {
  en: {
    'cold-hands': 'Before I speak my hands go icy cold',
    'shaking-hands': 'I am afraid they will see my hands shaking',
    sweating: 'I sweat as soon as my name is called',
    'racing-heart': 'My heart pounds before every exam',
    voice: 'My voice shakes when I have to say something',
    'dry-mouth': 'I get a dry mouth and cannot go on',
    stomach: 'There is a knot in my stomach all morning',
    'blank-mind': 'My mind goes blank at the first question',
    blushing: 'I blush when people look at me',
    tension: 'My shoulders are always tense after work',
    'weak-knees': 'I get weak knees when I stand up to speak',
    'racing-thoughts': 'My thoughts race and I cannot concentrate',
    jaw: 'I clench my jaw all day long',
  },
  de: {
    'cold-hands': 'Vor dem Gespräch werden meine Hände eiskalt',
    'shaking-hands': 'Ich habe Angst, dass man sieht, wie meine Hände zittern',
    sweating: 'Ich schwitze, sobald mein Name fällt',
    'racing-heart': 'Vor jeder Prüfung habe ich Herzrasen',
    voice: 'Meine Stimme zittert, wenn ich etwas sagen soll',
    'dry-mouth': 'Ich bekomme einen trockenen Mund und komme nicht weiter',
    stomach: 'Den ganzen Morgen habe ich einen Knoten im Bauch',
    'blank-mind': 'Bei der ersten Frage habe ich ein Blackout',
    blushing: 'Ich werde rot, wenn mich jemand ansieht',
    tension: 'Nach der Arbeit sind meine Schultern verspannt',
    'weak-knees': 'Ich bekomme weiche Knie, wenn ich aufstehe',
    'racing-thoughts': 'Meine Gedanken rasen, und ich kann mich nicht konzentrieren',
    jaw: 'Ich beiße den ganzen Tag die Zähne zusammen',
  },
  fr: {
    'cold-hands': 'Avant de parler, j’ai les mains glacées',
    'shaking-hands': 'J’ai peur qu’on voie mes mains trembler',
    sweating: 'Je transpire dès qu’on dit mon nom',
    'racing-heart': 'J’ai le cœur qui bat trop vite avant chaque examen',
    voice: 'Ma voix tremble quand je dois dire quelque chose',
    'dry-mouth': 'J’ai la bouche sèche et je ne peux plus continuer',
    stomach: 'J’ai une boule au ventre toute la matinée',
    'blank-mind': 'J’ai un trou noir à la première question',
    blushing: 'Je rougis quand on me regarde',
    tension: 'Après le travail, j’ai les épaules tendues',
    'weak-knees': 'J’ai les jambes qui flageolent quand je me lève',
    'racing-thoughts': 'Mes pensées tournent en boucle et je n’arrive pas à me concentrer',
    jaw: 'Je serre les dents toute la journée',
  },
  es: {
    'cold-hands': 'Antes de hablar se me ponen las manos heladas',
    'shaking-hands': 'Tengo miedo de que vean que me tiemblan las manos',
    sweating: 'Empiezo a sudar en cuanto dicen mi nombre',
    'racing-heart': 'Se me acelera el corazón antes de cada examen',
    voice: 'Me tiembla la voz cuando tengo que decir algo',
    'dry-mouth': 'Se me seca la boca y no puedo seguir',
    stomach: 'Tengo un nudo en el estómago toda la mañana',
    'blank-mind': 'Me quedo en blanco con la primera pregunta',
    blushing: 'Me pongo colorada cuando me miran',
    tension: 'Después del trabajo tengo los hombros tensos',
    'weak-knees': 'Me tiemblan las piernas cuando me levanto',
    'racing-thoughts': 'No dejo de darle vueltas a todo y no me concentro',
    jaw: 'Aprieto los dientes todo el día',
  },
  it: {
    'cold-hands': 'Prima di parlare mi si gelano le mani',
    'shaking-hands': 'Ho paura che vedano che mi tremano le mani',
    sweating: 'Comincio a sudare appena dicono il mio nome',
    'racing-heart': 'Ho il cuore che batte forte prima di ogni esame',
    voice: 'Mi trema la voce quando devo dire qualcosa',
    'dry-mouth': 'Mi si secca la bocca e non riesco ad andare avanti',
    stomach: 'Ho un nodo allo stomaco per tutta la mattina',
    'blank-mind': 'Alla prima domanda ho un vuoto di memoria',
    blushing: 'Divento rossa quando mi guardano',
    tension: 'Dopo il lavoro ho le spalle contratte',
    'weak-knees': 'Mi tremano le gambe quando mi alzo',
    'racing-thoughts': 'Ho mille pensieri che corrono e non mi concentro',
    jaw: 'Stringo i denti tutto il giorno',
  },
  pt: {
    'cold-hands': 'Antes de falar fico com as mãos geladas',
    'shaking-hands': 'Tenho medo de que vejam minhas mãos tremendo',
    sweating: 'Começo a suar assim que dizem meu nome',
    'racing-heart': 'Meu coração dispara antes de cada prova',
    voice: 'Minha voz treme quando preciso dizer alguma coisa',
    'dry-mouth': 'Fico com a boca seca e não consigo continuar',
    stomach: 'Sinto um nó no estômago a manhã toda',
    'blank-mind': 'Me dá um branco na primeira pergunta',
    blushing: 'Fico vermelha quando olham para mim',
    tension: 'Depois do trabalho fico com os ombros tensos',
    'weak-knees': 'Fico com as pernas bambas quando me levanto',
    'racing-thoughts': 'Meus pensamentos não param e não consigo me concentrar',
    jaw: 'Passo o dia apertando os dentes',
  },
};

const symptomsIn = (language: Language, description: string, need?: Need): string[] =>
  readRequest(settleRequest({ ...usualRequest, language, description, ...(need && { need }) })).details.flatMap(({ detail }) =>
    detail.role === 'symptom' ? [detail.tag] : [],
  );

describe.each(languages)('what a person says their body does (%s)', (language) => {
  test.each(detailTags.symptom)('%s is understood', (tag) => {
    expect(symptomsIn(language, said[language][tag], 'exam')).toContain(tag);
    expect(symptomsIn(language, said[language][tag])).toContain(tag);
  });

  test('is led through once, with a need and without one', async () => {
    for (const tag of detailTags.symptom)
      for (const need of ['job-interview', null] as const) {
        const asked = { language, description: said[language][tag], duration: 15, ...(need && { need }) };
        const whole = await composeScript({ ...asked, theme: 'confidence', type: 'hypnosis' }, tag);
        const told = passagesOf(whole, ['suggestion']).passages.filter(({ about }) => about?.role === 'symptom');
        expect(
          told.map(({ about }) => about?.tags),
          `${tag} ${need}`,
        ).toEqual([[tag]]);
      }
  });

  test('is no matter in panic and grief, and none where it is refused', () => {
    expect(symptomsIn(language, said[language]['racing-heart'], 'panic')).toEqual([]);
    expect(symptomsIn(language, said[language].stomach, 'grief')).toEqual([]);
  });
});
