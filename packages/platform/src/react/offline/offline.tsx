import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { Operation, OperationInput, ResponseOf } from '../../contract/operation.ts';
import type { Connection, OfflineCopies, Outbox, WaitingWrite } from '../../offline/index.ts';
import { useInvalidate } from '../data/use-operation.ts';

/** What there is for times without a connection. */
export interface OfflineScope {
  readonly connection: Connection;
  readonly copies: OfflineCopies;
  readonly outbox: Outbox;
  /** The reads whose answers a write of that name changes. */
  readonly changedBy: (operation: string) => readonly Operation[];
}

const OfflineContext = createContext<OfflineScope | null>(null);

export interface OfflineProviderProps {
  /** Null until it has been loaded, and where a browser keeps nothing: writes then fail as they always did. */
  scope: OfflineScope | null;
  children: ReactNode;
}

/** Hands everything below what it needs without a connection, and has what is shown read again when waiting writes were sent. */
export function OfflineProvider({ scope, children }: OfflineProviderProps) {
  const invalidate = useInvalidate();
  useEffect(
    () => scope?.outbox.onSent(({ operation }) => void invalidate(...scope.changedBy(operation))),
    [scope, invalidate],
  );
  return <OfflineContext value={scope}>{children}</OfflineContext>;
}

/** The scope in force, or null. For the hooks of this folder. */
export function useOfflineScope(): OfflineScope | null {
  return useContext(OfflineContext);
}

const never = () => () => undefined;
const none: readonly WaitingWrite[] = [];

/** A write of one operation that waits for a connection. */
export interface Waiting<O extends Operation> extends Omit<WaitingWrite, 'input'> {
  readonly input: OperationInput<O>;
}

/** Writes that wait, and what can be done about them. */
export interface WaitingList<O extends Operation> {
  /** The oldest first. */
  readonly items: readonly Waiting<O>[];
  readonly discard: (id: string) => void;
  /** Has one sent again that was refused; `input` is what it says now, where that has changed. */
  readonly retry: (id: string, input?: OperationInput<O>) => void;
}

/** The writes of one operation that wait for a connection, or that were refused when it came back. */
export function useWaitingWrites<O extends Operation>(operation: O): WaitingList<O> {
  const outbox = useOfflineScope()?.outbox;
  const all = useSyncExternalStore(outbox?.subscribe ?? never, outbox?.getSnapshot ?? (() => none), () => none);
  return useMemo(
    () => ({
      items: all.filter(
        (write) => write.operation === operation.name,
      ) as readonly WaitingWrite[] as readonly Waiting<O>[],
      discard: (id: string) => void outbox?.discard(id),
      retry: (id: string, input?: OperationInput<O>) =>
        void outbox?.retry(id, input as WaitingWrite['input'] | undefined),
    }),
    [all, outbox, operation],
  );
}

/** Calls the listener when a waiting write of this operation was sent, with its answer. */
export function useSent<O extends Operation>(
  operation: O,
  listener: (input: OperationInput<O>, answer: ResponseOf<O> | undefined) => void,
): void {
  const outbox = useOfflineScope()?.outbox;
  useEffect(
    () =>
      outbox?.onSent((write, answer) => {
        if (write.operation === operation.name)
          listener(write.input as OperationInput<O>, answer as ResponseOf<O> | undefined);
      }),
    [outbox, operation, listener],
  );
}
