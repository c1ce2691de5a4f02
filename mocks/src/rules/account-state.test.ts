import { expect, test, vi } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { ids } from '../personas/ids.ts';
import { who } from '../testing/test-server.ts';

test('[SEC-2] finds out whether a caller is suspended without the index of a hundred thousand people', async () => {
  // The index is drawn up once for all servers of a process: one whose modules nobody has used yet has none.
  vi.resetModules();
  const [{ createTestServer }, { crowdAround }] = await Promise.all([
    import('../testing/test-server.ts'),
    import('../crowd/crowd.ts'),
  ]);
  const server = createTestServer();
  await server
    .as(who.ingrid)
    .call(contract.suspendUser, { params: { id: ids.users.noah }, body: { reason: 'Asked for on the telephone.' } });
  await expect(server.as(who.noah).call(contract.listAppointments, {})).rejects.toMatchObject({ status: 401 });
  await server.as(who.layla).call(contract.listAppointments, {});
  expect(crowdAround(server.now()).byteLength).toBe(0);
});
