import { listClientConsents, requestClientConsent, withdrawClientConsent } from '@sakina/platform/contract';
import { consentActs } from '@sakina/platform/domain';
import { iso } from '../../clock.ts';
import { careBetween } from '../../rules/care-relation.ts';
import { isAskedFor, newConsent, providerConsent, sortedConsents } from '../../rules/client-consents.ts';
import { tellOf } from '../../rules/tell.ts';
import { ApiFailure, forbidden, invalid, notFound } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { ownProvider } from '../find.ts';
import { clientOfProvider } from './find-client.ts';

export const listClientConsentsHandler = defineHandler(listClientConsents, (context) => {
  const { provider, client } = clientOfProvider(context, context.params.id);
  const rows = context.tables.clientConsents
    .all()
    .filter((row) => row.providerId === provider.id && row.clientId === client.id);
  return { items: sortedConsents(rows).map(providerConsent) };
});

export const requestClientConsentHandler = defineHandler(requestClientConsent, (context) => {
  const {
    tables,
    now,
    body: { kind, language, recipient },
  } = context;
  const { provider, client } = clientOfProvider(context, context.params.id);
  if (careBetween(tables, provider.id, client.id) === 'ENDED')
    throw new ApiFailure(409, 'CARE_ENDED', 'This client is discharged. Nothing new is asked of them.');
  if (kind === 'RELEASE' && recipient === null) throw invalid({ recipient: 'Say with whom you may speak.' });
  if (isAskedFor(tables, { providerId: provider.id, clientId: client.id, kind, recipient }))
    throw new ApiFailure(409, 'CONSENT_OPEN', 'The client has been asked already and has not answered.');
  const row = tables.clientConsents.put(
    newConsent({ providerId: provider.id, clientId: client.id, kind, language, recipient, requestedAt: iso(now) }),
  );
  tellOf(tables, 'consent.ask', {
    by: provider.userId,
    to: { CLIENT: client.id },
    subject: { clientConsentId: row.id },
    at: now,
  });
  return providerConsent(row);
});

export const withdrawClientConsentHandler = defineHandler(withdrawClientConsent, (context) => {
  const { tables, now, params, body } = context;
  const row = tables.clientConsents.get(params.id);
  if (!row) throw notFound('this consent');
  const provider = ownProvider(context);
  if (!provider || provider.id !== row.providerId) throw forbidden('This consent was given to someone else.');
  const acts = consentActs(row, 'PROVIDER');
  if (!acts.includes('WITHDRAW') && !acts.includes('RETRACT'))
    throw new ApiFailure(409, 'CONSENT_OVER', 'It was declined or withdrawn before.');
  return providerConsent(
    tables.clientConsents.put({
      ...row,
      status: 'WITHDRAWN',
      withdrawal: { at: iso(now), recordedByName: provider.displayName, notes: body.notes },
    }),
  );
});
