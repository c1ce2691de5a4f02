import * as v from 'valibot';
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
import { count, extend, text } from '../schemas/common.ts';
import { credentialDocument, documentFile, licenseNumberLength, usState } from '../schemas/document.ts';
import { licenseCheck, providerAccount, providerAccountChanges } from '../schemas/provider-account.ts';

export const getProviderProfile = defineOperation({
  id: 'CALL-1',
  name: 'profile.get',
  method: 'GET',
  path: '/v1/providers/profile',
  summary: 'The provider’s own profile: the public page, its documents and the rules of the calendar.',
  access: 'provider',
  response: providerAccount,
  errors: [unauthenticated, forbidden, notFound],
});

export const updateProviderProfile = defineOperation({
  id: 'CALL-2',
  name: 'profile.update',
  method: 'PUT',
  path: '/v1/providers/profile',
  summary: 'Changes the profile; the public page and the directory show it at once.',
  access: 'provider',
  body: extend(providerAccountChanges, { version: count }),
  response: providerAccount,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    conflict,
    { status: 409, code: 'HANDLE_TAKEN', when: 'Another provider has that user name.' },
    {
      status: 409,
      code: 'SERVICE_IN_USE',
      when: 'A service that would no longer be offered has sessions ahead; details.services names them.',
    },
  ],
  idempotent: true,
});

export const uploadLicense = defineOperation({
  id: 'CALL-3',
  name: 'license.upload',
  method: 'POST',
  path: '/v1/providers/license/upload',
  summary: 'Hands in a licence as PDF, PNG or JPEG of at most 10 MB; someone of the platform looks at it.',
  access: 'provider',
  encoding: 'multipart',
  body: v.object({ license: documentFile }),
  response: credentialDocument,
  errors: [unauthenticated, forbidden, notFound, invalid, fileTooLarge, fileTypeUnsupported],
  idempotent: true,
});

export const verifyLicense = defineOperation({
  id: 'CALL-4',
  name: 'license.verify',
  method: 'POST',
  path: '/v1/providers/license/verify',
  summary:
    'Asks the register of a state’s board for a licence. One that is valid and the provider’s own verifies them at once.',
  access: 'provider',
  body: v.object({ licenseNumber: v.pipe(text, v.maxLength(licenseNumberLength.max)), state: usState }),
  response: licenseCheck,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    { status: 409, code: 'LICENSE_IN_USE', when: 'Another provider here is verified with that licence.' },
  ],
  idempotent: true,
});
