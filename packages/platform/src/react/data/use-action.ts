import { useCallback, useRef, useState } from 'react';
import { ApiError } from '../../client/index.ts';
import type { Operation, OperationInput, ResponseOf } from '../../contract/operation.ts';
import { useClient } from './client.tsx';
import { useInvalidate } from './use-operation.ts';

/** A write as a screen uses it. */
export interface Action<O extends Operation> {
  /**
   * Makes the call. While one is under way a second press joins it; repeating a failed one carries the same key, so that
   * it has one effect (SEC-12).
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

interface Intent {
  input: string;
  key: string;
}

/** Makes a write, with one idempotency key an intent. */
export function useAction<O extends Operation>(operation: O, { invalidates }: ActionOptions = {}): Action<O> {
  const client = useClient();
  const invalidate = useInvalidate();
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<ApiError>();
  const intent = useRef<Intent | null>(null);
  const underWay = useRef<Promise<ResponseOf<O>> | null>(null);

  const run = useCallback(
    (input: OperationInput<O>) => {
      if (underWay.current) return underWay.current;
      const serialised = JSON.stringify(input);
      if (intent.current?.input !== serialised) intent.current = { input: serialised, key: crypto.randomUUID() };
      const { key } = intent.current;
      setRunning(true);
      setError(undefined);
      const call = client
        .call(operation, input, { idempotencyKey: key })
        .then(async (answer) => {
          intent.current = null;
          if (invalidates) await invalidate(...invalidates);
          return answer;
        })
        .catch((thrown: unknown) => {
          // A refusal is an outcome, so pressing again is a new intent; without an answer the old one may still count.
          if (thrown instanceof ApiError && thrown.kind === 'http' && (thrown.status ?? 500) < 500) intent.current = null;
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
    [client, operation, invalidate, invalidates],
  );

  const reset = useCallback(() => setError(undefined), []);
  return { run, isRunning, error, reset };
}
