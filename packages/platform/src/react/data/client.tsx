import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { Client } from '../../client/index.ts';

const ClientContext = createContext<Client | null>(null);

export interface DataProviderProps {
  /** Makes the calls. */
  client: Client;
  /** Whose data is cached: a change of it starts with an empty cache, so that no user sees another's. */
  cacheKey: string;
  children: ReactNode;
}

const cacheOptions = {
  provider: () => new Map(),
  // A failed read is shown with a retry; repeating it unasked is the client's business, not the cache's.
  shouldRetryOnError: false,
  revalidateOnFocus: true,
  dedupingInterval: 1000,
};

/** Hands the client and an empty cache to everything below. */
export function DataProvider({ client, cacheKey, children }: DataProviderProps) {
  return (
    <ClientContext value={client}>
      <SWRConfig key={cacheKey} value={cacheOptions}>
        {children}
      </SWRConfig>
    </ClientContext>
  );
}

/**
 * The client in force, for calls outside the hooks.
 * @throws When no DataProvider stands above.
 */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useClient must be used within DataProvider');
  return client;
}
