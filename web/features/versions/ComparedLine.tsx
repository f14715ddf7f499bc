import { styled } from '../../theme/styled.ts';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { color, font, media, radius, space, text, weight } from '../../theme/tokens.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { ComparedRow } from './compareSentences.ts';
import { compareWords, type WordRun } from './compareWords.ts';
import type { Passage } from './cutPassages.ts';
import { Silence } from './Silence.tsx';

const Root = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s5,
  // Lines that are not in sight are not laid out: an hour of text has a thousand of them.
  contentVisibility: 'auto',
  // Their height alone: a width that is remembered would hold the page open when the window gets narrower.
  containIntrinsicBlockSize: 'auto 2.5rem',
  '& > div': {
    position: 'relative',
    padding: `.3rem ${space.s3} .3rem 1.75rem`,
    borderRadius: radius.sm,
    overflowWrap: 'break-word',
  },
  '& > div[data-side]::before': {
    position: 'absolute',
    insetInlineStart: '.55rem',
    font: `${weight.medium} ${text.md}/1.7 ${font.sans}`,
  },
  '& > div[data-side="before"]': { background: color.dangerSoft },
  '& > div[data-side="before"]::before': { content: '"−" / ""', color: color.dangerInk },
  '& > div[data-side="after"]': { background: color.calmSoft },
  '& > div[data-side="after"]::before': { content: '"+" / ""', color: color.calmInk },
  '& del, & ins': { borderRadius: '3px', paddingInline: '.1em', boxDecorationBreak: 'clone' },
  '& del': { textDecoration: `line-through 1.5px ${color.danger}`, color: color.dangerInk },
  '& ins': { textDecoration: `underline 2px ${color.calm}`, textUnderlineOffset: '.2em', color: color.calmInk },
  // A whole sentence that came or went is marked at its edge; crossing all of it out would only make it hard to read.
  '&[data-kind="removed"] del, &[data-kind="added"] ins': { textDecoration: 'none', color: 'inherit' },
  '&[data-title] > div': { fontSize: text.titleXs, paddingBlockStart: space.s4 },
  [media.large]: { '& > div': { padding: `.3rem 0 .3rem ${space.s5}` } },
  [media.medium]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2px',
    '&[data-kind="same"] > div:first-of-type, & > div:empty': { display: 'none' },
  },
  [media.forced]: {
    '& del': { textDecorationColor: 'currentColor' },
    '& ins': { textDecorationColor: 'currentColor' },
    '& > div[data-side]': { border: '1px solid CanvasText' },
  },
});

/** One sentence or title as it was, and as it is. */
export const ComparedLine = memo(({ row }: { readonly row: ComparedRow }): ReactNode => {
  const { kind, before, after } = row;
  const isTitle = (before ?? after)?.kind === 'title';
  return (
    <Root data-kind={kind} data-title={isTitle || undefined}>
      {kind === 'same' ? <Same passage={after} /> : <Changed row={row} />}
    </Root>
  );
});
ComparedLine.displayName = 'ComparedLine';

/** For ears the same sentence is there once. */
function Same({ passage }: { readonly passage: Passage | null }): ReactNode {
  if (!passage) return null;
  return (
    <>
      <div aria-hidden="true">
        {passage.text} <Silence of={passage} />
      </div>
      <div>
        {passage.text} <Silence of={passage} />
      </div>
    </>
  );
}

function Changed({ row: { kind, before, after } }: { readonly row: ComparedRow }): ReactNode {
  const { t } = useTranslation();
  const runs = kind === 'changed' && before && after ? compareWords(before.text, after.text) : null;
  const silenceDiffers = before?.pause !== after?.pause || before?.errors.join() !== after?.errors.join();
  return (
    <>
      {before ? (
        <div data-side="before">
          <VisuallyHidden>{t(`versions.compare.said.${kind === 'removed' ? 'removed' : 'before'}`)} </VisuallyHidden>
          <Words passage={before} runs={runs} side="removed" isWhole={kind === 'removed'} />{' '}
          <Silence of={before} as={silenceDiffers && kind !== 'removed' ? 'del' : undefined} />
        </div>
      ) : (
        <div />
      )}
      {after ? (
        <div data-side="after">
          <VisuallyHidden>{t(`versions.compare.said.${kind === 'added' ? 'added' : 'after'}`)} </VisuallyHidden>
          <Words passage={after} runs={runs} side="added" isWhole={kind === 'added'} />{' '}
          <Silence of={after} as={silenceDiffers && kind !== 'added' ? 'ins' : undefined} />
        </div>
      ) : (
        <div />
      )}
    </>
  );
}

type WordsProps = {
  readonly passage: Passage;
  /** What changed within it; `null` where it did not, or where all of it came or went. */
  readonly runs: readonly WordRun[] | null;
  readonly side: 'removed' | 'added';
  readonly isWhole: boolean;
};

function Words({ passage, runs, side, isWhole }: WordsProps): ReactNode {
  const Mark = side === 'removed' ? 'del' : 'ins';
  if (isWhole) return <Mark>{passage.text}</Mark>;
  if (!runs) return passage.text;
  const own = runs.filter(({ kind }) => kind === 'same' || kind === side);
  return own.map(({ text: words, kind }, index) => (kind === 'same' ? words : <Mark key={index}>{words}</Mark>));
}
