import { useCallback, useRef } from 'react';
import { isApiError } from '../../client/index.ts';
import type { Operation, OperationInput, ResponseOf } from '../../contract/operation.ts';
import type { WaitingWrite } from '../../offline/index.ts';
import { useDataScope } from '../data/client.tsx';
import { useAction } from '../data/use-action.ts';
import type { Action, ActionOptions } from '../data/use-action.ts';
import { useOfflineScope } from './offline.tsx';

/** The result of a write: its answer, or that it is queued. */
export type Sending<T> = { readonly isWaiting: false; readonly answer: T } | { readonly isWaiting: true };

/** A write that is queued when offline. */
export interface QueuedAction<O extends Operation> extends Omit<Action<O>, 'run'> {
  /**
   * Makes the call; offline, or behind other queued writes, it is kept sealed and sent later, once and in order
   * (SEC-17).
   * @param until Epoch milliseconds after which it would no longer mean what was intended.
   * @throws ApiError if the server refused, or if it could not even be kept.
   */
  run: (input: OperationInput<O>, until?: number) => Promise<Sending<ResponseOf<O>>>;
}

/** No answer: it is unknown whether the write was done. */
const isCut = (error: unknown) => isApiError(error) && (error.kind === 'network' || error.kind === 'timeout');

/** Makes a write that may be queued; it must be one of `queuedWrites`. */
export function useQueuedAction<O extends Operation>(operation: O, options: ActionOptions = {}): QueuedAction<O> {
  const scope = useOfflineScope();
  const { idempotencyKeys } = useDataScope();
  const { run: call, reset, ...rest } = useAction(operation, options);
  const underWay = useRef<Promise<Sending<ResponseOf<O>>> | null>(null);

  const work = useCallback(
    async (input: OperationInput<O>, until?: number): Promise<Sending<ResponseOf<O>>> => {
      /** The key of the call that may have reached the server: it still has one effect (SEC-12). */
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
