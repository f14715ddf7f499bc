import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { color, media, space, text } from '../../theme/tokens.ts';
import { Band } from './Band.tsx';

const gap = 'clamp(1.5rem, 4vw, 4rem)';

const Steps = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap,
  marginBlockStart: space.s7,
  '& > li': { position: 'relative', paddingBlockStart: '1.9rem' },
  // One line for all steps: a step's own that reached into the gap would be wider than the step.
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '3px 0 auto 0',
    blockSize: '1px',
    background: color.lineStrong,
    opacity: 0.5,
  },
  '& > li::after': {
    content: '""',
    position: 'absolute',
    inset: '0 auto auto 0',
    inlineSize: '7px',
    blockSize: '7px',
    borderRadius: '50%',
    background: color.accent,
    boxShadow: `0 0 0 6px ${color.paper}`,
  },
  '& h3': { fontSize: text.titleSm, marginBlockEnd: '.5rem' },
  '& p': { color: color.inkSoft },
  [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', '&::before': { display: 'none' } },
});

const steps = ['ask', 'follow', 'speak'] as const;

export function HowItWorks(): ReactNode {
  const { t } = useTranslation();
  return (
    <Band id="how">
      <h2 tabIndex={-1}>{t('landing.how.title')}</h2>
      <Steps>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`landing.how.${step}.title`)}</h3>
            <p>{t(`landing.how.${step}.text`)}</p>
          </li>
        ))}
      </Steps>
    </Band>
  );
}
