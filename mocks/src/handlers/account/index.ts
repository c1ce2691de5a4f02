import type { MockHandler } from '../define-handler.ts';
import {
  getDataExportFileHandler,
  listDataExportsHandler,
  removeDataExportHandler,
  requestDataExportHandler,
} from './exports.ts';
import { getOwnPreferencesHandler, saveOwnPreferencesHandler } from './preferences.ts';

export const accountHandlers: readonly MockHandler[] = [
  getOwnPreferencesHandler,
  saveOwnPreferencesHandler,
  listDataExportsHandler,
  requestDataExportHandler,
  getDataExportFileHandler,
  removeDataExportHandler,
];
