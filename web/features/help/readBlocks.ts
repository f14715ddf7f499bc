import * as paths from '../../../shared/paths.ts';
export type Inline =
  | { readonly kind: 'text' | 'key'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string };
export type Block =
  | { readonly kind: 'paragraph'; readonly parts: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] };

/** A text of the help as paragraphs and lists; see `Help` for its marks. */
export function readBlocks(text: string): readonly Block[] {
  return text.split('\n\n').flatMap((part) => {
    const lines = part.split('\n');
    const first = lines.findIndex((line) => line.startsWith('- '));
    const words = (first < 0 ? lines : lines.slice(0, first)).join(' ');
    const items = first < 0 ? [] : lines.slice(first).map((line) => readInline(line.slice(2)));
    return [
      ...(words === '' ? [] : [{ kind: 'paragraph' as const, parts: readInline(words) }]),
      ...(items.length === 0 ? [] : [{ kind: 'list' as const, items }]),
    ];
  });
}

function readInline(line: string): readonly Inline[] {
  return line.split(/(\[[^\]]+\]\(\/[^)]*\)|`[^`]+`)/u).flatMap((piece): Inline[] => {
    const link = /^\[(?<text>[^\]]+)\]\((?<to>\/[^)]*)\)$/u.exec(piece)?.groups;
    if (link) return [{ kind: 'link', text: link['text'] ?? '', to: link['to'] ?? paths.home }];
    if (piece.startsWith('`')) return [{ kind: 'key', text: piece.slice(1, -1) }];
    return piece === '' ? [] : [{ kind: 'text', text: piece }];
  });
}
