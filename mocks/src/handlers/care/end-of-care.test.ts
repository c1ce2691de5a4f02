import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { ids, serviceIdOf } from '../../personas/ids.ts';
import { suspendAs } from '../../testing/suspend.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const noah = { params: { id: ids.users.noah } };
const end = { reason: 'OUT_OF_SCOPE', summary: 'Needs other care.', cancelAppointments: true } as const;
const serviceId = serviceIdOf(ids.providers.amina, 'session');

async function book(server: ReturnType<typeof createTestServer>) {
  const self = server.as(who.noah);
  const { slots } = await self.call(contract.listOpenSlots, {
    params: { id: ids.providers.amina },
    query: { serviceId, from: '2026-11-24T00:00:00Z', to: '2026-12-08T00:00:00Z' },
  });
  return self.call(contract.createAppointment, {
    body: {
      providerId: ids.providers.amina,
      serviceId,
      startsAt: slots[6]?.startsAt ?? '',
      mode: 'ONLINE',
      clientTimeZone: 'America/New_York',
      consent: { treatment: true, telehealth: true, policy: true },
    },
  });
}

describe('the end of care', () => {
  test('[CALL-19] ends plans, requests and sessions together, and the client reads that it ended', async () => {
    const server = createTestServer();
    const amina = server.as(who.amina);
    const self = server.as(who.noah);
    await amina.call(contract.requestClientConsent, {
      ...noah,
      body: { kind: 'RECORDING', language: 'en', recipient: null },
    });
    expect((await self.call(contract.listEndedCare, {})).items).toEqual([]);
    await amina.call(contract.dischargeClient, { ...noah, body: end });
    const { items: plans } = await self.call(contract.listOwnTreatmentPlans, {});
    expect(plans.map(({ status }) => status)).not.toContain('ACTIVE');
    const { items: consents } = await self.call(contract.listOwnClientConsents, {});
    expect(consents.filter(({ status }) => status === 'REQUESTED')).toEqual([]);
    const cancelled = await self.call(contract.getAppointment, { params: { id: ids.appointments.noahUpcoming } });
    expect(cancelled.cancellation).toMatchObject({ reason: { code: 'CARE_ENDED' }, fee: { amountMinor: 0 } });
    expect((await self.call(contract.listEndedCare, {})).items).toMatchObject([
      { provider: { displayName: 'Dr. Amina Rahman' }, referral: null },
    ]);
  });

  test('[CALL-19] takes back a time that was offered from the waitlist, and leaves the place in line', async () => {
    const server = createTestServer();
    const [amina, self] = [server.as(who.amina), server.as(who.noah)];
    const entry = await self.call(contract.joinWaitlist, {
      body: { providerId: ids.providers.amina, clientTimeZone: 'America/New_York' },
    });
    const { slots } = await self.call(contract.listOpenSlots, {
      params: { id: ids.providers.amina },
      query: { serviceId, from: '2026-11-25T00:00:00Z', to: '2026-12-08T00:00:00Z' },
    });
    const params = { id: entry.id };
    await amina.call(contract.offerWaitlistTime, {
      params,
      body: { serviceId, startsAt: slots[6]?.startsAt ?? '', mode: 'ONLINE' },
    });
    await amina.call(contract.dischargeClient, { ...noah, body: end });
    const { items } = await self.call(contract.listWaitlist, { query: { as: 'client' } });
    expect(items.find(({ id }) => id === entry.id)).toMatchObject({ status: 'WAITING', offer: null });
  });

  test('[CALL-19] offers no way back to a provider who was suspended since', async () => {
    const server = createTestServer();
    const self = server.as(who.noah);
    await server.as(who.amina).call(contract.dischargeClient, { ...noah, body: end });
    expect((await self.call(contract.listEndedCare, {})).items[0]?.isProviderAway).toBeUndefined();
    await suspendAs(server.as(who.ingrid), ids.users.amina, 'Reported twice.');
    expect((await self.call(contract.listEndedCare, {})).items[0]?.isProviderAway).toBe(true);
  }, 60_000);

  test('[CALL-19] [CARE-2] waits until an answer about self-harm is reviewed', async () => {
    const server = createTestServer();
    const { items } = await server.as(who.amina).call(contract.listClients, {});
    const flagged = items.find(({ openFlags }) => openFlags > 0);
    await expect(
      server.as(who.amina).call(contract.dischargeClient, { params: { id: flagged?.id ?? '' }, body: end }),
    ).rejects.toMatchObject({ code: 'FLAG_OPEN' });
  });

  test('[CALL-19] a booking of a discharged client asks the provider, and confirming it readmits', async () => {
    const server = createTestServer();
    const amina = server.as(who.amina);
    await amina.call(contract.dischargeClient, { ...noah, body: end });
    const asked = await book(server);
    expect(asked.status).toBe('PENDING');
    expect(await amina.call(contract.getClient, noah)).toMatchObject({ status: 'DISCHARGED' });
    await amina.call(contract.confirmAppointment, { params: { id: asked.id } });
    expect(await amina.call(contract.getClient, noah)).toMatchObject({
      status: 'ACTIVE',
      earlierDischarges: [{ reason: 'OUT_OF_SCOPE' }],
    });
  });

  test('[CALL-19] ending care and taking it up again keeps the date of the phone number', async () => {
    const server = createTestServer();
    const amina = server.as(who.amina);
    const { version } = await amina.call(contract.getClient, noah);
    const phone = '+1 917 555 0123';
    const { latestPhone } = await amina.call(contract.updateClient, { ...noah, body: { version, phone } });
    expect(latestPhone).toMatchObject({ number: phone, source: 'RECORD' });
    server.pass({ hours: 2 });
    const over = await amina.call(contract.dischargeClient, { ...noah, body: end });
    expect(over.latestPhone).toEqual(latestPhone);
    server.pass({ hours: 2 });
    const back = await amina.call(contract.readmitClient, { ...noah, body: { version: over.version } });
    expect(back.latestPhone).toEqual(latestPhone);
  });

  test('[CALL-19] a provider readmits a client before booking for them', async () => {
    const server = createTestServer();
    const amina = server.as(who.amina);
    await amina.call(contract.dischargeClient, { ...noah, body: end });
    await expect(
      amina.call(contract.createAppointment, {
        body: {
          providerId: ids.providers.amina,
          clientId: ids.users.noah,
          serviceId,
          startsAt: '2026-12-01T15:00:00Z',
          mode: 'ONLINE',
          clientTimeZone: 'America/New_York',
          consent: { treatment: true, telehealth: true, policy: true },
        },
      }),
    ).rejects.toMatchObject({ status: 422, details: { fields: { clientId: expect.any(String) } } });
  });
});
