import type { DataColumn } from '@sakina/design-system';
import type { AdminSafetyAlert } from '@sakina/platform/contract';

const neither = { isSortable: false, isFilterable: false } as const;

/** A column without its words. */
export type Shape = Omit<DataColumn<AdminSafetyAlert>, 'header'>;

const namesOf = ({ responsible }: AdminSafetyAlert) =>
  responsible.map(({ displayName }) => displayName).join(' ') || null;

const who: readonly Shape[] = [
  { id: 'who', kind: 'text', value: (row) => row.client.displayName, isRowHeader: true, ...neither, width: 180 },
  { id: 'kind', kind: 'text', value: (row) => row.kind, ...neither, width: 170 },
];

/** The list stands in the server’s order, the oldest first; by when and by whom stand where every window shows them. */
export const openShapes: readonly Shape[] = [
  ...who,
  { id: 'due', kind: 'text', value: (row) => row.raisedAt, ...neither, width: 160 },
  { id: 'owner', kind: 'text', value: (row) => row.owner?.displayName ?? row.raisedAt, ...neither, width: 170 },
  { id: 'age', kind: 'text', value: (row) => row.raisedAt, ...neither, width: 150 },
  {
    id: 'turn',
    kind: 'text',
    // The table reads the words of equal values once, so a value differs wherever its words do.
    value: (row) => `${row.raisedAt} ${row.responsible.length} ${row.owner?.id ?? ''}`,
    ...neither,
    width: 150,
  },
  { id: 'responsible', kind: 'text', value: namesOf, ...neither, width: 200 },
];

export const doneShapes: readonly Shape[] = [
  ...who,
  { id: 'raised', kind: 'date', value: (row) => row.raisedAt, ...neither, width: 190 },
  { id: 'responsible', kind: 'text', value: namesOf, ...neither, width: 200 },
  { id: 'by', kind: 'text', value: (row) => row.acknowledgement?.byName ?? null, ...neither, width: 200 },
  { id: 'at', kind: 'date', value: (row) => row.acknowledgement?.at ?? null, ...neither, width: 190 },
];

/** Columns as an address is read with them: it needs no words. */
export const wordless = (shapes: readonly Shape[]): readonly DataColumn<AdminSafetyAlert>[] =>
  shapes.map((shape) => ({ ...shape, header: shape.id }));
