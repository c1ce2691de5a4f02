import { createContext, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import type { Client } from '../../client/index.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';
import type { IdempotencyKeys } from './idempotency-keys.ts';
import { createLatestReads } from './latest-reads.ts';
import type { LatestReads } from './latest-reads.ts';

/** What the hooks share below one provider. */
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
   * Whose data is cached; null is a visitor's. Whoever signs in goes on with what the visitor was doing, and everything is read
   * again as theirs; after a person comes an empty cache and nothing of theirs on any screen, so that no user sees another's.
   */
  cacheKey: string | null;
  children: ReactNode;
}

const cacheOptions = {
  provider: () => new Map(),
  // A failed read is shown with a retry; repeating it unasked is the client's business, not the cache's.
  shouldRetryOnError: false,
  revalidateOnFocus: true,
  dedupingInterval: 1000,
};

/** Hands the client and a cache to everything below. */
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

/** Has what a visitor read read again for the person that they turn out to be. Stands first: what only they read is not there yet, and read once. */
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

/** Lives as long as one user's cache. */
function Scope({ client, children }: { client: Client; children: ReactNode }) {
  const [reads] = useState(createLatestReads);
  const [idempotencyKeys] = useState(() => createIdempotencyKeys(() => crypto.randomUUID()));
  const scope = useMemo(() => ({ client, reads, idempotencyKeys }), [client, reads, idempotencyKeys]);
  return <ScopeContext value={scope}>{children}</ScopeContext>;
}

/** The client, the reads in flight and the idempotency keys of this scope. For the hooks of this folder. */
export function useDataScope(): DataScope {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error('useClient must be used within DataProvider');
  return scope;
}

/**
 * The client in force, for calls outside the hooks.
 * @throws When no DataProvider stands above.
 */
export function useClient(): Client {
  return useDataScope().client;
}
