import { parseDate } from '@internationalized/date';
import { getPaymentSummary, getRevenue } from '@sakina/platform/contract';
import { dateIn, iso } from '../../clock.ts';
import { notBilledOf } from '../../rules/client-share.ts';
import { dueOn, paymentsOn } from '../../rules/invoices.ts';
import { CURRENCY, ledgerOf, usd } from '../../rules/ledger.ts';
import type { TransactionRow } from '../../rules/ledger.ts';
import { nextPayoutOn } from '../../rules/payouts.ts';
import type { PayoutSettingsRow } from '../../rules/payouts.ts';
import { periodAround, revenueReportOf, revenueWithin } from '../../rules/revenue.ts';
import { invalid } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { appointmentsWith } from '../find.ts';
import { settleClaims } from '../care/settle-claims.ts';
import { ownFinances } from './finances.ts';

const netOf = (rows: readonly TransactionRow[]) => rows.reduce((sum, row) => sum + row.net.amountMinor, 0);

/** The next payout, if no movements are added. */
function nextPayout(settings: PayoutSettingsRow | undefined, balance: readonly TransactionRow[], today: string) {
  const on = settings ? nextPayoutOn(settings, parseDate(today)) : null;
  if (!settings || on === null) return null;
  const net = netOf(balance.filter((row) => row.availableOn <= on.toString()));
  return net < Math.max(1, settings.minimumAmount.amountMinor) ? null : { on: on.toString(), amount: usd(net) };
}

export const getPaymentSummaryHandler = defineHandler(getPaymentSummary, (context) => {
  const { tables, now } = context;
  const provider = ownFinances(context);
  settleClaims(tables, now);
  const timeZone = provider?.timeZone ?? 'UTC';
  const today = dateIn(now, timeZone);
  const transactions = ledgerOf(tables, provider?.id);
  const balance = transactions.filter((row) => row.payoutId === null);
  const settings = provider ? tables.payoutSettings.get(provider.id) : undefined;
  const sources = { transactions, appointments: [], timeZone };
  const thisMonth = periodAround('MONTH', today);
  const open = tables.invoices.all().filter((row) => row.provider.id === provider?.id && row.status === 'OPEN');
  return {
    currency: CURRENCY,
    available: usd(netOf(balance.filter((row) => row.availableOn <= today.toString()))),
    pending: usd(netOf(balance.filter((row) => row.availableOn > today.toString()))),
    nextPayout: nextPayout(settings, balance, today.toString()),
    heldUntil: settings?.heldUntil ?? null,
    thisMonth: revenueWithin(sources, thisMonth),
    lastMonth: revenueWithin(sources, periodAround('MONTH', thisMonth.from.subtract({ days: 1 }))),
    outstanding: usd(open.reduce((sum, row) => sum + dueOn(tables, row), 0)),
    notBilled: notBilledOf(tables, provider?.id, iso(now).slice(0, 10)),
    failedPayments: open.filter((row) => paymentsOn(tables, row.id).at(-1)?.status === 'FAILED').length,
    asOf: iso(now),
  };
});

export const getRevenueHandler = defineHandler(getRevenue, (context) => {
  const { tables, query, now } = context;
  const provider = ownFinances(context);
  const sources = {
    transactions: ledgerOf(tables, provider?.id),
    appointments: appointmentsWith(tables, provider?.id),
    timeZone: provider?.timeZone ?? 'UTC',
  };
  const { period = 'MONTH', basis, on } = query;
  if (on !== undefined && on > dateIn(now, sources.timeZone).toString())
    throw invalid({ on: 'This date is in the future.' });
  return revenueReportOf(sources, period, now, { basis, on: on === undefined ? undefined : parseDate(on) });
});
