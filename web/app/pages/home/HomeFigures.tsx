import type { ReactNode } from 'react';
import type { Plan } from '../../../../shared/plans.ts';
import { CreditsFigure } from '../../../features/credits/CreditsFigure.tsx';
import { StatsFigure } from '../../../features/home/StatsFigure.tsx';
import { SubscriptionFigure } from '../../../features/plans/SubscriptionFigure.tsx';
import { ActivityFigure } from '../../../features/scripts/ActivityFigure.tsx';
import { space } from '../../../theme/tokens.ts';
import { FigureSheet } from '../../../ui/FigureSheet.tsx';

/** How one stands: plan, credits, figures, and what was last. */
export const HomeFigures = ({ plan }: { readonly plan: Plan }): ReactNode => (
  <FigureSheet as="div" sx={{ marginBlockStart: space.s4 }}>
    <SubscriptionFigure />
    <CreditsFigure included={plan.monthlyCredits} />
    <StatsFigure />
    <ActivityFigure />
  </FigureSheet>
);
