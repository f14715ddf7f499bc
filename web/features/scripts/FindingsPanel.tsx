import { styled } from '@mui/material/styles';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { findingCodes } from '../../../shared/checks/findingCodes.ts';
import type { Finding, Script } from '../../../shared/scripts.schema.ts';
import { color, text, weight } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Panel } from './Panel.tsx';

const List = styled('ul')({
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '.15rem .7rem',
    paddingBlock: '.8rem',
    fontSize: text.sm,
  },
  '& li + li': { borderBlockStart: `1px solid ${color.line}` },
  '& svg': { color: color.warnInk, marginBlockStart: '.1em', gridRow: 'span 2' },
  '& li[data-ok] svg': { color: color.calm },
  '& b': { fontWeight: weight.medium },
  '& p': { color: color.inkSoft },
});

/** The sentence for a finding's code, with its values; a code that this program does not know yet gets a general one. */
function saying({ code, params }: Finding): string {
  const known = findingCodes.find((one) => one === code);
  return known ? i18next.t(`scripts.findings.codes.${known}`, params) : i18next.t('scripts.findings.other');
}

/** Remarks of the checks, each with its place. */
export function FindingsPanel({ script }: { readonly script: Script }): ReactNode {
  const { t } = useTranslation();
  const { findings } = script;
  if (findings.length === 0) return null;
  return (
    <Panel>
      <h2>{t('scripts.findings.title')}</h2>
      <List>
        {findings.map((finding, index) => (
          <li key={index}>
            <Icon name="warn" small />
            <b>{saying(finding)}</b>
            {finding.section !== null && (
              <p>
                {finding.sentence === null
                  ? t('scripts.findings.section', { section: finding.section })
                  : t('scripts.findings.sentence', { section: finding.section, sentence: finding.sentence })}
              </p>
            )}
          </li>
        ))}
        <li data-ok>
          <Icon name="check" small />
          <b>{t('scripts.findings.rest')}</b>
          <p>{t('scripts.findings.restDetail')}</p>
        </li>
      </List>
    </Panel>
  );
}
