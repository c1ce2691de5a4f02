import { acceptEstimate, createEstimate, getEstimate, listEstimates } from '@sakina/platform/contract';
import { seemsToNameDiagnosis } from '@sakina/platform/domain';
import { dateIn, iso, plusDays } from '../../clock.ts';
import { isInNetwork } from '../../rules/coverage.ts';
import { addEstimate, estimateView } from '../../rules/estimates.ts';
import type { EstimateRow } from '../../rules/estimates.ts';
import { CURRENCY } from '../../rules/ledger.ts';
import { tellOf } from '../../rules/tell.ts';
import { ApiFailure, forbidden, invalid, notFound } from '../api-failure.ts';
import { cursorPage } from '../cursor.ts';
import { defineHandler } from '../define-handler.ts';
import { appointmentsWith } from '../find.ts';
import type { Lookup } from '../find.ts';
import { newestFirst, newestKey, ownFinancesOf, requireFinances } from './finances.ts';

export const createEstimateHandler = defineHandler(createEstimate, (context) => {
  const { tables, body, now } = context;
  const { clientId, lines, from, until } = body;
  const provider = ownFinancesOf(context);
  const client = appointmentsWith(tables, provider.id).find((row) => row.client.id === clientId)?.client;
  if (!client) throw notFound('this client');
  if (isInNetwork(tables, provider, clientId))
    throw new ApiFailure(409, 'INSURED', 'The insurer of this client decides their part. Ask for eligibility instead.');
  const today = dateIn(now, provider.timeZone);
  if (from < today.toString()) throw invalid({ from: 'This date has passed.' });
  if (until < from) throw invalid({ until: 'This is before the first day.' });
  if (until > plusDays(dateIn(`${from}T12:00:00Z`, 'UTC'), 365).toString())
    throw invalid({ until: 'An estimate can cover up to a year.' });
  for (const [index, { description, price }] of lines.entries()) {
    if (price.currency !== CURRENCY) throw invalid({ [`lines.${index}.price`]: `Estimates are in ${CURRENCY}.` });
    if (seemsToNameDiagnosis(description))
      throw invalid({
        [`lines.${index}.description`]: 'An estimate names no diagnosis. Say what is to be done instead.',
      });
  }
  const payer = { id: client.id, displayName: client.displayName };
  const made = addEstimate(tables, provider, { client: payer, lines, from, until, now });
  tellOf(tables, 'estimate.give', {
    by: provider.userId,
    to: { CLIENT: client.id },
    subject: { estimateId: made.id },
    at: now,
  });
  return estimateView(tables, made);
});

export const listEstimatesHandler = defineHandler(listEstimates, (context) => {
  const { tables, user, query } = context;
  const { after, limit, ...filters } = query;
  const provider = query.side === 'MADE' ? ownFinancesOf(context) : null;
  const rows = tables.estimates
    .all()
    .filter(
      (row) =>
        (provider ? row.providerId === provider.id : row.client.id === user.userId) &&
        (query.clientId === undefined || row.client.id === query.clientId),
    );
  const page = cursorPage(
    newestFirst(rows),
    { after, limit },
    { of: ['estimates', user.userId, filters], keyOf: newestKey },
  );
  return { ...page, items: page.items.map((row) => estimateView(tables, row)) };
});

function readable({ tables, user }: Lookup, id: string): EstimateRow {
  const row = tables.estimates.get(id);
  if (!row) throw notFound('this estimate');
  if (row.client.id !== user.userId) requireFinances(user);
  return row;
}

export const getEstimateHandler = defineHandler(getEstimate, (context) =>
  estimateView(context.tables, readable(context, context.params.id)),
);

export const acceptEstimateHandler = defineHandler(acceptEstimate, (context) => {
  const { tables, user, params, now } = context;
  const row = readable(context, params.id);
  if (row.client.id !== user.userId) throw forbidden('Only the client can say that they have read it.');
  if (row.replacedById !== null)
    throw new ApiFailure(409, 'ESTIMATE_REPLACED', 'A later estimate has taken the place of this one.', {
      estimateId: row.replacedById,
    });
  return estimateView(tables, tables.estimates.put({ ...row, acceptedAt: row.acceptedAt ?? iso(now) }));
});
