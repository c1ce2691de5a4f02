import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { ids } from '../../personas/ids.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

// The tables of docs/rules/calendar.md, Recurring sessions, row by row. Dr. Amina Rahman works in New York.
const consent = { treatment: true, telehealth: true, policy: true } as const;
const serviceId = 'prv-amina-rahman-session' as contract.Appointment['service']['id'];
const reason = { code: 'PROVIDER_UNAVAILABLE' as const, text: null };
const DAY = 86_400_000;

/** A weekly series of ten for Layla, at noon on Thursdays in New York from January 7, 2027. */
async function book(count = 10) {
  const server = createTestServer();
  const amina = server.as(who.amina);
  const first = Date.parse('2027-01-07T17:00:00Z');
  const times = Array.from({ length: count }, (_, week) => new Date(first + week * 7 * DAY).toISOString());
  const { results, seriesId } = await amina.call(contract.createAppointmentSeries, {
    body: {
      clientId: ids.users.layla,
      serviceId,
      mode: 'ONLINE',
      frequency: 'WEEKLY',
      times,
      ifTaken: 'BOOK_NONE',
      consent,
    },
  });
  const made = results.flatMap((result) => (result.outcome === 'BOOKED' ? [result.appointment] : []));
  const read = () => Promise.all(made.map(({ id }) => amina.call(contract.getAppointment, { params: { id } })));
  const idOf = (position: number) => made[position - 1]?.id ?? '';
  const preview = (position: number, body: contract.BodyOf<typeof contract.previewSeriesMove>) =>
    amina.call(contract.previewSeriesMove, { params: { id: idOf(position) }, body });
  async function move(
    position: number,
    body: contract.BodyOf<typeof contract.previewSeriesMove>,
    ifTaken: 'MOVE_OTHERS' | 'MOVE_NONE' = 'MOVE_NONE',
  ) {
    const { mark } = await preview(position, body);
    return amina.call(contract.moveSeries, { params: { id: idOf(position) }, body: { ...body, mark, ifTaken } });
  }
  async function moveOne(position: number, startsAt: string) {
    const params = { id: idOf(position) };
    const { startsAt: expectedStartsAt } = await amina.call(contract.getAppointment, { params });
    return amina.call(contract.updateAppointment, { params, body: { startsAt, expectedStartsAt } });
  }
  return { server, amina, times, seriesId, read, idOf, preview, move, moveOne };
}

/** Lets the time pass until an instant. */
function until(server: ReturnType<typeof createTestServer>, instant: string): void {
  server.pass({ seconds: (Date.parse(instant) - server.now().getTime()) / 1000 });
}

/** Starts in hours from the planned ones. */
const offsets = (starts: readonly { startsAt: string }[], times: readonly string[]) =>
  starts.map(({ startsAt }, index) => (Date.parse(startsAt) - Date.parse(times[index] ?? '')) / 3_600_000);

describe('a series of ten', () => {
  test('of which the third is moved by an hour keeps the other nine, its place, and gets no eleventh [CALL-12]', async () => {
    const { times, read, moveOne } = await book();
    await moveOne(3, '2027-01-21T18:00:00Z');
    const after = await read();
    expect(offsets(after, times)).toEqual([0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);
    expect(after.map(({ series }) => series?.position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(after[2]?.series?.plannedStartsAt).toBe(times[2]);
    // Moved back, it is one of the others again.
    await moveOne(3, '2027-01-21T17:00:00Z');
    expect((await read())[2]?.series?.plannedStartsAt).toBeUndefined();
  });

  test('that is moved from the fourth on becomes one of three and one of seven, and the client is notified once', async () => {
    const { server, times, read, move, seriesId } = await book();
    const heard = async () =>
      (await server.as(who.layla).call(contract.listNotifications, { query: {} })).items.filter(
        ({ kind }) => kind === 'APPOINTMENT_CHANGED',
      ).length;
    const before = await heard();
    await move(4, { scope: 'FOLLOWING', startsAt: '2027-01-28T18:00:00Z', keepOwn: true });
    const after = await read();
    expect(offsets(after, times)).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 1, 1]);
    expect(after.slice(0, 3).map(({ series }) => [series?.id, series?.position, series?.size])).toEqual([
      [seriesId, 1, 3],
      [seriesId, 2, 3],
      [seriesId, 3, 3],
    ]);
    const later = after.slice(3).map(({ series }) => series);
    expect(new Set(later.map((series) => series?.id)).size).toBe(1);
    expect(later[0]).toMatchObject({ previousId: seriesId, position: 1, size: 7 });
    expect(later[6]).toMatchObject({ position: 7, size: 7 });
    // A move can be undone for some seconds, in which no one is told.
    expect((await heard()) - before).toBe(0);
    server.pass({ seconds: 20 });
    expect((await heard()) - before).toBe(1);
  });

  test('of which two were held is moved whole: the two stay, and it is said before', async () => {
    const { server, times, read, preview, move } = await book();
    until(server, '2027-01-18T15:00:00Z');
    const wish = { scope: 'ALL' as const, startsAt: '2027-01-21T18:00:00Z', keepOwn: true };
    const seen = await preview(3, wish);
    expect(seen.held).toBe(2);
    expect(seen.items).toHaveLength(8);
    await move(3, wish);
    expect(offsets(await read(), times)).toEqual([0, 0, 1, 1, 1, 1, 1, 1, 1, 1]);
  });

  test('with a session moved by itself leaves it where it is, unless it is asked to follow', async () => {
    for (const [keepOwn, expected] of [
      [true, [0, 0, 0, 1, 1, 5, 1, 1, 1, 1]],
      [false, [0, 0, 0, 1, 1, 1, 1, 1, 1, 1]],
    ] as const) {
      const { times, read, preview, move, moveOne, idOf } = await book();
      await moveOne(6, '2027-02-11T22:00:00Z');
      const wish = { scope: 'FOLLOWING' as const, startsAt: '2027-01-28T18:00:00Z', keepOwn };
      expect((await preview(4, wish)).own.map(({ appointmentId }) => appointmentId)).toEqual([idOf(6)]);
      await move(4, wish);
      expect(offsets(await read(), times)).toEqual(expected);
    }
  });

  test('of which one would lie over another session moves the nine or none, as chosen, and names times near it', async () => {
    const busy = async () => {
      const made = await book();
      await made.amina.call(contract.createCalendarBlock, {
        body: { title: 'Supervision', startsAt: '2027-02-04T20:00:00Z', endsAt: '2027-02-04T21:00:00Z' },
      });
      return made;
    };
    const wish = { scope: 'ALL' as const, startsAt: '2027-01-07T20:00:00Z', keepOwn: true };
    const none = await busy();
    const seen = await none.preview(1, wish);
    expect(seen.items.map(({ outcome }) => outcome)).toEqual(seen.items.map((_, at) => (at === 4 ? 'TAKEN' : 'FREE')));
    expect(seen.items[4]?.alternatives.length).toBeGreaterThan(0);
    await expect(none.move(1, wish, 'MOVE_NONE')).rejects.toMatchObject({ status: 409, code: 'SLOT_TAKEN' });
    expect(offsets(await none.read(), none.times)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    const others = await busy();
    const { left } = await others.move(1, wish, 'MOVE_OTHERS');
    expect(left.map(({ appointmentId }) => appointmentId)).toEqual([others.idOf(5)]);
    expect(offsets(await others.read(), others.times)).toEqual([3, 3, 3, 3, 0, 3, 3, 3, 3, 3]);
  });

  test('that is moved by a week makes way for itself', async () => {
    const { times, read, move } = await book();
    await move(1, { scope: 'ALL', startsAt: '2027-01-14T17:00:00Z', keepOwn: true });
    expect(offsets(await read(), times)).toEqual([
      ...Array.from({ length: 9 }, () => 7 * 24),
      // The last one crosses the clock change of March 14 and keeps its time of day.
      7 * 24 - 1,
    ]);
  });

  test('moved in one tab is refused in the other, which still has the old times [SEC-16]', async () => {
    const { amina, idOf, preview, moveOne, read, times } = await book();
    const wish = { scope: 'ALL' as const, startsAt: '2027-01-07T18:00:00Z', keepOwn: true };
    const { mark } = await preview(1, wish);
    await moveOne(2, '2027-01-14T19:00:00Z');
    await expect(
      amina.call(contract.moveSeries, { params: { id: idOf(1) }, body: { ...wish, mark, ifTaken: 'MOVE_OTHERS' } }),
    ).rejects.toMatchObject({ status: 409, code: 'SELECTION_CHANGED' });
    expect(offsets(await read(), times)).toEqual([0, 2, 0, 0, 0, 0, 0, 0, 0, 0]);
  });
});

test('a series over a clock change keeps its time of day in the provider’s zone [CARE-9]', async () => {
  const { amina, idOf, move } = await book(20);
  await move(1, { scope: 'ALL', startsAt: '2027-01-07T15:00:00Z', keepOwn: true });
  const hourOf = async (position: number) => {
    const { startsAt } = await amina.call(contract.getAppointment, { params: { id: idOf(position) } });
    return new Date(startsAt).toLocaleTimeString('en-GB', { timeZone: 'America/New_York' });
  };
  // The clocks go forward on March 14, 2027, between the tenth and the eleventh.
  expect(await Promise.all([1, 10, 11, 20].map(hourOf))).toEqual(['10:00:00', '10:00:00', '10:00:00', '10:00:00']);
});

describe('canceling a series', () => {
  test('from the fourth on, 23 hours before it, costs the client a late fee for that one alone, shown before [CALL-13]', async () => {
    const { server, idOf, read } = await book();
    until(server, '2027-01-27T18:00:00Z');
    const layla = server.as(who.layla);
    const params = { id: idOf(4) };
    const set = await layla.call(contract.previewSeriesCancel, { params, body: { scope: 'FOLLOWING' } });
    expect(set.items.map(({ fee }) => fee.amountMinor > 0)).toEqual([true, false, false, false, false, false, false]);
    const { cancelled } = await layla.call(contract.cancelSeries, {
      params,
      body: { scope: 'FOLLOWING', mark: set.mark, reason: { code: 'COST', text: null } },
    });
    expect(cancelled.map(({ cancellation }) => cancellation?.fee.amountMinor)).toEqual(
      set.items.map(({ fee }) => fee.amountMinor),
    );
    expect((await read()).map(({ status }) => status === 'CANCELLED')).toEqual([
      ...Array.from({ length: 3 }, () => false),
      ...Array.from({ length: 7 }, () => true),
    ]);
  });

  test('by the provider costs nothing, and one that changed since is refused', async () => {
    const { amina, idOf, read } = await book();
    const params = { id: idOf(1) };
    const set = await amina.call(contract.previewSeriesCancel, { params, body: { scope: 'ALL' } });
    expect(set.items.every(({ fee }) => fee.amountMinor === 0)).toBe(true);
    await amina.call(contract.cancelAppointment, { params: { id: idOf(7) }, body: { reason } });
    const body = { scope: 'ALL' as const, mark: set.mark, reason };
    await expect(amina.call(contract.cancelSeries, { params, body })).rejects.toMatchObject({
      code: 'SELECTION_CHANGED',
    });
    expect((await read()).filter(({ status }) => status === 'CANCELLED')).toHaveLength(1);
  });

  test('is no one else’s, and a session that stands alone has none', async () => {
    const { server, idOf, amina } = await book();
    const body = { scope: 'ALL' as const };
    await expect(
      server.as(who.noah).call(contract.previewSeriesCancel, { params: { id: idOf(1) }, body }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      amina.call(contract.previewSeriesCancel, { params: { id: ids.appointments.noahUpcoming }, body }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      server.as(who.layla).call(contract.previewSeriesMove, {
        params: { id: idOf(1) },
        body: { ...body, startsAt: '2027-01-07T18:00:00Z', keepOwn: true },
      }),
    ).rejects.toMatchObject({ status: 403 });
  });
});
