export type Inline =
  | { readonly kind: 'text' | 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string };
export type Block =
  | { readonly kind: 'title' | 'heading' | 'paragraph'; readonly parts: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] };

/** As much of Markdown as a text of an operator needs: `#` and `##` lines, paragraphs, `-` lists, links and bold words. */
export function readMarkdown(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const endParagraph = (): void => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', parts: readInline(lines.join(' ')) });
    lines = [];
  };
  for (const line of text.split(/\r?\n/u).map((one) => one.trim())) {
    const heading = /^(?<marks>#{1,6}) (?<words>.*)$/u.exec(line)?.groups;
    const isItem = /^[-*] /u.test(line);
    if (heading || isItem || line === '') endParagraph();
    if (heading) blocks.push({ kind: heading['marks'] === '#' ? 'title' : 'heading', parts: readInline(heading['words'] ?? '') });
    else if (isItem) addItem(blocks, readInline(line.slice(2)));
    else if (line !== '') lines.push(line);
  }
  endParagraph();
  return blocks;
}

function addItem(blocks: Block[], parts: readonly Inline[]): void {
  const last = blocks.at(-1);
  if (last?.kind === 'list') blocks[blocks.length - 1] = { kind: 'list', items: [...last.items, parts] };
  else blocks.push({ kind: 'list', items: [parts] });
}

/** Where a link may lead: to a page of ours, to the web, or to a mail address. */
const isSafe = (to: string): boolean => /^(?:\/(?![/\\])|https?:\/\/|mailto:)/u.test(to);

const readInline = (words: string): readonly Inline[] =>
  words.split(/(\[[^[\]]+\]\([^()\s]+\)|\*\*[^*]+\*\*)/u).flatMap((piece): Inline[] => {
    const link = /^\[(?<text>[^[\]]+)\]\((?<to>[^()\s]+)\)$/u.exec(piece)?.groups;
    if (link?.['to'] && isSafe(link['to'])) return [{ kind: 'link', text: link['text'] ?? '', to: link['to'] }];
    if (/^\*\*[^*]+\*\*$/u.test(piece)) return [{ kind: 'strong', text: piece.slice(2, -2) }];
    return piece === '' ? [] : [{ kind: 'text', text: piece }];
  });
