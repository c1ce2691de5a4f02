import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { PINNED_NOW, dateIn } from '../clock.ts';
import { accounts } from '../personas/accounts.ts';
import { ids } from '../personas/ids.ts';
import { hoursOn } from '../rules/availability.ts';
import { overlaps, spanOf } from '../rules/busy.ts';
import { noPrayerRules } from '../rules/provider-settings.ts';
import { busySpans, nextSlotAt } from '../rules/slots.ts';
import { rowSchemas, tableNames } from './rows.ts';
import { createSeed } from './seed.ts';

const seed = createSeed();
const providers = [...seed.providers.values()];
const appointments = [...seed.appointments.values()];
const now = new Date(PINNED_NOW);

describe('the seed', () => {
  test.each(tableNames)('every row of %s fits its schema', (name) => {
    const problems = [...seed[name].values()].flatMap((row) => {
      const parsed = v.safeParse(rowSchemas[name], row);
      return parsed.success ? [] : [`${row.id}: ${parsed.issues.map((issue) => v.getDotPath(issue)).join(', ')}`];
    });
    expect(problems).toEqual([]);
  });

  test('is deterministic', () => {
    expect(createSeed()).toEqual(seed);
  });

  test('has at least 44 providers of three kinds in at least ten zones', () => {
    expect(providers.length).toBeGreaterThanOrEqual(44);
    expect(new Set(providers.map((provider) => provider.kind))).toEqual(new Set(['THERAPIST', 'IMAM', 'MENTOR']));
    expect(new Set(providers.map((provider) => provider.timeZone)).size).toBeGreaterThanOrEqual(10);
    expect(new Set(providers.map((provider) => provider.handle)).size).toBe(providers.length);
  });

  test('contains each state of the directory', () => {
    const busyOf = (id: string) => {
      const provider = seed.providers.get(id);
      if (!provider) throw new Error(`No provider ${id}`);
      return {
        provider,
        next: nextSlotAt(provider, busySpans(provider, appointments, [...seed.blocks.values()]), noPrayerRules, now),
      };
    };
    expect(busyOf(ids.providers.fullyBooked)).toMatchObject({
      next: null,
      provider: { verification: 'VERIFIED', acceptingNewClients: true },
    });
    expect(busyOf(ids.providers.closed).provider.acceptingNewClients).toBe(false);
    expect(busyOf(ids.providers.peter).provider.verification).toBe('LAPSED');
    expect(busyOf(ids.providers.kathmandu).provider.timeZone).toBe('Asia/Kathmandu');
    expect(busyOf(ids.providers.longName).provider.displayName.length).toBeGreaterThan(50);
    expect(
      providers.some(
        (provider) => provider.reviews.length === 0 && provider.rating === null && provider.verification === 'VERIFIED',
      ),
    ).toBe(true);
    expect(providers.some((provider) => provider.slidingScale)).toBe(true);
    expect(providers.some((provider) => /\p{Script=Arabic}/u.test(provider.displayName))).toBe(true);
  });

  test('references only existing people, providers and services in appointments and notes', () => {
    for (const appointment of appointments) {
      const provider = seed.providers.get(appointment.provider.id);
      expect(provider?.displayName).toBe(appointment.provider.displayName);
      expect(provider?.services.map((service) => service.id)).toContain(appointment.service.id);
      expect(seed.people.get(appointment.client.id)?.displayName).toBe(appointment.client.displayName);
    }
    for (const note of seed.notes.values()) {
      const appointment = seed.appointments.get(note.appointmentId);
      expect([appointment?.provider.id, appointment?.client.id, appointment?.startedAt]).toEqual([
        note.providerId,
        note.client.id,
        note.sessionStartedAt,
      ]);
    }
  });

  test('has unique appointment and room ids', () => {
    const rooms = appointments.map((appointment) => appointment.roomName);
    expect(new Set(rooms).size).toBe(rooms.length);
    expect(appointments.length).toBeGreaterThan(450);
  });

  test.each([
    ['startable', 'CONFIRMED', 'amina', 'layla'],
    ['upcoming', 'CONFIRMED', 'amina', 'layla'],
    ['upcomingImam', 'CONFIRMED', 'yusuf', 'layla'],
    ['cancelled', 'CANCELLED', 'amina', 'layla'],
    ['lastWeek', 'COMPLETED', 'amina', 'layla'],
    ['twoWeeksAgo', 'COMPLETED', 'amina', 'layla'],
    ['threeWeeksAgo', 'COMPLETED', 'amina', 'layla'],
    ['noahUpcoming', 'CONFIRMED', 'amina', 'noah'],
    ['withoutConsent', 'CONFIRMED', 'amina', null],
    ['unverified', 'CONFIRMED', 'daniel', null],
    ['withoutNote', 'COMPLETED', 'amina', null],
  ] as const)('has the appointment that stories call %s: %s, with %s', (name, status, provider, client) => {
    const appointment = seed.appointments.get(ids.appointments[name]);
    expect(appointment).toMatchObject({
      status,
      provider: { id: ids.providers[provider] },
      ...(client !== null && { client: { id: ids.users[client] } }),
    });
  });

  test('has every appointment that has a name in stories', () => {
    const named = Object.values(ids.appointments);
    expect(named.map((id) => seed.appointments.get(id)?.id)).toEqual(named);
  });

  test.each(Object.entries(ids.notes))('has the note that stories call %s', (status, id) => {
    expect(seed.notes.get(id)?.status).toBe(status.toUpperCase());
  });

  test('contains the cases of its people', () => {
    const of = (client: string) => appointments.filter((appointment) => appointment.client.id === client);
    expect(of(ids.users.zaynab)).toEqual([]);
    expect(of(ids.users.sofia).length).toBeGreaterThan(100);
    expect(new Set(of(ids.users.layla).map((appointment) => appointment.status))).toEqual(
      new Set(['CONFIRMED', 'COMPLETED', 'CANCELLED']),
    );
    expect(of(ids.users.noah).some((appointment) => appointment.status === 'CONFIRMED')).toBe(true);
    expect(seed.appointments.get(ids.appointments.startable)).toMatchObject({
      status: 'CONFIRMED',
      startsAt: '2026-11-24T15:30:00.000Z',
    });
    expect(seed.appointments.get(ids.appointments.withoutConsent)?.consentedAt).toBeNull();
  });
});

// Each weekday, both clock changes of the United States and of Europe, and the small hours in which New York and UTC
// differ in date.
const starts = [
  '2026-11-23T15:00:00Z',
  '2026-11-25T02:00:00Z',
  '2026-11-26T15:00:00Z',
  '2026-11-27T23:30:00Z',
  '2026-11-28T12:00:00Z',
  '2026-11-29T08:00:00Z',
  '2026-10-25T12:00:00Z',
  '2026-11-01T05:30:00Z',
  '2027-03-14T07:10:00Z',
  '2027-03-28T01:10:00Z',
  '2026-12-31T23:59:00Z',
];

describe.each(starts)('a demo first started at %s', (start) => {
  const started = new Date(start);
  const shifted = createSeed(started);
  const all = [...shifted.appointments.values()];

  test('never double-books a provider', () => {
    for (const provider of shifted.providers.values()) {
      const spans = all
        .filter((row) => row.provider.id === provider.id && row.status !== 'CANCELLED')
        .map((row) => spanOf(row))
        .toSorted((a, b) => a.start - b.start);
      const clashes = spans.filter((span, index) => index > 0 && overlaps(span, spans[index - 1] ?? span));
      expect(clashes).toEqual([]);
    }
  });

  test('keeps every session within its provider’s hours, in their wall-clock time', () => {
    const outside = all.filter((row) => {
      const provider = shifted.providers.get(row.provider.id);
      if (!provider || row.id === ids.appointments.startable || row.id === ids.appointments.unverified) return false;
      const local = new Intl.DateTimeFormat('en-GB', {
        timeZone: provider.timeZone,
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }).format(new Date(row.startsAt));
      return !hoursOn(dateIn(row.startsAt, provider.timeZone), provider).some(
        ({ from, until }) => from <= local && local < until,
      );
    });
    expect(outside.map((row) => `${row.id} ${row.startsAt} ${row.timeZone}`)).toEqual([]);
  });

  test('has a session that can be started within the hour', () => {
    const startable = shifted.appointments.get(ids.appointments.startable);
    const minutes = (Date.parse(startable?.startsAt ?? '') - started.getTime()) / 60_000;
    expect(startable?.status).toBe('CONFIRMED');
    expect(minutes).toBeGreaterThanOrEqual(10);
    expect(minutes).toBeLessThanOrEqual(40);
  });

  test('has past statuses in the past and future ones in the future', () => {
    const wrong = all.filter((row) =>
      row.status === 'COMPLETED'
        ? Date.parse(row.endedAt ?? '') > started.getTime() + 180_000
        : row.status === 'CONFIRMED' && Date.parse(row.endsAt) < started.getTime(),
    );
    expect(wrong.map((row) => row.id)).toEqual([]);
  });
});

describe('the demo accounts', () => {
  test('[AUTH-11] are the required fourteen, with the password demo', () => {
    expect(accounts.map((account) => account.email)).toEqual(
      [
        'patient',
        'therapist',
        'imam',
        'mentor',
        'unverified',
        'newcomer',
        'viewer',
        'manager',
        'owner',
        'admin',
        'everyone',
        'provider',
        'tier',
        'second',
      ].map((name) => `${name}@demo.test`),
    );
    expect(new Set(accounts.map((account) => account.password))).toEqual(new Set(['demo']));
    expect(new Set(accounts.map((account) => account.claims['sub'])).size).toBe(accounts.length);
  });

  test('have a provider record if they are providers', () => {
    const owners = new Set(providers.map((provider) => provider.userId));
    const names = ['therapist', 'imam', 'mentor', 'unverified', 'everyone', 'provider', 'tier'].map(
      (name) => `${name}@demo.test`,
    );
    expect(
      accounts
        .filter((account) => owners.has(account.claims['sub'] as never))
        .map((account) => account.email)
        .toSorted(),
    ).toEqual(names.toSorted());
  });
});
