import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import * as paths from '../../shared/paths.ts';
import { pathTo } from '../../shared/pathTo.ts';

/** Other addresses of a script's editor. */
export function ScriptAlias(): ReactNode {
  const { id = '' } = useParams();
  return <Navigate to={pathTo(paths.editor, { id })} replace />;
}
