import * as cloud from './cloud/index.ts';
import * as errors from './errors.ts';
import type { Operation, OperationError } from './operation.ts';
import * as v1 from './v1/index.ts';

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;
}

/** Operations by the names under which the contract exports them (`createAppointment`), as screens import them. */
export const operationsByExport: Readonly<Record<string, Operation>> = Object.fromEntries(
  Object.entries<unknown>({ ...v1, ...cloud }).filter((entry): entry is [string, Operation] => isOperation(entry[1])),
);

/** Every declared v1 operation. For mocks, documents and checks; the app imports operations one by one. */
export const v1Operations: readonly Operation[] = Object.values<unknown>(v1).filter(isOperation);

/** Every declared operation of the cloud base. */
export const cloudOperations: readonly Operation[] = Object.values<unknown>(cloud).filter(isOperation);

/** Both contracts. */
export const allOperations: readonly Operation[] = [...v1Operations, ...cloudOperations];

/** Refusals that many calls share, by the names under which rows state them (`unauthenticated`). */
export const sharedErrors: Readonly<Record<string, OperationError>> = errors;
