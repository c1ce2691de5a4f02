import { useCallback, useRef } from 'react';
import { isApiError } from '../../client/index.ts';
import type { Operation, OperationInput, ResponseOf } from '../../contract/operation.ts';
import type { WaitingWrite } from '../../offline/index.ts';
import { useDataScope } from '../data/client.tsx';
import { useAction } from '../data/use-action.ts';
import type { Action, ActionOptions } from '../data/use-action.ts';
import { useOfflineScope } from './offline.tsx';

/** What came of a write: its answer, or that it waits for a connection. */
export type Sending<T> = { readonly isWaiting: false; readonly answer: T } | { readonly isWaiting: true };

/** A write that waits where there is no connection. */
export interface QueuedAction<O extends Operation> extends Omit<Action<O>, 'run'> {
  /**
   * Makes the call; without a connection, or behind others that wait, it is kept sealed and sent later, once and in order (SEC-17).
   * @param until Epoch milliseconds after which it would say something else than was meant.
   * @throws ApiError where the server refused, or where it could not even be kept.
   */
  run: (input: OperationInput<O>, until?: number) => Promise<Sending<ResponseOf<O>>>;
}

/** No answer came: whether it was done, nobody knows. */
const isCut = (error: unknown) => isApiError(error) && (error.kind === 'network' || error.kind === 'timeout');

/** Makes a write that may wait for a connection; it has to be among `queuedWrites`. */
export function useQueuedAction<O extends Operation>(operation: O, options: ActionOptions = {}): QueuedAction<O> {
  const scope = useOfflineScope();
  const { idempotencyKeys } = useDataScope();
  const { run: call, reset, ...rest } = useAction(operation, options);
  const underWay = useRef<Promise<Sending<ResponseOf<O>>> | null>(null);

  const work = useCallback(
    async (input: OperationInput<O>, until?: number): Promise<Sending<ResponseOf<O>>> => {
      /** The same key as the call that may have arrived: it has one effect all the same (SEC-12). */
      async function keep(): Promise<boolean> {
        if (!scope) return false;
        const isKept = await scope.outbox.add({
          id: idempotencyKeys.keyFor(operation.name, input),
          operation: operation.name,
          input: input as WaitingWrite['input'],
          until: until ?? null,
        });
        if (isKept) idempotencyKeys.release(operation.name, input);
        return isKept;
      }
      const mustWait =
        scope !== null &&
        (!scope.connection.isConnected() || scope.outbox.getSnapshot().some(({ refusal }) => refusal === null));
      if (mustWait && (await keep())) {
        reset();
        void scope.outbox.flush();
        return { isWaiting: true };
      }
      try {
        return { isWaiting: false, answer: await call(input) };
      } catch (error) {
        if (!isCut(error)) throw error;
        scope?.connection.doubt();
        if (!(await keep())) throw error;
        reset();
        return { isWaiting: true };
      }
    },
    [scope, idempotencyKeys, operation, call, reset],
  );

  const run = useCallback(
    (input: OperationInput<O>, until?: number) => {
      underWay.current ??= work(input, until).finally(() => {
        underWay.current = null;
      });
      return underWay.current;
    },
    [work],
  );
  return { ...rest, run, reset };
}
