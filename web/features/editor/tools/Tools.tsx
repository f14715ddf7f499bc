import { redo, undo } from '@codemirror/commands';
import { closeSearchPanel, openSearchPanel } from '@codemirror/search';
import type { EditorView } from '@codemirror/view';
import { styled } from '../../../theme/styled.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../../../lib/useSettings.ts';
import { color, font, media, radius } from '../../../theme/tokens.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { remPerSecond } from '../surface/dragPause.ts';
import { insertPause } from '../surface/insertPause.ts';
import { toggleTitle } from '../surface/toggleTitle.ts';
import { useStatus } from '../useStatus.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { useKeyboardInset } from './useKeyboardInset.ts';

const Root = styled('div')({
  position: 'sticky',
  insetBlockStart: '.5rem',
  zIndex: 6,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '2px',
  padding: '.35rem',
  marginBlockEnd: '1rem',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  borderRadius: radius.md,
  background: color.surface,
  boxShadow: color.shadow1,
  '& [data-part="gap"]': { inlineSize: '1px', blockSize: '1.5rem', background: color.line, marginInline: '.35rem' },
  // Under the thumbs, and above a phone's keyboard.
  [media.narrow]: {
    position: 'fixed',
    insetBlockStart: 'auto',
    insetBlockEnd: 'calc(.5rem + var(--keyboard, 0px))',
    insetInline: '.5rem',
    inlineSize: 'auto',
    marginBlockEnd: 0,
    zIndex: 20,
    justifyContent: 'center',
    // Whatever their length, the pauses share a line.
    '& [data-part="gap"]': { display: 'none' },
    boxShadow: color.shadow3,
  },
  // Text so large that it would take half of the window stands at its place.
  '@media (max-width: 15em)': { position: 'static', marginBlockEnd: '1rem', boxShadow: color.shadow1 },
  [media.forced]: { border: '1px solid CanvasText' },
});

const PauseButton = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: `calc(2.6rem + var(--seconds) * ${remPerSecond}rem)`,
  blockSize: '1.75rem',
  marginInline: '.1rem',
  borderRadius: radius.full,
  background: color.pause,
  color: color.pauseInk,
  font: `500 .78125rem/1 ${font.sans}`,
  whiteSpace: 'nowrap',
  '&:hover': { boxShadow: `inset 0 0 0 1px ${color.calm}` },
  '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'not-allowed' },
  '[data-contrast="more"] &': { boxShadow: `inset 0 0 0 1px ${color.pauseInk}` },
  [media.narrow]: { inlineSize: 'auto', flex: '1 1 2.6rem', maxInlineSize: '5.5rem' },
  [media.forced]: { border: '1px solid ButtonBorder' },
});

type Props = { readonly view: EditorView; readonly isReadOnly: boolean; readonly onOutline?: (() => void) | undefined };

/** What is done to the text, for a pointer and for fingers; each has a key, too. */
export function Tools({ view, isReadOnly, onOutline }: Props): ReactNode {
  const { t } = useTranslation();
  const { canUndo, canRedo, searchPanel } = useStatus(view);
  const { defaultPauseShort, defaultPauseMedium, defaultPauseLong } = useSettings();
  const [isHelping, setHelping] = useState(false);
  const bar = useKeyboardInset();
  const run = (command: (target: EditorView) => unknown) => () => {
    command(view);
    view.focus();
  };
  return (
    <Root ref={bar} role="toolbar" aria-label={t('editor.tools.label')} aria-controls="script-text">
      {onOutline && <IconButton icon="outline" label={t('editor.outline.title')} onClick={onOutline} />}
      <IconButton icon="undo" label={t('editor.tools.undo')} unavailable={!canUndo || isReadOnly} onClick={run(undo)} />
      <IconButton icon="redo" label={t('editor.tools.redo')} unavailable={!canRedo || isReadOnly} onClick={run(redo)} />
      <span data-part="gap" />
      {[defaultPauseShort, defaultPauseMedium, defaultPauseLong].map((seconds, index) => (
        <PauseButton
          key={index}
          type="button"
          aria-label={t('editor.tools.insertPause', { pause: t('app.pause.seconds', { seconds }) })}
          aria-disabled={isReadOnly || undefined}
          ref={(element) => element?.style.setProperty('--seconds', String(seconds))}
          // The text keeps the focus, and a phone its keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={run((target) => insertPause(target, seconds))}
        >
          {t('app.pause.seconds', { seconds })}
        </PauseButton>
      ))}
      <span data-part="gap" />
      <IconButton icon="heading" label={t('editor.tools.title')} unavailable={isReadOnly} onClick={run(toggleTitle)} />
      <IconButton
        icon="search"
        label={t('editor.search.label')}
        aria-expanded={searchPanel !== null}
        onClick={() => (searchPanel ? closeSearchPanel(view) : openSearchPanel(view))}
      />
      <IconButton icon="help" label={t('editor.keys.title')} onClick={() => setHelping(true)} />
      <ShortcutsDialog open={isHelping} onClose={() => setHelping(false)} />
    </Root>
  );
}
