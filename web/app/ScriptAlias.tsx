import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';

/** Other addresses of a script's editor. */
export function ScriptAlias(): ReactNode {
  const { id = '' } = useParams();
  return <Navigate to={`/edit/${id}`} replace />;
}
