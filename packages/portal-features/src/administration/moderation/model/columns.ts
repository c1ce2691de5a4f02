import { caseSource } from '@sakina/platform/contract';
import type { ModerationCase, ModerationLogEntry } from '@sakina/platform/contract';
import { choices, fixed } from '../../shared/columns.ts';
import type { ColumnShape } from '../../shared/columns.ts';

/** The table reads the words of equal values once, so a value differs wherever its words do. */
const placeOf = ({ subject, circle }: Pick<ModerationCase, 'subject' | 'circle'>) =>
  `${subject.kind} ${circle?.name ?? ''}`;

/** The queue stands in the server’s order: danger first, then what has waited longest. It shows no text of anyone. */
export const caseShapes: readonly ColumnShape<ModerationCase>[] = [
  { id: 'what', kind: 'text', value: placeOf, isRowHeader: true, ...fixed, width: 220 },
  { id: 'priority', kind: 'text', value: (row) => row.priority, ...fixed, width: 110 },
  {
    id: 'source',
    kind: 'choice',
    value: (row) => row.source,
    isSortable: false,
    options: choices(caseSource.options),
    isOptional: true,
    width: 170,
  },
  {
    id: 'due',
    kind: 'text',
    value: (row) => `${row.openedAt} ${row.priority} ${row.source}`,
    ...fixed,
    width: 160,
  },
  { id: 'owner', kind: 'text', value: (row) => row.owner?.displayName ?? null, ...fixed, width: 150 },
  {
    id: 'reasons',
    kind: 'text',
    value: (row) => row.reports.map(({ reason }) => reason).join(' '),
    ...fixed,
    isOptional: true,
    width: 172,
  },
  { id: 'age', kind: 'text', value: (row) => row.openedAt, ...fixed, isHiddenAtFirst: true, width: 170 },
];

export const logShapes: readonly ColumnShape<ModerationLogEntry & { id: string }>[] = [
  { id: 'what', kind: 'text', value: placeOf, isRowHeader: true, ...fixed, width: 230 },
  { id: 'action', kind: 'text', value: (row) => row.decision.action, ...fixed, width: 190 },
  { id: 'reason', kind: 'text', value: (row) => row.decision.reason, ...fixed, width: 240 },
  {
    id: 'by',
    kind: 'text',
    value: (row) => row.decision.decidedBy.displayName,
    ...fixed,
    isOptional: true,
    width: 150,
  },
  { id: 'at', kind: 'date', value: (row) => row.decision.decidedAt, ...fixed, width: 170 },
];
