import type { Tables } from '../store/table.ts';
import { differ, grouped, sumBy } from './ledger-check-words.ts';
import { hasSucceeded } from './invoices.ts';
import type { PaymentRow } from './invoices.ts';
import { platformShare } from './ledger.ts';
import type { TransactionRow } from './ledger.ts';

/** Compares payments with their refunds and movements, and checks each movement. */
export function paymentInconsistencies(tables: Tables): string[] {
  const transactions = tables.transactions.all();
  const movements = grouped(transactions, (row) => row.paymentId);
  return [
    ...transactions.flatMap((row) => withinMovement(tables, row)),
    ...tables.payments.all().flatMap((payment) => aroundPayment(payment, movements.get(payment.id) ?? [])),
  ];
}

function withinMovement(
  tables: Tables,
  { id, kind, amount, fee, net, paymentId, providerId }: TransactionRow,
): string[] {
  const problems = differ(
    `The net of the movement ${id}`,
    net.amountMinor,
    amount.amountMinor - fee.amountMinor,
    'its amount less its fee is',
  );
  const payment = paymentId === null ? undefined : tables.payments.get(paymentId);
  if (paymentId !== null && !payment)
    problems.push(`The movement ${id} is of the payment ${paymentId}, which does not exist.`);
  if (payment && payment.provider.id !== providerId)
    problems.push(`The movement ${id} is on another balance than its payment ${payment.id}.`);
  if ((kind === 'PAYMENT' || kind === 'REFUND') && paymentId === null)
    problems.push(`The movement ${id} is a ${kind} without a payment.`);
  if ((kind === 'PAYOUT' || kind === 'ADJUSTMENT') && fee.amountMinor !== 0)
    problems.push(`The movement ${id} is a ${kind} and takes a fee.`);
  return problems;
}

const statusBy = ({ amount, refunded }: PaymentRow) =>
  refunded.amountMinor === 0
    ? 'SUCCEEDED'
    : refunded.amountMinor < amount.amountMinor
      ? 'PARTIALLY_REFUNDED'
      : 'REFUNDED';

function aroundPayment(payment: PaymentRow, movements: readonly TransactionRow[]): string[] {
  const { id, amount, refunded, refunds, status } = payment;
  const of = (kind: TransactionRow['kind']) =>
    sumBy(
      movements.filter((row) => row.kind === kind),
      (row) => row.amount.amountMinor,
    );
  const isPaid = hasSucceeded(payment);
  const fees = sumBy(
    movements.filter((row) => row.kind !== 'ADJUSTMENT'),
    (row) => row.fee.amountMinor,
  );
  const problems = [
    ...differ(
      `What the payment ${id} brought to the ledger`,
      of('PAYMENT'),
      isPaid ? amount.amountMinor : 0,
      isPaid ? 'its amount is' : `it is ${status} and should bring`,
    ),
    ...differ(
      `What the payment ${id} says was refunded`,
      refunded.amountMinor,
      sumBy(
        refunds.filter(({ status: state }) => state === 'PENDING' || state === 'SUCCEEDED'),
        (entry) => entry.amount.amountMinor,
      ),
      'its refunds come to',
    ),
    ...differ(
      `What the ledger gave back of the payment ${id}`,
      -of('REFUND'),
      refunded.amountMinor,
      'the payment says',
    ),
    ...differ(
      `The platform’s share of the payment ${id}`,
      fees,
      isPaid ? platformShare(amount.amountMinor - refunded.amountMinor) : 0,
      'of what is left of it the share is',
    ),
  ];
  if (refunded.amountMinor > amount.amountMinor)
    problems.push(`More was given back of the payment ${id} than was paid.`);
  if (isPaid && status !== statusBy(payment))
    problems.push(`The payment ${id} is ${status}, but by its refunds it is ${statusBy(payment)}.`);
  return problems;
}
