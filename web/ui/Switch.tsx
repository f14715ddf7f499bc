import { styled } from '../theme/styled.ts';
import { useId, type ReactNode } from 'react';
import { color, media, motion, radius, space, text, weight } from '../theme/tokens.ts';

const Root = styled('div')({
  display: 'flex',
  gap: space.s3,
  alignItems: 'flex-start',
  '& input': {
    appearance: 'none',
    position: 'relative',
    flex: 'none',
    inlineSize: '2.5rem',
    blockSize: '1.5rem',
    margin: 0,
    borderRadius: radius.full,
    background: color.surface,
    border: `1px solid ${color.lineStrong}`,
    cursor: 'pointer',
    transition: `background ${motion.fast}`,
  },
  '& input::before': {
    content: '""',
    position: 'absolute',
    inset: '4px auto auto 4px',
    inlineSize: '.875rem',
    blockSize: '.875rem',
    borderRadius: '50%',
    background: color.lineStrong,
    transition: `translate ${motion.fast}, background ${motion.fast}`,
  },
  '& input:focus-visible': { borderRadius: radius.full },
  '& input:disabled, & input:disabled + div > label': { cursor: 'default', opacity: 0.6 },
  '& input:checked': { background: color.calm, borderColor: color.calm },
  '& input:checked::before': { translate: '1rem 0', background: color.surface },
  '& label': { display: 'block', fontWeight: weight.medium, cursor: 'pointer' },
  '& p': { color: color.inkFaint, fontSize: text.sm },
  '& > div': { minInlineSize: 0 },
  [media.large]: { flexDirection: 'column' },
  '@media (forced-colors: active)': { '& input::before': { forcedColorAdjust: 'none', background: 'CanvasText' } },
});

type Props = {
  readonly label: string;
  readonly hint: string;
  readonly checked: boolean;
  /** It cannot be changed now, and the hint says why. */
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
};

export function Switch({ label, hint, checked, disabled = false, onChange }: Props): ReactNode {
  const id = useId();
  return (
    <Root>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-hint`}>{hint}</p>
      </div>
    </Root>
  );
}
