import type { CallInput } from '../client/request.ts';

/** A write that waits for a connection. */
export interface WaitingWrite {
  /** Its idempotency key: sent twice, it has one effect (SEC-12). */
  readonly id: string;
  /** Name of the operation of the contract. */
  readonly operation: string;
  readonly input: CallInput;
  /** Epoch milliseconds when the person asked for it. */
  readonly at: number;
  /** Epoch milliseconds after which it would say something else than was meant, such as a check-in of yesterday; null for never. */
  readonly until: number | null;
  /** Why it was not taken: a code of the server, or `TOO_LATE`; null while it waits. It is kept until the person decides. */
  readonly refusal: string | null;
}

/** What a write is that is to wait. */
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

/** Reads what was kept on this device, perhaps by an older program: what is no write is left out. */
export function readWrites(kept: unknown): readonly WaitingWrite[] {
  return Array.isArray(kept) ? kept.filter(isWrite) : [];
}
