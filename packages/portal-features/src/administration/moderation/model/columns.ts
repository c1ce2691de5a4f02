import type { DataColumn } from '@sakina/design-system';
import { caseSource } from '@sakina/platform/contract';
import type { ModerationCase } from '@sakina/platform/contract';
import type { LogRow } from '../api/use-log.ts';

const neither = { isSortable: false, isFilterable: false } as const;

/** A column without its words. */
export type Shape<Row> = Omit<DataColumn<Row>, 'header'>;

/** The table reads the words of equal values once, so a value differs wherever its words do. */
const placeOf = ({ subject, circle }: Pick<ModerationCase, 'subject' | 'circle'>) =>
  `${subject.kind} ${circle?.name ?? ''}`;

/** The queue stands in the server’s order: danger first, then what has waited longest. It shows no text of anyone. */
export const caseShapes: readonly Shape<ModerationCase>[] = [
  { id: 'what', kind: 'text', value: placeOf, isRowHeader: true, ...neither, width: 220 },
  { id: 'priority', kind: 'text', value: (row) => row.priority, ...neither, width: 110 },
  {
    id: 'source',
    kind: 'choice',
    value: (row) => row.source,
    isSortable: false,
    options: caseSource.options.map((id) => ({ id, label: id })),
    width: 170,
  },
  {
    id: 'due',
    kind: 'text',
    value: (row) => `${row.openedAt} ${row.priority} ${row.source}`,
    ...neither,
    width: 160,
  },
  { id: 'owner', kind: 'text', value: (row) => row.owner?.displayName ?? null, ...neither, width: 150 },
  {
    id: 'reasons',
    kind: 'text',
    value: (row) => row.reports.map(({ reason }) => reason).join(' '),
    ...neither,
    width: 172,
  },
  { id: 'age', kind: 'text', value: (row) => row.openedAt, ...neither, width: 170 },
];

export const logShapes: readonly Shape<LogRow>[] = [
  { id: 'what', kind: 'text', value: placeOf, isRowHeader: true, ...neither, width: 240 },
  { id: 'action', kind: 'text', value: (row) => row.decision.action, ...neither, width: 220 },
  { id: 'reason', kind: 'text', value: (row) => row.decision.reason, ...neither, width: 240 },
  { id: 'by', kind: 'text', value: (row) => row.decision.decidedBy.displayName, ...neither, width: 180 },
  { id: 'at', kind: 'date', value: (row) => row.decision.decidedAt, ...neither, width: 170 },
];

/** Columns as an address is read with them: it needs no words. */
export const wordless = <Row>(shapes: readonly Shape<Row>[]): readonly DataColumn<Row>[] =>
  shapes.map((shape) => ({ ...shape, header: shape.id }));
