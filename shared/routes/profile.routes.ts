import * as z from 'zod/mini';
import { User } from '../accounts.schema.ts';
import { maxPictureBytes, pictureSizes, pictureTypes, type PictureSize } from '../pictures.ts';
import { ChangePasswordBody, UpdateUserBody } from '../profile.schema.ts';
import { defineRoute } from '../route.ts';

export const updateUser = defineRoute({
  method: 'PATCH',
  path: '/api/user',
  access: 'signed-in',
  summary: 'Change what I say of myself; another address needs the password',
  body: UpdateUserBody,
  answers: { 200: User },
  errors: ['VERSION_CONFLICT', 'EMAIL_TAKEN', 'WRONG_PASSWORD', 'RATE_LIMITED'],
});
export const changePassword = defineRoute({
  method: 'POST',
  path: '/api/user/password',
  access: 'signed-in',
  summary: 'Change the password; every other session ends',
  body: ChangePasswordBody,
  writes: 'nothing',
  answers: { 204: null },
  errors: ['WRONG_PASSWORD', 'PASSWORD_WEAK', 'RATE_LIMITED'],
});
export const putPicture = defineRoute({
  method: 'POST',
  path: '/api/user/picture',
  access: 'signed-in',
  summary: 'Put up a profile picture; it is cropped to a square and encoded again',
  takes: { types: pictureTypes, maxBytes: maxPictureBytes },
  answers: { 200: User },
  errors: ['PICTURE_INVALID', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'RATE_LIMITED'],
});
export const removePicture = defineRoute({
  method: 'DELETE',
  path: '/api/user/picture',
  access: 'signed-in',
  summary: 'Take the profile picture down',
  answers: { 200: User },
});
export const getPicture = defineRoute({
  method: 'GET',
  path: '/api/user/picture/:id',
  access: 'signed-in',
  summary: 'My profile picture; another picture has another id',
  params: z.strictObject({ id: z.uuid() }),
  query: z.strictObject({ size: z._default(z.enum(Object.keys(pictureSizes) as [PictureSize, ...PictureSize[]]), 'large') }),
  answers: { 200: null },
  sends: 'image/webp',
});
