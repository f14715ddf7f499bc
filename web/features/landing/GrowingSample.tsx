import { styled } from '../../theme/styled.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { clockFor, timeScript } from '../../../shared/markup/clock.ts';
import { parseScript } from '../../../shared/markup/parseScript.ts';
import type { Sample } from '../../../shared/samples.schema.ts';
import { formatClock } from '../../lib/format.ts';
import { color, space, text } from '../../theme/tokens.ts';
import { Breath } from '../../ui/Breath.tsx';
import { runsOfTimeline } from '../../ui/joinRuns.ts';
import { Timeline } from '../../ui/Timeline.tsx';
import { countSentences, sampleProgress } from './sampleProgress.ts';
import type { TextView } from './TextView.ts';
import { useReveal } from './useReveal.ts';

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  '& > header': { display: 'flex', flexWrap: 'wrap', gap: '.3rem 1rem', alignItems: 'baseline', justifyContent: 'space-between' },
  '& > header h2': { fontSize: text.titleMd },
  '& > header p': { display: 'inline-flex', gap: '.6rem', alignItems: 'center', fontSize: text.sm, color: color.inkSoft },
});

const Paper = styled('div')({
  blockSize: '21rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  display: 'grid',
  alignContent: 'start',
  gap: space.s4,
  paddingInlineEnd: space.s2,
  paddingBlockEnd: space.s6,
  '& h3': { fontSize: text.titleXs, color: color.inkSoft, marginBlockEnd: '.35rem' },
});

/** A line that goes on below is not cut through. */
const Faded = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > *': { gridArea: '1 / 1' },
  '&::after': {
    content: '""',
    gridArea: '1 / 1',
    alignSelf: 'end',
    zIndex: 1,
    blockSize: space.s6,
    background: `linear-gradient(transparent, ${color.surface})`,
    pointerEvents: 'none',
  },
});

/** A composed script, sentence by sentence, with its time drawn below it. */
export function GrowingSample({ sample, Text }: { readonly sample: Sample; readonly Text: TextView }): ReactNode {
  const { t } = useTranslation();
  const paper = useRef<HTMLDivElement>(null);
  const shown = useReveal(sample.seed, countSentences(sample));
  const parts = sampleProgress(sample, shown);
  const now = parts.find(({ state }) => state === 'now');
  const seconds = sample.sections.reduce((sum, { speechSeconds, silenceSeconds }) => sum + speechSeconds + silenceSeconds, 0);
  useEffect(() => {
    // The newest sentence stays in sight while it grows; afterwards one reads from the top.
    paper.current?.scrollTo({ top: now ? paper.current.scrollHeight : 0 });
  }, [now]);
  const clock = clockFor({ ...sample, type: 'meditation' });
  const runs = sample.sections.flatMap(({ content }, index) => {
    const state = parts[index]?.state ?? 'todo';
    return runsOfTimeline(timeScript(parseScript(content), clock).strip).map((run) => ({ ...run, state }));
  });
  return (
    <Root>
      <header>
        <h2 lang={sample.language}>{sample.title}</h2>
        <p role="status">
          {now && <Breath aria-hidden="true" />}
          {now
            ? t('landing.sample.now', { number: now.position, total: parts.length })
            : t('landing.sample.done', { length: formatClock(seconds) })}
        </p>
      </header>
      <Faded>
        <Paper ref={paper} tabIndex={0} role="region" aria-label={t('landing.sample.text')} lang={sample.language}>
          {parts
            .filter(({ state }) => state !== 'todo')
            .map(({ position, title, content, state }) => (
              <section key={position}>
                <h3>{title}</h3>
                <Text content={content} isGrowing={state === 'now'} />
              </section>
            ))}
        </Paper>
      </Faded>
      <Timeline runs={runs} label={t('scripts.timeline')} />
    </Root>
  );
}
