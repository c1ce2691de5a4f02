/** For the stories of treatment plans; nothing of the product imports it. */
import { signInStoryAs } from '@sakina/mocks';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { TreatmentPlansScreen } from './screens/TreatmentPlansScreen.tsx';
import type { TreatmentPlansScreenProps } from './screens/TreatmentPlansScreen.tsx';

/** Stands in for the address, which the app keeps the selection in. */
export function WithAddress({ selection: first, onSelectionChange }: TreatmentPlansScreenProps) {
  const [selection, setSelection] = useState(first);
  return (
    <TreatmentPlansScreen
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
