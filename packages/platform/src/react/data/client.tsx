import { createContext, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import type { Client } from '../../client/index.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';
import type { IdempotencyKeys } from './idempotency-keys.ts';
import { createLatestReads } from './latest-reads.ts';
import type { LatestReads } from './latest-reads.ts';

/** What the hooks below one provider share. */
interface DataScope {
  readonly client: Client;
  readonly reads: LatestReads;
  readonly idempotencyKeys: IdempotencyKeys;
}

const ScopeContext = createContext<DataScope | null>(null);

export interface DataProviderProps {
  /** Makes the calls. */
  client: Client;
  /**
   * Whose data is cached; null for a visitor. After a sign-in the visitor’s screens stay and everything is read again
   * as the user; after a signed-in user the cache and all screens start empty, so that no user sees another’s data.
   */
  cacheKey: string | null;
  children: ReactNode;
}

const cacheOptions = {
  provider: () => new Map(),
  // A failed read is shown with a retry; automatic retries are the client’s job, not the cache’s.
  shouldRetryOnError: false,
  revalidateOnFocus: true,
  dedupingInterval: 1000,
};

/** Provides the client and a cache. */
export function DataProvider({ client, cacheKey, children }: DataProviderProps) {
  const [owner, setOwner] = useState({ cacheKey, former: 0 });
  if (owner.cacheKey !== cacheKey)
    setOwner({ cacheKey, former: owner.cacheKey === null ? owner.former : owner.former + 1 });
  return (
    <SWRConfig key={owner.former} value={cacheOptions}>
      <Scope client={client}>
        <ReadAgain cacheKey={cacheKey} />
        {children}
      </Scope>
    </SWRConfig>
  );
}

/**
 * Reads a visitor’s data again once the user is known. Rendered first, so that reads of screens that only the user sees
 * do not run twice.
 */
function ReadAgain({ cacheKey }: Pick<DataProviderProps, 'cacheKey'>) {
  const { mutate } = useSWRConfig();
  const shown = useRef(cacheKey);
  useLayoutEffect(() => {
    if (shown.current === cacheKey) return;
    shown.current = cacheKey;
    void mutate(() => true);
  }, [cacheKey, mutate]);
  return null;
}

/** Lives as long as one user’s cache. */
function Scope({ client, children }: { client: Client; children: ReactNode }) {
  const [reads] = useState(createLatestReads);
  const [idempotencyKeys] = useState(() => createIdempotencyKeys(() => crypto.randomUUID()));
  const scope = useMemo(() => ({ client, reads, idempotencyKeys }), [client, reads, idempotencyKeys]);
  return <ScopeContext value={scope}>{children}</ScopeContext>;
}

/** The client, the pending reads and the idempotency keys of this scope. For the hooks of this folder. */
export function useDataScope(): DataScope {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error('useClient must be used within DataProvider');
  return scope;
}

/**
 * The current client, for calls outside the hooks.
 * @throws Outside a DataProvider.
 */
export function useClient(): Client {
  return useDataScope().client;
}
