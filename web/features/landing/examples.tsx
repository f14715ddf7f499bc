import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { costOf } from '../../../shared/cost.ts';
import { plans } from '../../../shared/plans.ts';
import { languages, type Language } from '../../../shared/vocabulary.ts';
import { formatClock } from '../../lib/format.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { runsOfTimeline } from '../../ui/joinRuns.ts';
import { Note } from '../../ui/Note.tsx';
import { Pairs } from '../../ui/Pairs.tsx';
import { PauseChip } from '../../ui/PauseChip.tsx';
import { Timeline } from '../../ui/Timeline.tsx';
import { Example } from './Example.tsx';

/** Seconds of speech and of silence by turns, as a script of some minutes has them. */
const exampleTimeline = [
  14, 7, 4, 2, 9, 7, 8, 7, 7, 7, 4, 4, 7, 4, 10, 8, 11, 8, 7, 4, 11, 8, 3, 4, 4, 8, 17, 4, 10, 6, 2, 2, 9, 11, 5, 2, 8, 11, 4, 6,
  8, 11, 4, 2, 6, 6, 8, 6, 6, 6, 2, 2, 7, 11, 8, 11, 5, 4, 9, 4, 16, 9, 4, 2, 12, 4, 8, 8,
];

function Clock(): ReactNode {
  const { t } = useTranslation();
  return (
    <Example>
      <Timeline runs={runsOfTimeline(exampleTimeline)} label={t('landing.features.clock.timeline')} />
      <small>{t('landing.features.clock.legend')}</small>
    </Example>
  );
}

const sentences = [
  { key: 'a', pause: 4 },
  { key: 'b', pause: 8 },
  { key: 'c', pause: 2 },
  { key: 'd', pause: 9 },
] as const;

function Pauses(): ReactNode {
  const { t } = useTranslation();
  return (
    <Example>
      <p data-part="script">
        {sentences.map(({ key, pause }) => (
          <span key={key}>
            {t(`app.welcome.example.${key}`)} <PauseChip seconds={pause} />{' '}
          </span>
        ))}
      </p>
    </Example>
  );
}

function Checks(): ReactNode {
  const { t } = useTranslation();
  return (
    <Example>
      <Note kind="warn">
        <p>{t('landing.features.checks.sample')}</p>
        <p>{t('landing.features.checks.remark')}</p>
      </Note>
    </Example>
  );
}

const outline = [
  { key: 'a', seconds: 60 },
  { key: 'b', seconds: 190 },
  { key: 'c', seconds: 285 },
  { key: 'd', seconds: 65 },
] as const;

function Outline(): ReactNode {
  const { t } = useTranslation();
  return (
    <Example>
      <ol>
        {outline.map(({ key, seconds }) => (
          <li key={key}>
            <span>{t(`landing.features.outline.sample.${key}`)}</span>
            <small>{formatClock(seconds)}</small>
          </li>
        ))}
      </ol>
    </Example>
  );
}

const exampleMinutes = 15;

function Credits(): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const [before, cost] = [plans.free.monthlyCredits, costOf(exampleMinutes)];
  return (
    <Example>
      <Pairs
        pairs={[
          { name: t('landing.features.credits.before'), value: formats.number(before) },
          {
            name: t('landing.features.credits.script', { minutes: formats.minutes(exampleMinutes) }),
            value: formats.signed(-cost),
          },
          { name: t('landing.features.credits.after'), value: formats.number(before - cost), total: true },
        ]}
      />
    </Example>
  );
}

/** The same image, as each language says it. */
const water: Readonly<Record<Language, string>> = {
  en: 'the water closes',
  fr: 'l’eau se referme',
  es: 'el agua se cierra',
  de: 'das Wasser schließt sich',
  it: 'l’acqua si richiude',
  pt: 'a água se fecha',
};

function Languages(): ReactNode {
  return (
    <Example>
      <ul>
        {languages.map((language) => (
          <li key={language} lang={language}>
            {water[language]}
          </li>
        ))}
      </ul>
    </Example>
  );
}

/** The six things that the front page shows, in order, each with a piece of it. */
export const examples = {
  clock: Clock,
  pauses: Pauses,
  checks: Checks,
  outline: Outline,
  credits: Credits,
  languages: Languages,
} as const;
