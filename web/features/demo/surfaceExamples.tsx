import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/ApiError.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { Dusk } from '../../ui/Dusk.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Figure } from '../../ui/Figure.tsx';
import { FigureSheet } from '../../ui/FigureSheet.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { iconPaths, type IconName } from '../../ui/iconPaths.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Moon } from '../../ui/Moon.tsx';
import { Note } from '../../ui/Note.tsx';
import { Pairs } from '../../ui/Pairs.tsx';
import { QuotaLine } from '../../ui/QuotaLine.tsx';
import { Ribbon } from '../../ui/Ribbon.tsx';
import { Rule } from '../../ui/Rule.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { Text } from '../../ui/Text.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

function Sample(): ReactNode {
  const { t } = useTranslation();
  return t('app.demo.sample');
}

function OnPage(): ReactNode {
  const { t } = useTranslation();
  return <Text data-tone="soft">{t('app.demo.onPage')}</Text>;
}

function Failed(): ReactNode {
  const { t } = useTranslation();
  return <LoadFailure title={t('scripts.listFailed')} error={new ApiError({ kind: 'network' })} onRetry={() => undefined} />;
}

function Empty(): ReactNode {
  const { t } = useTranslation();
  return <EmptyState title={t('app.newScript')}>{t('app.demo.sample')}</EmptyState>;
}

/** A figure is a region by its title: no two on a page are called the same. */
function FigureExample({ title }: { readonly title: 'credits.balance' | 'credits.title' | 'app.newScript' }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <Figure title={t(title)} asked={{ data: true, error: null, refetch: () => undefined }}>
      <p data-part="figure">
        {formats.number(15)} <small>{t('credits.available', { count: 15 })}</small>
      </p>
    </Figure>
  );
}

function PairsExample(): ReactNode {
  const { t } = useTranslation();
  return (
    <Pairs
      pairs={[
        { name: t('generator.receipt.balance'), value: 3 },
        { name: t('generator.receipt.cost'), value: 2 },
        { name: t('generator.receipt.after'), value: 1, total: true },
      ]}
    />
  );
}

/** What things lie on, and what is said beside them. */
export const surfaceExamples: Readonly<Record<string, ReactNode>> = {
  Dusk: (
    <Dusk sx={{ padding: '2rem' }}>
      <Sample />
    </Dusk>
  ),
  EmptyState: <Empty />,
  Icon: (
    <p>
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <Icon key={name} name={name} />
      ))}
    </p>
  ),
  LoadFailure: <Failed />,
  Moon: (
    <Dusk sx={{ blockSize: '10rem' }}>
      <Moon sx={{ inlineSize: '12rem', inset: '-1rem auto auto calc(50% - 6rem)' }} />
    </Dusk>
  ),
  Note: (
    <>
      {(['calm', 'warn', 'danger'] as const).map((kind) => (
        <Note key={kind} kind={kind}>
          <Sample />
        </Note>
      ))}
    </>
  ),
  PageHeading: <OnPage />,
  QuotaLine: (
    <QuotaLine>
      <Sample />
    </QuotaLine>
  ),
  Figure: <FigureExample title="app.newScript" />,
  FigureSheet: (
    <FigureSheet as="div">
      <FigureExample title="credits.balance" />
      <FigureExample title="credits.title" />
    </FigureSheet>
  ),
  Pairs: <PairsExample />,
  Ribbon: (
    <Sheet sx={{ position: 'relative', blockSize: '4rem' }}>
      <Ribbon approach="nature" />
    </Sheet>
  ),
  Rule: <Rule />,
  Sheet: (
    <Sheet sx={{ padding: '1.5rem' }}>
      <Sample />
    </Sheet>
  ),
  SkipLink: <OnPage />,
  Spinner: <Spinner />,
  Tag: (
    <p>
      {(['', 'calm', 'gold', 'warn'] as const).map((kind) => (
        <Tag key={kind} data-kind={kind || undefined}>
          <Sample />
        </Tag>
      ))}
    </p>
  ),
  Text: (
    <>
      {(['', 'soft', 'faint'] as const).map((tone) => (
        <Text key={tone} data-tone={tone || undefined}>
          <Sample />
        </Text>
      ))}
    </>
  ),
  VisuallyHidden: (
    <>
      <OnPage />
      <VisuallyHidden>
        <Sample />
      </VisuallyHidden>
    </>
  ),
};
