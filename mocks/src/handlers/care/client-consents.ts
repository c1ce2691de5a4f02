import { listClientConsents, requestClientConsent, withdrawClientConsent } from '@sakina/platform/contract';
import type { ClientConsent, ClientConsentId } from '@sakina/platform/contract';
import { iso } from '../../clock.ts';
import { consentTextVersions } from '../../personas/client-consents.ts';
import { careBetween } from '../../rules/care-relation.ts';
import { tellOf } from '../../rules/tell.ts';
import type { ClientConsentRow } from '../../store/tables/care.ts';
import { ApiFailure, forbidden, invalid, notFound } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { ownProvider } from '../find.ts';
import { clientOfProvider } from './find-client.ts';

function shown({ providerId: _providerId, ...row }: ClientConsentRow): ClientConsent {
  return row;
}

const latestOf = ({ requestedAt, decidedAt, withdrawal }: ClientConsentRow) =>
  withdrawal?.at ?? decidedAt ?? requestedAt ?? '';

export const listClientConsentsHandler = defineHandler(listClientConsents, (context) => {
  const { provider, client } = clientOfProvider(context, context.params.id);
  const rows = context.tables.clientConsents
    .all()
    .filter((row) => row.providerId === provider.id && row.clientId === client.id)
    .toSorted(
      (first, second) =>
        Number(second.status === 'REQUESTED') - Number(first.status === 'REQUESTED') ||
        latestOf(second).localeCompare(latestOf(first)),
    );
  return { items: rows.map(shown) };
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
  const isOpen = tables.clientConsents
    .all()
    .some(
      (row) =>
        row.providerId === provider.id &&
        row.clientId === client.id &&
        row.kind === kind &&
        row.recipient === recipient &&
        row.status === 'REQUESTED',
    );
  if (isOpen) throw new ApiFailure(409, 'CONSENT_OPEN', 'The client has been asked already and has not answered.');
  const row = tables.clientConsents.put({
    id: `cst-${crypto.randomUUID().slice(0, 8)}` as ClientConsentId,
    providerId: provider.id,
    clientId: client.id,
    kind,
    status: 'REQUESTED',
    textVersion: consentTextVersions[kind],
    currentVersion: consentTextVersions[kind],
    language,
    recipient,
    requestedAt: iso(now),
    decidedAt: null,
    decidedByName: null,
    how: null,
    withdrawal: null,
  });
  tellOf(tables, 'consent.ask', {
    by: provider.userId,
    to: { CLIENT: client.id },
    subject: { clientConsentId: row.id },
    at: now,
  });
  return shown(row);
});

export const withdrawClientConsentHandler = defineHandler(withdrawClientConsent, (context) => {
  const { tables, now, params, body } = context;
  const row = tables.clientConsents.get(params.id);
  if (!row) throw notFound('this consent');
  const provider = ownProvider(context);
  if (!provider || provider.id !== row.providerId) throw forbidden('This consent was given to someone else.');
  if (row.status === 'DECLINED' || row.status === 'WITHDRAWN')
    throw new ApiFailure(409, 'CONSENT_OVER', 'It was declined or taken back before.');
  return shown(
    tables.clientConsents.put({
      ...row,
      status: 'WITHDRAWN',
      withdrawal: { at: iso(now), recordedByName: provider.displayName, notes: body.notes },
    }),
  );
});
