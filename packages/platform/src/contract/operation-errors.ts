import {
  featureOff,
  idempotencyKeyInvalid,
  idempotencyMismatch,
  mediaTypeUnsupported,
  organizationForeign,
  tokenInvalid,
  unknownField,
} from './errors.ts';
import { featureOf } from './operation-feature.ts';
import type { Operation, OperationError } from './operation.ts';

/** All failures of an operation: those of its row, and those of what every operation of its kind takes. */
export function errorsOf(
  operation: Pick<Operation, 'name' | 'errors' | 'idempotent' | 'body' | 'encoding'>,
): readonly OperationError[] {
  return [
    ...operation.errors,
    tokenInvalid,
    organizationForeign,
    ...(operation.body ? [unknownField] : []),
    ...(operation.body && operation.encoding !== 'multipart' ? [mediaTypeUnsupported] : []),
    ...(operation.idempotent ? [idempotencyKeyInvalid, idempotencyMismatch] : []),
    ...(featureOf(operation) ? [featureOff] : []),
  ];
}
