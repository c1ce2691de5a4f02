import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { Operation, OperationInput, ResponseOf } from '../../contract/operation.ts';
import type { Connection, OfflineCopies, Outbox, WaitingWrite } from '../../offline/index.ts';
import type { ReadAgain } from '../data/read-again.ts';
import { useMarkStale } from '../data/use-operation.ts';

/** What is available offline. */
export interface OfflineScope {
  readonly connection: Connection;
  readonly copies: OfflineCopies;
  readonly outbox: Outbox;
  /** Has read again what a queued write that was sent, or a write in another tab, made stale. Returns what stops it. */
  readonly onStale: (readAgain: ReadAgain) => () => void;
}

const OfflineContext = createContext<OfflineScope | null>(null);

export interface OfflineProviderProps {
  /** Null until loaded, and in browsers that store nothing: writes then fail as usual. */
  scope: OfflineScope | null;
  children: ReactNode;
}

/** Provides the offline scope, and reads visible data again when queued writes were sent or another tab wrote. */
export function OfflineProvider({ scope, children }: OfflineProviderProps) {
  const markStale = useMarkStale();
  useEffect(() => scope?.onStale(markStale), [scope, markStale]);
  return <OfflineContext value={scope}>{children}</OfflineContext>;
}

/** The current scope, or null. For the hooks of this folder. */
export function useOfflineScope(): OfflineScope | null {
  return useContext(OfflineContext);
}

const never = () => () => undefined;
const none: readonly WaitingWrite[] = [];

/** A queued write of one operation. */
export interface Waiting<O extends Operation> extends Omit<WaitingWrite, 'input'> {
  readonly input: OperationInput<O>;
}

/** The queued writes, and the actions on them. */
export interface WaitingList<O extends Operation> {
  /** Oldest first. */
  readonly items: readonly Waiting<O>[];
  readonly discard: (id: string) => void;
  /** Sends a refused write again; `input` is its content now, if that has changed. */
  readonly retry: (id: string, input?: OperationInput<O>) => void;
}

/** The writes of one operation that are queued, or were refused once online. */
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

/** Calls the listener when a queued write of this operation was sent, with its answer. */
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
