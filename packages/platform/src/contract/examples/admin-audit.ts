import { exportAuditEntries, listAuditEntries } from '../cloud/audit-log.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';

/** Of the audit log. */
export const auditExamples: readonly AnyExample[] = [
  exampleOf(listAuditEntries, {
    input: { query: { action: ['user.suspended', 'credentials.decided'], limit: 2 } },
    response: {
      items: [
        {
          id: 'aud-xz24xfhn2q',
          at: '2026-11-23T20:09:00.000Z',
          actor: { id: 'usr-7ef350', displayName: 'Ingrid Solheim' },
          action: 'credentials.decided',
          target: { kind: 'CREDENTIALS', id: 'prv-ujskwky2', label: 'Dr. Nadia Karimi' },
          reason: 'The license is in the board’s register under this name.',
          before: { verification: 'PENDING' },
          after: { verification: 'VERIFIED' },
        },
        {
          id: 'aud-bw6s398dy6',
          at: '2026-11-18T18:02:00.000Z',
          actor: { id: 'usr-6de14a', displayName: 'Idris Malik' },
          action: 'user.suspended',
          target: { kind: 'USER', id: 'usr-zexvnak8', label: 'Paulo Tavares' },
          reason: 'Insults in messages, after two warnings.',
          before: { status: 'ACTIVE' },
          after: { status: 'SUSPENDED' },
        },
      ],
      total: 40,
      nextCursor: '7kg3jwp92026-11-18T18%3A02%3A00.000Z%20aud-bw6s398dy6',
    },
  }),
  exampleOf(exportAuditEntries, {
    input: {
      body: {
        reason: 'Asked for by the yearly examination.',
        action: ['user.suspended'],
        from: '2026-11-18T00:00:00.000Z',
      },
    },
    response: {
      fileName: 'audit-2026-11-24.csv',
      columns: [
        'id',
        'at',
        'actorId',
        'actor',
        'action',
        'outcome',
        'targetKind',
        'targetId',
        'target',
        'reason',
        'before',
        'after',
      ],
      rows: [
        [
          'aud-bw6s398dy6',
          '2026-11-18T18:02:00.000Z',
          'usr-6de14a',
          'Idris Malik',
          'user.suspended',
          'DONE',
          'USER',
          'usr-zexvnak8',
          'Paulo Tavares',
          'Insults in messages, after two warnings.',
          'status: ACTIVE',
          'status: SUSPENDED',
        ],
      ],
      total: 1,
      generatedAt: '2026-11-24T15:00:00.000Z',
    },
  }),
];
