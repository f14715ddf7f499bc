import { XMLParser, XMLValidator } from 'fast-xml-parser';

type Node = Readonly<Record<string, unknown>>;
type Token = { readonly text: string } | { readonly seconds: number };
type Silence = { readonly afterSentence: number; readonly seconds: number };

/** SSML as an XML parser reads it. `said` are the words without white space, with each pause as `[4]` where it stands. */
export function readSsml(ssml: string) {
  const parsed = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    trimValues: false,
    commentPropName: '#comment',
  }).parse(ssml) as Node[];
  const comments: string[] = [];
  const tokens = listTokens(parsed, comments);
  const listed = comments.find((one) => one.trim().startsWith('silences: '))?.trim() ?? 'silences: []';
  return {
    isValid: XMLValidator.validate(ssml) === true,
    said: joinTokens(tokens),
    maxBreak: Math.max(0, ...tokens.map((token) => ('seconds' in token ? token.seconds : 0))),
    silences: JSON.parse(listed.slice('silences: '.length)) as Silence[],
    comments: comments.join('\n'),
  };
}

function listTokens(nodes: readonly Node[], comments: string[]): Token[] {
  return nodes.flatMap((node): Token[] => {
    if (typeof node['#text'] === 'string') return [{ text: node['#text'] }];
    if (Array.isArray(node['#comment'])) {
      comments.push(...(node['#comment'] as Node[]).map((one) => String(one['#text'])));
      return [];
    }
    if ('break' in node) return [{ seconds: Number.parseInt(String((node[':@'] as Node)['@_time']), 10) }];
    const inner = Object.values(node).find((value): value is Node[] => Array.isArray(value));
    return inner ? listTokens(inner, comments) : [];
  });
}

/** Breaks in a row are one pause. */
function joinTokens(tokens: readonly Token[]): string {
  let said = '';
  let pause = 0;
  for (const token of tokens) {
    if ('seconds' in token) pause += token.seconds;
    else if (token.text.trim() !== '') {
      said += `${pause > 0 ? `[${pause}]` : ''}${token.text.replaceAll(/\s+/gu, '')}`;
      pause = 0;
    }
  }
  return `${said}${pause > 0 ? `[${pause}]` : ''}`;
}
