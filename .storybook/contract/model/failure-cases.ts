import { scenarios } from '@sakina/mocks';
import type { Operation, OperationError } from '@sakina/platform/contract';
import { readInput } from './read-schema.ts';
import type { SchemaNode } from './schema-node.ts';

type Handler = ReturnType<typeof scenarios.failing>;

/** One way in which a call can fail, and a handler that causes it. */
export interface FailureCase {
  /** The server's code, or the client's own without a readable answer. */
  readonly code: string;
  /** HTTP status of a server's refusal. */
  readonly status?: number;
  /** When it happens, from the contract; undefined for failures of any call. */
  readonly when?: string;
  /** Fields that the refusal names, with their problem. */
  readonly fields: Readonly<Record<string, string>>;
  /** No answer ever comes: the client needs a short timeout, instead of half a minute. */
  readonly isEndless?: boolean;
  readonly handler: (operation: Operation) => Handler;
}

/** The server's developer message, which no screen may show. */
export const SERVER_WORDS = 'Refused, in words for developers';

/** Every declared failure of an operation, and those that can happen to any call. */
export function failureCasesOf(operation: Operation): FailureCase[] {
  return [...operation.errors.map((error) => declared(operation, error)), ...UNDECLARED];
}

function declared(operation: Operation, { status, code, when }: OperationError): FailureCase {
  const fields = code === 'VALIDATION_FAILED' ? problemsOf(operation) : {};
  const details = code === 'VALIDATION_FAILED' ? { fields } : undefined;
  return {
    code,
    status,
    when,
    fields,
    handler: () => scenarios.failing(operation, { status, code, message: SERVER_WORDS, details }),
  };
}

const UNDECLARED: readonly FailureCase[] = [
  {
    code: 'INTERNAL',
    status: 500,
    fields: {},
    handler: (operation) => scenarios.failing(operation, { message: SERVER_WORDS }),
  },
  { code: 'NETWORK', fields: {}, handler: scenarios.offline },
  { code: 'TIMEOUT', fields: {}, isEndless: true, handler: scenarios.loading },
  { code: 'CONTRACT_BREACH', status: 200, fields: {}, handler: scenarios.unexpectedAnswer },
];

/** The first two input fields, by their path in the body or the query. */
function problemsOf(operation: Operation): Record<string, string> {
  const sent = readInput(operation).fields.filter(({ name }) => name !== 'params');
  const paths = sent.flatMap((part) => leavesOf(part, []));
  return Object.fromEntries(paths.slice(0, 2).map((path) => [path, 'This is needed.']));
}

function leavesOf(node: SchemaNode, path: readonly string[]): string[] {
  if (node.kind === 'group') return node.fields.flatMap((field) => leavesOf(field, [...path, field.name]));
  if (node.kind === 'list') return leavesOf(node.item, [...path, '0']);
  return path.length > 0 ? [path.join('.')] : [];
}
