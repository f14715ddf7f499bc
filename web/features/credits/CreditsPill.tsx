import { Popover } from '../../ui/overlays/Popover.ts';
import { styled } from '../../theme/styled.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { color, font, space, text } from '../../theme/tokens.ts';
import { Pairs } from '../../ui/Pairs.tsx';
import { Pill } from '../../ui/Pill.tsx';
import { grantPairs } from './grantPairs.ts';
import { useCredits } from './useCredits.ts';

const Card = styled('div')({
  padding: space.s5,
  display: 'grid',
  gap: space.s4,
  inlineSize: 'min(20rem, calc(100vw - 2rem))',
  fontSize: text.sm,
  '& > p:first-of-type': { font: `400 ${text.figure}/1 ${font.serif}`, letterSpacing: '-.02em' },
  '& > p:first-of-type small': { font: `400 ${text.sm}/1 ${font.sans}`, letterSpacing: 0, color: color.inkFaint },
});

/** The credits in the header; pressed, where they come from and how long they last. */
export function CreditsPill(): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { data: credits } = useCredits();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  if (!credits) return null;
  return (
    <>
      <Pill type="button" aria-haspopup aria-expanded={anchor !== null} onClick={(event) => setAnchor(event.currentTarget)}>
        {t('app.credits', { count: credits.available })}
      </Pill>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('credits.title') } }}
      >
        <Card>
          <p>
            {formats.number(credits.available)} <small>{t('credits.available', { count: credits.available })}</small>
          </p>
          <Pairs pairs={grantPairs(credits, formats)} />
          <p>
            <Link to={paths.transactions} onClick={close}>
              {t('credits.ledger')}
            </Link>
          </p>
        </Card>
      </Popover>
    </>
  );
}
