import type { Queries } from '../../db/pool.ts';
import type { PictureSize } from '../../shared/pictures.ts';
import { AppError } from '../AppError.ts';
import { findPictureRow } from './profile.queries.ts';

/** A person's own picture; one that was replaced is gone. */
export async function getPicture(queries: Queries, accountId: string, id: string, size: PictureSize): Promise<Buffer> {
  const bytes = await findPictureRow(queries, accountId, id, size);
  if (!bytes) throw new AppError('NOT_FOUND', 'no such picture');
  return bytes;
}
