import { useCallback, useRef, useState } from 'react';
import { ApiError } from '../../client/index.ts';
import type { Operation, OperationInput, ResponseOf } from '../../contract/operation.ts';
import { useDataScope } from './client.tsx';
import { isOutcome } from './idempotency-keys.ts';
import { useInvalidate } from './use-operation.ts';

/** A write as a screen uses it. */
export interface Action<O extends Operation> {
  /**
   * Makes the call. While one is under way a second press joins it; repeating one whose outcome is not known carries the same
   * key, so that it has one effect (SEC-12), also from another screen or after a portal switch called it off (SEC-11).
   * @throws ApiError
   */
  run: (input: OperationInput<O>) => Promise<ResponseOf<O>>;
  isRunning: boolean;
  /** Why the last run failed; undefined once it runs again. */
  error: ApiError | undefined;
  /** Forgets the error. */
  reset: () => void;
}

export interface ActionOptions {
  /** Reads whose answers this write changes; they are read again after it. */
  invalidates?: readonly Operation[];
}

/** Makes a write, with one idempotency key an intent. */
export function useAction<O extends Operation>(operation: O, { invalidates }: ActionOptions = {}): Action<O> {
  const { client, idempotencyKeys } = useDataScope();
  const invalidate = useInvalidate();
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<ApiError>();
  const underWay = useRef<Promise<ResponseOf<O>> | null>(null);

  const run = useCallback(
    (input: OperationInput<O>) => {
      if (underWay.current) return underWay.current;
      setRunning(true);
      setError(undefined);
      const call = client
        .call(operation, input, { idempotencyKey: idempotencyKeys.keyFor(operation.name, input) })
        .then(async (answer) => {
          idempotencyKeys.release(operation.name, input);
          if (invalidates) await invalidate(...invalidates);
          return answer;
        })
        .catch((thrown: unknown) => {
          if (isOutcome(thrown)) idempotencyKeys.release(operation.name, input);
          if (thrown instanceof ApiError) setError(thrown);
          throw thrown;
        })
        .finally(() => {
          underWay.current = null;
          setRunning(false);
        });
      underWay.current = call;
      return call;
    },
    [client, idempotencyKeys, operation, invalidate, invalidates],
  );

  const reset = useCallback(() => setError(undefined), []);
  return { run, isRunning, error, reset };
}
