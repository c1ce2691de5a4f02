import {
  getDataExportFile,
  getOwnPreferences,
  listDataExports,
  removeDataExport,
  requestDataExport,
  saveOwnPreferences,
} from '../cloud/own-account.ts';
import { getFeatures } from '../cloud/features.ts';
import type * as v from 'valibot';
import type { dataExport } from '../schemas/own-account.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';

/** The copy that Layla Haddad can fetch, and the one from spring whose time is over. */
const ready: v.InferInput<typeof dataExport> = {
  id: 'exp-4k7d2m9q1x',
  status: 'READY',
  requestedAt: '2026-11-22T15:00:00.000Z',
  readyAt: '2026-11-22T15:02:00.000Z',
  expiresAt: '2026-11-29T15:02:00.000Z',
};
const over: v.InferInput<typeof dataExport> = {
  id: 'exp-8w3h6t5b0n',
  status: 'EXPIRED',
  requestedAt: '2026-05-18T15:00:00.000Z',
  readyAt: '2026-05-18T15:02:00.000Z',
  expiresAt: '2026-05-25T15:02:00.000Z',
};

/** Of what people keep about their own account. */
export const ownAccountExamples: readonly AnyExample[] = [
  exampleOf(getFeatures, { input: {}, response: { off: ['broadcasts'], asOf: '2026-11-24T15:00:00.000Z' } }),
  exampleOf(getOwnPreferences, {
    input: {},
    response: { version: 0, timeZone: null, calendar: 'GREGORIAN', hijriOffsetDays: 0 },
  }),
  exampleOf(saveOwnPreferences, {
    input: { body: { version: 0, timeZone: 'America/New_York', calendar: 'GREGORIAN_FIRST', hijriOffsetDays: -1 } },
    response: { version: 1, timeZone: 'America/New_York', calendar: 'GREGORIAN_FIRST', hijriOffsetDays: -1 },
  }),
  exampleOf(listDataExports, { input: {}, response: { items: [ready, over] } }),
  exampleOf(requestDataExport, {
    input: {},
    response: {
      id: 'exp-1ff71a47a7',
      status: 'PREPARING',
      requestedAt: '2026-11-24T15:00:00.000Z',
      readyAt: null,
      expiresAt: null,
    },
  }),
  exampleOf(getDataExportFile, {
    input: { params: { id: 'exp-4k7d2m9q1x' }, query: { format: 'JSON' } },
    response: {
      name: 'my-data-2026-11-22.json',
      mediaType: 'application/json',
      sizeBytes: 44,
      contentBase64: 'eyJhYm91dCI6eyJuYW1lIjoiTGF5bGEgSGFkZGFkIn0sInBhcnRzIjp7fX0=',
    },
  }),
  exampleOf(removeDataExport, { input: { params: { id: 'exp-8w3h6t5b0n' } }, response: { items: [ready] } }),
];
