import { styled } from '../theme/styled.ts';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { groupFindings } from '../lib/groupFindings.ts';
import { color, text, weight } from '../theme/tokens.ts';
import { FindingGroup } from './FindingGroup.tsx';
import { Icon } from './Icon.tsx';

const Root = styled('ul')({
  '& > li[data-ok]': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '.15rem .7rem',
    paddingBlock: '.8rem',
    fontSize: text.sm,
    '& svg': { color: color.calm, marginBlockStart: '.1em', gridRow: 'span 2' },
    '& b': { fontWeight: weight.medium },
    '& p': { color: color.inkSoft },
  },
  '& > li + li[data-ok]': { borderBlockStart: `1px solid ${color.line}` },
});

/** Remarks of the checks, and that the rest is in order. */
export function FindingList({ findings, ...rest }: ComponentProps<typeof FindingGroup>): ReactNode {
  const { t } = useTranslation();
  return (
    <Root>
      {groupFindings(findings).map((group) => (
        <FindingGroup key={group[0]?.code} findings={group} {...rest} />
      ))}
      {!findings.some(({ level }) => level === 'fatal') && (
        <li data-ok>
          <Icon name="check" small />
          <b>{t(findings.length === 0 ? 'findings.clear' : 'findings.rest')}</b>
          <p>{t('findings.restDetail')}</p>
        </li>
      )}
    </Root>
  );
}
