import {
  answerReferral,
  createReferral,
  listReferrals,
  replyToReferral,
  withdrawReferral,
} from '@sakina/platform/contract';
import type { Referral, ReferralId } from '@sakina/platform/contract';
import { iso } from '../../clock.ts';
import { isOutOfDirectory } from '../../rules/account-state.ts';
import { mayBook } from '../../rules/slots.ts';
import { accountOf, tellOf } from '../../rules/tell.ts';
import type { Tables } from '../../store/table.ts';
import type { ReferralRow } from '../../store/tables/care.ts';
import { ApiFailure, invalid, notFound } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { appointmentsWith } from '../find.ts';
import { clientOfProvider } from './find-client.ts';

const answered = () =>
  new ApiFailure(409, 'REFERRAL_ANSWERED', 'This was answered or taken back before. Nothing changed.');

/** Whether the client has booked with the provider referred to since they agreed. */
function isBookedSince(tables: Tables, { status: state, answeredAt, client: { id }, to }: ReferralRow): boolean {
  return appointmentsWith(tables, to.id).some(
    ({ client, status, createdAt }) =>
      client.id === id &&
      status !== 'CANCELLED' &&
      state === 'ACCEPTED' &&
      answeredAt !== null &&
      createdAt >= answeredAt,
  );
}

/** A referral as one side sees it: what is shared reaches the provider referred to, once the client agreed. */
function seenBy(tables: Tables, row: ReferralRow, side: Referral['side']): Referral {
  const isShared = (what: 'GOALS' | 'SESSIONS') =>
    side === 'TO' && row.status === 'ACCEPTED' && row.shared?.includes(what);
  const plan = tables.treatmentPlans
    .all()
    .find((one) => one.providerId === row.from.id && one.client.id === row.client.id && one.status === 'ACTIVE');
  const held = appointmentsWith(tables, row.from.id).filter(
    ({ client, status }) => client.id === row.client.id && status === 'COMPLETED',
  );
  const to = tables.providers.get(row.to.id);
  const isProviderAway = !to || !mayBook(tables, to, row.client.id);
  return {
    ...row,
    side,
    isBooked: isBookedSince(tables, row),
    ...(isProviderAway && { isProviderAway }),
    goals: isShared('GOALS') ? (plan?.goals ?? []).map(({ clientStatement }) => clientStatement) : null,
    sessionCount: isShared('SESSIONS') ? held.length : null,
  };
}

function openReferral(tables: Tables, id: string): ReferralRow {
  const row = tables.referrals.get(id);
  if (!row) throw notFound('this referral');
  if (row.status !== 'ASKED') throw answered();
  return row;
}

export const listReferralsHandler = defineHandler(listReferrals, ({ tables, user }) => {
  const items = tables.referrals.all().flatMap((row) => {
    if (row.client.id === user.userId) return [seenBy(tables, row, 'CLIENT')];
    if (row.from.id === user.providerId) return [seenBy(tables, row, 'FROM')];
    return row.to.id === user.providerId && row.status === 'ACCEPTED' ? [seenBy(tables, row, 'TO')] : [];
  });
  return { items: items.toSorted((first, second) => second.sentAt.localeCompare(first.sentAt)) };
});

export const createReferralHandler = defineHandler(createReferral, (context) => {
  const { tables, body, now } = context;
  const { provider, client } = clientOfProvider(context, context.params.id);
  const to = tables.providers.get(body.providerId);
  if (!to || isOutOfDirectory(tables, to)) throw notFound('this provider');
  if (to.id === provider.id) throw invalid({ providerId: 'Choose another provider than yourself.' });
  if (body.letter.trim() === '') throw invalid({ letter: 'Write a few words on why.' });
  const isOpen = tables.referrals
    .all()
    .some(
      (row) =>
        row.client.id === client.id && row.from.id === provider.id && row.to.id === to.id && row.status === 'ASKED',
    );
  if (isOpen) throw new ApiFailure(409, 'REFERRAL_OPEN', 'Your client has not answered the last referral there yet.');
  const row = tables.referrals.put({
    id: `rfr-${crypto.randomUUID().slice(0, 8)}` as ReferralId,
    client: { id: client.id, displayName: client.displayName },
    from: { id: provider.id, displayName: provider.displayName, kind: provider.kind },
    to: { id: to.id, displayName: to.displayName, kind: to.kind },
    letter: body.letter.trim(),
    proposed: [...new Set(body.proposed)],
    shared: null,
    status: 'ASKED',
    sentAt: iso(now),
    answeredAt: null,
    reply: null,
  });
  tellOf(tables, 'referral.ask', {
    by: provider.userId,
    to: { CLIENT: client.id },
    subject: { referralId: row.id },
    at: now,
  });
  return seenBy(tables, row, 'FROM');
});

export const answerReferralHandler = defineHandler(answerReferral, ({ tables, user, params, body, now }) => {
  const row = openReferral(tables, params.id);
  if (body.shared.some((what) => !row.proposed.includes(what)))
    throw invalid({ shared: 'You can share only what was proposed, or less.' });
  const saved = tables.referrals.put({
    ...row,
    status: body.isAccepted ? 'ACCEPTED' : 'DECLINED',
    shared: body.isAccepted ? [...new Set(body.shared)] : null,
    answeredAt: iso(now),
  });
  tellOf(tables, 'referral.answer', {
    by: user.userId,
    to: {
      PROVIDER: accountOf(tables, saved.from.id),
      RECEIVER: body.isAccepted ? accountOf(tables, saved.to.id) : null,
    },
    subject: { referralId: saved.id },
    at: now,
    facts: { answer: body.isAccepted ? 'ACCEPTED' : 'DECLINED' },
  });
  return seenBy(tables, saved, 'CLIENT');
});

export const replyToReferralHandler = defineHandler(replyToReferral, ({ tables, user, params, body, now }) => {
  const row = tables.referrals.get(params.id);
  if (!row) throw notFound('this referral');
  if (row.reply !== null || isBookedSince(tables, row))
    throw new ApiFailure(
      409,
      'REFERRAL_REPLIED',
      'This was answered before, or the client has booked. Nothing changed.',
    );
  const reason = body.reason?.trim() ?? '';
  const reply = { isAccepted: body.isAccepted, reason: reason === '' ? null : reason, at: iso(now) };
  const saved = tables.referrals.put({ ...row, reply });
  tellOf(tables, 'referral.reply', {
    by: user.userId,
    to: { CLIENT: saved.client.id, PROVIDER: accountOf(tables, saved.from.id) },
    subject: { referralId: saved.id },
    at: now,
    facts: { answer: body.isAccepted ? 'ACCEPTED' : 'DECLINED' },
  });
  return seenBy(tables, saved, 'TO');
});

export const withdrawReferralHandler = defineHandler(withdrawReferral, ({ tables, params }) => {
  const row = openReferral(tables, params.id);
  return seenBy(tables, tables.referrals.put({ ...row, status: 'WITHDRAWN' }), 'FROM');
});
