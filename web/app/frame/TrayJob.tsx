import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Generation } from '../../../shared/generations.schema.ts';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import { stageLine } from '../../features/generations/stageLine.ts';
import { titleOf } from '../../features/scripts/titleOf.ts';
import { color, font, radius, text } from '../../theme/tokens.ts';
import { Breath } from '../../ui/Breath.tsx';
import { SkeletonTitle } from '../../ui/Skeleton.tsx';
import { useShownScript } from '../useShownScript.ts';

const Root = styled(Link)({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '.2rem .75rem',
  alignItems: 'center',
  padding: '.6rem .5rem',
  borderRadius: radius.md,
  textDecoration: 'none',
  '&:hover': { background: color.sunken },
  '& b': { font: `440 1.0625rem/1.3 ${font.serif}`, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { gridColumn: 2, fontSize: text.xs, color: color.inkFaint },
});

type Props = { readonly job: Generation; readonly onOpen: () => void };

export function TrayJob({ job, onOpen }: Props): ReactNode {
  const { data: script } = useShownScript(job.scriptId);
  return (
    <Root to={pathTo(paths.script, { id: job.scriptId })} onClick={onOpen}>
      <Breath aria-hidden="true" />
      <b>{script ? titleOf(script) : <SkeletonTitle />}</b>
      <small>{stageLine(job, script?.outline ?? [])}</small>
    </Root>
  );
}
