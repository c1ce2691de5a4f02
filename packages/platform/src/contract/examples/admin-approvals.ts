import type * as v from 'valibot';
import {
  decideApproval,
  listApprovals,
  previewRetention,
  requestApproval,
  withdrawApproval,
} from '../cloud/admin-approvals.ts';
import type { approval } from '../schemas/admin-approvals.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';

const id = 'apv-k3m8v2q7';
const policies = { recording: { allowed: true, keepDays: 180 } };
const longer = { recording: { allowed: true, keepDays: 270 } };
const reason = 'Supervision is done with a recording after half a year.';
const losses = [{ path: 'policies.recording.keepDays' as const, records: 41 }];
const ingrid = { id: 'usr-7ef350', displayName: 'Ingrid Solheim' };

const asked: v.InferInput<typeof approval> = {
  id,
  kind: 'RETENTION',
  status: 'PENDING',
  requestedBy: { id: 'usr-c02b8d', displayName: 'Dr. Mariam El-Sayed' },
  requestedAt: '2026-11-23T15:00:00.000Z',
  expiresAt: '2026-11-30T15:00:00.000Z',
  reason,
  target: { kind: 'SETTINGS', id: 'platform', label: null },
  before: { 'policies.recording.keepDays': 365 },
  after: { 'policies.recording.keepDays': 180 },
  losses,
  decision: null,
  takesEffectAt: null,
  mayDecide: true,
  mayWithdraw: false,
};

/** Of what two administrators decide together. */
export const adminApprovalExamples: readonly AnyExample[] = [
  exampleOf(listApprovals, { input: {}, response: { items: [asked] } }),
  exampleOf(requestApproval, {
    input: { body: { kind: 'RETENTION', version: 14, policies: longer, reason } },
    response: {
      ...asked,
      id: 'apv-b8n2d5r9',
      requestedBy: ingrid,
      after: { 'policies.recording.keepDays': 270 },
      mayDecide: false,
      mayWithdraw: true,
    },
  }),
  exampleOf(decideApproval, {
    input: { params: { id }, body: { decision: 'APPROVE', note: 'The clinical board agrees.' } },
    response: {
      ...asked,
      status: 'SCHEDULED',
      decision: { by: ingrid, at: '2026-11-24T15:00:00.000Z', note: 'The clinical board agrees.' },
      takesEffectAt: '2026-12-01T15:00:00.000Z',
      mayDecide: false,
      mayWithdraw: true,
    },
  }),
  exampleOf(withdrawApproval, {
    input: { params: { id: 'apv-f5h7j2l4' }, body: { reason: 'The help desk asks for more time.' } },
    response: {
      ...asked,
      id: 'apv-f5h7j2l4',
      requestedBy: ingrid,
      status: 'WITHDRAWN',
      before: { 'policies.retention.deletedAccountDays': 30 },
      after: { 'policies.retention.deletedAccountDays': 14 },
      losses: [],
      mayDecide: false,
    },
  }),
  exampleOf(previewRetention, { input: { body: { policies } }, response: { losses, waitDays: 7 } }),
];
