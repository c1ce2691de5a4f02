import { expect, test } from 'vitest';
import { deleteView, reactivateUser } from '@sakina/platform/contract';
import { createClient } from '@sakina/platform/client';
import { PINNED_NOW } from '../clock.ts';
import { ids } from '../personas/ids.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { signInStoryAs } from '../story/index.ts';
import { outcome } from '../testing/outcome.ts';
import { who } from '../testing/test-server.ts';
import { defineHandler } from './define-handler.ts';
import type { MockHandler } from './define-handler.ts';

/** A client of someone for a server with one handler. */
function clientOf(email: string, handler: MockHandler, params: Record<string, string>) {
  const answer = handler.answerFor({ store: createMemoryStore(), now: () => new Date(PINNED_NOW) });
  return createClient({
    apiBase: '',
    cloudBase: '',
    fetch: async (input, init) => {
      const request = new Request(new URL(input as string, 'https://api.sakina.example'), init);
      return (await answer({ request, params })) ?? Response.error();
    },
    credentials: () => ({ ...signInStoryAs(email).token }),
  });
}

test('a handler of an administrator’s act that changes something and leaves no entry in the audit log is a fault [ADM-70]', async () => {
  const silent = defineHandler(deleteView, ({ tables, params }) => {
    tables.savedViews.remove(params.id);
    return { deleted: true as const };
  });
  const idle = defineHandler(deleteView, () => ({ deleted: true as const }));
  const params = { id: 'viw-5e0c91ab' };
  const ends: string[] = [];
  for (const handler of [silent, idle])
    ends.push(await outcome(clientOf(who.ingrid, handler, params).call(deleteView, { params })));
  expect(ends).toEqual(['MOCK_BREAKS_CONTRACT', 'ok']);
});

test('what only administrators may call is refused by the table of their acts, whatever the handler checks [ROLE-4]', async () => {
  const open = defineHandler(reactivateUser, () => {
    throw new Error('The handler must not be reached');
  });
  const params = { id: ids.users.noah };
  const call = { params, body: { reason: 'To see who may.' } };
  expect(await outcome(clientOf(who.noah, open, params).call(reactivateUser, call))).toBe('FORBIDDEN');
});
