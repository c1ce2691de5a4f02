import { joinWaitlist, listWaitlist, offerWaitlistTime, respondToWaitlist } from '@sakina/platform/contract';
import type { WaitlistEntryId, WaitlistStatus } from '@sakina/platform/contract';
import { addMinutes, iso } from '../../clock.ts';
import { isOutOfDirectory } from '../../rules/account-state.ts';
import { tellOf } from '../../rules/tell.ts';
import { NOTICE_MINUTES } from '../../rules/slots.ts';
import { isOfferable, isWaiting, unmetRequirement, currentStatus } from '../../rules/waitlist.ts';
import type { ProviderRow } from '../../store/rows.ts';
import type { WaitlistRow } from '../../store/tables/community.ts';
import { ApiFailure, forbidden, invalid, notFound } from '../api-failure.ts';
import { bookSession } from '../appointments.ts';
import { checkSlot } from '../check-slot.ts';
import { defineHandler } from '../define-handler.ts';
import { ownProvider } from '../find.ts';
import type { Reading } from './find.ts';

const DEFAULT_HOURS = 48;

/** The current status of an entry; an offer of a provider who can be booked no longer has expired as well. */
function statusOf(row: WaitlistRow, { tables, now }: Pick<Reading, 'tables' | 'now'>): WaitlistStatus {
  const status = currentStatus(row, now);
  if (status !== 'OFFERED' || row.offer === null) return status;
  const provider = tables.providers.get(row.offer.provider.id);
  return !provider || isOutOfDirectory(tables, provider) ? 'EXPIRED' : status;
}

/** An entry with its current status and its position in line. */
function entryView(row: WaitlistRow, { tables, now }: Pick<Reading, 'tables' | 'now'>) {
  const status = statusOf(row, { tables, now });
  const before = tables.waitlistEntries
    .all()
    .filter(
      (other) => other.provider?.id === row.provider?.id && other.joinedAt < row.joinedAt && isWaiting(other.status),
    );
  return { ...row, status, ahead: isWaiting(status) ? before.length : null };
}

export const joinWaitlistHandler = defineHandler(joinWaitlist, (context) => {
  const { tables, user, body, now } = context;
  const provider =
    body.providerId === null || body.providerId === undefined ? null : tables.providers.get(body.providerId);
  if (provider === undefined) throw notFound('this provider');
  if (provider && provider.id === user.providerId) throw invalid({ providerId: 'You cannot wait for yourself.' });
  const wishes = body.wishes ?? {};
  const missed = provider && unmetRequirement(provider, wishes);
  if (provider && missed)
    throw invalid({
      [`wishes.${missed}`]: `${provider.displayName} does not fit this. Make it a wish, or wait for any provider who fits.`,
    });
  const earlier = tables.waitlistEntries
    .all()
    .find((row) => row.client.id === user.userId && row.provider?.id === provider?.id && isWaiting(row.status));
  if (earlier)
    throw new ApiFailure(409, 'ALREADY_WAITING', 'You are on this waitlist already.', { entryId: earlier.id });
  return entryView(
    tables.waitlistEntries.put({
      id: `wle-${crypto.randomUUID().slice(0, 8)}` as WaitlistEntryId,
      client: { id: user.userId, displayName: user.displayName },
      provider: provider && { id: provider.id, displayName: provider.displayName },
      wishes,
      clientTimeZone: body.clientTimeZone,
      words: body.words ?? null,
      status: 'WAITING',
      offer: null,
      appointmentId: null,
      joinedAt: iso(now),
      updatedAt: iso(now),
    }),
    context,
  );
});

/** Whether a provider sees an entry: it names them, or it is for any matching provider and has no other offer. */
function isFor(row: WaitlistRow, provider: ProviderRow, reading: Pick<Reading, 'tables' | 'now'>): boolean {
  if (row.provider !== null) return row.provider.id === provider.id;
  if (row.offer?.provider.id === provider.id) return true;
  return isOfferable(statusOf(row, reading)) && unmetRequirement(provider, row.wishes) === null;
}

export const listWaitlistHandler = defineHandler(listWaitlist, (context) => {
  const { tables, user, query } = context;
  const side = query.as ?? (user.providerId === null ? 'client' : 'provider');
  const provider = ownProvider(context);
  const mine = tables.waitlistEntries
    .all()
    .filter((row) =>
      side === 'client'
        ? row.client.id === user.userId
        : provider !== null && row.status !== 'LEFT' && isFor(row, provider, context),
    );
  const items = mine
    .map((row) => entryView(row, context))
    .filter((entry) => !query.status?.length || query.status.includes(entry.status));
  const direction = side === 'client' ? -1 : 1;
  return { items: items.toSorted((first, second) => first.joinedAt.localeCompare(second.joinedAt) * direction) };
});

export const offerWaitlistTimeHandler = defineHandler(offerWaitlistTime, (context) => {
  const { tables, body, now } = context;
  const row = tables.waitlistEntries.get(context.params.id);
  if (!row) throw notFound('this entry');
  const provider = ownProvider(context);
  if (
    !provider ||
    !(row.provider === null ? unmetRequirement(provider, row.wishes) === null : row.provider.id === provider.id)
  )
    throw forbidden('This person waits for someone else.');
  if (provider.verification !== 'VERIFIED') throw forbidden('You can offer times once your credentials are verified.');
  const status = statusOf(row, context);
  if (!isOfferable(status))
    throw new ApiFailure(409, 'NOT_WAITING', 'This person is not waiting for an offer any more.', { status });
  const service = provider.services.find((entry) => entry.id === body.serviceId);
  if (!service) throw invalid({ serviceId: 'This is none of your services.' });
  if (!service.modes.includes(body.mode)) throw invalid({ mode: 'This service is not offered in that way.' });
  // Booking closes before the start by the provider's notice, so an offer ends by then; the client has at least an hour
  // to answer.
  const latest = addMinutes(body.startsAt, -(provider.noticeMinutes ?? NOTICE_MINUTES));
  if (Date.parse(body.startsAt) > now.getTime() && latest < addMinutes(now, 60))
    throw invalid({ startsAt: 'Choose a time at least three hours from now, so that there is time to answer.' });
  const slot = checkSlot({ tables, provider, service, mode: body.mode, startsAt: body.startsAt, now });
  const expiresAt = Math.min(addMinutes(now, (body.expiresInHours ?? DEFAULT_HOURS) * 60).getTime(), latest.getTime());
  const offered = tables.waitlistEntries.put({
    ...row,
    status: 'OFFERED',
    updatedAt: iso(now),
    offer: {
      provider: { id: provider.id, displayName: provider.displayName },
      service: { id: service.id, name: service.name, durationMinutes: service.durationMinutes },
      ...slot,
      mode: body.mode,
      timeZone: provider.timeZone,
      offeredAt: iso(now),
      expiresAt: iso(expiresAt),
    },
  });
  tellOf(tables, 'waitlist.offer', {
    by: provider.userId,
    to: { CLIENT: row.client.id },
    subject: { waitlistEntryId: row.id },
    at: now,
  });
  return entryView(offered, context);
});

export const respondToWaitlistHandler = defineHandler(respondToWaitlist, (context) => {
  const { tables, user, body, now } = context;
  const row = tables.waitlistEntries.get(context.params.id);
  if (!row) throw notFound('this entry');
  if (row.client.id !== user.userId) throw forbidden('This place on the waitlist belongs to someone else.');
  const status = statusOf(row, context);
  const keep = (changes: Partial<WaitlistRow>) =>
    entryView(tables.waitlistEntries.put({ ...row, ...changes, updatedAt: iso(now) }), context);
  if (body.action === 'LEAVE') {
    if (status === 'BOOKED')
      throw noOffer('You have booked through this entry. To call the session off, cancel the appointment.');
    return { entry: status === 'LEFT' ? entryView(row, context) : keep({ status: 'LEFT' }), appointment: null };
  }
  if (row.offer === null || !(status === 'OFFERED' || status === 'EXPIRED'))
    throw noOffer('There is no offer to answer at the moment.');
  if (body.action === 'DECLINE') return { entry: keep({ status: 'WAITING', offer: null }), appointment: null };
  if (status === 'EXPIRED')
    throw new ApiFailure(
      409,
      'OFFER_EXPIRED',
      'This offer was open until earlier. You keep your place, and we have not booked anything.',
      { expiredAt: row.offer.expiresAt },
    );
  const { offer } = row;
  const { clientTimeZone, consent, reasonForVisit } = body;
  const wanted = {
    providerId: offer.provider.id,
    serviceId: offer.service.id,
    startsAt: offer.startsAt,
    mode: offer.mode,
    clientTimeZone,
    consent,
    reasonForVisit: reasonForVisit ?? row.words ?? undefined,
  };
  const appointment = bookSession(context, wanted, 'waitlist.accept');
  return { entry: keep({ status: 'BOOKED', appointmentId: appointment.id }), appointment };
});

const noOffer = (message: string) => new ApiFailure(409, 'NO_OFFER', message);
