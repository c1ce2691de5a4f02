import { describe, expect, test } from 'vitest';
import { isApiError } from '@sakina/platform/client';
import * as contract from '@sakina/platform/contract';
import { ids } from '../personas/ids.ts';
import { bookingOf, firstOpen, openTimes } from '../testing/bookings.ts';
import { createTestServer, who } from '../testing/test-server.ts';

describe('booking', () => {
  test('removes the time from the open ones, and canceling reopens it', async () => {
    const server = createTestServer();
    const layla = server.as(who.layla);
    const startsAt = await firstOpen(layla);
    const booked = await layla.call(
      contract.createAppointment,
      bookingOf(startsAt, { reasonForVisit: '  The presentation.  ' }),
    );
    expect(booked).toMatchObject({
      status: 'CONFIRMED',
      startsAt,
      timeZone: 'America/New_York',
      clientTimeZone: 'Europe/Berlin',
      price: { amountMinor: 12_000, currency: 'USD' },
      reasonForVisit: 'The presentation.',
      location: null,
    });
    expect(Date.parse(booked.endsAt) - Date.parse(booked.startsAt)).toBe(50 * 60_000);
    expect(await openTimes(layla)).not.toContain(startsAt);
    expect(
      (await server.as(who.amina).call(contract.getAppointment, { params: { id: booked.id } })).client.displayName,
    ).toBe('Layla Haddad');

    await layla.call(contract.cancelAppointment, {
      params: { id: booked.id },
      body: { reason: { code: 'OTHER', text: null } },
    });
    expect(await openTimes(layla)).toContain(startsAt);
  });

  test('keeps the buffer around a session free', async () => {
    const client = createTestServer().as(who.layla);
    const startsAt = await firstOpen(client, 6);
    await client.call(contract.createAppointment, bookingOf(startsAt));
    const margin = 60 * 60_000; // 50 minutes and a buffer of ten
    const tooClose = (await openTimes(client)).filter(
      (time) => Math.abs(Date.parse(time) - Date.parse(startsAt)) < margin,
    );
    expect(tooClose).toEqual([]);
  });

  test('[SEC-12] twice with one key books once and answers the same', async () => {
    const server = createTestServer();
    const layla = server.as(who.layla);
    const input = bookingOf(await firstOpen(layla));
    const before = (await layla.call(contract.listAppointments, {})).items.length;
    const [first, second] = await Promise.all([
      layla.call(contract.createAppointment, input, { idempotencyKey: 'intent-1' }),
      layla.call(contract.createAppointment, input, { idempotencyKey: 'intent-1' }),
    ]);
    expect(second).toEqual(first);
    expect((await layla.call(contract.listAppointments, {})).items).toHaveLength(before + 1);
  });

  test('the same key of another person is another booking', async () => {
    const server = createTestServer();
    const [one = '', two = ''] = (await openTimes(server.as(who.layla))).slice(4);
    const first = await server
      .as(who.layla)
      .call(contract.createAppointment, bookingOf(one), { idempotencyKey: 'intent-same' });
    const second = await server
      .as(who.noah)
      .call(contract.createAppointment, bookingOf(two), { idempotencyKey: 'intent-same' });
    expect(second.id).not.toBe(first.id);
  });

  test('by two people for one time gives one booking, and the other person is offered nearby times', async () => {
    const server = createTestServer();
    const startsAt = await firstOpen(server.as(who.layla));
    const results = await Promise.allSettled(
      [who.layla, who.noah].map((email) => server.as(email).call(contract.createAppointment, bookingOf(startsAt))),
    );
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected']);
    const [, refused] = results;
    const error: unknown = refused?.status === 'rejected' ? refused.reason : null;
    if (!isApiError(error, 'SLOT_TAKEN')) throw new Error('The second booking was not refused as taken');
    expect(error.status).toBe(409);
    const { alternatives } = error.details as { alternatives: { startsAt: string; endsAt: string }[] };
    expect(alternatives.length).toBeGreaterThanOrEqual(3);
    expect(alternatives.length).toBeLessThanOrEqual(6);
    const open = await openTimes(server.as(who.noah));
    for (const alternative of alternatives) expect(open).toContain(alternative.startsAt);
  });

  test.each([
    ['in the past', '2026-11-24T14:00:00Z', 422, 'SLOT_IN_PAST'],
    ['at this very moment', '2026-11-24T15:00:00Z', 422, 'SLOT_IN_PAST'],
    ['in less than two hours', '2026-11-24T16:00:00Z', 422, 'NOTICE_TOO_SHORT'],
    ['outside the hours', '2026-11-25T03:00:00Z', 409, 'SLOT_TAKEN'],
    ['between two starts', '2026-11-30T14:10:00Z', 409, 'SLOT_TAKEN'],
    ['further ahead than eight weeks', '2027-02-02T14:00:00Z', 409, 'SLOT_TAKEN'],
  ])('%s is refused', async (_, startsAt, status, code) => {
    await expect(
      createTestServer().as(who.layla).call(contract.createAppointment, bookingOf(startsAt)),
    ).rejects.toMatchObject({ status, code });
  });

  test('names every wrong field in words', async () => {
    const input = {
      body: { ...bookingOf('tomorrow').body, phone: 'call me', consent: { treatment: true, telehealth: true } },
    };
    const failure = createTestServer()
      .as(who.layla)
      .call(contract.createAppointment, input as never);
    await expect(failure).rejects.toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
      details: {
        fields: {
          startsAt: 'This is not a valid value.',
          phone: 'This is not a valid value.',
          'consent.policy': expect.any(String),
        },
      },
    });
  });

  test('with an unknown provider or service is not found', async () => {
    const layla = createTestServer().as(who.layla);
    await expect(
      layla.call(contract.createAppointment, bookingOf('2026-11-30T14:00:00Z', { providerId: 'prv-unknown' })),
    ).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
    await expect(
      layla.call(contract.createAppointment, bookingOf('2026-11-30T14:00:00Z', { serviceId: 'nothing' })),
    ).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  test.each([
    [ids.providers.peter, 'cannot take bookings'],
    [ids.providers.daniel, 'cannot take bookings'],
    [ids.providers.closed, 'not taking new clients'],
  ])('with %s is refused: %s', async (providerId, words) => {
    const layla = createTestServer().as(who.layla);
    expect(await openTimes(layla, providerId)).toEqual([]);
    const input = bookingOf('2026-11-30T14:00:00Z', { providerId, serviceId: `${providerId}-session` });
    await expect(layla.call(contract.createAppointment, input)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: { providerId: expect.stringContaining(words) } },
    });
  });

  test('in person is at the provider’s address', async () => {
    const layla = createTestServer().as(who.layla);
    const booked = await layla.call(
      contract.createAppointment,
      bookingOf(await firstOpen(layla), { mode: 'IN_PERSON' }),
    );
    expect(booked.location).toContain('Court Street');
  });

  test('works for a newly registered user and has their name', async () => {
    const server = createTestServer();
    const zaynab = server.as(who.zaynab);
    const booked = await zaynab.call(contract.createAppointment, bookingOf(await firstOpen(zaynab)));
    expect(booked.client.displayName).toBe('Zaynab Farooq');
    expect((await zaynab.call(contract.listAppointments, {})).items).toHaveLength(1);
  });
});

describe('the list of sessions [CALL-9]', () => {
  const starts = (items: readonly { startsAt: string }[]) => items.map(({ startsAt }) => Date.parse(startsAt));

  test('is whole and begins with the earliest, unless a piece is asked for', async () => {
    const amina = createTestServer().as(who.amina);
    const { items, total, nextCursor } = await amina.call(contract.listAppointments, {});
    expect(items.length).toBeGreaterThan(25);
    expect({ total, nextCursor }).toEqual({ total: items.length, nextCursor: null });
    expect(starts(items)).toEqual(starts(items).toSorted((one, other) => one - other));
  });

  test('is read in pieces from the latest back, each session once', async () => {
    const amina = createTestServer().as(who.amina);
    const whole = await amina.call(contract.listAppointments, {});
    const query = { direction: 'desc', limit: 20 } as const;
    const found: string[] = [];
    let after: string | null | undefined;
    while (after !== null) {
      const page = await amina.call(contract.listAppointments, { query: { ...query, ...(after && { after }) } });
      expect(page.items.length).toBeLessThanOrEqual(20);
      expect(page.total).toBe(whole.total);
      found.push(...page.items.map(({ id }) => id));
      after = page.nextCursor;
    }
    expect(found).toEqual(whole.items.map(({ id }) => id).toReversed());
  });

  test('refuses the cursor of another client’s list', async () => {
    const amina = createTestServer().as(who.amina);
    const { nextCursor } = await amina.call(contract.listAppointments, { query: { limit: 1 } });
    const query = { limit: 1, clientId: ids.users.layla, after: nextCursor ?? '' };
    await expect(amina.call(contract.listAppointments, { query })).rejects.toMatchObject({ code: 'CURSOR_INVALID' });
  });
});

describe('a time that is nearer than the provider’s notice', () => {
  test('is refused by that name with the notice, to hold and to book alike; others are named [CALL-9]', async () => {
    const server = createTestServer();
    const layla = server.as(who.layla);
    const startsAt = await firstOpen(layla);
    // Amina's notice is two hours.
    server.pass({ seconds: (Date.parse(startsAt) - server.now().getTime()) / 1000 - 7199 });
    const refused = {
      status: 422,
      code: 'NOTICE_TOO_SHORT',
      details: { noticeMinutes: 120, alternatives: expect.arrayContaining([expect.objectContaining({})]) },
    };
    const { body } = bookingOf(startsAt);
    await expect(layla.call(contract.createAppointment, { body })).rejects.toMatchObject(refused);
    const { providerId, serviceId } = body;
    await expect(
      layla.call(contract.createSlotHold, { body: { providerId, serviceId, startsAt } }),
    ).rejects.toMatchObject(refused);
  });
});
