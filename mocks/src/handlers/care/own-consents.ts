import { answerClientConsent, listOwnClientConsents, withdrawOwnClientConsent } from '@sakina/platform/contract';
import { consentActs } from '@sakina/platform/domain';
import { iso } from '../../clock.ts';
import { consentsOf, giveConsent, ownConsent } from '../../rules/client-consents.ts';
import { accountOf, tellOf } from '../../rules/tell.ts';
import type { Tables } from '../../store/table.ts';
import type { ClientConsentRow } from '../../store/tables/care.ts';
import { ApiFailure, notFound } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';

/** Tells a provider what their client decided about a consent. */
function tellProvider(
  tables: Tables,
  act: 'consent.give' | 'consent.withdrawOwn',
  { id, clientId, providerId }: ClientConsentRow,
  answer: 'GIVEN' | 'DECLINED' | 'WITHDRAWN',
  at: Date,
): void {
  const to = { PROVIDER: accountOf(tables, providerId) };
  tellOf(tables, act, { by: clientId, to, subject: { clientConsentId: id }, at, facts: { answer } });
}

export const listOwnClientConsentsHandler = defineHandler(listOwnClientConsents, ({ tables, user }) => ({
  items: consentsOf(tables, user.userId).map((row) => ownConsent(tables, row)),
}));

export const answerClientConsentHandler = defineHandler(answerClientConsent, ({ tables, user, now, params, body }) => {
  const row = tables.clientConsents.get(params.id);
  if (!row) throw notFound('this consent');
  if (!consentActs(row, 'CLIENT').includes('GIVE'))
    throw new ApiFailure(409, 'CONSENT_NOT_WAITING', 'This needs no answer anymore. Read your consents again.');
  if (body.textVersion !== row.textVersion)
    throw new ApiFailure(409, 'CONSENT_TEXT_CHANGED', 'The text has changed. Read it again before you answer.');
  const answered =
    body.answer === 'GIVEN'
      ? giveConsent(tables, row, { how: 'ONLINE', now })
      : tables.clientConsents.put({
          ...row,
          status: 'DECLINED',
          decidedAt: iso(now),
          decidedByName: user.displayName,
          how: 'ONLINE',
        });
  tellProvider(tables, 'consent.give', answered, body.answer, now);
  return ownConsent(tables, answered);
});

export const withdrawOwnClientConsentHandler = defineHandler(withdrawOwnClientConsent, (context) => {
  const { tables, user, now, params } = context;
  const row = tables.clientConsents.get(params.id);
  if (!row) throw notFound('this consent');
  if (!consentActs(row, 'CLIENT').includes('WITHDRAW'))
    throw new ApiFailure(409, 'CONSENT_OVER', 'There is nothing to withdraw. Read your consents again.');
  const withdrawal = { at: iso(now), recordedByName: user.displayName, notes: null };
  const withdrawn = tables.clientConsents.put({ ...row, status: 'WITHDRAWN', withdrawal });
  tellProvider(tables, 'consent.withdrawOwn', withdrawn, 'WITHDRAWN', now);
  return ownConsent(tables, withdrawn);
});
