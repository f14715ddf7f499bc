import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { color, font, text } from '../../theme/tokens.ts';
import { PauseChip } from '../../ui/PauseChip.tsx';
import type { Passage } from './cutPassages.ts';

const ErrorText = styled('code')({ font: `400 ${text.sm}/1 ${font.sans}`, color: color.dangerInk });
const Marked = styled('span')({
  '& > del > span, & > ins > span': { outline: `2px dotted currentColor`, outlineOffset: '1px' },
  '& > ins > span': { outlineStyle: 'solid' },
});

type Props = {
  readonly of: Passage;
  /** Marks it as gone or come, where the silence is what changed. */
  readonly as?: 'del' | 'ins' | undefined;
};

/** The pause after a sentence, and markers that cannot be spoken as they stand. */
export function Silence({ of: { pause, errors }, as: Mark }: Props): ReactNode {
  if (pause === null && errors.length === 0) return null;
  const all = (
    <>
      {pause !== null && <PauseChip seconds={pause} />}
      {errors.map((error, index) => (
        <ErrorText key={index}>{error} </ErrorText>
      ))}
    </>
  );
  return Mark ? (
    <Marked>
      <Mark>{all}</Mark>
    </Marked>
  ) : (
    all
  );
}
