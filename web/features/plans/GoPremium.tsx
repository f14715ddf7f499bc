import { styled } from '../../theme/styled.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { activePromotion } from '../../../shared/plans.ts';
import { storage } from '../../lib/storage.ts';
import { storageKeys } from '../../lib/storageKeys.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { color, media, radius, size, text, weight } from '../../theme/tokens.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Tag } from '../../ui/Tag.tsx';

const Root = styled('aside')({
  position: 'fixed',
  insetBlockEnd: '1rem',
  insetInlineEnd: '1rem',
  zIndex: 5,
  display: 'flex',
  alignItems: 'center',
  gap: '.25rem',
  paddingInlineStart: '1rem',
  borderRadius: radius.full,
  background: color.raised,
  boxShadow: color.shadow2,
  fontSize: text.sm,
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '.5rem',
    minBlockSize: size.controlSm,
    fontWeight: weight.medium,
    textDecoration: 'none',
  },
  '& > a:hover': { textDecoration: 'underline' },
  '& > button': { inlineSize: size.controlSm, blockSize: size.controlSm },
  [media.forced]: { border: '1px solid CanvasText' },
  '@media print': { display: 'none' },
});

const closed = 'yes';

/** A way to the plans, for free accounts, until it is closed in this browser. */
export function GoPremium(): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const [isOpen, setOpen] = useState(() => storage.local.read(storageKeys.goPremiumClosed) !== closed);
  const [promotion] = useState(() => activePromotion(new Date()));
  if (!isOpen) return null;
  const close = (): void => {
    storage.local.write(storageKeys.goPremiumClosed, closed);
    setOpen(false);
  };
  return (
    <Root aria-label={t('home.premium.label')}>
      <Link to={paths.subscription}>
        {t('home.premium.action')}
        {promotion && <Tag data-kind="gold">{t('home.premium.off', { percent: formats.percent(promotion.share) })}</Tag>}
      </Link>
      <IconButton icon="x" small label={t('home.premium.close')} onClick={close} />
    </Root>
  );
}
