import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';

/** The older address of a script. */
export function EditAlias(): ReactNode {
  const { id = '' } = useParams();
  return <Navigate to={`/edit/${id}`} replace />;
}
