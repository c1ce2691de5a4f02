import type { InvoiceId } from '@sakina/platform/contract';
import { addMinutes, dateIn, iso, plusDays } from '../../clock.ts';
import { ids } from '../../personas/ids.ts';
import { opaque } from '../../personas/random.ts';
import { PAYMENT_DAYS } from '../../rules/invoices.ts';
import type { InvoiceRow } from '../../rules/invoices.ts';
import { usd } from '../../rules/ledger.ts';
import type { TransactionRow } from '../../rules/ledger.ts';
import type { PayoutRow, PayoutSettingsRow } from '../../rules/payouts.ts';
import type { AppointmentRow } from '../rows.ts';
import type { Seed } from '../table.ts';
import type { moneyTables } from '../tables/money.ts';
import { byId } from './by-id.ts';
import { seedCards } from './money-cards.ts';
import { seedInsurancePayments } from './money-insurance.ts';
import { billingIdentitySeeds, seedEstimates } from './money-papers.ts';
import { chargedSessions, seedPayments } from './money-payments.ts';
import { seedPayouts } from './money-payouts.ts';

/** The first state of the money area: payments of the seed's sessions and claims, paid out weekly. */
export function seedMoney(base: Seed, now: Date): Pick<Seed, keyof typeof moneyTables> {
  const methods = seedCards(base.people.values(), now);
  const defaults = new Map(
    methods.filter((method) => method.isDefault).map((method) => [method.ownerId as string, method]),
  );
  const { payments, invoices, transactions } = seedPayments(
    chargedSessions(base.appointments.values(), base.providers, now),
    defaults,
    now,
  );
  const ledger = [...transactions, ...seedInsurancePayments(base.claims.values(), base.providers)].toSorted(
    (first, second) => (first.createdAt < second.createdAt ? -1 : 1),
  );

  const byProvider = new Map<string, TransactionRow[]>([...base.providers.keys()].map((id) => [id, []]));
  for (const row of ledger) byProvider.get(row.providerId)?.push(row);
  const all: TransactionRow[] = [];
  const payouts: PayoutRow[] = [];
  const settings: PayoutSettingsRow[] = [];
  for (const provider of base.providers.values()) {
    const seeded = seedPayouts(provider, byProvider.get(provider.id) ?? [], now);
    all.push(...seeded.transactions);
    payouts.push(...seeded.payouts);
    settings.push(seeded.settings);
  }
  return {
    transactions: byId(all),
    payments: byId(payments),
    invoices: byId(numbered([...invoices, ...otherInvoices(base.appointments.values(), now)])),
    payouts: byId(payouts),
    payoutSettings: byId(settings),
    paymentMethods: byId(methods),
    billingIdentities: byId(billingIdentitySeeds),
    superbills: new Map(),
    estimates: byId(seedEstimates(base, now)),
  };
}

/** A draft invoice for a session that a client of Dr. Rahman missed, and a voided one. */
function otherInvoices(appointments: Iterable<AppointmentRow>, now: Date): Omit<InvoiceRow, 'number'>[] {
  return [...appointments]
    .filter(
      (row) =>
        row.provider.id === ids.providers.amina && (row.status === 'NO_SHOW' || row.id === ids.appointments.cancelled),
    )
    .map((row) => {
      const createdAt = iso(Math.min(addMinutes(row.endsAt, 90).getTime(), now.getTime()));
      const isVoid = row.status === 'CANCELLED';
      const description = `${isVoid ? 'Late cancellation' : 'Missed session'}: ${row.service.name}`;
      return {
        id: `inv-${opaque(`invoice ${row.id}`, 10)}` as InvoiceId,
        status: isVoid ? 'VOID' : 'DRAFT',
        provider: { id: row.provider.id, displayName: row.provider.displayName },
        client: row.client,
        appointmentId: row.id,
        dueOn: plusDays(dateIn(createdAt, row.timeZone), PAYMENT_DAYS).toString(),
        createdAt,
        sentAt: isVoid ? createdAt : null,
        voidedAt: isVoid ? iso(Math.min(addMinutes(createdAt, 35).getTime(), now.getTime())) : null,
        lines: [{ description, amount: usd(Math.round(row.price.amountMinor / 2)) }],
      };
    });
}

/** Counts the invoices of each provider by the year. */
function numbered(invoices: readonly Omit<InvoiceRow, 'number'>[]): InvoiceRow[] {
  const counts = new Map<string, number>();
  return invoices
    .toSorted((first, second) => (first.createdAt < second.createdAt ? -1 : 1))
    .map((row) => {
      const year = row.createdAt.slice(0, 4);
      const key = `${row.provider.id} ${year}`;
      const number = (counts.get(key) ?? 0) + 1;
      counts.set(key, number);
      return { ...row, number: `${year}-${String(number).padStart(4, '0')}` };
    });
}
