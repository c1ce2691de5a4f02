import { getRemittance, listRemittances, matchRemittanceLine, postRemittance } from '@sakina/platform/contract';
import { iso } from '../../clock.ts';
import { postTransaction } from '../../rules/ledger.ts';
import { candidatesOf, detailOf, differenceMinor, remittancesOf, summaryOf } from '../../rules/remittances.ts';
import type { RemittanceRow } from '../../store/tables/care.ts';
import { ApiFailure, invalid, notFound } from '../api-failure.ts';
import { cursorPage } from '../cursor.ts';
import { defineHandler } from '../define-handler.ts';
import type { Lookup } from '../find.ts';
import { ownFinancesOf } from '../money/finances.ts';
import { post, settleClaims } from './settle-claims.ts';

/** A remittance of the caller's. @throws ApiFailure 404 */
function ownRemittance({ tables, user }: Lookup, id: string): RemittanceRow {
  const own = remittancesOf(tables, user.providerId ?? '').find((row) => row.id === id);
  if (own) return own;
  throw notFound('this remittance');
}

/** One that waits for a person. @throws ApiFailure */
function unposted(context: Lookup, id: string): RemittanceRow {
  const row = ownRemittance(context, id);
  if (row.postedAt !== null) throw new ApiFailure(409, 'ALREADY_POSTED', 'This remittance has been posted already.');
  return row;
}

export const listRemittancesHandler = defineHandler(listRemittances, (context) => {
  const { tables, query, now } = context;
  const { id: providerId } = ownFinancesOf(context);
  settleClaims(tables, now);
  const { status, after, limit } = query;
  const keyOf = ({ paidAt, id }: { paidAt: string; id: string }) => `${paidAt} ${id}`;
  const rows = remittancesOf(tables, providerId)
    .map(summaryOf)
    .filter((row) => status === undefined || row.status === status)
    .toSorted((first, second) => (keyOf(first) < keyOf(second) ? 1 : -1));
  return cursorPage(rows, { after, limit }, { of: ['remittances', providerId, status], keyOf });
});

export const getRemittanceHandler = defineHandler(getRemittance, (context) => {
  ownFinancesOf(context);
  settleClaims(context.tables, context.now);
  return detailOf(context.tables, ownRemittance(context, context.params.id));
});

export const matchRemittanceLineHandler = defineHandler(matchRemittanceLine, (context) => {
  const { tables, params, body } = context;
  ownFinancesOf(context);
  const row = unposted(context, params.id);
  const line = row.lines.find(({ number }) => number === body.line);
  if (!line) throw invalid({ line: 'The remittance has no such line.' });
  const fits = candidatesOf(tables, row, { ...line, claimId: null }).some(({ claimId }) => claimId === body.claimId);
  if (body.claimId !== null && body.claimId !== line.claimId && !fits)
    throw invalid({ claimId: 'The line is of another day, another charge or another insurer than this claim.' });
  const lines = row.lines.map((each) => (each === line ? { ...each, claimId: body.claimId } : each));
  return detailOf(tables, tables.remittances.put({ ...row, lines }));
});

export const postRemittanceHandler = defineHandler(postRemittance, (context) => {
  const { tables, params, now } = context;
  ownFinancesOf(context);
  settleClaims(tables, now);
  const row = unposted(context, params.id);
  const difference = differenceMinor(row);
  if (difference !== 0)
    throw new ApiFailure(422, 'DIFFERENCE_OPEN', 'The lines with a claim do not add up to what was paid.', {
      differenceMinor: difference,
    });
  for (const claim of row.decided) {
    tables.claims.put(claim);
    post(tables, claim, false);
  }
  for (const { code, reference, amount } of row.adjustments)
    postTransaction(tables, {
      kind: 'ADJUSTMENT',
      providerId: row.providerId,
      client: null,
      appointmentId: null,
      amountMinor: amount.amountMinor,
      description: `Insurer’s correction ${[code, reference].filter(Boolean).join(' ')} on ${row.reference}`,
      at: new Date(row.paidAt),
    });
  return detailOf(tables, tables.remittances.put({ ...row, postedAt: iso(now) }));
});
