import type { HttpHandler } from 'msw';
import type { Operation } from '@sakina/platform/contract';
import { emptyAnswerOf } from './empty-answer.ts';
import { problemsOf } from './field-problems.ts';
import { answering, breach, failing, loading, offline, slow } from './index.ts';

/** What may happen to a call, by the names that stories, tests and the toolbar choose from. `default` is what the server answers. */
export const scenarioNames = [
  'default',
  'loading',
  'empty',
  'slow',
  'denied',
  'not-found',
  'conflict',
  'validation',
  'server-error',
  'offline',
  'breach',
  'expired',
] as const;

export type ScenarioName = (typeof scenarioNames)[number];

/** Milliseconds that a slow answer takes. */
export const SLOW_MS = 3_000;

/** What the server says of refusals that many calls share; of the others the contract’s own words are given. */
const messages: Readonly<Record<string, string>> = {
  UNAUTHENTICATED: 'Please sign in to continue.',
  FORBIDDEN: 'You do not have access to this.',
  NOT_FOUND: 'We could not find this.',
  VERSION_CONFLICT: 'This was changed meanwhile. Read it again.',
  VALIDATION_FAILED: 'Please check what you entered.',
};

/** Refuses with the first error that the operation declares for a status; null where it declares none. */
function declared(operation: Operation, status: number, details?: unknown): HttpHandler | null {
  const error = operation.errors.find((entry) => entry.status === status);
  return error
    ? failing(operation, { status, code: error.code, message: messages[error.code] ?? error.when, details })
    : null;
}

function validation(operation: Operation): HttpHandler | null {
  const schema = operation.body ?? operation.query;
  const error = operation.errors.find((entry) => entry.status === 422 && entry.code === 'VALIDATION_FAILED');
  return schema && error
    ? failing(operation, {
        ...error,
        message: messages[error.code] ?? error.when,
        details: { fields: problemsOf(schema) },
      })
    : null;
}

function emptied(operation: Operation): HttpHandler | null {
  const answer = emptyAnswerOf(operation);
  return answer === null ? null : answering(operation, answer);
}

const scenarios: Readonly<Record<ScenarioName, (operation: Operation) => HttpHandler | null>> = {
  default: () => null,
  loading,
  empty: emptied,
  slow: (operation) => slow(operation, SLOW_MS),
  denied: (operation) => declared(operation, 403),
  'not-found': (operation) => declared(operation, 404),
  conflict: (operation) => declared(operation, 409),
  validation,
  'server-error': failing,
  offline,
  breach,
  expired: (operation) => declared(operation, 401),
};

/** What answers an operation in a scenario; null where it answers as ever, because it knows no such refusal and no emptiness. */
export function scenarioOf(name: ScenarioName, operation: Operation): HttpHandler | null {
  return scenarios[name](operation);
}

/** The handlers of a scenario for some operations, to be put before the usual ones. */
export function scenarioHandlers(name: ScenarioName, operations: readonly Operation[]): HttpHandler[] {
  return operations.flatMap((operation) => scenarioOf(name, operation) ?? []);
}
