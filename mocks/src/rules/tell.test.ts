import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { MOVE_UNDO_MS } from '@sakina/platform/domain';
import { ids, serviceIdOf } from '../personas/ids.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { createTestServer, who } from '../testing/test-server.ts';
import { tellOf } from './tell.ts';

const HOUR_MS = 3_600_000;

/** A server, and what someone was told since it began. */
function withSession() {
  const server = createTestServer();
  const start = server.now().toISOString();
  const told = async (email: string, kind?: contract.NotificationKind) => {
    const { items } = await server.as(email).call(contract.listNotifications, { query: { limit: 100 } });
    return items.filter(({ createdAt, kind: found }) => createdAt >= start && (!kind || found === kind));
  };
  return { server, told };
}

describe('a move and its undo', () => {
  const moved = async () => {
    const { server, told } = withSession();
    const id = ids.appointments.upcomingImam;
    const imam = server.as(who.yusuf);
    const before = await imam.call(contract.getAppointment, { params: { id } });
    const to = (hours: number) => new Date(Date.parse(before.startsAt) + hours * HOUR_MS).toISOString();
    const move = async (startsAt: string) => {
      const { startsAt: expectedStartsAt } = await imam.call(contract.getAppointment, { params: { id } });
      return imam.call(contract.updateAppointment, { params: { id }, body: { startsAt, expectedStartsAt } });
    };
    const heard = () => told(who.layla, 'APPOINTMENT_CHANGED');
    return { server, before, to, move, heard, id };
  };

  test('in time tell nobody', async () => {
    const { server, before, to, move, heard } = await moved();
    await move(to(2));
    expect(await heard()).toEqual([]);
    server.pass({ seconds: MOVE_UNDO_MS / 1000 });
    await move(before.startsAt);
    server.pass({ minutes: 5 });
    expect(await heard()).toEqual([]);
  });

  test('of which only the first happens is told once the time for the undo is over, with both times', async () => {
    const { server, before, to, move, heard } = await moved();
    await move(to(2));
    server.pass({ seconds: 20 });
    expect(await heard()).toMatchObject([
      { about: { person: before.provider.displayName, previousStartsAt: before.startsAt, startsAt: to(2) } },
    ]);
  });

  test('are one notice from the first time to the last where a second move follows at once', async () => {
    const { server, before, to, move, heard } = await moved();
    await move(to(2));
    await move(to(3));
    server.pass({ seconds: 20 });
    expect(await heard()).toMatchObject([{ about: { previousStartsAt: before.startsAt, startsAt: to(3) } }]);
  });

  test('after that time are two notices', async () => {
    const { server, before, to, move, heard } = await moved();
    await move(to(2));
    server.pass({ minutes: 1 });
    await move(before.startsAt);
    server.pass({ minutes: 1 });
    expect(await heard()).toHaveLength(2);
  });

  test('and a cancellation at once leave the cancellation alone', async () => {
    const { server, to, move, heard, id } = await moved();
    await move(to(2));
    await server.as(who.yusuf).call(contract.cancelAppointment, {
      params: { id },
      body: { reason: { code: 'PROVIDER_UNAVAILABLE', text: null } },
    });
    server.pass({ minutes: 5 });
    expect(await heard()).toEqual([]);
  });
});

describe('a reminder [API-6]', () => {
  const prefer = async (server: ReturnType<typeof createTestServer>, channels: contract.NotificationChannel[]) => {
    const layla = server.as(who.layla);
    const before = await layla.call(contract.getNotificationPreferences, {});
    await layla.call(contract.putNotificationPreferences, {
      body: { ...before, quietHours: null, channels: { ...before.channels, SESSION_REMINDER: channels } },
    });
  };
  const reminders = async (server: ReturnType<typeof createTestServer>) =>
    (
      await server.as(who.layla).call(contract.listNotifications, {
        query: { kind: ['SESSION_REMINDER'], limit: 100 },
      })
    ).items;
  const book = (server: ReturnType<typeof createTestServer>) =>
    server.as(who.layla).call(contract.createAppointment, {
      body: {
        providerId: ids.providers.amina,
        serviceId: serviceIdOf(ids.providers.amina, 'session'),
        startsAt: '2026-12-01T15:00:00Z',
        mode: 'ONLINE',
        clientTimeZone: 'America/New_York',
        consent: { treatment: true, telehealth: true, policy: true },
      },
    });

  test('goes by email and text unless someone chose otherwise', async () => {
    const preferences = await createTestServer().as(who.zaynab).call(contract.getNotificationPreferences, {});
    expect(preferences.channels.SESSION_REMINDER).toEqual(['EMAIL', 'SMS']);
  });

  test('comes 24 hours and 1 hour before a session, once each, with the name and the time', async () => {
    const server = createTestServer();
    await prefer(server, ['IN_APP', 'EMAIL']);
    const { id } = await book(server);
    const own = async () => (await reminders(server)).filter(({ subject }) => subject.appointmentId === id);
    expect(await own()).toEqual([]);
    server.pass({ days: 6, minutes: 1 });
    expect(await own()).toMatchObject([
      {
        createdAt: '2026-11-30T15:00:00.000Z',
        about: { person: 'Dr. Amina Rahman', startsAt: '2026-12-01T15:00:00.000Z' },
      },
    ]);
    expect(await own()).toHaveLength(1);
    server.pass({ hours: 23 });
    expect((await own()).map(({ createdAt }) => createdAt)).toEqual([
      '2026-12-01T14:00:00.000Z',
      '2026-11-30T15:00:00.000Z',
    ]);
  });

  test('of a session that was canceled since is taken back', async () => {
    const server = createTestServer();
    await prefer(server, ['IN_APP']);
    const { id } = await book(server);
    server.pass({ days: 6, minutes: 1 });
    await reminders(server);
    await server.as(who.layla).call(contract.cancelAppointment, {
      params: { id },
      body: { reason: { code: 'UNWELL', text: null } },
    });
    expect((await reminders(server)).filter(({ subject }) => subject.appointmentId === id)).toEqual([]);
  });
});

describe('whoever is told [API-6]', () => {
  const { layla, amina } = ids.users;
  const told = (by: contract.UserId | null, client: contract.UserId, provider: contract.UserId | null) =>
    createMemoryStore().run((tables) => {
      const at = new Date('2026-11-24T15:00:00Z');
      const before = new Set(tables.notifications.all().map(({ id }) => id));
      tellOf(tables, 'refund.fail', { by, to: { CLIENT: client, PROVIDER: provider }, subject: {}, at });
      return tables.notifications
        .all()
        .filter(({ id }) => !before.has(id))
        .map(({ userId }) => userId);
    });

  test.each([
    ['both sides', null, layla, amina, [layla, amina]],
    ['someone on both sides once', null, layla, layla, [layla]],
    ['not who did it', amina, layla, amina, [layla]],
    ['no one without an account', null, layla, null, [layla]],
  ] as const)('is %s', async (_, by, client, provider, expected) => {
    expect(await told(by, client, provider)).toEqual(expected);
  });
});

describe('a name in a notification [SEC-8]', () => {
  const news = async (server: ReturnType<typeof createTestServer>, email: string, kind: contract.NotificationKind) =>
    (await server.as(email).call(contract.listNotifications, { query: { kind: [kind], limit: 1 } })).items[0]?.about;

  test('is not that of a reviewer who signed as no one', async () => {
    const server = createTestServer();
    const review = { rating: 4, body: 'She listens.', signature: 'ANONYMOUS' as const };
    await server.as(who.layla).call(contract.createReview, { params: { id: ids.providers.amina }, body: review });
    expect(await news(server, who.amina, 'REVIEW_RECEIVED')).toEqual({ person: null });
  });

  test('goes with what is no longer shared', async () => {
    const server = createTestServer();
    const share = (shared: boolean) =>
      server.as(who.layla).call(contract.shareJournalEntry, {
        params: { id: 'jrn-v65nw8t9ak' },
        body: { providerId: ids.providers.amina, shared },
      });
    await share(true);
    expect(await news(server, who.amina, 'JOURNAL_SHARED')).toEqual({
      person: 'Layla Haddad',
      clientId: ids.users.layla,
    });
    await share(false);
    expect(await news(server, who.amina, 'JOURNAL_SHARED')).toEqual({ person: null, isGone: true });
  });

  test.each([
    ['CLIENT', { by: 'READER', reason: 'UNWELL' }],
    ['PROVIDER', { reason: 'UNWELL' }],
  ] as const)('comes with who asked for a cancellation, where it was the %s, and why', async (askedBy, expected) => {
    const server = createTestServer();
    await server.as(who.amina).call(contract.cancelAppointment, {
      params: { id: ids.appointments.upcoming },
      body: { reason: { code: 'UNWELL', text: null }, askedBy },
    });
    const about = await news(server, who.layla, 'APPOINTMENT_CANCELLED');
    expect(about).toMatchObject({ person: 'Dr. Amina Rahman', title: expect.any(String), ...expected });
    expect(about?.by).toBe('by' in expected ? expected.by : undefined);
  });
});

describe('an answer', () => {
  test('to a request for consent is told as it was, and a withdrawal as one', async () => {
    const { server, told } = withSession();
    await server.as(who.layla).call(contract.withdrawOwnClientConsent, { params: { id: 'cst-l3rec' } });
    const [news] = await told(who.amina, 'CONSENT_ANSWERED');
    expect(news?.about).toEqual({ person: 'Layla Haddad', clientId: ids.users.layla, answer: 'WITHDRAWN' });
  });
});
