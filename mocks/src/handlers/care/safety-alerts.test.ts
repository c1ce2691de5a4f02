import * as contract from '@sakina/platform/contract';
import { describe, expect, test } from 'vitest';
import { createTestServer, who } from '../../testing/test-server.ts';
import { ids } from '../../personas/ids.ts';

describe('danger reaches the provider [CARE-1] [CARE-2]', () => {
  test('an answer to item 9 and words of danger in a message stand on the list, the latest first, until acknowledged', async () => {
    const server = createTestServer();
    const [amina, layla] = [server.as(who.amina), server.as(who.layla)];
    const before = (await amina.call(contract.listSafetyAlerts, {})).items;
    expect(before.map(({ kind, acknowledgement }) => [kind, acknowledgement])).toEqual([['ITEM_9', null]]);

    server.pass({ minutes: 1 });
    const sent = await layla.call(contract.sendMessage, {
      body: { providerId: ids.providers.amina, text: 'I want to kill myself tonight.' },
    });
    const { items } = await amina.call(contract.listSafetyAlerts, {});
    expect(items[0]).toMatchObject({
      id: sent.message.id,
      kind: 'MESSAGE',
      client: { displayName: 'Layla Haddad' },
      phone: '+1 718 555 0142',
      words: 'I want to kill myself tonight.',
      answer: null,
    });
    expect(items.slice(1)).toEqual(before);

    const done = await amina.call(contract.acknowledgeSafetyAlert, {
      params: { id: sent.message.id },
      body: { notes: 'Called her. Her sister is with her.' },
    });
    expect(done.acknowledgement).toMatchObject({ byName: 'Dr. Amina Rahman' });
    expect((await amina.call(contract.listSafetyAlerts, {})).items).toEqual(before);
    await expect(
      amina.call(contract.acknowledgeSafetyAlert, { params: { id: sent.message.id }, body: { notes: 'Again.' } }),
    ).rejects.toMatchObject({ status: 409, code: 'ALERT_ACKNOWLEDGED', details: { byName: 'Dr. Amina Rahman' } });
  });

  test('acknowledging an answer to item 9 closes its flag in the client’s record as well', async () => {
    const amina = createTestServer().as(who.amina);
    const [alert] = (await amina.call(contract.listSafetyAlerts, {})).items;
    if (!alert) throw new Error('The demo practice has no open answer.');
    await amina.call(contract.acknowledgeSafetyAlert, { params: { id: alert.id }, body: { notes: 'Called.' } });
    expect((await amina.call(contract.listMeasureFlags, { query: { state: 'OPEN' } })).items).toEqual([]);
  });

  test('no other provider reads what was written to her', async () => {
    const server = createTestServer();
    await server.as(who.layla).call(contract.sendMessage, {
      body: { providerId: ids.providers.amina, text: 'I want to die.' },
    });
    const seen = (await server.as(who.yusuf).call(contract.listSafetyAlerts, {})).items;
    expect(seen.filter(({ kind }) => kind === 'MESSAGE')).toEqual([]);
  });
});
