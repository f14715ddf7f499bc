import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../lib/useFormats.ts';
import { color, radius, space, text } from '../../theme/tokens.ts';

const Root = styled('div')({
  position: 'sticky',
  insetBlockEnd: space.s3,
  zIndex: 5,
  display: 'grid',
  gap: space.s2,
  padding: space.s3,
  background: color.raised,
  borderRadius: radius.lg,
  boxShadow: color.shadow3,
  '& > p:first-of-type': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.s3,
    paddingInline: space.s2,
    fontSize: text.sm,
    color: color.inkSoft,
  },
});

type Props = { readonly cost: number; readonly available: number | undefined; readonly children: ReactNode };

/** Cost, balance and button at the lower edge, where there is no room for them at the side. */
export function SendBar({ cost, available, children }: Props): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <Root>
      <p>
        <span>{t('app.credits', { count: cost })}</span>
        {available !== undefined && (
          <span>
            {t('generator.receipt.after')} {formats.number(available - cost)}
          </span>
        )}
      </p>
      {children}
    </Root>
  );
}
