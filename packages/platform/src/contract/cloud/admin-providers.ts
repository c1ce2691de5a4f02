import * as v from 'valibot';
import { forbidden, invalid, invalidCursor, logDown, notFound, ownMatter, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { adminReason, countryCode } from '../schemas/admin-area.ts';
import {
  adminProvider,
  adminProviderDetail,
  credentialCase,
  credentialDecision,
  expiringCredential,
} from '../schemas/admin-provider.ts';
import { cursorPageOf, cursorQuery, integer, searchLength, sortDirection } from '../schemas/common.ts';
import { providerKind, verificationStatus } from '../schemas/provider.ts';

export const adminProviderSort = v.picklist(['name', 'joinedOn', 'sessions']);

export const listAdminProviders = defineOperation({
  id: 'CLOUD-161',
  name: 'admin.providers.list',
  method: 'GET',
  path: '/cloud/v1/admin/providers',
  summary: 'Everyone who offers sessions, verified or not: searched, filtered, sorted and counted by the server.',
  access: 'admin',
  query: v.object({
    ...cursorQuery,
    /** Words from a name, or the start of an id. */
    q: v.optional(v.pipe(v.string(), v.maxLength(searchLength.max))),
    verification: v.optional(v.pipe(v.array(verificationStatus), v.maxLength(3))),
    kind: v.optional(v.pipe(v.array(providerKind), v.maxLength(3))),
    country: v.optional(v.pipe(v.array(countryCode), v.maxLength(50))),
    /** Only those who are, or are not, suspended from the directory. */
    suspended: v.optional(v.boolean()),
    sort: v.optional(adminProviderSort),
    direction: v.optional(sortDirection),
  }),
  response: cursorPageOf(adminProvider),
  errors: [unauthenticated, forbidden, invalid, invalidCursor],
});

export const getAdminProvider = defineOperation({
  id: 'CLOUD-162',
  name: 'admin.providers.get',
  method: 'GET',
  path: '/cloud/v1/admin/providers/:id',
  summary: 'One provider with their credentials and what was decided about them.',
  access: 'admin',
  response: adminProviderDetail,
  errors: [unauthenticated, forbidden, notFound],
});

export const suspendProvider = defineOperation({
  id: 'CLOUD-163',
  name: 'admin.providers.suspend',
  method: 'POST',
  path: '/cloud/v1/admin/providers/:id/suspend',
  summary: 'Takes a provider out of the directory: their page and their open times are gone, their sessions stay.',
  access: 'admin',
  body: v.object({ reason: adminReason }),
  response: adminProviderDetail,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    ownMatter,
    logDown,
    { status: 409, code: 'ALREADY_SUSPENDED', when: 'The provider is out of the directory already.' },
  ],
  idempotent: true,
});

export const reinstateProvider = defineOperation({
  id: 'CLOUD-164',
  name: 'admin.providers.reinstate',
  method: 'POST',
  path: '/cloud/v1/admin/providers/:id/reinstate',
  summary: 'Puts a suspended provider back into the directory.',
  access: 'admin',
  body: v.object({ reason: adminReason }),
  response: adminProviderDetail,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    ownMatter,
    logDown,
    { status: 409, code: 'NOT_SUSPENDED', when: 'The provider is not suspended.' },
  ],
  idempotent: true,
});

export const listCredentialCases = defineOperation({
  id: 'CLOUD-165',
  name: 'admin.credentials.list',
  method: 'GET',
  path: '/cloud/v1/admin/credentials',
  summary:
    'The credentials queue, those who have waited longest first: providers who wait for verification, and applications.',
  access: 'admin',
  query: v.object({
    ...cursorQuery,
    /** @default those that wait */
    state: v.optional(v.picklist(['WAITING', 'DECIDED', 'ALL'])),
    source: v.optional(v.picklist(['PROVIDER', 'APPLICATION'])),
    kind: v.optional(v.pipe(v.array(providerKind), v.maxLength(3))),
  }),
  response: cursorPageOf(credentialCase),
  errors: [unauthenticated, forbidden, invalid, invalidCursor],
});

export const decideCredentials = defineOperation({
  id: 'CLOUD-166',
  name: 'admin.credentials.decide',
  method: 'POST',
  path: '/cloud/v1/admin/credentials/:id/decision',
  summary: 'Approves, declines or gives back what waits in the credentials queue; whoever waits reads the reason.',
  access: 'admin',
  body: v.object({ decision: credentialDecision, reason: adminReason }),
  response: credentialCase,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    ownMatter,
    logDown,
    {
      status: 409,
      code: 'ALREADY_DECIDED',
      when: 'It does not wait for a decision any more; details.status names its state.',
    },
  ],
  idempotent: true,
});

export const listExpiringCredentials = defineOperation({
  id: 'CLOUD-373',
  name: 'admin.credentials.expiring',
  method: 'GET',
  path: '/cloud/v1/admin/credentials/expiring',
  summary: 'Credentials that have lapsed or lapse soon, those that ended first at the top.',
  access: 'admin',
  query: v.object({
    ...cursorQuery,
    /** Days ahead; lapsed ones are always among them. @default 90 */
    withinDays: v.optional(v.pipe(integer, v.minValue(0), v.maxValue(366))),
  }),
  response: cursorPageOf(expiringCredential),
  errors: [unauthenticated, forbidden, invalid, invalidCursor],
});

export type AdminProviderSort = v.InferOutput<typeof adminProviderSort>;
