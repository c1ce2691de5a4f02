import type { CallInput } from '../client/request.ts';

/** A queued write. */
export interface WaitingWrite {
  /** Its idempotency key: sent twice, it has one effect (SEC-12). */
  readonly id: string;
  /** Name of the operation of the contract. */
  readonly operation: string;
  readonly input: CallInput;
  /** Epoch milliseconds of the user’s request. */
  readonly at: number;
  /**
   * Epoch milliseconds after which it would no longer mean what was intended, such as yesterday’s check-in; null for
   * never.
   */
  readonly until: number | null;
  /** Why it was rejected: a server code, or `TOO_LATE`; null while it is queued. It is kept until the user decides. */
  readonly refusal: string | null;
}

/** The content of a write to queue. */
export type NewWrite = Pick<WaitingWrite, 'id' | 'operation' | 'input'> & { readonly until?: number | null };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isWrite(value: unknown): value is WaitingWrite {
  if (!isRecord(value)) return false;
  const { id, operation, input, at, until, refusal } = value;
  const isNumberOrNull = until === null || typeof until === 'number';
  const isTextOrNull = refusal === null || typeof refusal === 'string';
  return (
    typeof id === 'string' &&
    typeof operation === 'string' &&
    isRecord(input) &&
    typeof at === 'number' &&
    isNumberOrNull &&
    isTextOrNull
  );
}

/** Parses the stored list, perhaps from an older build; invalid entries are dropped. */
export function readWrites(kept: unknown): readonly WaitingWrite[] {
  return Array.isArray(kept) ? kept.filter(isWrite) : [];
}
