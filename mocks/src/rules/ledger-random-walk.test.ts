import { describe, expect, test } from 'vitest';
import { isApiError } from '@sakina/platform/client';
import {
  cancelAppointment,
  createAppointment,
  createClaim,
  createInvoice,
  getClaim,
  getClaimStatus,
  getPaymentSummary,
  getPayoutSettings,
  getRevenue,
  listAppointments,
  listClaims,
  listInvoices,
  listOpenSlots,
  listPayments,
  listPayouts,
  processPayment,
  refundPayment,
  sendInvoice,
  startAppointment,
  startBilling,
  stopBilling,
  updateAppointment,
  updatePayoutSettings,
  voidClaim,
  voidInvoice,
} from '@sakina/platform/contract';
import type { BodyOf, ServiceId } from '@sakina/platform/contract';
import { chargeChoices } from '@sakina/platform/domain';
import { addMinutes, iso } from '../clock.ts';
import { ids } from '../personas/ids.ts';
import { createRandom } from '../personas/random.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { createTestServer, who } from '../testing/test-server.ts';
import { ledgerInconsistencies } from './ledger-inconsistencies.ts';

const STEPS = 500;
/** The number of steps between two checks. */
const STRIDE = 20;

const therapists = [
  { email: who.amina, id: ids.providers.amina },
  { email: who.yusuf, id: ids.providers.yusuf },
  { email: who.grace, id: ids.providers.grace },
  { email: who.mariam, id: ids.providers.mariam },
] as const;
const clientEmails = [who.layla, who.noah, who.zaynab, 'sofia.marchetti@demo.test'] as const;

/** Card tokens by outcome. */
const cards: readonly string[] = [
  ...['ok', 'ok', 'declined', 'funds', 'expired', 'processing'].map((word) => `tok_${word}_visa_4242_203105_0a1b2c`),
  'not-a-token-at-all',
];

function createWalk(seed: string) {
  const random = createRandom(seed);
  const store = createMemoryStore();
  const server = createTestServer({ store });
  const anyOf = <Item>(items: readonly Item[]): Item | undefined =>
    items[random.integer(0, Math.max(0, items.length - 1))];
  const provider = () => anyOf(therapists) ?? therapists[0];
  const client = () => server.as(anyOf(clientEmails) ?? who.layla);
  const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

  async function book() {
    const { id } = provider();
    const serviceId = `${id}-${anyOf(['session', 'intro', 'long', 'couple'])}` as ServiceId;
    const from = addMinutes(server.now(), 60);
    const { slots } = await server.as(null).call(listOpenSlots, {
      params: { id },
      query: { serviceId, from: iso(from), to: iso(addMinutes(from, 60 * 24 * 5)) },
    });
    const slot = anyOf(slots);
    if (!slot) return;
    await client().call(createAppointment, {
      body: {
        providerId: id,
        serviceId,
        startsAt: slot.startsAt,
        mode: slot.modes[0] ?? 'ONLINE',
        clientTimeZone: 'America/New_York',
        consent: { treatment: true, telehealth: true, policy: true },
      },
    });
  }

  async function someAppointment(email: string, statuses: readonly string[]) {
    const { items } = await server.as(email).call(listAppointments, {});
    const matching = items.filter((row) => statuses.includes(row.status));
    return anyOf(matching);
  }

  async function cancel() {
    const email = anyOf([...clientEmails, provider().email]) ?? who.layla;
    const row = await someAppointment(email, ['CONFIRMED', 'PENDING', 'COMPLETED', 'CANCELLED']);
    if (row)
      await server
        .as(email)
        .call(cancelAppointment, { params: { id: row.id }, body: { reason: { code: 'OTHER', text: null } } });
  }

  async function hold() {
    const { email } = provider();
    const { items } = await server.as(email).call(listAppointments, { query: { as: 'provider' } });
    const next = items.find(
      (row) =>
        (row.status === 'CONFIRMED' && Date.parse(row.endsAt) > server.now().getTime()) || row.status === 'IN_PROGRESS',
    );
    if (!next) return;
    const params = { id: next.id };
    const ahead = Date.parse(next.startsAt) - server.now().getTime();
    if (ahead > 0 && ahead < 36 * 3_600_000) server.pass({ minutes: Math.ceil(ahead / 60_000) });
    if (next.status === 'CONFIRMED') await server.as(email).call(startAppointment, { params });
    await server.as(email).call(startBilling, { params });
    server.pass({ minutes: random.integer(0, 70) });
    const { charge } = await server.as(email).call(stopBilling, { params });
    const choice = charge === 'CHOOSE' && { charge: chargeChoices[random.integer(0, 2)] };
    await server.as(email).call(updateAppointment, { params, body: { status: 'COMPLETED', ...choice } });
  }

  async function miss() {
    const { email } = provider();
    const row = await someAppointment(email, ['CONFIRMED']);
    if (row) await server.as(email).call(updateAppointment, { params: { id: row.id }, body: { status: 'NO_SHOW' } });
  }

  async function pay() {
    const email = anyOf([...clientEmails, provider().email]) ?? who.layla;
    const row =
      random.integer(0, 1) === 0
        ? await someAppointment(email, ['COMPLETED', 'CANCELLED', 'CONFIRMED', 'NO_SHOW'])
        : undefined;
    if (!row) return payInvoice(provider().email);
    const amount = random.integer(0, 2) === 0 ? { amount: usd(random.integer(1, 20_000)) } : {};
    const card = random.integer(0, 1) === 0 ? anyOf(cards) : undefined;
    await server.as(email).call(processPayment, {
      body: { appointmentId: row.id, ...(card !== undefined && { paymentMethodToken: card }), ...amount },
    });
  }

  /** Most sessions are charged at their end; the rest are invoiced. */
  async function payInvoice(email: string) {
    const { items } = await server.as(email).call(listInvoices, { query: { status: 'OPEN', limit: 100 } });
    const appointmentId = anyOf(items)?.appointmentId;
    if (appointmentId)
      await server
        .as(email)
        .call(processPayment, { body: { appointmentId, paymentMethodToken: anyOf(cards) ?? 'none' } });
  }

  async function recordRefund() {
    const { email } = provider();
    const { items } = await server.as(email).call(listPayments, { query: { limit: 100 } });
    const payment = anyOf(items);
    if (!payment) return;
    const whole = payment.amount.amountMinor;
    const amount = anyOf([whole, random.integer(1, whole), whole + 1]) ?? whole;
    await server.as(email).call(refundPayment, {
      params: { id: payment.id },
      body: { amount: usd(amount), reason: 'The session was cut short.' },
    });
  }

  async function claimForSession() {
    const { items } = await server.as(who.amina).call(listClaims, { query: { limit: 100 } });
    const one = anyOf(items);
    if (!one) return;
    const known = await server.as(who.amina).call(getClaim, { params: { id: one.id } });
    const lines = known.lines.map(({ procedureCode, modifiers, units, charge, diagnosisPointers }) => ({
      procedureCode,
      modifiers,
      units,
      charge,
      diagnosisPointers,
    }));
    await server.as(who.amina).call(createClaim, {
      body: {
        appointmentId: known.appointmentId,
        coverageId: known.coverageId,
        placeOfService: known.placeOfService,
        diagnoses: known.diagnoses,
        lines,
        replacesClaimId: known.id,
      },
    });
  }

  async function takeClaimBack() {
    const { items } = await server.as(who.amina).call(listClaims, { query: { limit: 100 } });
    const one = anyOf(items);
    if (!one) return;
    await server.as(who.amina).call(voidClaim, {
      params: { id: one.id },
      body: { reason: 'OTHER', words: 'It was a mistake.', seenStatus: one.status },
    });
  }

  async function readClaims() {
    const { items } = await server.as(who.amina).call(listClaims, { query: { limit: 100 } });
    for (const { id } of items.slice(0, 5)) await server.as(who.amina).call(getClaimStatus, { params: { id } });
  }

  async function bill() {
    const { email } = provider();
    const row = await someAppointment(email, ['NO_SHOW', 'CONFIRMED', 'COMPLETED']);
    if (!row) return;
    const { id } = await server.as(email).call(createInvoice, { body: { appointmentId: row.id } });
    if (random.integer(0, 2) > 0) await server.as(email).call(sendInvoice, { params: { id } });
  }

  async function withdrawBill() {
    const { email } = provider();
    const { items } = await server.as(email).call(listInvoices, { query: { limit: 100 } });
    // Most are paid by the card at once; one that is open or a draft is what withdrawing is for.
    const unpaid = items.filter((row) => row.status === 'OPEN' || row.status === 'DRAFT');
    const invoice = anyOf(unpaid.length > 0 ? unpaid : items);
    if (invoice) await server.as(email).call(voidInvoice, { params: { id: invoice.id } });
  }

  async function settle() {
    const reader = server.as(provider().email);
    const { version } = await reader.call(getPayoutSettings, {});
    const change =
      anyOf<Partial<BodyOf<typeof updatePayoutSettings>>>([
        { schedule: { kind: 'DAILY' } },
        { schedule: { kind: 'MONTHLY', dayOfMonth: 31 } },
        { minimumAmount: usd(random.integer(0, 50_000)) },
      ]) ?? {};
    await reader.call(updatePayoutSettings, { body: { version, ...change } });
  }

  async function look() {
    const reader = server.as(provider().email);
    await reader.call(getPaymentSummary, {});
    await reader.call(listPayouts, {});
    await reader.call(getRevenue, { query: { period: anyOf(['WEEK', 'MONTH', 'QUARTER', 'YEAR'] as const) } });
  }

  const wait = async () => server.pass({ hours: random.integer(1, 30) });
  const steps: readonly (() => Promise<unknown>)[] = [
    book,
    book,
    cancel,
    hold,
    hold,
    hold,
    miss,
    pay,
    pay,
    recordRefund,
    recordRefund,
    claimForSession,
    takeClaimBack,
    readClaims,
    bill,
    withdrawBill,
    settle,
    look,
    look,
    wait,
  ];

  return {
    /** Makes one step and returns its name; a declared refusal is a valid result. */
    step: async (): Promise<{ name: string; outcome: string }> => {
      const step = anyOf(steps) ?? wait;
      try {
        await step();
        return { name: step.name, outcome: 'done' };
      } catch (error) {
        if (!isApiError(error) || error.kind !== 'http' || (error.status ?? 500) >= 500) throw error;
        return { name: step.name, outcome: error.code };
      }
    },
    ledgerInconsistencies: () => store.run((tables) => ledgerInconsistencies(tables, server.now())),
  };
}

describe('the ledger', () => {
  test('[API-5] is consistent before, during and after a random walk of five hundred operations', async () => {
    const walk = createWalk('harbour');
    expect(await walk.ledgerInconsistencies()).toEqual([]);
    const done = new Map<string, number>();
    const found: string[] = [];
    for (let index = 1; index <= STEPS; index += 1) {
      const { name, outcome } = await walk.step();
      if (outcome === 'done') done.set(name, (done.get(name) ?? 0) + 1);
      if (index % STRIDE === 0)
        found.push(...(await walk.ledgerInconsistencies()).map((words) => `after step ${index}, ${name}: ${words}`));
    }
    expect(found).toEqual([]);
    // A walk with mostly refusals would prove nothing.
    const names = [
      'book',
      'cancel',
      'hold',
      'pay',
      'recordRefund',
      'claimForSession',
      'takeClaimBack',
      'readClaims',
      'bill',
      'withdrawBill',
      'settle',
      'look',
    ];
    expect(names.filter((name) => (done.get(name) ?? 0) < 2)).toEqual([]);
  }, 120_000);
});
