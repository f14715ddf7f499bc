import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { assembleContent } from '../../shared/markup/assembleContent.ts';
import { listSections } from '../../domain/generations/sections.queries.ts';
import type { GenerateBody } from '../../shared/generations.schema.ts';
import type { Section } from '../../shared/scripts.schema.ts';
import { getCredits } from '../../shared/routes/credits.routes.ts';
import { retryGeneration } from '../../shared/routes/generations.routes.ts';
import { getScript, updateScript } from '../../shared/routes/scripts.routes.ts';
import { applyFix } from '../../shared/checks/fixes/applyFix.ts';
import { workOnLease } from '../../worker/generations/workOnLease.ts';
import { composer } from '../../domain/writing/composer/composer.ts';
import { writeScript } from '../../worker/writing/writeScript.ts';
import type { DraftSentence, SectionBrief, Writer } from '../../domain/writing/writer.ts';
import { capturedLog } from '../support/capturedLog.ts';
import { scriptStream } from '../../shared/streams.ts';
import { factories } from '../support/factories.ts';
import { handmadeTexts } from '../support/handmadeTexts.ts';
import { openTestTexts } from '../support/openTestTexts.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const texts = openTestTexts();
const api = await startTestApi(base.url);
const { signUp, ask, claim, finished } = factories(base, api);

type Spoil = (sentences: readonly DraftSentence[], brief: SectionBrief) => readonly DraftSentence[];
const said = (text: string): DraftSentence => ({ text, pause: 'medium', endsParagraph: false });

/** The composer, with what it writes spoiled. */
const spoiled = (spoil: Spoil): Writer => ({
  ...composer,
  write: async (assignment, brief, hooks) => {
    const written = await composer.write(assignment, brief, hooks);
    return { ...written, sentences: spoil(written.sentences, brief) };
  },
});

/** Has a script written by a spoiled composer, to whatever end. */
async function writeSpoiled(spoil: Spoil, changes: Partial<GenerateBody> = {}) {
  const person = await signUp();
  const { script, generation } = await ask(person, { type: 'hypnosis', theme: 'confidence', ...changes });
  const lease = await claim(generation.id);
  await workOnLease({
    database: base.database,
    log: capturedLog('test').log,
    lease,
    leaseSeconds: 600,
    renewSeconds: 600,
    limitMs: 60_000,
    controller: new AbortController(),
    work: (signal) =>
      writeScript({ database: base.database, texts, lease, writers: [spoiled(spoil)], signal, betweenSections: () => undefined }),
  });
  const [ended, credits, saved] = await Promise.all([
    person.client.call(getScript, { params: { id: script.id } }),
    person.client.call(getCredits, {}),
    listSections(base.database, generation.id),
  ]);
  const told = await base.rows<{ section: Section }>(
    "select payload -> 'section' as section from event where stream = $1 and type = 'script.section' order by seq",
    [scriptStream(script.id)],
  );
  return { person, script: ended, credits, saved, written: assembleContent(told.map(({ section }) => section)) };
}

const inSection =
  (position: number, spoil: Spoil): Spoil =>
  (sentences, brief) =>
    brief.section.position === position ? spoil(sentences, brief) : sentences;
const isLast = ({ section, titles }: SectionBrief): boolean => section.position === titles.length;

const { en, de } = handmadeTexts;
const fixable: readonly (readonly [what: string, spoil: Spoil, gone: string, changes?: Partial<GenerateBody>])[] = [
  ['words about the task', inSection(1, (all) => [said(en.preamble), ...all]), en.preamble],
  ['a name never put in', inSection(2, (all) => [said(en.slot), ...all]), '{name}'],
  ['marks of emphasis', inSection(2, (all) => [said('Breathe **deeply** now.'), ...all]), '**'],
  ['what must not be said', inSection(2, (all) => [...all, said(en.forbidden)]), 'medication'],
  [
    'a breath held too long',
    inSection(3, (all) => [said('Hold your breath. [pause:12]'), ...all]),
    'Hold your breath. [pause:12]',
  ],
  [
    'pauses of its own',
    inSection(2, (all) => [said('Rest a while. [pause 12]'), said('Rest on. [pause:99]'), ...all]),
    '[pause 12]',
  ],
  [
    'another form of address',
    inSection(2, (all) => [...all, said(de.otherAddress ?? '')]),
    de.otherAddress ?? '',
    { language: 'de', address: 'informal' },
  ],
  [
    'an ending that wakes nobody',
    (all, brief) => (isLast(brief) ? [said('The room is here.'), said('Feel your feet on the floor.')] : all),
    'Feel your feet on the floor.\n\n',
  ],
  ['a section much too short', (all, brief) => (isLast(brief) ? all.slice(-2) : all), '[pause:0]'],
];

describe('a writer’s slip is fixed before anybody sees it', () => {
  test.each(fixable.map(([what, spoil, gone, changes = {}]) => ({ what, spoil, gone, changes })))(
    '$what',
    async ({ spoil, gone, changes }) => {
      const { script, credits, saved, written } = await writeSpoiled(spoil, changes);
      expect(script.content).not.toBe(written);
      expect(script).toMatchObject({ status: 'ready', generation: { status: 'completed', charged: 1 } });
      expect(script.findings.filter(({ level }) => level === 'fatal')).toEqual([]);
      expect(script.content).not.toContain(gone);
      expect(Math.abs((script.timing?.totalSeconds ?? 0) - 300)).toBeLessThanOrEqual(1);
      // What is saved and what is delivered agree.
      expect(assembleContent(saved)).toBe(script.content);
      expect(script.sections.map(({ content, title }) => ({ content, title }))).toEqual(
        saved.map(({ content, title }) => ({ content, title })),
      );
      for (const [index, { speechSeconds, silenceSeconds }] of script.sections.entries()) {
        expect(saved[index]?.speechSeconds).toBeCloseTo(speechSeconds, 3);
        expect(saved[index]?.silenceSeconds).toBeCloseTo(silenceSeconds, 3);
      }
      expect(credits).toMatchObject({ available: 2, held: 0 });
    },
  );
});

const hopeless: readonly (readonly [what: string, spoil: Spoil])[] = [
  [
    'a section in another language',
    inSection(2, () =>
      handmadeTexts.fr.whole
        .split('\n')
        .filter((line) => line.length > 20)
        .map((line) => said(line.replace(/ \[.*/u, ''))),
    ),
  ],
  ['a section that says nothing else', inSection(2, () => [said(en.forbidden)])],
  ['hardly any words', (all) => all.slice(-1)],
];

test.each(hopeless)('what cannot be fixed is not delivered, and every credit comes back: %s', async (_what, spoil) => {
  const { script, credits } = await writeSpoiled(spoil);
  expect(script).toMatchObject({
    status: 'failed',
    content: '',
    generation: { status: 'failed', failure: 'CHECKS_FAILED', charged: 0 },
  });
  expect(credits).toMatchObject({ available: 3, held: 0 });
});

test('another attempt begins again: what the checks refused once they would refuse again', async () => {
  const { person, script } = await writeSpoiled(hopeless[0]?.[1] ?? ((all) => all));
  expect(script.generation?.sectionsDone).toBeGreaterThan(0);
  const params = { id: script.generation?.id ?? '' };
  const { generation } = await person.client.call(retryGeneration, { key: randomUUID(), params });
  expect(generation).toMatchObject({ status: 'queued', sectionsDone: 0 });
  expect(await listSections(base.database, generation.id)).toEqual([]);
});

describe('a person’s own text', () => {
  const broken = `## One\n\nRest here a while. [pause:45]\n${en.forbidden}\nAnd go on resting.`;

  test('is told of its errors with their fixes, and each one can be made', async () => {
    const person = await signUp();
    const { scriptId } = await finished(person);
    const id = { params: { id: scriptId } };
    let script = await person.client.call(getScript, id);
    script = await person.client.call(updateScript, { ...id, body: { baseRevision: script.revision, content: broken } });
    expect(script.findings).toMatchObject([
      { code: 'marker_range', section: 1, sentence: 1, fix: { kind: 'clamp-pause' } },
      { code: 'phrase_forbidden', section: 1, sentence: 2, fix: { kind: 'delete-sentence' } },
    ]);
    for (let [finding] = script.findings; finding?.fix; [finding] = script.findings) {
      const content = applyFix(script.content, finding.fix);
      script = await person.client.call(updateScript, { ...id, body: { baseRevision: script.revision, content } });
    }
    expect(script).toMatchObject({ content: '## One\n\nRest here a while. [pause:30]\nAnd go on resting.', findings: [] });
  });

  test('checked before there were fixes is still read', async () => {
    const person = await signUp();
    const { scriptId } = await finished(person);
    const old = { code: 'marker_last', level: 'fatal', section: 4, sentence: 2, start: 1, end: 2, params: { seconds: 3 } };
    await base.rows('update script set findings = $2 where id = $1', [scriptId, JSON.stringify([old])]);
    const { findings } = await person.client.call(getScript, { params: { id: scriptId } });
    expect(findings).toEqual([{ ...old, fix: null }]);
  });
});
