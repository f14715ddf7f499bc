import i18next from 'i18next';
import { isOpen } from '../../../shared/generations.schema.ts';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import { textToCopy } from '../../features/exports/textToCopy.ts';
import { copyText } from '../../lib/copyText.ts';
import type { Action } from '../../ui/ActionList.tsx';
import type { MenuScript } from './MenuScript.ts';

/** What a menu opens a dialog for. */
export type ScriptDialog = 'export' | 'rewrite' | 'collect';

export type ActionName =
  | 'read'
  | 'edit'
  | 'export'
  | 'versions'
  | 'again'
  | 'rewrite'
  | 'duplicate'
  | 'template'
  | 'collect'
  | 'copy'
  | 'copyMarked'
  | 'print'
  | 'rename'
  | 'more'
  | 'delete';

type Acts = {
  readonly open: (dialog: ScriptDialog) => void;
  readonly duplicate: () => void;
  readonly remove: () => void;
  readonly rename: (() => void) | undefined;
  readonly content: string | undefined;
  readonly more: readonly Action[] | undefined;
};

type Named = { readonly key: ActionName; readonly action: Action };

/** All that can be done with a script as it is now, in the one order in which every menu has it. */
export function scriptActions(script: MenuScript, acts: Acts): readonly Named[] {
  const { t } = i18next;
  const { id, status, generation } = script;
  const hasText = status === 'ready' || status === 'partial';
  const isBusy = generation !== null && isOpen(generation);
  const all: readonly (Named | false)[] = [
    hasText && { key: 'read', action: { icon: 'play', name: t('reading.action'), to: pathTo(paths.reader, { id }) } },
    hasText && { key: 'edit', action: { icon: 'pen', name: t('library.more.edit'), to: pathTo(paths.editor, { id }) } },
    hasText && { key: 'export', action: { icon: 'download', name: t('exports.open'), run: () => acts.open('export') } },
    hasText && { key: 'versions', action: { icon: 'history', name: t('versions.title'), to: pathTo(paths.versions, { id }) } },
    {
      key: 'again',
      action: { icon: 'sparkle', name: t('library.more.again'), to: pathTo(paths.generator, {}, { query: { from: id } }) },
    },
    hasText && {
      key: 'rewrite',
      action: { icon: 'again', name: t('regeneration.whole'), unavailable: isBusy, run: () => acts.open('rewrite') },
    },
    hasText && { key: 'duplicate', action: { icon: 'layers', name: t('library.more.duplicate'), run: acts.duplicate } },
    hasText && {
      key: 'template',
      action: {
        icon: 'outline',
        name: t('library.more.template'),
        to: pathTo(paths.newTemplate, {}, { query: { script: id } }),
      },
    },
    { key: 'collect', action: { icon: 'folder', name: t('library.more.collect'), run: () => acts.open('collect') } },
    ...textActions(acts.content),
    acts.rename !== undefined && { key: 'rename', action: { icon: 'tag', name: t('scripts.rename.action'), run: acts.rename } },
    ...(acts.more ?? []).map((action): Named => ({ key: 'more', action })),
    { key: 'delete', action: { icon: 'trash', name: t('library.more.delete'), run: acts.remove } },
  ];
  return all.filter((one) => one !== false);
}

/** What is done with a text that is in sight. */
function textActions(content: string | undefined): readonly Named[] {
  const { t } = i18next;
  if (content === undefined || content === '') return [];
  return [
    { key: 'copy', action: { icon: 'copy', name: t('exports.copy.plain'), run: () => void copyText(textToCopy(content)) } },
    { key: 'copyMarked', action: { icon: 'copy', name: t('exports.copy.marked'), run: () => void copyText(content) } },
    // Once the menu is gone, or it would be on the paper.
    { key: 'print', action: { icon: 'print', name: t('exports.print'), run: () => setTimeout(() => print(), 0) } },
  ];
}
