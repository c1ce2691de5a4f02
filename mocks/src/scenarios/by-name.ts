import type { HttpHandler } from 'msw';
import type { Operation } from '@sakina/platform/contract';
import { emptyAnswerOf } from './empty-answer.ts';
import * as scenarios from './index.ts';

/** Names of the scenarios, as documented in index.ts. `default` leaves the usual answer. */
export const scenarioNames = [
  'default',
  'loading',
  'empty',
  'slow',
  'denied',
  'notFound',
  'conflict',
  'invalid',
  'serverError',
  'offline',
  'unexpectedAnswer',
  'sessionExpired',
] as const;

export type ScenarioName = (typeof scenarioNames)[number];

/** Messages of refusals that many operations share; the others use the contract's own words. */
const messages: Readonly<Record<string, string>> = {
  UNAUTHENTICATED: 'Please log in to continue.',
  FORBIDDEN: 'You do not have access to this.',
  NOT_FOUND: 'We could not find this.',
  VERSION_CONFLICT: 'This was changed in the meantime. Read it again.',
};

/** Refuses with the first error that the operation declares for a status; null if it declares none. */
function declared(operation: Operation, status: number): HttpHandler | null {
  const error = operation.errors.find((entry) => entry.status === status);
  return error
    ? scenarios.failing(operation, { status, code: error.code, message: messages[error.code] ?? error.when })
    : null;
}

/** Milliseconds that a slow answer takes where a person chose it, to have time to look and to press. */
const SLOW_MS = 3_000;

const byName: Readonly<Record<ScenarioName, (operation: Operation) => HttpHandler | null>> = {
  default: () => null,
  loading: scenarios.loading,
  empty: (operation) => (emptyAnswerOf(operation) === null ? null : scenarios.empty(operation)),
  slow: (operation) => scenarios.slow(operation, SLOW_MS),
  denied: (operation) => declared(operation, 403),
  notFound: (operation) => declared(operation, 404),
  conflict: (operation) => declared(operation, 409),
  invalid: (operation) => {
    const hasInput = Boolean(operation.body ?? operation.query);
    const isDeclared = operation.errors.some(({ status, code }) => status === 422 && code === 'VALIDATION_FAILED');
    return hasInput && isDeclared ? scenarios.invalid(operation) : null;
  },
  serverError: scenarios.serverError,
  offline: scenarios.offline,
  unexpectedAnswer: scenarios.unexpectedAnswer,
  sessionExpired: (operation) => declared(operation, 401),
};

/**
 * The handler of an operation in a scenario.
 * @returns null if the operation answers as usual, because it declares no such refusal or has no empty answer.
 */
export function scenarioOf(name: ScenarioName, operation: Operation): HttpHandler | null {
  return byName[name](operation);
}

/** The handlers of a scenario for some operations, to be put before the usual ones. */
export function scenarioHandlers(name: ScenarioName, operations: readonly Operation[]): HttpHandler[] {
  return operations.flatMap((operation) => scenarioOf(name, operation) ?? []);
}
