import type { AdminSafetyAlert } from '@sakina/platform/contract';
import { fixed } from '../../shared/columns.ts';
import type { ColumnShape } from '../../shared/columns.ts';

const namesOf = ({ responsible }: AdminSafetyAlert) =>
  responsible.map(({ displayName }) => displayName).join(' ') || null;

const who: readonly ColumnShape<AdminSafetyAlert>[] = [
  { id: 'who', kind: 'text', value: (row) => row.client.displayName, isRowHeader: true, ...fixed, width: 180 },
  { id: 'kind', kind: 'text', value: (row) => row.kind, ...fixed, isOptional: true, width: 170 },
];

/** The list stands in the server’s order, the oldest first; by when and by whom stand where every window shows them. */
export const openShapes: readonly ColumnShape<AdminSafetyAlert>[] = [
  ...who,
  { id: 'due', kind: 'text', value: (row) => row.raisedAt, ...fixed, width: 160 },
  { id: 'owner', kind: 'text', value: (row) => row.owner?.displayName ?? row.raisedAt, ...fixed, width: 170 },
  { id: 'age', kind: 'text', value: (row) => row.raisedAt, ...fixed, isHiddenAtFirst: true, width: 150 },
  {
    id: 'turn',
    kind: 'text',
    // The table reads the words of equal values once, so a value differs wherever its words do.
    value: (row) => `${row.raisedAt} ${row.responsible.length} ${row.owner?.id ?? ''}`,
    ...fixed,
    width: 150,
  },
  { id: 'responsible', kind: 'text', value: namesOf, ...fixed, isOptional: true, width: 150 },
];

export const doneShapes: readonly ColumnShape<AdminSafetyAlert>[] = [
  ...who,
  { id: 'raised', kind: 'date', value: (row) => row.raisedAt, ...fixed, width: 170 },
  { id: 'responsible', kind: 'text', value: namesOf, ...fixed, isOptional: true, width: 150 },
  { id: 'by', kind: 'text', value: (row) => row.acknowledgement?.byName ?? null, ...fixed, width: 150 },
  { id: 'at', kind: 'date', value: (row) => row.acknowledgement?.at ?? null, ...fixed, width: 160 },
];
