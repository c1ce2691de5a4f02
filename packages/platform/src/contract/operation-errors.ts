import { featureOff, idempotencyMismatch } from './errors.ts';
import { featureOf } from './operation-feature.ts';
import type { Operation, OperationError } from './operation.ts';

/** All failures of an operation: those of its row, and those of what every operation of its kind takes. */
export function errorsOf(operation: Pick<Operation, 'name' | 'errors' | 'idempotent'>): readonly OperationError[] {
  return [
    ...operation.errors,
    ...(operation.idempotent ? [idempotencyMismatch] : []),
    ...(featureOf(operation) ? [featureOff] : []),
  ];
}
