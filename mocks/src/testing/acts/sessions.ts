import * as contract from '@sakina/platform/contract';
import { ids, serviceIdOf } from '../../personas/ids.ts';
import { who } from '../test-server.ts';
import { sessionSeen } from './stage.ts';
import type { Plays, Stage } from './stage.ts';

const { amina } = ids.providers;
const consent = { treatment: true, telehealth: true, policy: true } as const;
const zone = 'America/New_York';
const reason = (code: contract.CancellationCode) => ({ reason: { code, text: null } });
const at = (id: string) => ({ params: { id } });
const START = '2026-12-01T15:00:00.000Z';
const WEEK_MS = 7 * 86_400_000;

const booking = (startsAt: string) => ({
  providerId: amina,
  serviceId: serviceIdOf(amina, 'session'),
  startsAt,
  mode: 'ONLINE' as const,
  clientTimeZone: zone,
  consent,
});
const book = ({ as }: Stage) => as(who.zaynab).call(contract.createAppointment, { body: booking(START) });

async function bookSeries({ as }: Stage) {
  const times = [0, 1, 2].map((week) => new Date(Date.parse('2027-01-07T17:00:00Z') + week * WEEK_MS).toISOString());
  const { results } = await as(who.amina).call(contract.createAppointmentSeries, {
    body: {
      clientId: ids.users.layla,
      serviceId: serviceIdOf(amina, 'session'),
      mode: 'ONLINE',
      frequency: 'WEEKLY',
      times,
      ifTaken: 'BOOK_NONE',
      consent,
    },
  });
  const [first] = results.flatMap((result) => (result.outcome === 'BOOKED' ? [result.appointment] : []));
  if (!first) throw new Error('no session of the series was booked');
  return first;
}

async function move({ as }: Stage, hours: number) {
  const id = ids.appointments.upcomingImam;
  const { startsAt } = await as(who.yusuf).call(contract.getAppointment, at(id));
  const to = new Date(Date.parse(startsAt) + hours * 3_600_000).toISOString();
  await as(who.yusuf).call(contract.updateAppointment, {
    ...at(id),
    body: { startsAt: to, expectedStartsAt: startsAt },
  });
  return { id, startsAt, to };
}

async function cancelSeries(stage: Stage, email: string) {
  const { id } = await bookSeries(stage);
  const { mark } = await stage.as(email).call(contract.previewSeriesCancel, { ...at(id), body: { scope: 'ALL' } });
  stage.begin();
  await stage
    .as(email)
    .call(contract.cancelSeries, { ...at(id), body: { scope: 'ALL', mark, ...reason('SCHEDULE_CONFLICT') } });
  const calendar = { isCancelled: true };
  return sessionSeen(who.layla, who.amina, id, { status: 'CANCELLED' }, calendar);
}

async function start(stage: Stage) {
  const params = at(ids.appointments.startable);
  stage.server.pass({ minutes: 30 });
  await stage.as(who.amina).call(contract.startAppointment, params);
  return params;
}

const startableSeen = (status: string) => sessionSeen(who.layla, who.amina, ids.appointments.startable, { status });

const waitlistSeen = (id: string, status: string, provider: string) => [
  { as: who.zaynab, read: 'waitlist.list', input: { query: { as: 'client' } }, shows: { id, status } },
  { as: provider, read: 'waitlist.list', input: { query: { as: 'provider' } }, shows: { id, status } },
];

/** Zaynab waits for Dr. Rahman. */
const join = ({ as }: Stage) =>
  as(who.zaynab).call(contract.joinWaitlist, { body: { providerId: amina, clientTimeZone: zone, wishes: {} } });
const offer = ({ as }: Stage, id: string) =>
  as(who.amina).call(contract.offerWaitlistTime, {
    ...at(id),
    body: { serviceId: serviceIdOf(amina, 'session'), startsAt: START, mode: 'ONLINE' },
  });

/** Plays of the acts on sessions. */
export const sessionPlays: Plays = {
  'session.book': async (stage) => {
    const { id } = await book(stage);
    return { told: { [who.amina]: 'APPOINTMENT_BOOKED' }, seen: sessionSeen(who.zaynab, who.amina, id, {}, {}) };
  },
  'session.bookFor': async ({ as }) => {
    const { id } = await as(who.amina).call(contract.createAppointment, {
      body: { ...booking(START), clientId: ids.users.layla },
    });
    return { told: { [who.layla]: 'APPOINTMENT_BOOKED' }, seen: sessionSeen(who.layla, who.amina, id, {}, {}) };
  },
  'series.book': async (stage) => {
    const { id } = await bookSeries(stage);
    return { told: { [who.layla]: 'APPOINTMENT_BOOKED' }, seen: sessionSeen(who.layla, who.amina, id, {}, {}) };
  },
  'session.confirm': async ({ as }) => {
    const { items } = await as(who.amina).call(contract.listAppointments, {
      query: { status: 'PENDING', as: 'provider' },
    });
    const id = items[0]?.id ?? '';
    await as(who.amina).call(contract.confirmAppointment, at(id));
    const seen = { as: who.amina, read: 'appointments.list', input: { query: { as: 'provider' } } };
    return { told: {}, seen: [{ ...seen, shows: { id, status: 'CONFIRMED' } }] };
  },
  'session.move': async (stage) => {
    const { id, to } = await move(stage, 2);
    const shows = { startsAt: to };
    return { told: { [who.layla]: 'APPOINTMENT_CHANGED' }, seen: sessionSeen(who.layla, who.yusuf, id, shows, shows) };
  },
  'session.undoMove': async (stage) => {
    const { id, startsAt } = await move(stage, 2);
    stage.server.pass({ seconds: 5 });
    await move(stage, -2);
    const shows = { startsAt };
    return { told: {}, seen: sessionSeen(who.layla, who.yusuf, id, shows, shows) };
  },
  'series.move': async (stage) => {
    const { id } = await bookSeries(stage);
    const wish = { scope: 'ALL' as const, startsAt: '2027-01-07T18:00:00.000Z', keepOwn: true };
    const { mark } = await stage.as(who.amina).call(contract.previewSeriesMove, { ...at(id), body: wish });
    stage.begin();
    await stage.as(who.amina).call(contract.moveSeries, { ...at(id), body: { ...wish, mark, ifTaken: 'MOVE_NONE' } });
    const shows = { startsAt: wish.startsAt };
    return { told: { [who.layla]: 'APPOINTMENT_CHANGED' }, seen: sessionSeen(who.layla, who.amina, id, shows, shows) };
  },
  'session.cancelByClient': async ({ as }) => {
    const { upcoming } = ids.appointments;
    await as(who.layla).call(contract.cancelAppointment, { ...at(upcoming), body: reason('UNWELL') });
    const seen = sessionSeen(who.layla, who.amina, upcoming, { status: 'CANCELLED' }, { isCancelled: true });
    return { told: { [who.amina]: 'APPOINTMENT_CANCELLED' }, seen };
  },
  'session.cancelByProvider': async ({ as }) => {
    const { upcoming } = ids.appointments;
    await as(who.amina).call(contract.cancelAppointment, { ...at(upcoming), body: reason('PROVIDER_UNAVAILABLE') });
    const seen = sessionSeen(who.layla, who.amina, upcoming, { status: 'CANCELLED' }, { isCancelled: true });
    return { told: { [who.layla]: 'APPOINTMENT_CANCELLED' }, seen };
  },
  'session.cancelByAdministrator': async ({ as }) => {
    const { upcoming } = ids.appointments;
    await as(who.ingrid).call(contract.cancelAdminSession, { ...at(upcoming), body: reason('TECHNICAL') });
    const shows = { id: upcoming, status: 'CANCELLED' };
    return {
      told: { [who.layla]: 'APPOINTMENT_CANCELLED', [who.amina]: 'APPOINTMENT_CANCELLED' },
      seen: [
        ...sessionSeen(who.layla, who.amina, upcoming, shows),
        { as: who.ingrid, read: 'admin.sessions.list', input: { query: { q: upcoming } }, shows },
      ],
    };
  },
  'series.cancelByClient': async (stage) => ({
    seen: await cancelSeries(stage, who.layla),
    told: { [who.amina]: 'APPOINTMENT_CANCELLED' },
  }),
  'series.cancelByProvider': async (stage) => ({
    seen: await cancelSeries(stage, who.amina),
    told: { [who.layla]: 'APPOINTMENT_CANCELLED' },
  }),
  'waitlist.join': async (stage) => {
    const { id } = await join(stage);
    return { told: {}, seen: waitlistSeen(id, 'WAITING', who.amina) };
  },
  'waitlist.offer': async (stage) => {
    const { id } = await join(stage);
    stage.begin();
    await offer(stage, id);
    return { told: { [who.zaynab]: 'WAITLIST_OFFER' }, seen: waitlistSeen(id, 'OFFERED', who.amina) };
  },
  'waitlist.accept': async (stage) => {
    const { id } = await join(stage);
    await offer(stage, id);
    stage.begin();
    const { appointment } = await stage.as(who.zaynab).call(contract.respondToWaitlist, {
      ...at(id),
      body: { action: 'ACCEPT', clientTimeZone: zone, consent },
    });
    return {
      told: { [who.amina]: 'APPOINTMENT_BOOKED' },
      seen: [
        ...waitlistSeen(id, 'BOOKED', who.amina).slice(0, 1),
        ...sessionSeen(who.zaynab, who.amina, appointment?.id ?? '', {}, {}),
      ],
    };
  },
  'session.start': async (stage) => {
    await start(stage);
    return { told: {}, seen: startableSeen('IN_PROGRESS') };
  },
  'session.end': async (stage) => {
    const params = await start(stage);
    stage.begin();
    await stage.as(who.amina).call(contract.updateAppointment, { ...params, body: { status: 'COMPLETED' } });
    return { told: {}, seen: startableSeen('COMPLETED') };
  },
  'session.noShow': async (stage) => {
    stage.server.pass({ minutes: 50 });
    stage.begin();
    const params = at(ids.appointments.startable);
    await stage.as(who.amina).call(contract.updateAppointment, { ...params, body: { status: 'NO_SHOW' } });
    return { told: {}, seen: startableSeen('NO_SHOW') };
  },
};
