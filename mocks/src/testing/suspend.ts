import { previewSuspension, suspendUser } from '@sakina/platform/contract';
import type { createTestServer } from './test-server.ts';

type Client = ReturnType<ReturnType<typeof createTestServer>['as']>;

/** A mark in the shape of a preview’s, for calls that are refused before it is compared. */
export const ANY_MARK = 'ab12cd34';

/** Suspends an account as its screen does: with the mark of the preview that was read just before. */
export async function suspendAs(client: Client, id: string, reason: string) {
  const params = { id };
  const { mark } = await client.call(previewSuspension, { params });
  return client.call(suspendUser, { params, body: { reason, mark } });
}
