import { describe, expect, test } from 'vitest';
import { composer } from '../../domain/writing/composer/composer.ts';
import { getPack } from '../../domain/writing/composer/pack.ts';
import { fixText } from '../../domain/writing/fixText.ts';
import { writeWhole } from '../../domain/writing/writeWhole.ts';
import { withholder } from '../../domain/writing/withheld/withholder.ts';
import { checkScript } from '../../shared/checks/checkScript.ts';
import type { GenerateBody } from '../../shared/generations.schema.ts';
import { clockFor, timeScript } from '../../shared/markup/clock.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import { addressFormsOf, bodyLimits, languages, scriptTypes, type BodyLimit, type Language } from '../../shared/vocabulary.ts';
import { composeScript } from '../support/composeScript.ts';
import { usualRequest } from '../support/usualRequest.ts';

/** Words that no script for sleep may hold: written apart from the lists that the composer goes by. */
const waking: Readonly<Record<Language, RegExp>> = {
  en: /sunrise|dawn|morning|breakfast|coffee|blackbird|rooster|alarm|get up|getting up|new day|day ahead|wide awake and|fully awake/iu,
  de: /sonnenaufgang|morgens|morgenlicht|am morgen|zum morgen|frühstück|kaffee|amsel|wecker|aufsteh|neuer tag|neuen tag|hellwach/iu,
  fr: /\bmatin|\baube\b|aurore|petit-déjeuner|\bcafé|\bmerle|\bcoq\b|réveil est réglé|se lever|nouveau jour|nouvelle journée/iu,
  es: /amanec|\balba\b|aurora|desayun|\bcafé|mirlo|\bgallo|despertador|la mañana|una mañana|nuevo día|levántate/iu,
  it: /mattin|\balba\b|aurora|\bcolazione|\bcaffè|\bmerlo|\bgallo\b|la sveglia|alzarsi|nuovo giorno/iu,
  pt: /\bmanhã|amanhec|alvorada|aurora|\bcafé|sabiá|\bgalo\b|despertador|levantar-se|novo dia/iu,
};
/** Said outright, or by what moves with it. */
const breath: Readonly<Record<Language, RegExp>> = {
  en: /breath|inhal|exhal|\bsigh|\blung|(?:chest|belly) (?:rises|falls|moves)/iu,
  de: /atem|atme|atmung|seufz|\blunge|(?:brust|bauch) (?:hebt|senkt)|(?:hebt|senkt) sich (?:die brust|der bauch)/iu,
  fr: /souffl|respir|expir|soupir|poumon|(?:poitrine|ventre) se (?:soul|gonfl|tend)/iu,
  es: /respir|\baliento|inhal|exhal|suspir|pulm|(?:pecho|vientre) se (?:abre|mueve|eleva)/iu,
  it: /respir|fiato|espira|inspira|sospir|polmon|(?:petto|ventre) si (?:apre|alza|muove)/iu,
  pt: /respir|fôlego|inspira|expira|suspir|pulm|(?:peito|barriga) se (?:ergue|move|abre)/iu,
};
const similes: Readonly<Record<Language, RegExp>> = {
  en: /(?<!would)(?:^|[ ,])(?:like (?:a|an|the|some|sand|two)|as if|as though) /iu,
  de: /(?:wie (?:ein|eine|einen|einem|einer|Schnee|Wolken|wenn|man)|als (?:ob|wäre|hätte|würde)) /u,
  fr: /comme (?:un|une|des|si|on|dans|sous) |ressembl/iu,
  es: /como (?:un|una|unos|unas|si|quien|en|se) |igual que|se parece/iu,
  it: /(?<!osserva|nota|senti|ascolta|guarda) come (?:un|una|se|quando|si) |somigli/iu,
  pt: /(?<!sabe )como (?:um|uma|se|quem|em) |feito (?:um|uma|quem) /iu,
};

/** What a script may not hold of a body, apart from the lists that the composer goes by. */
const bodies: Readonly<Record<Language, Partial<Record<BodyLimit, RegExp>>>> = {
  en: {
    legs: /\blegs?\b|thigh|\bknee/iu,
    feet: /\bfeet\b|\bfoot\b|\btoes?\b|\bsoles\b/iu,
    hands: /\bhands?\b|finger|\bpalms?\b/iu,
    sight: /\bsee\b|\blook|\bcolour|\bgaze/iu,
    hearing: /\bhear\b|\bsounds?\b|\blisten|\bvoice/iu,
    standing: /\bwalk|\bstand up|\bstairs/iu,
    'lying-on-back': /on your back/iu,
    pregnancy: /\bhot\b|on your back/iu,
  },
  de: {
    legs: /\bBeine?\b|schenkel|\bKnie/u,
    feet: /\bFü(?:ß|ss)|\bFuß|\bZehe/u,
    hands: /\bHand\b|\bHände|[Ff]inger/u,
    sight: /\bBlick\b|schau|\bFarbe|\bsiehst/iu,
    hearing: /\bhör|geräusch|\bStimme/iu,
    standing: /\bTreppe|\bSchritt|aufstehen|spazier/iu,
    'lying-on-back': /auf dem Rücken/iu,
    pregnancy: /heiß|auf dem Rücken/iu,
  },
  fr: {
    legs: /\bjambes?\b|\bcuisse|\bgenou/iu,
    feet: /\bpieds?\b|\borteil|\btalon/iu,
    hands: /\bmains?\b|\bdoigt|\bpaume/iu,
    sight: /\bregard|\bcouleur|\bvois\b|\bvoyez/iu,
    hearing: /écout|\bbruit|\bvoix\b|\benten/iu,
    standing: /\bmarche[rz]?\b|\bdebout|\bescalier/iu,
    'lying-on-back': /sur le dos/iu,
    pregnancy: /\bchaude?s?\b|sur le dos/iu,
  },
  es: {
    legs: /\bpierna|\bmuslo|\brodilla/iu,
    feet: /\bpies?\b|\btal[oó]n|\btobillo/iu,
    hands: /\bmanos?\b|\bdedos?\b|\bpalmas?\b/iu,
    sight: /\bmira|\bcolor|\bves\b/iu,
    hearing: /escuch|\bsonido|\bruido|\bvoz\b/iu,
    standing: /\bcamina|de pie\b|\bescalera/iu,
    'lying-on-back': /boca arriba/iu,
    pregnancy: /\bcalientes?\b|boca arriba/iu,
  },
  it: {
    legs: /\bgamb[ae]\b|\bcosc|\bginocch/iu,
    feet: /\bpied[ei]\b|\btallon|\bcavigli/iu,
    hands: /\bman[oi]\b|\bdita\b|\bpalm[oi]\b/iu,
    sight: /\bguarda|\bcolor|\bvedi\b/iu,
    hearing: /ascolt|\bsuon[oi]\b|\brumor|\bvoc[ei]\b/iu,
    standing: /\bcammin|in piedi|\bscale\b/iu,
    'lying-on-back': /sulla schiena|supin/iu,
    pregnancy: /\bcald[oaie]\b|sulla schiena/iu,
  },
  pt: {
    legs: /\bpernas?\b|\bcoxa|\bjoelho/iu,
    feet: /\bpés?\b|\bcalcanhar|\btornozelo/iu,
    hands: /\bmãos?\b|\bdedos?\b|\bpalmas?\b/iu,
    sight: /\bolhe\b|\bcores\b|\bveja\b/iu,
    hearing: /escut|\bsons?\b|\bruído|\bvoz\b/iu,
    standing: /\bcaminh[ae]\b|\bde pé\b|\bescada/iu,
    'lying-on-back': /de costas/iu,
    pregnancy: /\bquentes?\b|de costas/iu,
  },
};
const bodySets: readonly (readonly BodyLimit[])[] = [
  ['legs', 'feet', 'standing'],
  ['arms', 'hands'],
  ['sight'],
  ['hearing'],
  ['breath', 'pain-area'],
  ['pregnancy', 'lying-on-back'],
  bodyLimits,
];

/** People who cannot fall asleep or wake at night, in a theme that is not sleep; some name the morning. */
const sleepless: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'I cannot fall asleep and want to sleep until morning',
    'I wake up at three in the morning and think of work',
    'insomnia, my garden calms me',
  ],
  de: [
    'Ich kann nicht einschlafen und möchte bis zum Morgen durchschlafen',
    'Ich wache um drei Uhr morgens auf',
    'Schlaflosigkeit, mein Garten beruhigt mich',
  ],
  fr: [
    'Je n’arrive pas à m’endormir, je veux dormir jusqu’au matin',
    'Je me réveille à trois heures du matin',
    'insomnies, le jardin m’apaise',
  ],
  es: ['No puedo dormirme y mañana trabajo', 'Me despierto a las tres de la mañana', 'insomnio, quiero dormir hasta la mañana'],
  it: [
    'Non riesco ad addormentarmi, vorrei dormire fino al mattino',
    'Mi sveglio alle tre di notte',
    'insonnia, il giardino mi calma',
  ],
  pt: ['Não consigo pegar no sono, quero dormir até de manhã', 'Acordo às três da manhã', 'insônia, o jardim me acalma'],
};

const spokenIn = (content: string): string[] =>
  parseScript(content).sections.flatMap(({ title, sentences }) => [title ?? '', ...sentences.map(({ text }) => text)]);

async function expectFree(
  asked: Partial<GenerateBody> & { language: Language },
  seed: string,
  ...words: readonly RegExp[]
): Promise<void> {
  const script = await composeScript({ duration: 10, ...asked }, seed);
  const spoken = spokenIn(script.content);
  expect(
    spoken.filter((text) => words.some((word) => word.test(text))),
    seed,
  ).toEqual([]);
  expect(spoken.filter((text) => withholder(script.assignment.request)(text) !== null)).toEqual([]);
  expect(checkScript(script).filter(({ level }) => level === 'fatal')).toEqual([]);
  const { totalSeconds } = timeScript(parseScript(script.content), clockFor(script.assignment.request));
  expect(Math.abs(totalSeconds - script.assignment.request.duration * 60)).toBeLessThanOrEqual(1);
}

describe.each(languages)('in %s', (language) => {
  const forms = addressFormsOf[language];

  test('no script for sleep holds what wakes', async () => {
    for (const type of scriptTypes)
      for (const address of forms)
        for (const duration of [5, 10, 20, 30])
          for (const approach of ['calm', 'nature'] as const)
            for (const seed of ['one', 'two'])
              await expectFree(
                { language, type, address, duration, approach, theme: 'sleep' },
                `${type} ${duration} ${seed}`,
                waking[language],
              );
  });

  test('who cannot sleep is led into sleep by any theme, and their morning calls for none', async () => {
    for (const type of scriptTypes)
      for (const description of sleepless[language])
        for (const theme of ['anxiety', 'stress', 'gratitude'] as const) {
          const asked = { language, type, theme, description, goal: description, duration: 15 };
          const { kinds } = await composeScript(asked, theme);
          expect(kinds.at(-1), description).toBe('sleep-tail');
          expect(kinds).not.toContain('emergence');
          await expectFree(asked, `${type} ${theme}`, waking[language]);
        }
  });

  test('what a model says of the morning is taken out of a script for sleep', async () => {
    const { sections, assignment } = await writeWhole({
      writer: composer,
      request: { ...usualRequest, language, theme: 'sleep', duration: 5 },
      seed: 'one',
    });
    const [first, second, ...rest] = sections;
    if (!first || !second) throw new Error('a script has sections');
    const said = {
      en: 'Soon it is a new morning.',
      de: 'Bald ist es am Morgen hell.',
      fr: 'Bientôt vient le matin.',
      es: 'Pronto llega la mañana.',
      it: 'Presto arriva il mattino.',
      pt: 'Logo chega a manhã.',
    }[language];
    const { content } = fixText([first, { ...second, content: `${second.content}\n${said} [pause:3]` }, ...rest], assignment);
    expect(content).not.toContain(said);
    expect(content).toContain(second.content.split('\n')[0]?.replace(/ \[pause.*/u, ''));
  });

  test('without breathing no line speaks of breath', async () => {
    for (const type of scriptTypes)
      for (const address of forms)
        for (const [index, approach] of (['calm', 'nature', 'bodyscan'] as const).entries())
          for (const theme of ['sleep', 'anxiety', 'focus'] as const)
            await expectFree(
              { language, type, address, approach, theme, duration: [5, 10, 20][index] ?? 10, includeBreathing: false },
              `${type} ${approach} ${theme}`,
              breath[language],
            );
  });

  test('what a body has or bears not is not used', async () => {
    for (const type of scriptTypes)
      for (const address of forms)
        for (const [index, body] of bodySets.entries())
          for (const approach of ['calm', 'bodyscan'] as const)
            await expectFree(
              {
                language,
                type,
                address,
                approach,
                body: [...body],
                theme: index % 2 ? 'healing' : 'sleep',
                duration: index % 3 ? 10 : 20,
              },
              `${type} ${approach} ${body.join(' ')}`,
              ...body.flatMap((limit) => (limit === 'breath' ? breath[language] : (bodies[language][limit] ?? []))),
            );
  });

  test('every sentence that must be said has one that needs nothing of the body', () => {
    const must =
      /^(?:settling\.(?:safety|eyes|stop|welcome)|pretalk\.(?:welcome|safety|control|eyes)|return\.|emergence\.(?!body)|sleep\.)/u;
    const missing = [...getPack(language).phrases].flatMap(([id, phrases]) =>
      must.test(id) && phrases.every(({ speaksOf }) => bodyLimits.some((limit) => speaksOf(limit))) ? [id] : [],
    );
    expect(missing).toEqual([]);
  });

  test('without metaphors there is no scene and no simile', async () => {
    for (const type of scriptTypes)
      for (const address of forms)
        for (const [index, style] of (['gentle', 'guided-visualization', 'pragmatic', 'spiritual'] as const).entries())
          await expectFree(
            { language, type, address, style, theme: 'stress', duration: [5, 10, 15, 30][index] ?? 10, includeMetaphors: false },
            `${type} ${style}`,
            similes[language],
          );
  });
});
