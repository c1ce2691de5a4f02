/** For the stories of screens; nothing of the product imports it. */
import { signInStoryAs } from '@sakina/mocks';
import { expect } from 'storybook/test';

/** What someone does in another window. @param email Whose account it is. */
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
