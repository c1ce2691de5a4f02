import type { DataColumn } from '@sakina/design-system';
import { auditAction, auditOutcome, auditTargetKind } from '@sakina/platform/contract';
import type { AuditEntry } from '@sakina/platform/contract';

const choices = (ids: readonly string[]) => ids.map((id) => ({ id, label: id }));
const neither = { isSortable: false, isFilterable: false } as const;

/** The columns of the log without their words. It stands in one order, the newest first. */
export const auditShapes: readonly Omit<DataColumn<AuditEntry>, 'header'>[] = [
  { id: 'at', kind: 'date', value: (row) => row.at, isSortable: false, isRowHeader: true, width: 190 },
  { id: 'actor', kind: 'text', value: (row) => row.actor.displayName, ...neither, width: 180 },
  {
    id: 'action',
    kind: 'choice',
    value: (row) => row.action,
    isSortable: false,
    options: choices(auditAction.options),
    width: 220,
  },
  {
    id: 'outcome',
    kind: 'choice',
    value: (row) => row.outcome ?? 'DONE',
    isSortable: false,
    options: choices(auditOutcome.options),
    width: 120,
  },
  { id: 'target', kind: 'text', value: (row) => row.target.id, ...neither, width: 280 },
  {
    id: 'kind',
    kind: 'choice',
    value: (row) => row.target.kind,
    isSortable: false,
    options: choices(auditTargetKind.options),
    width: 150,
  },
  { id: 'change', kind: 'text', value: (row) => Object.keys(row.after).join(' '), ...neither, width: 320 },
  { id: 'reason', kind: 'text', value: (row) => row.reason, ...neither, width: 280 },
];

/** Columns as an address is read with them: it needs no words. */
export const wordlessColumns: readonly DataColumn<AuditEntry>[] = auditShapes.map((shape) => ({
  ...shape,
  header: shape.id,
}));
