import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { cardToken } from '../../card/test-tokens.ts';
import type { CardOutcome } from '../../card/test-tokens.ts';
import { ids } from '../../personas/ids.ts';
import { serviceIdOf } from '../../personas/ids.ts';
import { ledgerInconsistencies } from '../../rules/ledger-inconsistencies.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const { amina } = ids.providers;
const service = { providerId: amina, serviceId: serviceIdOf(amina, 'session') };
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const tokenOf = (outcome: CardOutcome) =>
  cardToken({ outcome, brand: 'VISA', last4: '0002', expiry: { year: 2029, month: 4 }, nonce: 'a1b2c3d4e5' }).token;
const inTwoWeeks = '2026-12-08T09:00:00-05:00';
const terms = {
  mode: 'ONLINE' as const,
  clientTimeZone: 'America/New_York',
  consent: { treatment: true as const, telehealth: true as const, policy: true as const },
};

async function practice() {
  const store = createMemoryStore();
  const server = createTestServer({ store });
  const [layla, noah] = [server.as(who.layla), server.as(who.noah)];
  const range = { from: '2026-11-24T15:00:00Z', to: '2027-01-18T15:00:00Z' };
  const slots = async (client: typeof layla) =>
    (
      await client.call(contract.listOpenSlots, {
        params: { id: amina },
        query: { serviceId: service.serviceId, ...range },
      })
    ).slots;
  const agree = async () =>
    expect(await store.run((tables) => ledgerInconsistencies(tables, server.now()))).toEqual([]);
  const open = await slots(layla);
  const tomorrow = open.find((slot) => Date.parse(slot.startsAt) < server.now().getTime() + 86_400_000)?.startsAt ?? '';
  return { server, layla, noah, slots, agree, tomorrow };
}

describe('a held time', () => {
  test('[CLOUD-177] is open to its holder only, until it expires', async () => {
    const { server, layla, noah, slots } = await practice();
    const hold = await layla.call(contract.createSlotHold, { body: { ...service, startsAt: inTwoWeeks } });
    expect(Date.parse(hold.expiresAt) - server.now().getTime()).toBe(600_000);
    const has = async (client: typeof layla) =>
      (await slots(client)).some((slot) => Date.parse(slot.startsAt) === Date.parse(inTwoWeeks));
    expect([await has(layla), await has(noah)]).toEqual([true, false]);
    await expect(
      noah.call(contract.createSlotHold, { body: { ...service, startsAt: inTwoWeeks } }),
    ).rejects.toMatchObject({ status: 409, code: 'SLOT_TAKEN' });
    await expect(
      noah.call(contract.createAppointment, { body: { ...service, startsAt: inTwoWeeks, ...terms } }),
    ).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
    server.pass({ minutes: 11 });
    expect(await has(noah)).toBe(true);
  });

  test('[CLOUD-177] can be extended by its holder, and ends when they hold another time of the provider', async () => {
    const { server, layla, noah } = await practice();
    const first = await layla.call(contract.createSlotHold, { body: { ...service, startsAt: inTwoWeeks } });
    server.pass({ minutes: 6 });
    const again = await layla.call(contract.createSlotHold, { body: { ...service, startsAt: inTwoWeeks } });
    expect(again.id).toBe(first.id);
    expect(Date.parse(again.expiresAt)).toBeGreaterThan(Date.parse(first.expiresAt));
    await layla.call(contract.createSlotHold, { body: { ...service, startsAt: '2026-12-09T09:00:00-05:00' } });
    await expect(
      noah.call(contract.createSlotHold, { body: { ...service, startsAt: inTwoWeeks } }),
    ).resolves.toMatchObject({ startsAt: first.startsAt });
  });

  test('[CLOUD-178] can be released by its holder only', async () => {
    const { layla, noah } = await practice();
    const { id } = await layla.call(contract.createSlotHold, { body: { ...service, startsAt: inTwoWeeks } });
    await expect(noah.call(contract.releaseSlotHold, { params: { id } })).rejects.toMatchObject({ status: 404 });
    await layla.call(contract.releaseSlotHold, { params: { id } });
    await expect(
      noah.call(contract.createSlotHold, { body: { ...service, startsAt: inTwoWeeks } }),
    ).resolves.toMatchObject({ providerId: ids.providers.amina, startsAt: new Date(inTwoWeeks).toISOString() });
    await expect(layla.call(contract.releaseSlotHold, { params: { id } })).rejects.toMatchObject({ status: 404 });
  });
});

describe('what a session costs', () => {
  const ask = (
    client: Awaited<ReturnType<typeof practice>>['layla'],
    query: Partial<contract.QueryOf<typeof contract.getBookingQuote>> = {},
  ) => client.call(contract.getBookingQuote, { query: { ...service, startsAt: inTwoWeeks, ...query } });

  test('[CLOUD-179] is the insured client’s part, after the session', async () => {
    const { layla } = await practice();
    expect(await ask(layla)).toMatchObject({
      payBy: 'INSURANCE',
      price: usd(12_000),
      total: usd(3000),
      insurance: { insurer: 'AETNA', pays: usd(9000) },
      timing: 'AFTER_SESSION',
      dueNow: usd(0),
    });
  });

  test('[CLOUD-179] is due now if a cancellation would already cost', async () => {
    const { layla, tomorrow } = await practice();
    expect(await ask(layla, { startsAt: tomorrow })).toMatchObject({ timing: 'NOW', dueNow: usd(3000) });
  });

  test.each([
    [{}, 12_000, null],
    [{ slidingScaleStep: 'LOWEST' as const }, 6000, null],
    [{ couponCode: 'welcome20' }, 9600, 'APPLIED'],
    [{ slidingScaleStep: 'REDUCED' as const, couponCode: 'LIGHT10' }, 8000, 'APPLIED'],
    [{ couponCode: 'AUTUMN25' }, 12_000, 'EXPIRED'],
    [{ couponCode: 'NOSUCH' }, 12_000, 'UNKNOWN'],
    [{ couponCode: 'GIFT100' }, 0, 'APPLIED'],
  ])('[CLOUD-179] for oneself, with %j: %i', async (query, totalMinor, status) => {
    const { layla } = await practice();
    const quote = await ask(layla, { payBy: 'SELF', ...query });
    expect([quote.total.amountMinor, quote.coupon?.status ?? null]).toEqual([totalMinor, status]);
  });

  test('[CLOUD-179] [CLOUD-1] leaves the choice of a price wherever the card says sliding scale, and nowhere else', async () => {
    const { layla } = await practice();
    const { items } = await layla.call(contract.searchProviders, { query: { pageSize: 50 } });
    const asked = new Set<boolean>();
    for (const { id, slidingScale, nextSlotAt } of items) {
      const { services } = await layla.call(contract.getProvider, { params: { idOrHandle: id } });
      const paid = services.find(({ isIntroduction, price }) => !isIntroduction && price.amountMinor > 0);
      if (!paid || nextSlotAt === null) continue;
      const quote = await layla
        .call(contract.getBookingQuote, {
          query: { providerId: id, serviceId: paid.id, startsAt: nextSlotAt, payBy: 'SELF' },
        })
        .catch(() => null);
      if (!quote) continue;
      asked.add(slidingScale);
      expect([id, quote.slidingScale.length]).toEqual([id, slidingScale ? 3 : 0]);
    }
    expect(asked).toEqual(new Set([true, false]));
  });

  test('[CLOUD-179] accepts no code together with insurance', async () => {
    const { layla } = await practice();
    expect(await ask(layla, { couponCode: 'WELCOME20' })).toMatchObject({
      total: usd(3000),
      coupon: { status: 'NOT_WITH_INSURANCE' },
    });
  });
});

describe('a session paid when it is booked', () => {
  /** Books tomorrow’s first time at the price that is due now. */
  async function bookTomorrow({ layla, tomorrow }: Pick<Awaited<ReturnType<typeof practice>>, 'layla' | 'tomorrow'>) {
    return layla.call(contract.createBooking, {
      body: {
        ...service,
        ...terms,
        times: [tomorrow],
        payment: { payBy: 'INSURANCE', total: usd(3000), paymentMethodToken: tokenOf('SUCCEEDS') },
      },
    });
  }
  const paymentsOf = async ({ layla }: Pick<Awaited<ReturnType<typeof practice>>, 'layla'>, id: string | undefined) =>
    (await layla.call(contract.listOwnPayments, { query: { limit: 100 } })).items.filter(
      ({ appointmentId }) => appointmentId === id,
    );

  test('[CLOUD-179] is called what it is after a session: the client’s part of an insured one', async () => {
    const open = await practice();
    const { results } = await bookTomorrow(open);
    const [booked] = results.flatMap((result) => (result.outcome === 'BOOKED' ? [result.appointment] : []));
    expect(await paymentsOf(open, booked?.id)).toMatchObject([
      { purpose: 'COPAY', description: 'Copay: Individual session', amount: usd(3000) },
    ]);
    await open.agree();
  });

  test('[CLOUD-179] [CLOUD-281] is charged when its provider confirms it, where it was a request', async () => {
    const open = await practice();
    const provider = open.server.as(who.amina);
    const client = { params: { id: ids.users.layla } };
    await provider.call(contract.dischargeClient, {
      ...client,
      body: { reason: 'OUT_OF_SCOPE', summary: 'Needs other care.', cancelAppointments: true },
    });
    const { results, payment } = await bookTomorrow(open);
    const [asked] = results.flatMap((result) => (result.outcome === 'BOOKED' ? [result.appointment] : []));
    expect([asked?.status, payment]).toEqual(['PENDING', null]);
    expect(await paymentsOf(open, asked?.id)).toEqual([]);
    await provider.call(contract.confirmAppointment, { params: { id: asked?.id ?? '' } });
    expect(await paymentsOf(open, asked?.id)).toMatchObject([{ status: 'SUCCEEDED', amount: usd(3000) }]);
    await open.agree();
  });
});

describe('a session by donation', () => {
  const byDonation = {
    providerId: ids.providers.yusuf,
    serviceId: serviceIdOf(ids.providers.yusuf, 'open'),
  };
  async function openTime() {
    const server = createTestServer();
    const layla = server.as(who.layla);
    const { slots } = await layla.call(contract.listOpenSlots, {
      params: { id: byDonation.providerId },
      query: { serviceId: byDonation.serviceId, from: '2026-11-26T15:00:00Z', to: '2026-12-18T15:00:00Z' },
    });
    return { layla, startsAt: slots[0]?.startsAt ?? '' };
  }

  test('[CLOUD-179] costs what the client gives, after the session, and nothing if it is canceled', async () => {
    const { layla, startsAt } = await openTime();
    const ask = (donationMinor?: number) =>
      layla.call(contract.getBookingQuote, {
        query: { ...byDonation, startsAt, ...(donationMinor !== undefined && { donationMinor }) },
      });
    expect(await ask()).toMatchObject({ donation: usd(0), total: usd(0), timing: 'NEVER', insurance: null });
    expect(await ask(1500)).toMatchObject({
      donation: usd(1500),
      total: usd(1500),
      timing: 'AFTER_SESSION',
      dueNow: usd(0),
      cancellation: { lateFeePercent: 0 },
    });
    await expect(ask(200_000)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('[CLOUD-180] is booked for nothing without a card, and with one for what is given', async () => {
    const { layla, startsAt } = await openTime();
    const body = { ...byDonation, times: [startsAt], ...terms };
    const payment = { total: usd(1500), payBy: 'SELF' as const, donationMinor: 1500 };
    await expect(layla.call(contract.createBooking, { body: { ...body, payment } })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    const booked = await layla.call(contract.createBooking, {
      body: { ...body, payment: { total: usd(0), payBy: 'SELF', donationMinor: 0 } },
    });
    expect(booked).toMatchObject({ payment: null, results: [{ outcome: 'BOOKED', appointment: { price: usd(0) } }] });
  });
});

describe('a booking', () => {
  const pay = (total: number, outcome: CardOutcome = 'SUCCEEDS', more: object = {}) => ({
    total: usd(total),
    payBy: 'SELF' as const,
    paymentMethodToken: tokenOf(outcome),
    ...more,
  });

  test('[CLOUD-180] made early charges nothing, saves the card and charges the agreed price after the session', async () => {
    const { server, layla, agree } = await practice();
    const {
      results: [result],
      payment,
    } = await layla.call(contract.createBooking, {
      body: { ...service, times: [inTwoWeeks], ...terms, payment: pay(9600, 'SUCCEEDS', { couponCode: 'WELCOME20' }) },
    });
    expect(payment).toBeNull();
    if (result?.outcome !== 'BOOKED') throw new Error('Not booked');
    expect(result.appointment).toMatchObject({ status: 'CONFIRMED', price: usd(9600) });
    expect((await layla.call(contract.listPaymentMethods, {})).items[0]).toMatchObject({
      last4: '0002',
      isDefault: true,
    });
    const again = await layla.call(contract.getBookingQuote, {
      query: { ...service, startsAt: inTwoWeeks, payBy: 'SELF', couponCode: 'WELCOME20' },
    });
    expect(again.coupon?.status).toBe('USED');
    server.pass({ days: 14 });
    const { id } = result.appointment;
    await server.as(who.amina).call(contract.startAppointment, { params: { id } });
    await server.as(who.amina).call(contract.startBilling, { params: { id } });
    server.pass({ minutes: 50 });
    await server.as(who.amina).call(contract.updateAppointment, { params: { id }, body: { status: 'COMPLETED' } });
    const { items } = await layla.call(contract.listOwnPayments, { query: { limit: 20 } });
    expect(items.find((row) => row.appointmentId === id)).toMatchObject({
      status: 'SUCCEEDED',
      purpose: 'SESSION',
      amount: usd(9600),
    });
    await agree();
  });

  test('[CLOUD-180] at short notice is charged once, with the booking', async () => {
    const { layla, tomorrow, agree } = await practice();
    const input = {
      body: {
        ...service,
        times: [tomorrow],
        ...terms,
        payment: { total: usd(3000), payBy: 'INSURANCE' as const, paymentMethodToken: tokenOf('SUCCEEDS') },
      },
    };
    const first = await layla.call(contract.createBooking, input, { idempotencyKey: 'intent-book' });
    expect(first.payment).toMatchObject({ status: 'SUCCEEDED', amount: usd(3000) });
    expect(await layla.call(contract.createBooking, input, { idempotencyKey: 'intent-book' })).toEqual(first);
    expect((await layla.call(contract.listPaymentMethods, {})).items.map((card) => card.last4)).not.toContain('0002');
    await agree();
  });

  test.each(['CARD_DECLINED', 'INSUFFICIENT_FUNDS', 'EXPIRED_CARD'] as const)(
    '[CLOUD-180] rejected with %s books and charges nothing',
    async (code) => {
      const { layla, tomorrow, slots, agree } = await practice();
      const before = (await layla.call(contract.listAppointments, { query: { as: 'client' } })).items.length;
      await expect(
        layla.call(contract.createBooking, {
          body: { ...service, times: [tomorrow], ...terms, payment: pay(12_000, code) },
        }),
      ).rejects.toMatchObject({ status: 402, code });
      expect((await layla.call(contract.listAppointments, { query: { as: 'client' } })).items).toHaveLength(before);
      expect((await slots(layla)).map((slot) => slot.startsAt)).toContain(tomorrow);
      await agree();
    },
  );

  test('[CLOUD-180] of a time that was taken meanwhile charges nothing', async () => {
    const { layla, noah, tomorrow } = await practice();
    await noah.call(contract.createAppointment, { body: { ...service, startsAt: tomorrow, ...terms } });
    await expect(
      layla.call(contract.createBooking, { body: { ...service, times: [tomorrow], ...terms, payment: pay(12_000) } }),
    ).rejects.toMatchObject({ status: 409, code: 'SLOT_TAKEN', details: { alternatives: expect.any(Array) } });
    expect(
      (await layla.call(contract.listOwnPayments, { query: { limit: 5 } })).items.some(
        (row) => row.method.last4 === '0002',
      ),
    ).toBe(false);
  });

  test('[CLOUD-180] at another than the agreed price, without a card, or with an invalid code is rejected', async () => {
    const { layla } = await practice();
    const book = (payment: object | undefined) =>
      layla.call(contract.createBooking, {
        body: { ...service, times: [inTwoWeeks], ...terms, ...(payment ? { payment: payment as never } : {}) },
      });
    await expect(book(pay(9000))).rejects.toMatchObject({ status: 409, code: 'QUOTE_CHANGED' });
    await expect(book(undefined)).rejects.toMatchObject({ code: 'QUOTE_CHANGED' });
    await expect(book(pay(12_000, 'SUCCEEDS', { couponCode: 'AUTUMN25' }))).rejects.toMatchObject({
      code: 'QUOTE_CHANGED',
    });
    await expect(book({ total: usd(12_000), payBy: 'SELF' })).rejects.toMatchObject({
      status: 422,
      details: { fields: { 'payment.paymentMethodToken': expect.any(String) } },
    });
  });

  test('[CLOUD-180] of a series books the open times and reports the others', async () => {
    const { layla, noah, slots, agree } = await practice();
    const first =
      (await slots(layla)).find((slot) => Date.parse(slot.startsAt) > Date.parse('2026-11-30T00:00:00Z'))?.startsAt ??
      '';
    const times = [0, 1, 2].map((week) => new Date(Date.parse(first) + week * 7 * 86_400_000).toISOString());
    await noah.call(contract.createAppointment, { body: { ...service, startsAt: times[1] ?? '', ...terms } });
    const { results } = await layla.call(contract.createBooking, {
      body: { ...service, times, ...terms, payment: pay(9600, 'SUCCEEDS', { couponCode: 'WELCOME20' }) },
    });
    expect(
      results.map((result) => (result.outcome === 'BOOKED' ? result.appointment.price.amountMinor : result.outcome)),
    ).toEqual([9600, 'TAKEN', 12_000]);
    await agree();
  });
});
