import { appointmentStatus, providerKind } from '@sakina/platform/contract';
import type { AdminSession } from '@sakina/platform/contract';
import { choices, fixed, withoutTexts } from '../../shared/columns.ts';
import type { ColumnShape } from '../../shared/columns.ts';

type SessionColumn =
  | 'startsAt'
  | 'client'
  | 'provider'
  | 'kind'
  | 'service'
  | 'status'
  | 'billedMinutes'
  | 'note'
  | 'price';

/**
 * What the server can do with each column: names are found by the search alone, which never reaches the address
 * (SEC-8).
 */
export const columnShapes: readonly ColumnShape<AdminSession, SessionColumn>[] = [
  { id: 'startsAt', kind: 'date', value: ({ startsAt }) => startsAt, width: 176 },
  {
    id: 'client',
    kind: 'text',
    value: ({ client }) => client.displayName,
    isRowHeader: true,
    isFilterable: false,
    width: 170,
  },
  { id: 'provider', kind: 'text', value: ({ provider }) => provider.displayName, isFilterable: false, width: 170 },
  {
    id: 'kind',
    kind: 'choice',
    value: ({ provider }) => provider.kind,
    isSortable: false,
    options: choices(providerKind.options),
    isHiddenAtFirst: true,
    width: 110,
  },
  {
    id: 'status',
    kind: 'choice',
    value: ({ status }) => status,
    options: choices(appointmentStatus.options),
    width: 124,
  },
  {
    id: 'note',
    kind: 'text',
    value: ({ noteStatus }) => noteStatus,
    ...fixed,
    isOptional: true,
    width: 96,
  },
  {
    id: 'billedMinutes',
    kind: 'number',
    value: ({ billedMinutes }) => billedMinutes,
    isFilterable: false,
    isOptional: true,
    width: 96,
  },
  { id: 'price', kind: 'number', value: ({ price }) => price.amountMinor, isFilterable: false, width: 102 },
  {
    id: 'service',
    kind: 'text',
    value: ({ service }) => service.name,
    ...fixed,
    isHiddenAtFirst: true,
    width: 200,
  },
];

/** The columns as the address is read with them: it needs no words. */
export const wordlessColumns = withoutTexts(columnShapes);
