import { listTransactions } from '@sakina/platform/contract';
import { ledgerOf } from '../../rules/ledger.ts';
import { cursorPage } from '../cursor.ts';
import { defineHandler } from '../define-handler.ts';
import { hasWords, newestFirst, newestKey, ownFinances } from './finances.ts';

export const listTransactionsHandler = defineHandler(listTransactions, (context) => {
  const { after, limit, ...filters } = context.query;
  const { kind, from, to, clientId, payoutId, q } = filters;
  const provider = ownFinances(context);
  const rows = ledgerOf(context.tables, provider?.id).filter(
    (row) =>
      (kind === undefined || kind.includes(row.kind)) &&
      (from === undefined || Date.parse(row.createdAt) >= Date.parse(from)) &&
      (to === undefined || Date.parse(row.createdAt) < Date.parse(to)) &&
      (clientId === undefined || row.client?.id === clientId) &&
      (payoutId === undefined || row.payoutId === payoutId) &&
      hasWords(`${row.client?.displayName ?? ''} ${row.description}`, q),
  );
  return cursorPage(newestFirst(rows), { after, limit }, { of: ['transactions', filters], keyOf: newestKey });
});
