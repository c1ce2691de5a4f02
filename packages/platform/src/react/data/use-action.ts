import { useCallback, useRef, useState } from 'react';
import { ApiError } from '../../client/index.ts';
import type { Operation, OperationInput, ResponseOf } from '../../contract/operation.ts';
import { useDataScope } from './client.tsx';
import { isOutcome } from './idempotency-keys.ts';
import { useReadAgain } from './use-operation.ts';

/** A write as a screen uses it. */
export interface Action<O extends Operation> {
  /**
   * Makes the call. A second press joins a pending call of the same input; one of another input waits for it and is
   * made then. Repeating a call whose outcome is unknown sends the same key, so that it has one effect (SEC-12), also
   * from another screen or after a portal switch cancelled it (SEC-11).
   * @throws ApiError
   */
  run: (input: OperationInput<O>) => Promise<ResponseOf<O>>;
  isRunning: boolean;
  /** Why the last run failed; undefined while it runs again. */
  error: ApiError | undefined;
  /** Clears the error. */
  reset: () => void;
}

export interface ActionOptions {
  /**
   * False where the caller makes several writes and reads again after the last one, by `useReadAgain`. @default true
   */
  isReadAgain?: boolean;
}

/**
 * Makes a write, with one idempotency key per attempt until its outcome is known; what it makes stale
 * (`contract/stale-reads.ts`) is read again before it resolves.
 */
export function useAction<O extends Operation>(operation: O, { isReadAgain = true }: ActionOptions = {}): Action<O> {
  const { client, idempotencyKeys } = useDataScope();
  const readAgain = useReadAgain();
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<ApiError>();
  const underWay = useRef<{ asked: string; call: Promise<ResponseOf<O>> } | null>(null);

  const run = useCallback(
    (input: OperationInput<O>) => {
      const asked = JSON.stringify(input);
      const pending = underWay.current;
      if (pending?.asked === asked) return pending.call;
      setRunning(true);
      setError(undefined);
      const make = () =>
        client.call(operation, input, { idempotencyKey: idempotencyKeys.keyFor(operation.name, input) });
      const call = (pending ? pending.call.then(make, make) : make())
        .then(async (answer) => {
          idempotencyKeys.release(operation.name, input);
          if (isReadAgain) await readAgain(operation);
          return answer;
        })
        .catch((thrown: unknown) => {
          if (isOutcome(thrown)) idempotencyKeys.release(operation.name, input);
          if (thrown instanceof ApiError) setError(thrown);
          throw thrown;
        })
        .finally(() => {
          if (underWay.current?.call !== call) return;
          underWay.current = null;
          setRunning(false);
        });
      underWay.current = { asked, call };
      return call;
    },
    [client, idempotencyKeys, operation, readAgain, isReadAgain],
  );

  const reset = useCallback(() => setError(undefined), []);
  return { run, isRunning, error, reset };
}
