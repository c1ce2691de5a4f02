import { auditAction, auditOutcome, auditTargetKind } from '@sakina/platform/contract';
import type { AuditEntry } from '@sakina/platform/contract';
import { choices, fixed, withoutTexts } from '../../shared/columns.ts';
import type { ColumnShape } from '../../shared/columns.ts';

/**
 * The columns of the log without their words; those shown at first fit a window of 1,280 px. It stands in one order,
 * the newest first.
 */
export const auditShapes: readonly ColumnShape<AuditEntry>[] = [
  { id: 'at', kind: 'date', value: (row) => row.at, isSortable: false, isRowHeader: true, width: 164 },
  { id: 'actor', kind: 'text', value: (row) => row.actor.displayName, ...fixed, width: 152 },
  {
    id: 'action',
    kind: 'choice',
    value: (row) => row.action,
    isSortable: false,
    options: choices(auditAction.options),
    width: 178,
  },
  {
    id: 'outcome',
    kind: 'choice',
    value: (row) => row.outcome ?? 'DONE',
    isSortable: false,
    options: choices(auditOutcome.options),
    width: 104,
  },
  { id: 'target', kind: 'text', value: (row) => row.target.id, ...fixed, width: 192 },
  {
    id: 'kind',
    kind: 'choice',
    value: (row) => row.target.kind,
    isSortable: false,
    options: choices(auditTargetKind.options),
    isHiddenAtFirst: true,
    width: 150,
  },
  {
    id: 'change',
    kind: 'text',
    value: (row) => Object.keys(row.after).join(' '),
    ...fixed,
    isHiddenAtFirst: true,
    width: 192,
  },
  { id: 'reason', kind: 'text', value: (row) => row.reason, ...fixed, width: 192 },
];

/** Columns as an address is read with them: it needs no words. */
export const wordlessColumns = withoutTexts(auditShapes);
