import { styled } from '../theme/styled.ts';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../lib/errorText.ts';
import { color, font, space, text, weight } from '../theme/tokens.ts';
import { Button } from './Button.tsx';
import { Skeleton } from './Skeleton.tsx';

const Root = styled('section')({
  padding: space.s5,
  display: 'flex',
  flexDirection: 'column',
  gap: space.s3,
  minInlineSize: 0,
  position: 'relative',
  '& > h2': { font: `${weight.medium} ${text.sm}/1.3 ${font.sans}`, color: color.inkSoft, letterSpacing: 0 },
  '& > [data-part="figure"]': {
    font: `400 ${text.figure}/1.05 ${font.serif}`,
    letterSpacing: '-.02em',
    fontVariantNumeric: 'lining-nums',
    overflowWrap: 'anywhere',
  },
  '& > [data-part="figure"] small': { font: `400 ${text.sm}/1 ${font.sans}`, color: color.inkFaint, letterSpacing: 0 },
  '& > [data-part="remark"]': { fontSize: text.sm, color: color.inkFaint },
  '& > [data-part="go"]': { marginBlockStart: 'auto', paddingBlockStart: '.25rem', fontSize: text.sm },
});

type Asked = { readonly data: unknown; readonly error: unknown; readonly refetch: () => unknown };

type Props = {
  readonly title: string;
  /** What the figure waits for. */
  readonly asked: Asked;
  readonly children: ReactNode;
  /** Where one finds more. */
  readonly go?: ReactNode;
};

/** A column of a sheet: a name, one large figure, and what it is made of. */
export function Figure({ title, asked: { data, error, refetch }, children, go }: Props): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {data !== undefined && children}
      {data === undefined && !error && <Skeleton widths={[45, 90, 75]} />}
      {data === undefined && Boolean(error) && (
        <>
          <p role="alert" data-part="remark">
            {errorText(error)}
          </p>
          <p>
            <Button size="sm" onClick={() => void refetch()}>
              {t('app.oops.again')}
            </Button>
          </p>
        </>
      )}
      {go && <p data-part="go">{go}</p>}
    </Root>
  );
}
