import type { Route } from '../route.ts';
import {
  changePassword,
  deleteAccount,
  deleteNow,
  downloadData,
  getPicture,
  getUser,
  login,
  logout,
  putPicture,
  register,
  removePicture,
  restoreAccount,
  updateUser,
} from './accounts.routes.ts';
import {
  addToCollection,
  createCollection,
  deleteCollection,
  getCollection,
  listCollections,
  moveInCollection,
  removeFromCollection,
  restoreCollection,
  updateCollection,
} from './collections.routes.ts';
import { addFavorite, listFavorites, removeFavorite } from './favorites.routes.ts';
import { checkExport, exportScript } from './exports.routes.ts';
import {
  cancelEmailChange,
  checkConfirmation,
  confirmEmail,
  renewConfirmation,
  sendConfirmation,
} from './confirmation.routes.ts';
import { getCredits, listTransactions } from './credits.routes.ts';
import {
  approveGeneration,
  cancelGeneration,
  editOutline,
  generateScript,
  getGeneration,
  listGenerations,
  retryGeneration,
  regenerateScript,
} from './generations.routes.ts';
import { dismissNotification, listNotifications, readAllNotifications, readNotification } from './notifications.routes.ts';
import { reportPageError } from './pageErrors.routes.ts';
import { endSession, endSessions, listSessions } from './sessions.routes.ts';
import { getUsage, removeDeleted } from './quotas.routes.ts';
import { checkReset, forgotPassword, resetPassword } from './reset.routes.ts';
import { deleteScript, getScript, listScripts, restoreScript, updateScript, createScript } from './scripts.routes.ts';
import { sampleScript } from './samples.routes.ts';
import { getSettings, updateSettings } from './settings.routes.ts';
import { getStats } from './stats.routes.ts';
import { getSubscription, listPlans } from './subscriptions.routes.ts';
import { listSuggestions } from './suggestions.routes.ts';
import {
  createTemplate,
  deleteTemplate,
  getTemplate,
  listTemplates,
  restoreTemplate,
  updateTemplate,
} from './templates.routes.ts';
import { getVersion, listVariants, listVersions, nameVersion, restoreVersion, takeVariant } from './versions.routes.ts';

/** Every route of the product, for the OpenAPI document and for the test of who may call what. */
export const allRoutes: readonly Route[] = [
  register,
  login,
  logout,
  getUser,
  updateUser,
  changePassword,
  putPicture,
  removePicture,
  getPicture,
  downloadData,
  deleteAccount,
  deleteNow,
  restoreAccount,
  getUsage,
  removeDeleted,
  listSessions,
  endSession,
  endSessions,
  getCredits,
  listTransactions,
  listNotifications,
  readAllNotifications,
  readNotification,
  dismissNotification,
  forgotPassword,
  checkReset,
  resetPassword,
  checkConfirmation,
  confirmEmail,
  renewConfirmation,
  sendConfirmation,
  cancelEmailChange,
  generateScript,
  listGenerations,
  getGeneration,
  cancelGeneration,
  approveGeneration,
  editOutline,
  retryGeneration,
  listScripts,
  getScript,
  updateScript,
  deleteScript,
  restoreScript,
  exportScript,
  checkExport,
  createScript,
  listVersions,
  getVersion,
  nameVersion,
  restoreVersion,
  listSuggestions,
  regenerateScript,
  listVariants,
  takeVariant,
  listFavorites,
  addFavorite,
  removeFavorite,
  listCollections,
  getCollection,
  createCollection,
  updateCollection,
  deleteCollection,
  restoreCollection,
  addToCollection,
  moveInCollection,
  removeFromCollection,
  listTemplates,
  getTemplate,
  createTemplate,
  updateTemplate,
  deleteTemplate,
  restoreTemplate,
  getSettings,
  updateSettings,
  getStats,
  getSubscription,
  listPlans,
  sampleScript,
  reportPageError,
];
