import type { ReactNode } from 'react';
import { Band } from '../../features/landing/Band.tsx';
import { Call } from '../../features/landing/Call.tsx';
import { FeatureGrid } from '../../features/landing/FeatureGrid.tsx';
import { Hero } from '../../features/landing/Hero.tsx';
import { HowItWorks } from '../../features/landing/HowItWorks.tsx';
import { LiveSample } from '../../features/landing/LiveSample.tsx';
import { FrontPlans } from '../../features/plans/FrontPlans.tsx';
import { SpokenText } from '../../features/scripts/SpokenText.tsx';
import { useHashTarget } from '../../lib/useHashTarget.ts';

/** What a visitor sees first: what this is, what it does, what it costs and how to begin. */
export function LandingPage(): ReactNode {
  useHashTarget();
  return (
    <>
      <Hero>
        <LiveSample Text={SpokenText} />
      </Hero>
      <HowItWorks />
      <FeatureGrid />
      <Band id="plans">
        <FrontPlans />
      </Band>
      <Call />
    </>
  );
}
