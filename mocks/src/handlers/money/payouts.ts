import { getPayout, getPayoutSettings, listPayouts, updatePayoutSettings } from '@sakina/platform/contract';
import type { PayoutSettings } from '@sakina/platform/contract';
import { readBankToken } from '../../card/test-tokens.ts';
import { dateIn, plusDays } from '../../clock.ts';
import { CURRENCY, usd } from '../../rules/ledger.ts';
import type { TransactionRow } from '../../rules/ledger.ts';
import { HOLD_DAYS, isPayoutTransaction, nextPayoutOn, payoutView } from '../../rules/payouts.ts';
import type { PayoutSettingsRow } from '../../rules/payouts.ts';
import type { ProviderRow } from '../../store/rows.ts';
import type { Tables } from '../../store/table.ts';
import { checkVersion, invalid, notFound } from '../api-failure.ts';
import { cursorPage } from '../cursor.ts';
import { defineHandler } from '../define-handler.ts';
import { newestFirst, newestKey, ownFinances, ownFinancesOf } from './finances.ts';

/** The movements of each payout, by its id. */
function paidOutBy(tables: Tables): Map<string, TransactionRow[]> {
  const rows = new Map<string, TransactionRow[]>();
  for (const row of tables.transactions.all()) {
    if (row.payoutId === null || isPayoutTransaction(row)) continue;
    const own = rows.get(row.payoutId);
    if (own) own.push(row);
    else rows.set(row.payoutId, [row]);
  }
  return rows;
}

export const listPayoutsHandler = defineHandler(listPayouts, (context) => {
  const { tables, now } = context;
  const { after, limit, status } = context.query;
  const provider = ownFinances(context);
  const paidOut = paidOutBy(tables);
  const rows = tables.payouts.all().filter((row) => row.providerId === provider?.id);
  const views = rows.map((row) => payoutView(row, paidOut.get(row.id) ?? [], provider?.timeZone ?? 'UTC', now));
  return cursorPage(
    newestFirst(views.filter((view) => status === undefined || view.status === status)),
    { after, limit },
    { of: ['payouts', status ?? null], keyOf: newestKey },
  );
});

export const getPayoutHandler = defineHandler(getPayout, (context) => {
  const { tables, params, now } = context;
  ownFinances(context);
  const row = tables.payouts.get(params.id);
  if (!row) throw notFound('this payout');
  const rows = newestFirst(paidOutBy(tables).get(row.id) ?? []);
  return { ...payoutView(row, rows, tables.providers.get(row.providerId)?.timeZone ?? 'UTC', now), transactions: rows };
});

/** The payout settings of a provider; undefined before the first payout. */
function settingsOf(tables: Tables, provider: ProviderRow, now: Date): PayoutSettingsRow {
  return (
    tables.payoutSettings.get(provider.id) ?? {
      id: provider.id,
      schedule: { kind: 'WEEKLY', weekday: 1 },
      minimumAmount: usd(2500),
      bankAccount: null,
      statementDescriptor: 'SAKINA CARE',
      heldUntil: null,
      ranUntil: dateIn(now, provider.timeZone).toString(),
    }
  );
}

function settingsView(
  { id: _id, ranUntil: _ranUntil, bankAccount, version = 1, ...settings }: PayoutSettingsRow,
  next: string | null,
): PayoutSettings {
  return {
    ...settings,
    version,
    bankAccount: bankAccount && { bankName: bankAccount.bankName, last4: bankAccount.last4 },
    nextPayoutOn: next,
  };
}

function viewOf(row: PayoutSettingsRow, provider: ProviderRow, now: Date): PayoutSettings {
  return settingsView(row, nextPayoutOn(row, dateIn(now, provider.timeZone))?.toString() ?? null);
}

export const getPayoutSettingsHandler = defineHandler(getPayoutSettings, (context) => {
  const provider = ownFinancesOf(context);
  return viewOf(settingsOf(context.tables, provider, context.now), provider, context.now);
});

export const updatePayoutSettingsHandler = defineHandler(updatePayoutSettings, (context) => {
  const { tables, body, now } = context;
  const provider = ownFinancesOf(context);
  const current = settingsOf(tables, provider, now);
  const today = dateIn(now, provider.timeZone);
  if (body.minimumAmount && body.minimumAmount.currency !== CURRENCY)
    throw invalid({ minimumAmount: `Payouts are in ${CURRENCY}.` });
  checkVersion(body.version, current.version ?? 1);
  const account = body.bankAccountToken === undefined ? null : readBankToken(body.bankAccountToken);
  if (body.bankAccountToken !== undefined && !account)
    throw invalid({ bankAccountToken: 'This bank account is not known. Please enter it again.' });
  const isOther = account !== null && account.token !== current.bankAccount?.token;
  // No hold on the first account: the hold protects against a diverted account, and there was none before.
  const isHeld = isOther && current.bankAccount !== null;
  const isOtherSchedule =
    body.schedule !== undefined && JSON.stringify(body.schedule) !== JSON.stringify(current.schedule);
  const row = tables.payoutSettings.put({
    ...current,
    version: body.version + 1,
    schedule: body.schedule ?? current.schedule,
    minimumAmount: body.minimumAmount ?? current.minimumAmount,
    bankAccount: account ?? current.bankAccount,
    statementDescriptor: body.statementDescriptor ?? current.statementDescriptor,
    heldUntil: isHeld ? plusDays(today, HOLD_DAYS).toString() : current.heldUntil,
    // A new schedule starts tomorrow; past days are not made up.
    ranUntil: isOtherSchedule || current.bankAccount === null ? today.toString() : current.ranUntil,
  });
  return viewOf(row, provider, now);
});
