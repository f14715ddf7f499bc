import { styled } from '../../theme/styled.ts';
import { memo, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Script } from '../../../shared/scripts.schema.ts';
import { color, font, radius, size as sizes, space, text, weight } from '../../theme/tokens.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { useSettings } from '../../lib/useSettings.ts';
import { ReaderPause } from './ReaderPause.tsx';
import type { Reading } from './readingSession.ts';
import type { Readable, Step } from './stepsOf.ts';
import { useReaderTouch } from './useReaderTouch.ts';

/** Where the sentence that is read stands, as a part of the height. */
const readingLine = 0.36;

const Scroller = styled('div')({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  touchAction: 'pan-y',
  paddingInline: 'min(clamp(1.25rem, 6vw, 5rem), 6.25vw)',
  '&[data-mirrored] > div': { transform: 'scaleX(-1)' },
  '& > div': {
    maxInlineSize: `calc(${sizes.measure} * .7)`,
    marginInline: 'auto',
    fontFamily: font.serif,
    lineHeight: 1.5,
    paddingBlock: '30dvh 55dvh',
    overflowWrap: 'break-word',
    hyphens: 'auto',
    hyphenateLimitChars: '14 5 5',
  },
  '& h2': { fontSize: '.72em', color: color.inkFaint, marginBlock: '1.6em .5em' },
  '& p + p': { marginBlockStart: '.8em' },
  '& [data-position]': { color: color.inkSoft, borderRadius: '1px', cursor: 'pointer' },
  '& [data-state="past"]': { color: color.inkFaint },
  '& [data-state="now"]': {
    color: color.ink,
    background: color.accentSoft,
    boxShadow: `0 0 0 .12em ${color.accentSoft}`,
    boxDecorationBreak: 'clone',
  },
  '[data-contrast="more"] & [data-state="now"]': { outline: `2px solid ${color.accent}` },
  '@media (forced-colors: active)': { '& [data-state="now"]': { outline: '2px solid Highlight' } },
  '& [data-part="wait"]': {
    display: 'inline-block',
    font: `${weight.medium} ${text.sm}/1.2 ${font.sans}`,
    color: color.warnInk,
    background: color.warnSoft,
    borderRadius: radius.full,
    padding: `${space.s1} ${space.s3}`,
    marginInlineEnd: space.s2,
    verticalAlign: 'middle',
  },
});

type Props = {
  readonly script: Pick<Script, 'title' | 'language'>;
  readonly readable: Readable;
  readonly reading: Reading;
  readonly waits: ReadonlySet<string>;
  /** In rem. */
  readonly size: number;
  readonly isMirrored: boolean;
  readonly onNext: () => void;
  readonly onBack: () => void;
  readonly onTap: (position: number | null) => void;
};

/** The script to read from: the sentence that is read stands on one line, what was is dimmed, what comes can be read ahead. */
export function ReaderText({ script, readable, reading, waits, size, isMirrored, ...touch }: Props): ReactNode {
  const { titles, steps } = readable;
  const area = useRef<HTMLDivElement>(null);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const { motion } = useSettings();
  const behavior = isStill || motion === 'reduced' ? 'auto' : 'smooth';
  useReaderTouch(area, touch);
  const { position } = reading;
  useEffect(() => {
    const scroller = area.current;
    const bring = (how: ScrollBehavior): void => {
      const now = scroller?.querySelector(`[data-position="${position}"]`);
      if (!scroller || !now) return;
      const off = now.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
      scroller.scrollTo({ top: scroller.scrollTop + off - scroller.clientHeight * readingLine, behavior: how });
    };
    bring(behavior);
    // Larger letters, another text or a turned device: the sentence stays on its line.
    let isFirst = true;
    const resized = new ResizeObserver(() => {
      if (!isFirst) bring('auto');
      isFirst = false;
    });
    if (scroller) resized.observe(scroller);
    if (scroller?.firstElementChild) resized.observe(scroller.firstElementChild);
    return () => resized.disconnect();
  }, [position, behavior]);
  const isSilent = reading.phase === 'silence';
  return (
    <Scroller ref={area} role="region" aria-label={script.title} tabIndex={0} data-mirrored={isMirrored || undefined}>
      <div lang={script.language} style={{ fontSize: `min(${size}rem, 12vw)` }}>
        {titles.map((title, section) => (
          <section key={section}>
            {title !== null && <h2>{title}</h2>}
            {paragraphsOf(steps, section).map((paragraph, index) => (
              <p key={index}>
                {paragraph.map(({ step, position: at }) => (
                  <Sentence
                    key={step.key}
                    step={step}
                    position={at}
                    state={at < position ? 'past' : at > position ? 'next' : isSilent ? 'now-silent' : 'now'}
                    left={at === position && isSilent ? step.silence - reading.passed : null}
                    waits={waits.has(step.key)}
                  />
                ))}
              </p>
            ))}
          </section>
        ))}
      </div>
    </Scroller>
  );
}

type SentenceProps = {
  readonly step: Step;
  readonly position: number;
  readonly state: 'past' | 'now' | 'now-silent' | 'next';
  readonly left: number | null;
  readonly waits: boolean;
};

const Sentence = memo(function Sentence({ step, position, state, left, waits }: SentenceProps): ReactNode {
  const { t } = useTranslation();
  const isNow = state === 'now' || state === 'now-silent';
  return (
    <>
      {waits && <span data-part="wait">{t('reading.waitMark')}</span>}
      <span data-position={position} data-state={isNow ? 'now' : state} aria-current={isNow || undefined}>
        {step.text}
      </span>{' '}
      {step.hasMarker && (
        <>
          <ReaderPause seconds={step.silence} left={left} />{' '}
        </>
      )}
    </>
  );
});

const paragraphsOf = (steps: readonly Step[], section: number): { readonly step: Step; readonly position: number }[][] => [
  ...Map.groupBy(
    steps.map((step, position) => ({ step, position })).filter(({ step }) => step.section === section),
    ({ step }) => step.paragraph,
  ).values(),
];
