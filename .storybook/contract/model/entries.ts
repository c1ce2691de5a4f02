import { createMemoryStore, handlersByOperation, mockHandlers, pinnedNow } from '@sakina/mocks';
import type { HttpMethod, Operation, OperationAccess } from '@sakina/platform/contract';
import { examples } from '@sakina/platform/contract/examples';
import type { AnyExample } from '@sakina/platform/contract/examples';
import { cloudOperations, operationsByExport, v1Operations } from '@sakina/platform/contract/table';
import { tagOf } from '../../../tools/contract/openapi/tags.ts';
import type { OperationUses } from '../../../tools/contract/uses.ts';
import type { ContractUses } from '../uses-plugin.ts';
import type { FieldWords } from './words.ts';

export type ContractName = 'v1' | 'cloud';

/** What an operation can lack. A missing screen is counted separately: screens are added by their own issues. */
type Gap = 'mock' | 'served' | 'example' | 'failures';

/** One operation with its related data. */
export interface Entry {
  readonly operation: Operation;
  readonly contract: ContractName;
  /** The resource that its name begins with. */
  readonly resource: string;
  /** Name under which the contract exports it. */
  readonly exportName: string;
  readonly declaredIn: string | undefined;
  readonly example: AnyExample | undefined;
  readonly mock: { readonly file: string; readonly name: string } | undefined;
  readonly uses: OperationUses;
  /** Words at its fields. */
  readonly words: FieldWords;
  readonly gaps: readonly Gap[];
  /** Whether the product makes the call. */
  readonly isUsed: boolean;
}

const GAPS: readonly Gap[] = ['mock', 'served', 'example', 'failures'];
const NO_USES: OperationUses = { callers: [], features: [], screens: [], stories: [] };
const exportNames = new Map(Object.entries(operationsByExport).map(([name, operation]) => [operation, name]));
const exampleOf = new Map(examples.map((example) => [example.operation, example]));

/** Every operation, v1 first, by resource and then in the order in which they are declared. */
export function readEntries(found: ContractUses): Entry[] {
  const served = handlersByOperation({ store: createMemoryStore(), now: pinnedNow });
  const entryOf = (operation: Operation, name: ContractName) =>
    readEntry(operation, name, found, operation.name in served);
  const entries = [
    ...v1Operations.map((operation) => entryOf(operation, 'v1')),
    ...cloudOperations.map((operation) => entryOf(operation, 'cloud')),
  ];
  return entries.toSorted(
    (one, other) =>
      Number(one.contract === 'cloud') - Number(other.contract === 'cloud') ||
      one.resource.localeCompare(other.resource),
  );
}

function readEntry(operation: Operation, name: ContractName, found: ContractUses, isServed: boolean): Entry {
  const exportName = exportNames.get(operation) ?? operation.name;
  const uses = found.uses[exportName] ?? NO_USES;
  const resource = tagOf(operation);
  const example = exampleOf.get(operation);
  const has: Record<Gap, boolean> = {
    mock: mockHandlers.filter((handler) => handler.operation === operation).length === 1,
    served: isServed,
    example: example !== undefined,
    failures: found.failures.includes(resource),
  };
  return {
    operation,
    contract: name,
    resource,
    exportName,
    declaredIn: found.declared[exportName],
    example,
    mock: found.mocks[exportName],
    uses,
    words: found.words[operation.name] ?? {},
    gaps: GAPS.filter((gap) => !has[gap]),
    isUsed: uses.callers.length > 0,
  };
}

/** A filter; an empty text or choice matches everything. */
export interface EntryFilter {
  readonly words: string;
  readonly contract: '' | ContractName;
  readonly resource: string;
  readonly method: '' | HttpMethod;
  readonly access: '' | OperationAccess;
  readonly state: '' | 'unused' | 'gap';
}

export const NO_FILTER: EntryFilter = { words: '', contract: '', resource: '', method: '', access: '', state: '' };

/** The operations that match a filter. Words match anywhere, in any order. */
export function matching(
  entries: readonly Entry[],
  { words, contract: name, resource, method, access, state }: EntryFilter,
): Entry[] {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return entries.filter((entry) => {
    const { operation } = entry;
    if ((name && entry.contract !== name) || (resource && entry.resource !== resource)) return false;
    if ((method && operation.method !== method) || (access && operation.access !== access)) return false;
    if ((state === 'unused' && entry.isUsed) || (state === 'gap' && entry.gaps.length === 0)) return false;
    const text = [
      operation.id,
      operation.name,
      operation.method,
      operation.path,
      operation.summary,
      entry.exportName,
      ...operation.errors.map(({ code }) => code),
    ]
      .join(' ')
      .toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** Coverage of a contract: the figures that `npm run contract` prints. */
export interface Counts {
  readonly declared: number;
  readonly mocked: number;
  readonly served: number;
  readonly withExample: number;
  readonly withFailures: number;
  readonly unused: number;
}

/** Counts operations. */
export function countsOf(entries: readonly Entry[]): Counts {
  const without = (gap: Gap) => entries.filter(({ gaps }) => !gaps.includes(gap)).length;
  return {
    declared: entries.length,
    mocked: without('mock'),
    served: without('served'),
    withExample: without('example'),
    withFailures: without('failures'),
    unused: entries.filter(({ isUsed }) => !isUsed).length,
  };
}
