import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { ids } from '../personas/ids.ts';
import { createTestServer, who } from '../testing/test-server.ts';

describe('a call without a connection', () => {
  test('[SEC-17] fails as over the network, changes nothing, and works once there is one', async () => {
    let isOnline = true;
    const server = createTestServer({ isOnline: () => isOnline });
    const layla = server.as(who.layla);
    const status = async () => {
      isOnline = true;
      return (await layla.call(contract.getAppointment, { params: { id: ids.appointments.upcomingImam } })).status;
    };
    const before = await status();
    isOnline = false;
    await expect(
      layla.call(contract.cancelAppointment, {
        params: { id: ids.appointments.upcomingImam },
        body: { reason: { code: 'UNWELL', text: null } },
      }),
    ).rejects.toMatchObject({ kind: 'network' });
    expect(await status()).toBe(before);
  });
});
