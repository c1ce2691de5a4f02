import { idempotencyMismatch } from './errors.ts';
import type { Operation, OperationError } from './operation.ts';

/** All failures of an operation: those of its row, and those of what every operation of its kind takes. */
export function errorsOf({ errors, idempotent }: Pick<Operation, 'errors' | 'idempotent'>): readonly OperationError[] {
  return idempotent ? [...errors, idempotencyMismatch] : errors;
}
