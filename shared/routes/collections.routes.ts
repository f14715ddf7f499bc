import * as z from 'zod/mini';
import {
  AddToCollectionBody,
  Collection,
  CollectionPage,
  CreateCollectionBody,
  MoveInCollectionBody,
  UpdateCollectionBody,
} from '../collections.schema.ts';
import { defineRoute } from '../route.ts';
import { pageQuery } from './page.ts';

const id = z.strictObject({ id: z.uuid() });
const member = z.strictObject({ id: z.uuid(), scriptId: z.uuid() });

export const listCollections = defineRoute({
  method: 'GET',
  path: '/api/collections',
  access: 'signed-in',
  summary: 'My collections, the newest first; with `script` those that hold it',
  query: z.strictObject({ ...pageQuery, script: z.optional(z.uuid()) }),
  answers: { 200: CollectionPage },
});
export const getCollection = defineRoute({
  method: 'GET',
  path: '/api/collections/:id',
  access: 'signed-in',
  summary: 'One collection; its scripts are `GET /api/scripts?collection=…&sort=place`',
  params: id,
  answers: { 200: Collection },
});
export const createCollection = defineRoute({
  method: 'POST',
  path: '/api/collections',
  access: 'signed-in',
  summary: 'Begin a collection',
  body: CreateCollectionBody,
  answers: { 201: Collection },
  errors: ['LIMIT_REACHED'],
});
export const updateCollection = defineRoute({
  method: 'PATCH',
  path: '/api/collections/:id',
  access: 'signed-in',
  summary: 'Change name or description',
  params: id,
  body: UpdateCollectionBody,
  answers: { 200: Collection },
});
export const deleteCollection = defineRoute({
  method: 'DELETE',
  path: '/api/collections/:id',
  access: 'signed-in',
  summary: 'Put a collection away; it can be restored for 30 days. Its scripts stay',
  params: id,
  answers: { 204: null },
});
export const restoreCollection = defineRoute({
  method: 'POST',
  path: '/api/collections/:id/restore',
  access: 'signed-in',
  summary: 'Bring a deleted collection back, with its scripts in their order',
  params: id,
  answers: { 200: Collection },
  errors: ['LIMIT_REACHED'],
});
export const addToCollection = defineRoute({
  method: 'POST',
  path: '/api/collections/:id/scripts',
  access: 'signed-in',
  summary: 'Put a script into a collection; one that is there stays where it is',
  params: id,
  body: AddToCollectionBody,
  answers: { 200: Collection },
});
export const moveInCollection = defineRoute({
  method: 'PATCH',
  path: '/api/collections/:id/scripts/:scriptId',
  access: 'signed-in',
  summary: 'Put a script of a collection at another position',
  params: member,
  body: MoveInCollectionBody,
  answers: { 200: Collection },
});
export const removeFromCollection = defineRoute({
  method: 'DELETE',
  path: '/api/collections/:id/scripts/:scriptId',
  access: 'signed-in',
  summary: 'Take a script out of a collection; the script stays',
  params: member,
  answers: { 200: Collection },
});
