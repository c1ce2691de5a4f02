import type { InvoiceId, PaymentId, TransactionId } from '@sakina/platform/contract';
import { addMinutes, dateIn, iso, plusDays } from '../../clock.ts';
import { paymentStories, refundReasons } from '../../personas/money.ts';
import type { PaymentStory } from '../../personas/money.ts';
import { createRandom, opaque } from '../../personas/random.ts';
import { chargeOf } from '../../rules/charges.ts';
import type { Charge } from '../../rules/charges.ts';
import { PAYMENT_DAYS } from '../../rules/invoices.ts';
import type { InvoiceRow, PaymentRow } from '../../rules/invoices.ts';
import { transactionOf, usd } from '../../rules/ledger.ts';
import type { NewTransaction, TransactionRow } from '../../rules/ledger.ts';
import { declineWords } from '../../rules/payments.ts';
import type { PaymentMethodRow } from '../../rules/payments.ts';
import { answered, answeredAt, sentRefund, withRefunds } from '../../rules/refunds.ts';
import type { AppointmentRow, ProviderRow } from '../rows.ts';

type Event = PaymentStory['event'];

/** A chargeable session. */
interface ChargedSession {
  appointment: AppointmentRow;
  provider: ProviderRow;
  charge: Charge;
  endedAt: string;
}

interface SeededPayments {
  payments: PaymentRow[];
  transactions: TransactionRow[];
  /** Without invoice numbers, which depend on the order of all. */
  invoices: Omit<InvoiceRow, 'number'>[];
}

/** The charged sessions, earliest first. */
export function chargedSessions(
  appointments: Iterable<AppointmentRow>,
  providers: ReadonlyMap<string, ProviderRow>,
  now: Date,
): ChargedSession[] {
  const charged: ChargedSession[] = [];
  for (const appointment of appointments) {
    const provider = providers.get(appointment.provider.id);
    const charge = appointment.status === 'COMPLETED' ? chargeOf(appointment, provider) : null;
    if (!provider || !charge) continue;
    const endedAt = iso(Math.min(Date.parse(appointment.endedAt ?? appointment.endsAt), now.getTime()));
    charged.push({ appointment, provider, charge, endedAt });
  }
  return charged.toSorted((first, second) => (first.endedAt < second.endedAt ? -1 : 1));
}

/** The outcome of each payment: from a story, at random, or simply paid. */
function eventsOf(sessions: readonly ChargedSession[]): Map<string, Event> {
  const events = new Map<string, Event>();
  for (const { appointment, provider } of sessions) {
    if (provider.userId !== null) continue;
    const random = createRandom(`money ${appointment.id}`);
    const chance = random.integer(0, 39);
    if (chance === 0)
      events.set(appointment.id, {
        kind: 'FAILED_THEN_PAID',
        code: 'CARD_DECLINED',
        paidAfterHours: random.integer(2, 70),
      });
    if (chance === 1)
      events.set(appointment.id, {
        kind: 'REFUND',
        percent: 100,
        reason: random.pick(refundReasons),
        afterHours: random.integer(1, 90),
      });
    if (chance === 2)
      events.set(appointment.id, {
        kind: 'REFUND',
        percent: random.integer(2, 6) * 10,
        reason: random.pick(refundReasons),
        afterHours: random.integer(1, 90),
      });
  }
  for (const { provider, client, latest, event } of paymentStories) {
    const meant = sessions
      .filter(({ appointment }) => appointment.provider.id === provider && appointment.client.id === client)
      .at(-latest);
    if (meant) events.set(meant.appointment.id, event);
  }
  return events;
}

/** Days after which a bank has decided a dispute; one that was not won is lost then. */
const DISPUTE_DAYS = 75;

/** Charges every session of the seed, with failures, refunds and disputes. */
export function seedPayments(
  sessions: readonly ChargedSession[],
  methods: ReadonlyMap<string, PaymentMethodRow>,
  now: Date,
): SeededPayments {
  const seeded: SeededPayments = { payments: [], transactions: [], invoices: [] };
  const events = eventsOf(sessions);
  for (const session of sessions) {
    const { appointment } = session;
    const method = methods.get(appointment.client.id);
    if (method) seedPayment(seeded, session, method, events.get(appointment.id), now);
  }
  return seeded;
}

function seedPayment(
  seeded: SeededPayments,
  { appointment, provider, charge, endedAt }: ChargedSession,
  method: PaymentMethodRow,
  event: Event | undefined,
  now: Date,
): void {
  const invoiceId = `inv-${opaque(`invoice ${appointment.id}`, 10)}` as InvoiceId;
  const happened = (at: Date) => at.getTime() <= now.getTime();
  const paymentAt = (which: string, at: Date): PaymentRow => ({
    id: `pay-${opaque(`payment ${appointment.id} ${which}`, 12)}` as PaymentId,
    status: 'SUCCEEDED',
    purpose: charge.purpose,
    provider: { id: provider.id, displayName: provider.displayName },
    client: appointment.client,
    appointmentId: appointment.id,
    invoiceId,
    amount: usd(charge.totalMinor),
    refunded: usd(0),
    refunds: [],
    method: { brand: method.brand, last4: method.last4 },
    failure: null,
    description: charge.description,
    createdAt: iso(at),
    updatedAt: iso(at),
  });
  const own: TransactionRow[] = [];
  const post = (payment: PaymentRow, entry: Pick<NewTransaction, 'kind' | 'amountMinor' | 'description' | 'at'>) => {
    const id = `txn-${opaque(`${payment.id} ${own.length}`, 12)}` as TransactionId;
    own.push(
      transactionOf(
        {
          providerId: provider.id,
          client: appointment.client,
          appointmentId: appointment.id,
          paymentId: payment.id,
          ...entry,
        },
        id,
        provider.timeZone,
        own,
      ),
    );
  };

  const failed = event?.kind === 'FAILED' || event?.kind === 'FAILED_THEN_PAID' ? event : null;
  if (failed)
    seeded.payments.push({
      ...paymentAt('failed', new Date(endedAt)),
      status: 'FAILED',
      failure: { code: failed.code, message: declineWords[failed.code] },
    });
  const paidAt =
    failed?.kind === 'FAILED_THEN_PAID' ? addMinutes(endedAt, failed.paidAfterHours * 60) : new Date(endedAt);
  const isPaid = failed?.kind !== 'FAILED' && happened(paidAt);
  if (isPaid) {
    let payment = paymentAt('paid', paidAt);
    post(payment, { kind: 'PAYMENT', amountMinor: charge.totalMinor, description: charge.description, at: paidAt });
    if (event?.kind === 'REFUND') {
      const at = addMinutes(endedAt, event.afterHours * 60);
      const amountMinor =
        event.percent === 100
          ? charge.totalMinor
          : Math.max(100, Math.floor((charge.totalMinor * event.percent) / 10_000) * 100);
      if (happened(at)) {
        const id = `ref-${opaque(`refund ${payment.id}`, 10)}`;
        const sent = sentRefund(id, amountMinor, { reason: event.reason }, at, provider.timeZone);
        const last4 = event.closedCard ?? payment.method.last4;
        const isAnswered = happened(answeredAt(sent));
        payment = { ...payment, method: { ...payment.method, last4 } };
        post(payment, { kind: 'REFUND', amountMinor: -amountMinor, description: `Refund: ${charge.description}`, at });
        const refund = isAnswered ? answered(sent, last4) : sent;
        if (refund.failure)
          post(payment, {
            kind: 'REFUND',
            amountMinor,
            description: `Refund returned: ${charge.description}`,
            at: answeredAt(sent),
          });
        payment = withRefunds(payment, [refund], refund.failure ? answeredAt(sent) : at);
      }
    }
    if (event?.kind === 'DISPUTE') {
      const at = addMinutes(endedAt, event.afterDays * 24 * 60);
      const wonAt = event.wonAfterDays === null ? null : addMinutes(endedAt, event.wonAfterDays * 24 * 60);
      if (happened(at))
        post(payment, {
          kind: 'ADJUSTMENT',
          amountMinor: -charge.totalMinor,
          description: 'Disputed by the client’s bank',
          at,
        });
      const isLost = wonAt === null && happened(addMinutes(at, DISPUTE_DAYS * 24 * 60));
      if (happened(at))
        payment = {
          ...payment,
          dispute: { status: wonAt && happened(wonAt) ? 'WON' : isLost ? 'LOST' : 'OPEN', openedAt: iso(at) },
        };
      if (wonAt && happened(wonAt))
        post(payment, {
          kind: 'ADJUSTMENT',
          amountMinor: charge.totalMinor,
          description: 'Dispute decided in your favor',
          at: wonAt,
        });
    }
    seeded.payments.push(payment);
    seeded.transactions.push(...own);
  }
  seeded.invoices.push({
    id: invoiceId,
    status: isPaid ? 'PAID' : 'OPEN',
    provider: { id: provider.id, displayName: provider.displayName },
    client: appointment.client,
    appointmentId: appointment.id,
    dueOn: plusDays(dateIn(endedAt, provider.timeZone), PAYMENT_DAYS).toString(),
    createdAt: endedAt,
    sentAt: endedAt,
    voidedAt: null,
    lines: charge.lines,
  });
}
