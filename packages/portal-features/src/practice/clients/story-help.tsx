/** For the stories of clients; nothing of the product imports it. */
import { ids, make, storyServer } from '@sakina/mocks';
import { useState } from 'react';
import { screen, waitFor, within, expect } from 'storybook/test';
import { StoryAddress } from '../../shared/testing/story-address.tsx';
import { DEFAULT_QUERY, readClientsQuery } from './model/query.ts';
import type { ClientsQuery } from './model/query.ts';
import { ClientsScreen } from './screens/ClientsScreen.tsx';
import type { ClientsScreenProps } from './screens/ClientsScreen.tsx';

/** Whose clients they are. */
export const account = 'therapist@demo.test';

/** The address with one client open. */
export const opened = (clientId: string, view: ClientsQuery['view'] = 'timeline'): ClientsQuery => ({
  ...DEFAULT_QUERY,
  clientId,
  view,
});

/** What the same provider does in another tab. */
export const otherTab = () => storyServer.as(account);

/** A dialog that has come to rest. */
export async function dialogNamed(name: string | RegExp, role: 'dialog' | 'alertdialog' = 'dialog') {
  const dialog = await screen.findByRole(role, { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** Stands in for the address, which the app keeps the state in. */
export function WithAddress({ query: first, onQueryChange }: ClientsScreenProps) {
  const [start] = useState(first);
  return (
    <StoryAddress
      start={start}
      read={({ pathname, searchParams }) =>
        pathname === '/provider/clients' ? readClientsQuery(searchParams) : undefined
      }
    >
      {(query, go) => (
        <ClientsScreen
          query={query}
          onQueryChange={(next) => {
            go(next);
            onQueryChange(next);
          }}
        />
      )}
    </StoryAddress>
  );
}

/** The clients that the stories look at. */
export const layla = make.client().id;
export const { noah } = ids.users;
