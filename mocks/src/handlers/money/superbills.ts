import { createSuperbills, getSuperbill, listSuperbills, previewSuperbills } from '@sakina/platform/contract';
import { professionRow } from '@sakina/platform/domain';
import { dateIn } from '../../clock.ts';
import { billingIdentityOf, missingParts } from '../../rules/billing-identity.ts';
import { tellOf } from '../../rules/tell.ts';
import { addSuperbill, prepareSuperbills } from '../../rules/superbills.ts';
import type { ProviderRow } from '../../store/rows.ts';
import { ApiFailure, forbidden, invalid, notFound } from '../api-failure.ts';
import { cursorPage } from '../cursor.ts';
import { defineHandler } from '../define-handler.ts';
import { newestFirst, newestKey, ownFinancesOf } from './finances.ts';

type Context = Parameters<typeof ownFinancesOf>[0];

/** A therapist who may see both money and records: a superbill holds both. @throws ApiFailure 403 */
function therapistOf(context: Context): ProviderRow {
  const provider = ownFinancesOf(context);
  if (!professionRow(provider.kind).billsInsurance)
    throw forbidden('Only therapists make superbills: insurers take them for therapy.');
  if (!context.user.canAccessPatientRecords)
    throw forbidden('A superbill names diagnoses. This account may not see them.');
  return provider;
}

/** @throws ApiFailure 422 for a month that has not begun */
function checkMonth(month: string, provider: ProviderRow, now: Date): void {
  if (month > dateIn(now, provider.timeZone).toString().slice(0, 7))
    throw invalid({ month: 'This month is in the future.' });
}

export const previewSuperbillsHandler = defineHandler(previewSuperbills, (context) => {
  const { tables, query, now } = context;
  const provider = therapistOf(context);
  checkMonth(query.month, provider, now);
  return {
    month: query.month,
    missing: missingParts(billingIdentityOf(tables, provider.id), provider),
    clients: prepareSuperbills(tables, provider, query.month).map(({ candidate }) => candidate),
  };
});

export const createSuperbillsHandler = defineHandler(createSuperbills, (context) => {
  const { tables, body, now } = context;
  const { month, clientIds } = body;
  const provider = therapistOf(context);
  checkMonth(month, provider, now);
  const missing = missingParts(billingIdentityOf(tables, provider.id), provider);
  if (missing.length > 0)
    throw new ApiFailure(422, 'IDENTITY_INCOMPLETE', 'Say first who bills: something is missing.', { missing });
  const items = prepareSuperbills(tables, provider, month).flatMap((prepared) => {
    const { candidate, birthDate } = prepared;
    const isAsked = clientIds === undefined || clientIds.includes(candidate.client.id);
    if (!isAsked || !candidate.isDue || candidate.blockers.length > 0 || birthDate === null) return [];
    return [addSuperbill(tables, provider, month, { ...prepared, birthDate }, now)];
  });
  if (items.length === 0)
    throw new ApiFailure(409, 'NOTHING_TO_MAKE', 'No session of this month can be on a superbill that is not on one.');
  for (const { id, client } of items)
    tellOf(tables, 'superbill.make', {
      by: provider.userId,
      to: { CLIENT: client.id },
      subject: { superbillId: id },
      at: now,
    });
  return { items };
});

export const listSuperbillsHandler = defineHandler(listSuperbills, (context) => {
  const { tables, user, query } = context;
  const { after, limit, ...filters } = query;
  const provider = query.side === 'MADE' ? therapistOf(context) : null;
  const rows = tables.superbills
    .all()
    .filter(
      (row) =>
        row.replacedById === null &&
        (provider ? row.providerId === provider.id : row.client.id === user.userId) &&
        (query.month === undefined || row.month === query.month) &&
        (query.clientId === undefined || row.client.id === query.clientId),
    );
  return cursorPage(
    newestFirst(rows),
    { after, limit },
    { of: ['superbills', user.userId, filters], keyOf: newestKey },
  );
});

export const getSuperbillHandler = defineHandler(getSuperbill, (context) => {
  const { tables, user, params } = context;
  const row = tables.superbills.get(params.id);
  if (!row) throw notFound('this superbill');
  if (row.client.id === user.userId) return row;
  therapistOf(context);
  return row;
});
