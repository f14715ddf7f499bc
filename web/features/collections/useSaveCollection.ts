import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CreateCollectionBody } from '../../../shared/collections.schema.ts';
import { createCollection, updateCollection } from '../../../shared/routes/collections.routes.ts';
import { call } from '../../lib/call.ts';
import { putCollection } from './putCollection.ts';

/** Begins a collection, or changes the texts of one (`id`). */
export function useSaveCollection(id?: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateCollectionBody) =>
      id === undefined ? call(createCollection, { body }) : call(updateCollection, { params: { id }, body }),
    onSuccess: (collection) => putCollection(client, collection),
  });
}
