import type { ReactNode } from 'react';
import { QuotaLine } from '../../ui/QuotaLine.tsx';
import type { Quota } from './useQuota.ts';

/** What there is to say of a maximum; nothing while it is far away. */
export const QuotaLines = ({ quota }: { readonly quota: Quota }): ReactNode =>
  quota.lines.map(({ id, text }) => (
    <QuotaLine key={id} id={id}>
      {text}
    </QuotaLine>
  ));
