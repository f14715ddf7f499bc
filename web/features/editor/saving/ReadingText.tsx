import { styled } from '../../../theme/styled.ts';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { color, font, text } from '../../../theme/tokens.ts';
import { PauseChip } from '../../../ui/PauseChip.tsx';

const Root = styled('div')({
  fontFamily: font.serif,
  fontSize: text.lg,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  '& p + p': { marginBlockStart: '.4em' },
});
const Nothing = styled('p')({ color: color.inkFaint, fontSize: text.sm });
const SectionTitle = styled('p')({ fontWeight: 600 });

type Props = { readonly lines: readonly string[]; readonly language: string };

/** Lines of a script as they are spoken. */
export function ReadingText({ lines, language }: Props): ReactNode {
  const { t } = useTranslation();
  const spoken = lines.filter((line) => line.trim() !== '');
  if (spoken.length === 0) return <Nothing>{t('saving.conflict.nothing')}</Nothing>;
  return (
    <Root lang={language}>
      {spoken.map((line, index) =>
        line.startsWith('## ') ? (
          <SectionTitle key={index}>{line.slice(3)}</SectionTitle>
        ) : (
          <p key={index}>
            {line.split(/\[pause:(\d{1,2})\]/u).map((part, position) => (
              <Fragment key={position}>{position % 2 === 1 ? <PauseChip seconds={Number(part)} /> : part}</Fragment>
            ))}
          </p>
        ),
      )}
    </Root>
  );
}
