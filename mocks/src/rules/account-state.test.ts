import { expect, test, vi } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { ids } from '../personas/ids.ts';
import { who } from '../testing/test-server.ts';
import { suspendAs } from '../testing/suspend.ts';

test('[SEC-2] checks whether a caller is suspended without building the bulk data indexes', async () => {
  // The index is shared by all servers of a process, so this needs freshly loaded modules.
  vi.resetModules();
  const [{ createTestServer }, { bulkDataAround }] = await Promise.all([
    import('../testing/test-server.ts'),
    import('../bulk-data/bulk-data.ts'),
  ]);
  const server = createTestServer();
  await suspendAs(server.as(who.ingrid), ids.users.noah, 'Asked for on the telephone.');
  await expect(server.as(who.noah).call(contract.listAppointments, {})).rejects.toMatchObject({ status: 401 });
  await server.as(who.layla).call(contract.listAppointments, {});
  expect(bulkDataAround(server.now()).byteLength).toBe(0);
});
