import type { MockHandler } from '../define-handler.ts';
import { dataExportFile, dataExportList, dataExportRemoval, dataExportRequest } from './exports.ts';
import { ownPreferencesOnFile, ownPreferencesSaving } from './preferences.ts';

export const accountHandlers: readonly MockHandler[] = [
  ownPreferencesOnFile,
  ownPreferencesSaving,
  dataExportList,
  dataExportRequest,
  dataExportFile,
  dataExportRemoval,
];
