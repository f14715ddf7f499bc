import { styled } from '../theme/styled.ts';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { color, text, weight } from '../theme/tokens.ts';
import { FieldError } from './FieldError.tsx';

const Root = styled('div')({
  display: 'grid',
  gap: '.45rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  alignContent: 'start',
  '& > label': { fontWeight: weight.medium, fontSize: text.sm, overflowWrap: 'anywhere' },
  '& > label > span': { fontWeight: weight.regular, color: color.inkFaint },
  '& > [data-hint]': { fontSize: text.xs, color: color.inkFaint },
});

/** What the control must carry, so that label, hint and error belong to it. */
export type FieldControl = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
};

type Props = {
  readonly label: string;
  readonly optional?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
};

/** Label above, control, then the error as a sentence, or the hint. */
export function Field({ label, optional = false, hint, error, children }: Props): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <Root>
      <label htmlFor={id}>
        {label} {optional && <span>{t('app.form.optional')}</span>}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <span data-hint id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </Root>
  );
}
