/** For the stories of a provider’s groups; nothing of the product imports it. */
import { signInStoryAs } from '@sakina/mocks';
import type { GroupSessionId } from '@sakina/platform/contract';
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

/** What someone does in another window. */
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

const group = (id: string) => `grp-${id}` as GroupSessionId;

/** Meetings of the demo practice. */
export const groups = {
  /** Dr. Rahman’s grief circle tonight: six of eight seats. */
  griefTonight: group('w7k2m9x4'),
  /** The same in a week: three seats, one more meeting follows. */
  griefNextWeek: group('h3q8d5v1'),
  /** A course that is full, with two in line. */
  premaritalFull: group('c6t1z8r3'),
  /** A group that someone else leads. */
  women: group('y2m6w4f8'),
};
