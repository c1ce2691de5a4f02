import { scenarios } from '@sakina/mocks';
import type { Operation, OperationError } from '@sakina/platform/contract';
import { readInput } from './read-schema.ts';
import type { SchemaNode } from './schema-node.ts';

type Handler = ReturnType<typeof scenarios.failing>;

/** One way in which a call can fail, and how to bring it about. */
export interface FailureCase {
  /** The server's code, or the client's own where no answer came that could be read. */
  readonly code: string;
  /** HTTP status, for what the server says. */
  readonly status?: number;
  /** From the contract: when it happens; undefined for what can happen to any call. */
  readonly when?: string;
  /** Fields that the refusal names, with their problem. */
  readonly fields: Readonly<Record<string, string>>;
  /** True where the answer never comes: the client's patience has to be short, or one waits for half a minute. */
  readonly isEndless?: boolean;
  readonly handler: (operation: Operation) => Handler;
}

/** What the server says in a refusal, for developers: a screen that shows it shows the wrong words. */
export const SERVER_WORDS = 'Refused, in words for developers';

/** Every failure that an operation declares, and those that no server declares. */
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
  { code: 'CONTRACT_BREACH', status: 200, fields: {}, handler: scenarios.breach },
];

/** The first two fields of what is sent, as a server names them: by their path in the body or in the query. */
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
