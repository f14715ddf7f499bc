import * as z from 'zod/mini';
import { ChangePasswordBody, DeleteAccountBody, LoginBody, RegisterBody, UpdateUserBody, User } from '../accounts.schema.ts';
import { maxPictureBytes, pictureSizes, pictureTypes, type PictureSize } from '../pictures.ts';
import { defineRoute } from '../route.ts';

export const register = defineRoute({
  method: 'POST',
  path: '/api/register',
  access: 'anyone',
  summary: 'Create an account and sign in',
  body: RegisterBody,
  answers: { 201: User },
  errors: ['EMAIL_TAKEN', 'PASSWORD_WEAK', 'RATE_LIMITED'],
});
export const login = defineRoute({
  method: 'POST',
  path: '/api/auth/login',
  access: 'anyone',
  summary: 'Sign in',
  body: LoginBody,
  answers: { 200: User },
  errors: ['INVALID_CREDENTIALS', 'RATE_LIMITED'],
});
export const logout = defineRoute({
  method: 'POST',
  path: '/api/logout',
  access: 'anyone',
  summary: 'Sign out on this device',
  answers: { 204: null },
});
export const getUser = defineRoute({
  method: 'GET',
  path: '/api/user',
  access: 'signed-in',
  whileDeleting: true,
  summary: 'The signed-in person',
  answers: { 200: User },
});
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
  summary: 'Put up a profile picture; it is cropped to a square and encoded anew',
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
export const downloadData = defineRoute({
  method: 'GET',
  path: '/api/user/data',
  access: 'signed-in',
  whileDeleting: true,
  summary: 'Everything that is kept of me, as one file',
  answers: { 200: null },
  sends: 'application/json',
  errors: ['RATE_LIMITED'],
});
export const deleteAccount = defineRoute({
  method: 'POST',
  path: '/api/user/delete',
  access: 'signed-in',
  summary: 'Have the account deleted in 14 days; every session ends',
  body: DeleteAccountBody,
  writes: 'nothing',
  answers: { 200: z.object({ deletionDueAt: z.iso.datetime() }) },
  errors: ['WRONG_PASSWORD', 'RATE_LIMITED'],
});
export const restoreAccount = defineRoute({
  method: 'POST',
  path: '/api/user/restore',
  access: 'signed-in',
  whileDeleting: true,
  summary: 'Keep an account that was to be deleted',
  writes: 'nothing',
  answers: { 200: User },
});
export const deleteNow = defineRoute({
  method: 'POST',
  path: '/api/user/delete-now',
  access: 'signed-in',
  whileDeleting: true,
  summary: 'Carry out at once a deletion that was asked for before. 404 where none was',
  body: DeleteAccountBody,
  writes: 'nothing',
  answers: { 204: null },
  errors: ['WRONG_PASSWORD', 'RATE_LIMITED', 'NOT_FOUND'],
});
