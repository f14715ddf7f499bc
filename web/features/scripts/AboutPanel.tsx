import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import type { Script } from '../../../shared/scripts.schema.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { useSettings } from '../../lib/useSettings.ts';
import { Pairs, type Pair } from '../../ui/Pairs.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useUsage } from './useUsage.ts';
import { WriterLabel } from './WriterLabel.tsx';

/** When it was written, by what, and what it cost. */
export function AboutPanel({ script, children }: { readonly script: Script; readonly children?: ReactNode }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { generation } = script;
  const { showWordCount } = useSettings();
  const usage = useUsagePairs(script);
  // What writes again has no charge of its own before its end; what was paid before it stays.
  const isPaid = script.paid > 0 || (generation?.charged ?? null) !== null;
  return (
    <Panel>
      <h2>{t('scripts.about.title')}</h2>
      <Pairs
        pairs={[
          { name: t('scripts.about.written'), value: formats.moment(generation?.finishedAt ?? script.createdAt) },
          ...(showWordCount ? [{ name: t('scripts.about.words'), value: formats.number(script.words) }] : []),
          ...usage,
          ...(isPaid
            ? [
                {
                  name: t('scripts.about.paid'),
                  value: <Link to={paths.transactions}>{t('app.credits', { count: script.paid })}</Link>,
                },
              ]
            : []),
        ]}
      />
      <WriterLabel script={script} />
      {children}
    </Panel>
  );
}

/** What its model read and wrote, and what that cost whoever runs this installation. */
function useUsagePairs(script: Script): Pair[] {
  const { t } = useTranslation();
  const formats = useFormats();
  const usage = useUsage(script);
  if (!usage) return [];
  const { promptTokens, completionTokens, costUsd, uncounted } = usage;
  const known = formats.dollars(costUsd ?? 0);
  const cost =
    costUsd === null ? t('scripts.about.costUnknown') : uncounted > 0 ? t('scripts.about.costAtLeast', { cost: known }) : known;
  return [
    { name: t('scripts.about.tokensRead'), value: formats.number(promptTokens) },
    { name: t('scripts.about.tokensWritten'), value: formats.number(completionTokens) },
    { name: t('scripts.about.modelCost'), value: cost },
  ];
}
