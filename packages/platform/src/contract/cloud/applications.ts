import * as v from 'valibot';
import { count, extend } from '../schemas/common.ts';
import {
  conflict,
  fileTooLarge,
  fileTypeUnsupported,
  forbidden,
  invalid,
  notFound,
  unauthenticated,
} from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { applicationContent, providerApplication } from '../schemas/application.ts';
import { documentFile, documentKind } from '../schemas/document.ts';

const notEditable = {
  status: 409,
  code: 'APPLICATION_CLOSED',
  when: 'It has been handed in, decided or withdrawn, and cannot be changed now.',
} as const;

export const listOwnApplications = defineOperation({
  id: 'CLOUD-60',
  name: 'applications.list',
  method: 'GET',
  path: '/cloud/v1/provider-applications',
  summary: 'The caller’s own applications to become a provider, the newest first, each with its history.',
  access: 'user',
  response: v.object({ items: v.array(providerApplication) }),
  errors: [unauthenticated],
});

export const saveApplication = defineOperation({
  id: 'CLOUD-61',
  name: 'applications.save',
  method: 'PUT',
  path: '/cloud/v1/provider-applications/current',
  summary: 'Keeps what is written so far; the first time it begins an application. One can be under way at a time.',
  access: 'user',
  body: extend(v.partial(applicationContent), {
    /** Of what was read; 0 where none is under way yet. */
    version: count,
  }),
  response: providerApplication,
  errors: [
    unauthenticated,
    invalid,
    conflict,
    notEditable,
    { status: 409, code: 'ALREADY_PROVIDER', when: 'The caller is a verified provider here.' },
  ],
  idempotent: true,
});

export const uploadApplicationDocument = defineOperation({
  id: 'CLOUD-62',
  name: 'applications.uploadDocument',
  method: 'POST',
  path: '/cloud/v1/provider-applications/:id/documents',
  summary: 'Adds a document to an application that is not handed in yet.',
  access: 'user',
  encoding: 'multipart',
  body: v.object({ document: documentFile, kind: documentKind }),
  response: providerApplication,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    fileTooLarge,
    fileTypeUnsupported,
    notEditable,
    { status: 409, code: 'TOO_MANY_DOCUMENTS', when: 'The application has twelve documents already.' },
  ],
  idempotent: true,
});

export const submitApplication = defineOperation({
  id: 'CLOUD-63',
  name: 'applications.submit',
  method: 'POST',
  path: '/cloud/v1/provider-applications/:id/submit',
  summary: 'Hands an application in, or in again after changes were asked for.',
  access: 'user',
  response: providerApplication,
  errors: [unauthenticated, forbidden, notFound, invalid, notEditable],
  idempotent: true,
});

export const withdrawApplication = defineOperation({
  id: 'CLOUD-64',
  name: 'applications.withdraw',
  method: 'POST',
  path: '/cloud/v1/provider-applications/:id/withdraw',
  summary: 'Takes an application back before it is decided.',
  access: 'user',
  response: providerApplication,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    { status: 409, code: 'APPLICATION_DECIDED', when: 'It has been decided or withdrawn already.' },
  ],
  idempotent: true,
});
