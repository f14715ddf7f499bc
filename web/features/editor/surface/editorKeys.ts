import { openSearchPanel } from '@codemirror/search';
import { keymap, type EditorView } from '@codemirror/view';
import type { Settings } from '../../../../shared/settings.schema.ts';
import { changeOutline } from '../outline/changeOutline.ts';
import { insertPause } from './insertPause.ts';
import { scriptField } from './scriptField.ts';
import { sectionAt } from './sectionAt.ts';
import { toggleSection } from './foldSections.ts';
import { toggleTitle } from './toggleTitle.ts';

export type PauseSettings = Pick<Settings, 'defaultPauseShort' | 'defaultPauseMedium' | 'defaultPauseLong'>;

/** On a Mac, Alt writes letters of its own; there the keys are Ctrl and Alt together. */
const bind = (key: string, run: (view: EditorView) => boolean) => ({ key: `Alt-${key}`, mac: `Ctrl-Alt-${key}`, run });

/** The product's own keys. The pauses' lengths are asked for as they are pressed. */
export const editorKeys = (pauses: () => PauseSettings) =>
  keymap.of([
    bind('1', (view) => insertPause(view, pauses().defaultPauseShort)),
    bind('2', (view) => insertPause(view, pauses().defaultPauseMedium)),
    bind('3', (view) => insertPause(view, pauses().defaultPauseLong)),
    bind('p', (view) => insertPause(view, pauses().defaultPauseMedium)),
    bind('h', toggleTitle),
    bind('f', (view) => {
      const section = scriptField.get(view.state).sections[sectionAt(view.state) - 1];
      if (section) toggleSection(view, section.from);
      return true;
    }),
    bind('Shift-ArrowUp', (view) => moveBy(view, -1)),
    bind('Shift-ArrowDown', (view) => moveBy(view, 1)),
    { key: 'Mod-f', run: openSearchPanel },
    { key: 'Mod-h', run: openSearchPanel, preventDefault: true },
  ]);

function moveBy(view: EditorView, step: 1 | -1): boolean {
  const index = sectionAt(view.state) - 1;
  changeOutline.move(view, index, index + step);
  return true;
}
