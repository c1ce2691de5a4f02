import type { PayoutId, TransactionId } from '@sakina/platform/contract';
import { parseDate } from '@internationalized/date';
import { dateIn, iso, plusDays, wallTime } from '../../clock.ts';
import { bankNames, payoutFailureSeeds, payoutWeekdays } from '../../personas/money.ts';
import { createRandom, opaque } from '../../personas/random.ts';
import { transactionOf, usd } from '../../rules/ledger.ts';
import type { TransactionRow } from '../../rules/ledger.ts';
import { datesDue, makePayout } from '../../rules/payouts.ts';
import type { PayoutRow, PayoutSettingsRow } from '../../rules/payouts.ts';
import type { ProviderRow } from '../rows.ts';

interface SeededPayouts {
  payouts: PayoutRow[];
  settings: PayoutSettingsRow;
  /** The provider's ledger with the payouts in it. */
  transactions: TransactionRow[];
}

function settingsOf(provider: ProviderRow, ranUntil: string): PayoutSettingsRow {
  const random = createRandom(`bank account ${provider.id}`);
  const bankName = random.pick(bankNames);
  const last4 = String(random.integer(1000, 9999));
  return {
    id: provider.id,
    schedule: { kind: 'WEEKLY', weekday: payoutWeekdays[provider.id] ?? 1 },
    minimumAmount: usd(2500),
    bankAccount:
      provider.verification === 'PENDING'
        ? null
        : {
            bankName,
            last4,
            token: `btok_${bankName.toLowerCase().replaceAll(' ', '-')}_${last4}_${opaque(provider.id, 8)}`,
          },
    statementDescriptor: 'SAKINA CARE',
    heldUntil: null,
    ranUntil,
  };
}

/** Pays out a provider's ledger by schedule, from the first movement to now. */
export function seedPayouts(provider: ProviderRow, ledger: readonly TransactionRow[], now: Date): SeededPayouts {
  const [first] = ledger;
  const from = first ? dateIn(first.createdAt, provider.timeZone) : dateIn(now, provider.timeZone);
  const settings = settingsOf(provider, plusDays(from, -1).toString());
  const dates = datesDue(settings, provider.timeZone, now);
  const seeded: SeededPayouts = {
    payouts: [],
    settings: { ...settings, ranUntil: dates.at(-1)?.toString() ?? settings.ranUntil },
    transactions: [],
  };
  let balance: readonly TransactionRow[] = ledger;
  dates.forEach((on, index) => {
    const ids = {
      payout: `pyo-${opaque(`payout ${provider.id} ${index}`, 10)}` as PayoutId,
      transaction: `txn-${opaque(`payout ${provider.id} ${index}`, 12)}` as TransactionId,
    };
    const made = makePayout({ provider, settings, on, balance, ids });
    if (!made) return;
    const left = new Set(made.paidOut.map((row) => row.id));
    balance = balance.filter((row) => !left.has(row.id));
    seeded.transactions.push(...made.paidOut, made.movement);
    const failure = payoutFailureSeeds.find(
      (entry) => entry.provider === provider.id && entry.datesAgo === dates.length - 1 - index,
    );
    const returnedAt = wallTime(plusDays(parseDate(made.payout.arrivesOn), 1), '09:30', provider.timeZone);
    if (!failure || returnedAt > now) {
      seeded.payouts.push(made.payout);
      return;
    }
    seeded.payouts.push({
      ...made.payout,
      failure: { code: failure.code, message: failure.message, returnedAt: iso(returnedAt) },
    });
    const entry = {
      kind: 'PAYOUT' as const,
      providerId: provider.id,
      client: null,
      appointmentId: null,
      amountMinor: made.payout.amount.amountMinor,
      description: 'Payout returned by the bank',
      at: returnedAt,
    };
    balance = [
      ...balance,
      transactionOf(entry, `txn-${opaque(`returned ${provider.id} ${index}`, 12)}` as TransactionId, provider.timeZone),
    ];
  });
  seeded.transactions.push(...balance);
  return seeded;
}
