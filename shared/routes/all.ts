import type { Route } from '../route.ts';
import { getUser, login, logout, register } from './accounts.routes.ts';
import { getCredits, listTransactions } from './credits.routes.ts';
import { approveGeneration, cancelGeneration, generateScript, listGenerations, retryGeneration } from './generations.routes.ts';
import { deleteScript, getScript, listScripts, restoreScript, updateScript } from './scripts.routes.ts';

/** Every route of the product, for the OpenAPI document and for the test of who may call what. */
export const allRoutes: readonly Route[] = [
  register,
  login,
  logout,
  getUser,
  getCredits,
  listTransactions,
  generateScript,
  listGenerations,
  cancelGeneration,
  approveGeneration,
  retryGeneration,
  listScripts,
  getScript,
  updateScript,
  deleteScript,
  restoreScript,
];
