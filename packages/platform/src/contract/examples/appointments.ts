import type * as v from 'valibot';
import type { appointment } from '../schemas/appointment.ts';
import { confirmAppointment, quoteCancellation } from '../cloud/appointments.ts';
import {
  cancelAppointment,
  createAppointment,
  getAppointment,
  getConsent,
  listAppointments,
  startAppointment,
  updateAppointment,
} from '../v1/appointments.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';
import { usd } from './values.ts';

/** Layla Haddad with Dr. Rahman, in two days. */
const upcoming: v.InferInput<typeof appointment> = {
  id: 'apt-p7d3r8c1',
  status: 'CONFIRMED',
  client: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' },
  provider: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman', kind: 'THERAPIST' },
  service: { id: 'prv-amina-rahman-session', name: 'Individual session', durationMinutes: 50 },
  startsAt: '2026-11-26T19:30:00.000Z',
  endsAt: '2026-11-26T20:20:00.000Z',
  timeZone: 'America/New_York',
  clientTimeZone: 'America/New_York',
  mode: 'IN_PERSON',
  location: '214 Court Street, Suite 3, Brooklyn, NY 11201',
  price: usd(12000),
  reasonForVisit: 'Visiting my parents next week.',
  cancellation: null,
  roomName: '2a2nmni35msnzba3',
  startedAt: null,
  endedAt: null,
  createdAt: '2026-11-08T19:30:00.000Z',
  updatedAt: '2026-11-08T19:30:00.000Z',
};

export const appointmentExamples: readonly AnyExample[] = [
  exampleOf(listAppointments, {
    input: { query: { status: 'CONFIRMED', from: '2026-11-24T00:00:00-05:00' } },
    response: {
      items: [
        {
          ...upcoming,
          id: 'apt-k4x9w2m7',
          startsAt: '2026-11-24T15:30:00.000Z',
          endsAt: '2026-11-24T16:20:00.000Z',
          mode: 'ONLINE',
          location: null,
          reasonForVisit: 'The nights before my presentation. I wake at four and go through every sentence.',
          roomName: 'rpcyv9669n6wb4aj',
          createdAt: '2026-11-05T15:30:00.000Z',
          updatedAt: '2026-11-05T15:30:00.000Z',
        },
        upcoming,
        {
          ...upcoming,
          id: 'apt-t2h6n9v4',
          provider: { id: 'prv-yusuf-demir', displayName: 'Imam Yusuf Demir', kind: 'IMAM' },
          service: { id: 'prv-yusuf-demir-session', name: 'Pastoral session', durationMinutes: 50 },
          startsAt: '2026-11-30T12:00:00.000Z',
          endsAt: '2026-11-30T12:50:00.000Z',
          timeZone: 'Europe/Istanbul',
          mode: 'ONLINE',
          location: null,
          price: usd(4500),
          reasonForVisit: 'My grandmother. I was not there when she died.',
          roomName: 'd3yhwxr9yifs8dcw',
          createdAt: '2026-11-16T12:00:00.000Z',
          updatedAt: '2026-11-16T12:00:00.000Z',
        },
      ],
      total: 3,
      nextCursor: null,
    },
  }),
  exampleOf(createAppointment, {
    input: {
      body: {
        providerId: 'prv-amina-rahman',
        serviceId: 'prv-amina-rahman-session',
        startsAt: '2026-12-08T09:00:00-05:00',
        mode: 'ONLINE',
        clientTimeZone: 'America/New_York',
        phone: '+1 212 555 0142',
        reasonForVisit: 'The train to work, now that it is dark in the mornings.',
        consent: { treatment: true, telehealth: true, policy: true },
      },
    },
    response: {
      ...upcoming,
      id: 'apt-576m6a2g',
      startsAt: '2026-12-08T14:00:00.000Z',
      endsAt: '2026-12-08T14:50:00.000Z',
      mode: 'ONLINE',
      location: null,
      reasonForVisit: 'The train to work, now that it is dark in the mornings.',
      roomName: '7rppgjnb7rs4ew3x',
      createdAt: '2026-11-24T15:00:00.000Z',
      updatedAt: '2026-11-24T15:00:00.000Z',
    },
  }),
  exampleOf(getAppointment, {
    input: { params: { id: 'apt-p7d3r8c1' } },
    response: upcoming,
  }),
  exampleOf(updateAppointment, {
    input: {
      params: { id: 'apt-p7d3r8c1' },
      body: {
        startsAt: '2026-12-08T09:00:00-05:00',
        expectedStartsAt: upcoming.startsAt,
        mode: 'ONLINE',
        clientTimeZone: 'America/New_York',
      },
    },
    response: {
      ...upcoming,
      startsAt: '2026-12-08T14:00:00.000Z',
      endsAt: '2026-12-08T14:50:00.000Z',
      mode: 'ONLINE',
      location: null,
      updatedAt: '2026-11-24T15:00:00.000Z',
    },
  }),
  exampleOf(cancelAppointment, {
    input: {
      params: { id: 'apt-p7d3r8c1' },
      body: { reason: { code: 'SCHEDULE_CONFLICT', text: 'I am called to Boston that day.' } },
    },
    response: {
      ...upcoming,
      status: 'CANCELLED',
      cancellation: {
        reason: { code: 'SCHEDULE_CONFLICT', text: 'I am called to Boston that day.' },
        by: 'CLIENT',
        at: '2026-11-24T15:00:00.000Z',
        fee: usd(0),
      },
      updatedAt: '2026-11-24T15:00:00.000Z',
    },
  }),
  exampleOf(startAppointment, {
    input: { params: { id: 'apt-k4x9w2m7' } },
    response: {
      appointmentId: 'apt-k4x9w2m7',
      status: 'IN_PROGRESS',
      startedAt: '2026-11-24T15:00:00.000Z',
      recordingRequired: true,
    },
  }),
  exampleOf(getConsent, {
    input: { params: { id: 'apt-k4x9w2m7' } },
    response: {
      appointmentId: 'apt-k4x9w2m7',
      consented: true,
      consentedAt: '2026-11-05T15:30:00.000Z',
      scopes: ['TREATMENT', 'TELEHEALTH', 'POLICY'],
    },
  }),
  exampleOf(confirmAppointment, {
    input: { params: { id: 'apt-upfsqe5s' } },
    response: {
      ...upcoming,
      id: 'apt-upfsqe5s',
      client: { id: 'usr-ikcgfb', displayName: 'Fatima Zahra Benali' },
      startsAt: '2026-11-25T20:30:00.000Z',
      endsAt: '2026-11-25T21:20:00.000Z',
      mode: 'ONLINE',
      location: null,
      reasonForVisit: null,
      roomName: 'hz9whsfwt3pjzwj4',
      createdAt: '2026-11-10T20:30:00.000Z',
      updatedAt: '2026-11-24T15:00:00.000Z',
    },
  }),
  exampleOf(quoteCancellation, {
    input: { params: { id: 'apt-k4x9w2m7' } },
    response: {
      freeUntil: '2026-11-23T15:30:00.000Z',
      lateFeePercent: 50,
      fee: usd(6000),
      paid: usd(3000),
      refund: usd(0),
      charge: usd(3000),
      card: { brand: 'VISA', last4: '4242' },
      isInsured: true,
    },
  }),
];
