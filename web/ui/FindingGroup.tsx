import { useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Finding } from '../../shared/scripts.schema.ts';
import { Button } from './Button.tsx';
import { whyOf } from '../lib/findingTexts.ts';
import { FindingItem } from './FindingItem.tsx';

/** Findings of one code that stand open; one more than these is worth no button. */
const open = 2;

type Props = Omit<ComponentProps<typeof FindingItem>, 'finding' | 'why'> & { readonly findings: readonly Finding[] };

/** Findings of one code: the first, and the others on demand. Why they matter stands once. */
export function FindingGroup({ findings, ...rest }: Props): ReactNode {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const isLong = findings.length > open + 1;
  const shown = isLong && !isOpen ? findings.slice(0, open) : findings;
  return (
    <>
      {shown.map((finding, index) => {
        const [why, before] = [whyOf(finding), shown[index - 1]];
        return (
          <FindingItem
            key={`${finding.start} ${finding.end}`}
            finding={finding}
            why={before && whyOf(before) === why ? null : why}
            {...rest}
          />
        );
      })}
      {isLong && (
        <li>
          <Button tone="quiet" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t('findings.fewer') : t('findings.more', { count: findings.length - open })}
          </Button>
        </li>
      )}
    </>
  );
}
