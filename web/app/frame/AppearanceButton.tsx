import { styled } from '../../theme/styled.ts';
import { useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { color, radius } from '../../theme/tokens.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { AppearancePanel } from './AppearancePanel.tsx';

const Panel = styled('div')({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  color: color.ink,
  background: color.raised,
  borderRadius: radius.lg,
  boxShadow: color.shadow3,
});

/** Pixels between the button and what it opens, and between that and the window's edge. */
const gap = 8;

/** The same choices for pages without the sidebar. The browser closes them: by Escape, and where one presses elsewhere. */
export function AppearanceButton(): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const onToggle = (isNow: boolean): void => {
    // What stands in it is measured next.
    flushSync(() => setOpen(isNow));
    const [position, own] = [button.current?.getBoundingClientRect(), panel.current?.getBoundingClientRect()];
    if (!isNow || !panel.current || !position || !own) return;
    const top = position.bottom + gap + own.height <= innerHeight ? position.bottom + gap : position.top - gap - own.height;
    panel.current.style.top = `${Math.max(gap, top)}px`;
    panel.current.style.left = `${Math.max(gap, Math.min(position.right - own.width, innerWidth - own.width - gap))}px`;
    panel.current.querySelector('input')?.focus();
  };
  return (
    <>
      <IconButton
        ref={button}
        icon="contrast"
        label={t('app.appearance.entry')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        popoverTarget={id}
      />
      <Panel
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t('app.appearance.entry')}
        onToggle={({ newState }) => onToggle(newState === 'open')}
      >
        {isOpen && <AppearancePanel />}
      </Panel>
    </>
  );
}
