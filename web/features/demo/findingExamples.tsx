import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Finding } from '../../../shared/scripts.schema.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { whyOf } from '../../lib/findingTexts.ts';
import { CheckedWordsLine } from '../../ui/CheckedWordsLine.tsx';
import { FindingGroup } from '../../ui/FindingGroup.tsx';
import { FindingItem } from '../../ui/FindingItem.tsx';
import { FindingList } from '../../ui/FindingList.tsx';
import { Panel } from '../../ui/Panel.tsx';

const content = '[pause:3]\n[pause:4]';

/** A pause that follows nothing said, with the fix that takes it away; `line` counts from 0. */
const orphan = (line: number): Finding => ({
  code: 'marker_orphan',
  level: 'fatal',
  section: 1,
  sentence: null,
  start: line * 10,
  end: line * 10 + 9,
  params: { text: content.slice(line * 10, line * 10 + 9) },
  fix: { kind: 'delete-pause', edits: [{ start: line * 10, end: line * 10 + 9, text: '' }] },
});

const still = (): void => undefined;

function useFindingProps() {
  const { language } = useLanguage();
  return { content, language, isSaving: false, onShow: still, onFix: still } as const;
}

function ItemExample(): ReactNode {
  const props = useFindingProps();
  return (
    <ul>
      <FindingItem finding={orphan(0)} why={whyOf(orphan(0))} {...props} />
    </ul>
  );
}

function GroupExample(): ReactNode {
  const props = useFindingProps();
  return (
    <ul>
      <FindingGroup findings={[orphan(0), orphan(1)]} {...props} />
    </ul>
  );
}

function ListExample(): ReactNode {
  return <FindingList findings={[orphan(0)]} {...useFindingProps()} />;
}

function PanelExample(): ReactNode {
  const { t } = useTranslation();
  return (
    <Panel as="div">
      <p>{t('app.demo.sample')}</p>
    </Panel>
  );
}

/** Remarks of the checks, and the sheet that they lie on. */
export const findingExamples = {
  CheckedWordsLine: (
    <>
      <CheckedWordsLine checked={{ sentences: 214, subjects: ['water', 'heights'] }} isSettled />
      <CheckedWordsLine checked={{ sentences: 214, subjects: ['water', 'heights'] }} isSettled={false} />
    </>
  ),
  FindingGroup: <GroupExample />,
  FindingItem: <ItemExample />,
  FindingList: <ListExample />,
  Panel: <PanelExample />,
} satisfies Record<string, ReactNode>;
