import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { ids } from '../personas/ids.ts';
import { createMemoryStore } from '../store/index.ts';
import { createTestServer, who } from '../testing/test-server.ts';

const store = createMemoryStore();
const server = createTestServer({ store });
const body = { from: 'provider', to: 'admin', reason: 'user', ts: '2026-11-24T15:00:00.000Z' } as const;
const logged = () => store.run((tables) => tables.portalSwitches.all());

describe('the log of portal switches', () => {
  test('[PORTAL-5] [CALL-52] records the user, both portals, the time and the reason', async () => {
    expect(await server.as(who.mariam).call(contract.logPortalSwitch, { body })).toEqual({ recorded: true });
    expect(await logged()).toEqual([{ id: expect.any(String), userId: ids.users.mariam, ...body }]);
  });

  test('[PORTAL-5] records a repeated switch once', async () => {
    await store.reset();
    const mariam = server.as(who.mariam);
    await mariam.call(contract.logPortalSwitch, { body }, { idempotencyKey: 'intent-one' });
    await mariam.call(contract.logPortalSwitch, { body }, { idempotencyKey: 'intent-one' });
    await mariam.call(
      contract.logPortalSwitch,
      { body: { ...body, from: 'admin', to: 'provider' } },
      { idempotencyKey: 'intent-two' },
    );
    expect((await logged()).map(({ from, to }) => `${from} ${to}`)).toEqual(['provider admin', 'admin provider']);
  });

  test.each([
    ['an unknown portal', { ...body, to: 'cellar' }],
    ['no moment', { ...body, ts: 'yesterday' }],
    ['no reason', { ...body, reason: undefined }],
  ])('[PORTAL-5] rejects %s', async (_, wrong) => {
    await store.reset();
    await expect(server.as(who.mariam).call(contract.logPortalSwitch, { body: wrong as never })).rejects.toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
    });
    expect(await logged()).toEqual([]);
  });
});
