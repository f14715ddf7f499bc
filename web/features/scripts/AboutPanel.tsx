import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Script } from '../../../shared/scripts.schema.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { Pairs } from '../../ui/Pairs.tsx';
import { Panel } from './Panel.tsx';
import { WriterLabel } from './WriterLabel.tsx';

/** When it was written, by what, and what it cost. */
export function AboutPanel({ script, children }: { readonly script: Script; readonly children?: ReactNode }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { generation } = script;
  const charged = generation?.charged ?? null;
  return (
    <Panel>
      <h2>{t('scripts.about.title')}</h2>
      <Pairs
        pairs={[
          { name: t('scripts.about.written'), value: formats.moment(generation?.finishedAt ?? script.createdAt) },
          { name: t('scripts.about.words'), value: formats.number(script.words) },
          ...(charged === null
            ? []
            : [{ name: t('scripts.about.paid'), value: <Link to="/transactions">{t('app.credits', { count: charged })}</Link> }]),
        ]}
      />
      <WriterLabel script={script} />
      {children}
    </Panel>
  );
}
