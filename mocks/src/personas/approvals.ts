import { addMinutes, iso } from '../clock.ts';
import type { Rows } from '../store/rows.ts';
import { ids } from './ids.ts';

const DAY = 1440;

/**
 * What was asked of a second administrator: one that waits for Ingrid, one that she asked for, and one that expired.
 */
export function approvalSeeds(now: Date): Rows['approvals'][] {
  const daysAgo = (days: number) => iso(addMinutes(now, -days * DAY));
  const mariam = { id: ids.users.mariam, displayName: 'Dr. Mariam El-Sayed' };
  const settings = { kind: 'SETTINGS' as const, id: 'platform', label: null };
  const asked = (id: string, days: number, keepDays: number, reason: string): Rows['approvals'] => ({
    id,
    kind: 'RETENTION',
    status: 'PENDING',
    requestedBy: mariam,
    requestedAt: daysAgo(days),
    expiresAt: daysAgo(days - 7),
    reason,
    target: settings,
    before: { 'policies.recording.keepDays': 365 },
    after: { 'policies.recording.keepDays': keepDays },
    decision: null,
    takesEffectAt: null,
    policies: { recording: { allowed: true, keepDays } },
  });
  return [
    asked('apv-k3m8v2q7', 1, 180, 'Supervision is finished with recordings after six months.'),
    {
      ...asked('apv-f5h7j2l4', 2, 365, 'Hardly anyone comes back after two weeks.'),
      requestedBy: { id: ids.users.ingrid, displayName: 'Ingrid Solheim' },
      before: { 'policies.retention.deletedAccountDays': 30 },
      after: { 'policies.retention.deletedAccountDays': 14 },
      policies: { retention: { clinicalRecordYears: 7, auditLogYears: 6, deletedAccountDays: 14 } },
    },
    asked('apv-t9w4c6x1', 40, 90, 'Storage for recordings is nearly full.'),
  ];
}
