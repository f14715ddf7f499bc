import { defaultKeymap, history, historyField, historyKeymap } from '@codemirror/commands';
import { searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, placeholder, tooltips } from '@codemirror/view';
import i18next from 'i18next';
import { findingsField } from '../findings/findingsField.ts';
import { searchPosition } from '../search/searchPosition.ts';
import { foldSections } from './foldSections.ts';
import { pauseChips } from './pauseChips.ts';
import { pauseKeys } from './pauseKeys.ts';
import { pauseStepper } from './pauseStepper.ts';
import { scriptField } from './scriptField.ts';
import { statusPlugin } from './statusOf.ts';
import { titleLines } from './titleLines.ts';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

/** What every editor of a script has. */
const surface = (): Extension => [
  // A carriage return is part of the text, or serialising would lose it.
  EditorState.lineSeparator.of('\n'),
  EditorView.clipboardInputFilter.of((text) => text.replaceAll(/\r\n?/gu, '\n')),
  EditorView.cspNonce.of(nonce),
  EditorView.lineWrapping,
  tooltips({ position: 'absolute' }),
  scriptField.extension,
  history({ minDepth: 500 }),
  pauseChips,
  pauseKeys,
  pauseStepper,
  titleLines,
  foldSections,
  findingsField.extension,
  searchPosition,
  statusPlugin,
  placeholder(i18next.t('editor.placeholder')),
  keymap.of([...searchKeymap, ...defaultKeymap, ...historyKeymap]),
];

/** A state of this text, with what could be undone in it before, where that belongs to this very text. */
export function createState(content: string, saved: unknown, extensions: Extension): EditorState {
  const config = { extensions: [surface(), extensions] };
  const isOfThis = typeof saved === 'object' && saved !== null && 'doc' in saved && saved.doc === content;
  return isOfThis
    ? EditorState.fromJSON(saved, config, { history: historyField })
    : EditorState.create({ ...config, doc: content });
}
