import { handlersByOperation, createMemoryStore, mockHandlers, pinnedNow } from '@sakina/mocks';
import type { Operation } from '@sakina/platform/contract';
import { examples } from '@sakina/platform/contract/examples';
import { cloudOperations, operationsByExport, v1Operations } from '@sakina/platform/contract/table';
import { resourcesWithFailures } from './failure-stories.ts';
import { tagOf } from './openapi/tags.ts';
import { usesOf } from './uses.ts';

/** What is asked of every operation. */
export const parts = ['declared', 'mocked', 'served', 'with example', 'with failure stories'] as const;
export type Part = (typeof parts)[number];

export interface BaseReport {
  name: string;
  counts: Readonly<Record<Part, number>>;
  /** Operations that lack a part: `CALL-7 calendar.sync`. */
  missing: readonly { part: Part; operations: readonly string[] }[];
  /** Operations that nothing of the product calls yet. */
  unused: readonly string[];
}

/** How many calls the product API has (CALL-1 to CALL-52). */
const V1_CALLS = 52;

/**
 * Counts what stands of each base. A handler counts as a mock; it is served where the set of handlers that the sandbox
 * answers from has it, by name.
 * @param sources Text of features, app and Storybook by path, for the stories and the screens that use an operation.
 */
export function reportOf(sources: Readonly<Record<string, string>>): BaseReport[] {
  const names = Object.keys(operationsByExport);
  const uses = usesOf(sources, names);
  const exportOf = new Map(Object.entries(operationsByExport).map(([name, operation]) => [operation, name]));
  const usesOfOperation = (operation: Operation) => uses.get(exportOf.get(operation) ?? '');
  const withFailures = new Set(resourcesWithFailures(sources));
  const served = handlersByOperation({ store: createMemoryStore(), now: pinnedNow });

  const has: Readonly<Record<Part, (operation: Operation) => boolean>> = {
    declared: () => true,
    mocked: (operation) => mockHandlers.filter((handler) => handler.operation === operation).length === 1,
    served: ({ name }) => name in served,
    'with example': (operation) => examples.filter((example) => example.operation === operation).length === 1,
    'with failure stories': (operation) => withFailures.has(tagOf(operation)),
  };

  const reportBase = (name: string, operations: readonly Operation[], undeclared: readonly string[]): BaseReport => ({
    name,
    counts: Object.fromEntries(parts.map((part) => [part, operations.filter(has[part]).length])) as Record<
      Part,
      number
    >,
    missing: [
      { part: 'declared' as const, operations: undeclared },
      ...parts.map((part) => ({
        part,
        operations: operations.filter((operation) => !has[part](operation)).map(titleOf),
      })),
    ].filter((entry) => entry.operations.length > 0),
    unused: operations.filter((operation) => usesOfOperation(operation)?.callers.length === 0).map(titleOf),
  });

  const known = new Set(v1Operations.map(({ id }) => id));
  const undeclared = Array.from({ length: V1_CALLS }, (_, index) => `CALL-${index + 1}`).filter((id) => !known.has(id));
  return [reportBase('v1', byNumber(v1Operations), undeclared), reportBase('cloud', byNumber(cloudOperations), [])];
}

const titleOf = ({ id, name }: Operation) => `${id} ${name}`;
const numberOf = ({ id }: Operation) => Number(id.split('-')[1]);
const byNumber = (operations: readonly Operation[]) =>
  operations.toSorted((first, second) => numberOf(first) - numberOf(second));
