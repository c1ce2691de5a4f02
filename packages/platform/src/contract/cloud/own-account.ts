import * as v from 'valibot';
import { conflict, forbidden, invalid, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { dataExport, dataExportFile, dataExportFormat, savedPreferences } from '../schemas/own-account.ts';

export const getOwnPreferences = defineOperation({
  id: 'CLOUD-189',
  name: 'ownPreferences.get',
  method: 'GET',
  path: '/cloud/v1/me/preferences',
  summary: 'How the caller wants times and dates, or how everyone has them who has chosen nothing.',
  access: 'user',
  response: savedPreferences,
  errors: [unauthenticated],
});

export const saveOwnPreferences = defineOperation({
  id: 'CLOUD-190',
  name: 'ownPreferences.save',
  method: 'PUT',
  path: '/cloud/v1/me/preferences',
  summary: 'Chooses how one wants times and dates.',
  access: 'user',
  body: savedPreferences,
  response: savedPreferences,
  errors: [unauthenticated, invalid, conflict],
  idempotent: true,
});

export const listDataExports = defineOperation({
  id: 'CLOUD-191',
  name: 'dataExports.list',
  method: 'GET',
  path: '/cloud/v1/me/data-exports',
  summary: 'The copies of their own data that the caller has asked for, the latest first.',
  access: 'user',
  response: v.object({ items: v.array(dataExport) }),
  errors: [unauthenticated],
});

export const requestDataExport = defineOperation({
  id: 'CLOUD-192',
  name: 'dataExports.request',
  method: 'POST',
  path: '/cloud/v1/me/data-exports',
  summary: 'Asks for a copy of everything that is kept about the caller.',
  access: 'user',
  response: dataExport,
  errors: [
    unauthenticated,
    { status: 409, code: 'EXPORT_PREPARING', when: 'One is being prepared already; details.exportId names it.' },
  ],
  idempotent: true,
});

export const getDataExportFile = defineOperation({
  id: 'CLOUD-193',
  name: 'dataExports.file',
  method: 'GET',
  path: '/cloud/v1/me/data-exports/:id/file',
  summary: 'One file of a copy that is ready: JSON for programs, or a page to read.',
  access: 'user',
  query: v.object({ format: dataExportFormat }),
  response: dataExportFile,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    { status: 409, code: 'EXPORT_NOT_READY', when: 'It is still being prepared.' },
    {
      status: 409,
      code: 'EXPORT_EXPIRED',
      when: 'Its time is over and its files are gone; a new one can be asked for.',
    },
  ],
});

export const removeDataExport = defineOperation({
  id: 'CLOUD-194',
  name: 'dataExports.remove',
  method: 'DELETE',
  path: '/cloud/v1/me/data-exports/:id',
  summary: 'Deletes a copy before its time is over. What it was made of stays.',
  access: 'user',
  response: v.object({ items: v.array(dataExport) }),
  errors: [unauthenticated, forbidden, notFound],
  idempotent: true,
});
