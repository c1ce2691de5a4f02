import { providerKind, verificationStatus } from '@sakina/platform/contract';
import type { AdminProvider, CredentialCase, ExpiringCredential } from '@sakina/platform/contract';
import { choices, fixed } from '../../shared/columns.ts';
import type { ColumnShape } from '../../shared/columns.ts';

/** Whether a provider is in the directory. */
export const LISTINGS = ['LISTED', 'SUSPENDED'] as const;
/** Whether credentials come from a provider or with an application. */
export const CASE_SOURCES = ['PROVIDER', 'APPLICATION'] as const satisfies readonly CredentialCase['source'][];

/** What the server can do with each column of the providers. Names are found by the search alone (SEC-8). */
export const providerShapes: readonly ColumnShape<AdminProvider>[] = [
  { id: 'name', kind: 'text', value: (row) => row.displayName, isRowHeader: true, isFilterable: false, width: 220 },
  {
    id: 'kind',
    kind: 'choice',
    value: (row) => row.kind,
    isSortable: false,
    options: choices(providerKind.options),
    width: 120,
  },
  {
    id: 'verification',
    kind: 'choice',
    value: (row) => row.verification,
    isSortable: false,
    options: choices(verificationStatus.options),
    width: 180,
  },
  {
    id: 'listing',
    kind: 'choice',
    value: (row) => (row.suspension ? 'SUSPENDED' : 'LISTED'),
    isSortable: false,
    options: choices(LISTINGS),
    width: 140,
  },
  { id: 'country', kind: 'text', value: (row) => row.country, ...fixed, isOptional: true, width: 150 },
  {
    id: 'joinedOn',
    kind: 'date',
    value: (row) => row.joinedOn,
    isFilterable: false,
    isHiddenAtFirst: true,
    width: 130,
  },
  {
    id: 'sessions',
    kind: 'number',
    value: (row) => row.sessionCount,
    isFilterable: false,
    isOptional: true,
    width: 110,
  },
  {
    id: 'organization',
    kind: 'text',
    value: (row) => row.organization?.name ?? null,
    ...fixed,
    isHiddenAtFirst: true,
    width: 200,
  },
];

/** The queue stands in one order, those who have waited longest first. */
export const caseShapes: readonly ColumnShape<CredentialCase>[] = [
  { id: 'name', kind: 'text', value: (row) => row.displayName, isRowHeader: true, ...fixed, width: 200 },
  {
    id: 'kind',
    kind: 'choice',
    value: (row) => row.kind,
    isSortable: false,
    options: choices(providerKind.options),
    isOptional: true,
    width: 100,
  },
  { id: 'due', kind: 'text', value: (row) => row.submittedAt, ...fixed, width: 150 },
  { id: 'submittedAt', kind: 'date', value: (row) => row.submittedAt, ...fixed, isOptional: true, width: 120 },
  {
    id: 'source',
    kind: 'choice',
    value: (row) => row.source,
    isSortable: false,
    options: choices(CASE_SOURCES),
    isOptional: true,
    width: 120,
  },
  {
    id: 'credentials',
    kind: 'text',
    value: (row) => row.credentials.map(({ title }) => title).join(', '),
    ...fixed,
    width: 290,
  },
];

export const expiryShapes: readonly ColumnShape<ExpiringCredential>[] = [
  { id: 'name', kind: 'text', value: (row) => row.provider.displayName, isRowHeader: true, ...fixed, width: 200 },
  {
    id: 'kind',
    kind: 'choice',
    value: (row) => row.provider.kind,
    ...fixed,
    options: choices(providerKind.options),
    isOptional: true,
    width: 100,
  },
  { id: 'ends', kind: 'text', value: (row) => row.expiresOn, ...fixed, width: 160 },
  { id: 'expiresOn', kind: 'date', value: (row) => row.expiresOn, ...fixed, isOptional: true, width: 120 },
  { id: 'credential', kind: 'text', value: (row) => row.title, ...fixed, width: 236 },
  { id: 'upcoming', kind: 'number', value: (row) => row.upcomingSessionCount, ...fixed, width: 166 },
];
