import { expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { ids, serviceIdOf } from '../../personas/ids.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import type { Tables } from '../../store/table.ts';
import type { OutsideEventRow } from '../../store/tables/practice.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

// The table of docs/rules/calendar.md, External calendars, row by row. Dr. Amina Rahman works in New York and reads a
// Google calendar.
const google = { params: { id: 'google' } };

function open() {
  const store = createMemoryStore();
  const server = createTestServer({ store });
  const amina = server.as(who.amina);
  const put = (changes: Partial<OutsideEventRow> & { id: string }) =>
    store.run((tables) =>
      tables.outsideEvents.put({
        providerId: ids.providers.amina,
        service: 'google',
        title: 'School play',
        startsAt: '2027-01-06T15:00:00Z',
        endsAt: '2027-01-06T16:00:00Z',
        timeZone: 'America/New_York',
        isDeleted: false,
        blockId: null,
        ...changes,
      }),
    );
  const sync = () => amina.call(contract.syncCalendar, google);
  const openTimes = async (day: string) => {
    const next = new Date(Date.parse(`${day}T05:00:00Z`) + 86_400_000).toISOString();
    const { slots } = await server.as(who.layla).call(contract.listOpenSlots, {
      params: { id: ids.providers.amina },
      query: { serviceId: serviceIdOf(ids.providers.amina, 'session'), from: `${day}T05:00:00Z`, to: next },
    });
    return slots.map(({ startsAt }) => startsAt);
  };
  const external = async () =>
    (
      await amina.call(contract.listCalendarEvents, {
        query: { start: '2027-01-01T05:00:00Z', end: '2027-01-31T05:00:00Z' },
      })
    ).items.filter(({ kind }) => kind === 'EXTERNAL');
  return { store, server, amina, put, sync, openTimes, external };
}

/** A Wednesday on which times are open within the horizon. */
const DAY = '2027-01-06';

test('what is gone over there is gone here after the next reading, and what was made here stays [CALL-7]', async () => {
  const { amina, put, sync, external } = open();
  await put({ id: 'out-1' });
  await put({ id: 'out-2', startsAt: '2027-01-07T15:00:00Z', endsAt: '2027-01-07T16:00:00Z' });
  await sync();
  const block = await amina.call(contract.createCalendarBlock, {
    body: { title: 'Writing', startsAt: '2027-01-08T15:00:00Z', endsAt: '2027-01-08T16:00:00Z' },
  });
  const known = (await external()).map(({ id }) => id);
  expect(known).toHaveLength(2);
  await put({ id: 'out-1', isDeleted: true, blockId: known[0] ?? null });
  expect((await sync()).removedCount).toBe(1);
  expect((await external()).map(({ id }) => id)).toEqual([known[1]]);
  const { items } = await amina.call(contract.listCalendarEvents, {
    query: { start: '2027-01-08T05:00:00Z', end: '2027-01-09T05:00:00Z' },
  });
  expect(items.map(({ id }) => id)).toContain(block.id);
});

test('an expired sign-in stops the reading, and what was read before stays [CALL-7]', async () => {
  const { store, put, sync, external } = open();
  await put({ id: 'out-1' });
  await sync();
  await store.run((tables) => {
    for (const row of tables.calendarConnections.all())
      if (row.service === 'google') tables.calendarConnections.put({ ...row, status: 'NEEDS_SIGN_IN' });
  });
  await expect(sync()).rejects.toMatchObject({ status: 409, code: 'CALENDAR_NOT_CONNECTED' });
  expect(await external()).toHaveLength(1);
});

/** The tables of a server whose connection breaks as soon as a block is written. */
function cutOff(tables: Tables): Tables {
  const blocks = new Proxy(tables.blocks, {
    get(table, key) {
      if (key === 'put')
        return () => {
          throw new Error('the connection was cut');
        };
      const value: unknown = Reflect.get(table, key);
      return typeof value === 'function' ? (value.bind(table) as unknown) : value;
    },
  });
  return { ...tables, blocks };
}

test('a reading that fails half-way changes nothing, and the old state keeps its age [CALL-7]', async () => {
  const { store, amina, put, sync, external } = open();
  await put({ id: 'out-1' });
  const { syncedAt } = await sync();
  await put({ id: 'out-1', isDeleted: true, blockId: (await external())[0]?.id ?? null });
  // The first event is removed here, and then the second one cannot be written.
  await put({ id: 'out-2' });
  const broken = createTestServer({ store: { ...store, run: (work) => store.run((tables) => work(cutOff(tables))) } });
  await expect(broken.as(who.amina).call(contract.syncCalendar, google)).rejects.toThrow('the connection was cut');
  expect(await external()).toHaveLength(1);
  const { items } = await amina.call(contract.listCalendars, {});
  expect(items.find(({ id }) => id === 'google')?.lastSyncedAt).toBe(syncedAt);
});

test('a copy of one’s own session is not read back as busy, has no name, and goes with the session [CALL-7]', async () => {
  const { store, amina, sync } = open();
  const copies = () => store.run((tables) => tables.outsideEvents.all().filter(({ copyOf }) => copyOf !== undefined));
  await store.run((tables) => {
    for (const row of tables.calendarConnections.all())
      if (row.service === 'google') tables.calendarConnections.put({ ...row, writesSessions: true });
  });
  await sync();
  const first = await copies();
  expect(first.length).toBeGreaterThan(0);
  expect(new Set(first.map(({ title }) => title))).toEqual(new Set(['Session']));
  // Read again, the copies are neither imported nor in conflict with what they are copies of.
  const again = await sync();
  expect(again.imported).toEqual([]);
  expect(again.conflicts.filter(({ event }) => event.title === 'Session')).toEqual([]);
  await amina.call(contract.cancelAppointment, {
    params: { id: ids.appointments.noahUpcoming },
    body: { reason: { code: 'OTHER', text: null } },
  });
  await sync();
  expect((await copies()).map(({ copyOf }) => copyOf)).not.toContain(ids.appointments.noahUpcoming);
});

test.each([
  ['BUSY', true],
  ['TENTATIVE', true],
  ['FREE', false],
  ['DECLINED', false],
] as const)('an event all day that is %s closes the day: %s', async (answer, isClosed) => {
  const { put, sync, openTimes } = open();
  expect((await openTimes(DAY)).length).toBeGreaterThan(0);
  // All day in the calendar’s own zone, New York.
  await put({ id: 'out-1', answer, startsAt: '2027-01-06T05:00:00Z', endsAt: '2027-01-07T05:00:00Z' });
  await sync();
  expect((await openTimes(DAY)).length === 0).toBe(isClosed);
});

test.each([
  ['is declined', { answer: 'BUSY' }, { answer: 'DECLINED' }, true],
  ['is marked as free', {}, { answer: 'FREE' }, true],
  ['is accepted after all', { answer: 'DECLINED' }, { answer: 'BUSY' }, false],
] as const)('[CALL-7] an event read before that %s changes what can be booked', async (_, before, after, isOpen) => {
  const { put, sync, external, openTimes } = open();
  const allDay = { id: 'out-1', startsAt: '2027-01-06T05:00:00Z', endsAt: '2027-01-07T05:00:00Z' };
  await put({ ...allDay, ...before });
  await sync();
  expect((await openTimes(DAY)).length > 0).toBe(!isOpen);
  const blockId = (await external())[0]?.id ?? null;
  await put({ ...allDay, ...after, blockId });
  expect((await sync()).imported).toMatchObject([{ id: blockId }]);
  expect((await openTimes(DAY)).length > 0).toBe(isOpen);
  expect((await sync()).imported).toEqual([]);
});

test('[CALL-7] an event that is read on the clock of another zone is changed', async () => {
  const { put, sync, external } = open();
  await put({ id: 'out-1' });
  await sync();
  await put({ id: 'out-1', timeZone: 'Europe/London', blockId: (await external())[0]?.id ?? null });
  expect((await sync()).imported).toMatchObject([{ timeZone: 'Europe/London' }]);
});

test.each([
  ['is busy', { answer: 'BUSY' }, null, 1],
  ['is free', { answer: 'FREE' }, null, 0],
  ['was declined', { answer: 'DECLINED' }, null, 0],
  ['was kept beside the session', {}, 'KEEP_BOTH', 0],
  ['was ignored', {}, 'IGNORE_EVENT', 0],
] as const)(
  '[CALL-7] a reading and the list name the same conflicts: one that %s',
  async (_, answer, resolution, count) => {
    const { store, amina, put, sync } = open();
    const session = await store.run((tables) => tables.appointments.get(ids.appointments.noahUpcoming));
    if (!session) throw new Error('The seed has no session to come.');
    await sync();
    const { startsAt, endsAt } = session;
    await put({ id: 'out-1', title: 'Dentist', startsAt, endsAt, ...answer });
    const { imported } = await sync();
    const params = { id: imported[0]?.id ?? '' };
    if (resolution) await amina.call(contract.resolveCalendarConflict, { params, body: { resolution } });
    const named = (items: readonly { event: { title: string } }[]) =>
      items.filter(({ event }) => event.title === 'Dentist');
    const { items } = await amina.call(contract.listCalendarConflicts, {});
    expect(named(items)).toHaveLength(count);
    expect(named((await sync()).conflicts)).toEqual(named(items));
  },
);

test('of an event that is repeated with one exception, one is moved and the rest stay [CALL-7]', async () => {
  const { put, sync, external } = open();
  const at = (day: number, hour = 15) => ({
    startsAt: `2027-01-${String(day).padStart(2, '0')}T${hour}:00:00.000Z`,
    endsAt: `2027-01-${String(day).padStart(2, '0')}T${hour + 1}:00:00.000Z`,
  });
  for (const day of [6, 13, 20]) await put({ id: `out-${day}`, ...at(day) });
  await sync();
  const blockOf = Object.fromEntries((await external()).map(({ id, startsAt }) => [startsAt, id]));
  await put({ id: 'out-13', ...at(14, 18), blockId: blockOf[at(13).startsAt] ?? null });
  const { imported, unchangedCount } = await sync();
  expect(imported).toHaveLength(1);
  expect(unchangedCount).toBeGreaterThanOrEqual(2);
  expect((await external()).map(({ startsAt }) => startsAt)).toEqual(
    [6, 20].map((day) => at(day).startsAt).toSpliced(1, 0, at(14, 18).startsAt),
  );
});

test('the same event in two calendars takes the time once [CALL-7]', async () => {
  const { put, sync, openTimes } = open();
  await put({ id: 'out-1' });
  await sync();
  const once = await openTimes(DAY);
  await put({ id: 'out-2' });
  await sync();
  expect(await openTimes(DAY)).toEqual(once);
});
