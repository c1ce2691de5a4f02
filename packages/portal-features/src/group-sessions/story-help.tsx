/** For the stories of a provider’s groups; nothing of the product imports it. */
import { signInStoryAs } from '@sakina/mocks';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { GroupSessionsScreen } from './screens/GroupSessionsScreen.tsx';
import type { GroupSessionsScreenProps } from './screens/GroupSessionsScreen.tsx';

/** Stands in for the address, which the app keeps the selection in. */
export function WithAddress({ selection: first, onSelectionChange }: GroupSessionsScreenProps) {
  const [selection, setSelection] = useState(first);
  return (
    <GroupSessionsScreen
      selection={selection}
      onSelectionChange={(next) => {
        setSelection(next);
        onSelectionChange(next);
      }}
    />
  );
}

/** What somebody does in another window. */
export async function elsewhere(email: string, method: 'PUT' | 'POST', path: string, body: object): Promise<void> {
  const answer = await fetch(path, {
    method,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${signInStoryAs(email).token.accessToken}`,
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  });
  await expect(answer.ok).toBe(true);
}
