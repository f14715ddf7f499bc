import { styled } from '../../theme/styled.ts';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isEndingAsleep } from '../../../shared/isEndingAsleep.ts';
import { clockFor, timeScript } from '../../../shared/markup/clock.ts';
import { lengthsOf, lineBreaksToPauses } from '../../../shared/markup/lineBreaksToPauses.ts';
import { parseScript } from '../../../shared/markup/parseScript.ts';
import type { Script } from '../../../shared/scripts.schema.ts';
import { formatClock } from '../../lib/format.ts';
import { useSettings } from '../../lib/useSettings.ts';
import { space } from '../../theme/tokens.ts';
import { Pairs } from '../../ui/Pairs.tsx';
import { Switch } from '../../ui/Switch.tsx';

const Root = styled('div')({ display: 'grid', gap: space.s4 });

type Props = {
  readonly script: Script;
  readonly content: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

/** Whether line breaks become pauses, and how long the script takes then. */
export function LineBreaks({ script, content, checked, onChange }: Props): ReactNode {
  const { t } = useTranslation();
  const settings = useSettings();
  const lengths = lengthsOf(settings);
  const { before, after } = useMemo(() => {
    const secondsOf = (text: string): number =>
      timeScript(parseScript(text), clockFor({ ...script, readingSpeed: settings.readingSpeed })).totalSeconds;
    return {
      before: secondsOf(content),
      after: secondsOf(lineBreaksToPauses(content, lengthsOf(settings), isEndingAsleep(script))),
    };
  }, [content, script, settings]);
  return (
    <Root>
      <Switch label={t('exports.lineBreaks')} hint={t('exports.lineBreaksHint', lengths)} checked={checked} onChange={onChange} />
      <div role="status">
        <Pairs
          pairs={[
            { name: t('exports.length'), value: formatClock(before) },
            ...(checked ? [{ name: t('exports.lengthThen'), value: formatClock(after), total: true }] : []),
          ]}
        />
      </div>
    </Root>
  );
}
