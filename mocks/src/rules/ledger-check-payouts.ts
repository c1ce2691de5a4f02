import type { Tables } from '../store/table.ts';
import { differ, grouped, sumBy } from './ledger-check-words.ts';
import type { TransactionRow } from './ledger.ts';
import { isPayoutTransaction } from './payouts.ts';

const netOf = (rows: readonly TransactionRow[]) => sumBy(rows, (row) => row.net.amountMinor);

/** Compares payouts with their movements, failed ones with their returns, and checks the balance. */
export function payoutInconsistencies(tables: Tables): string[] {
  const transactions = tables.transactions.all();
  const byPayout = grouped(transactions, (row) => row.payoutId);
  const returned = transactions.filter((row) => row.kind === 'PAYOUT' && !isPayoutTransaction(row));
  const payouts = tables.payouts.all();
  const known = new Set<string>(payouts.map((row) => row.id));
  const problems = [...byPayout.keys()]
    .filter((id) => !known.has(id))
    .map((id) => `Movements say that the payout ${id} has paid them out, which does not exist.`);
  for (const { id, amount, providerId } of payouts) {
    const rows = byPayout.get(id) ?? [];
    problems.push(
      ...differ(
        `The payout ${id}`,
        amount.amountMinor,
        netOf(rows.filter((row) => !isPayoutTransaction(row))),
        'what it pays out comes to',
      ),
      ...differ(
        `What the payout ${id} took off the balance`,
        -netOf(rows.filter(isPayoutTransaction)),
        amount.amountMinor,
        'its amount is',
      ),
    );
    if (rows.some((row) => row.providerId !== providerId))
      problems.push(`The payout ${id} pays out the money of another provider.`);
  }
  for (const [providerId, failed] of grouped(
    payouts.filter((row) => row.failure !== null),
    (row) => row.providerId,
  )) {
    problems.push(
      ...differ(
        `What came back to ${providerId} of failed payouts`,
        netOf(returned.filter((row) => row.providerId === providerId)),
        sumBy(failed, (row) => row.amount.amountMinor),
        'those come to',
      ),
    );
  }
  for (const row of returned) {
    if (!payouts.some((payout) => payout.failure !== null && payout.providerId === row.providerId))
      problems.push(`The movement ${row.id} brings back a payout, but none of ${row.providerId} has failed.`);
  }
  for (const [providerId, rows] of grouped(transactions, (row) => row.providerId)) {
    problems.push(
      ...differ(
        `The balance of ${providerId} by all movements`,
        netOf(rows),
        netOf(rows.filter((row) => row.payoutId === null)),
        'what is not paid out comes to',
      ),
    );
  }
  return problems;
}
