import type * as v from 'valibot';
import {
  cancelSeries,
  createAppointmentSeries,
  moveSeries,
  previewSeriesCancel,
  previewSeriesMove,
} from '../cloud/appointment-series.ts';
import { createBooking, createSlotHold, getBookingQuote, releaseSlotHold } from '../cloud/booking.ts';
import type { appointment } from '../schemas/appointment.ts';
import type { slotHold } from '../schemas/booking.ts';
import { exampleOf } from './example.ts';
import type { AnyExample, Rehearsal } from './example.ts';
import { usd } from './values.ts';

const providerId = 'prv-amina-rahman';
const serviceId = 'prv-amina-rahman-session';
const startsAt = '2026-12-08T09:00:00-05:00';

const held: v.InferInput<typeof slotHold> = {
  id: 'hold-5d0c2b7a91ef',
  providerId,
  serviceId,
  startsAt: '2026-12-08T14:00:00.000Z',
  endsAt: '2026-12-08T14:50:00.000Z',
  expiresAt: '2026-11-24T15:10:00.000Z',
};

const ofSeries = (
  position: number,
  id: string,
  startsAt: string,
  endsAt: string,
  roomName: string,
): v.InferInput<typeof appointment> => ({
  id,
  status: 'CONFIRMED',
  client: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' },
  provider: { id: providerId, displayName: 'Dr. Amina Rahman', kind: 'THERAPIST' },
  service: { id: serviceId, name: 'Individual session', durationMinutes: 50 },
  startsAt,
  endsAt,
  timeZone: 'America/New_York',
  clientTimeZone: 'America/New_York',
  mode: 'ONLINE',
  location: null,
  price: usd(12_000),
  reasonForVisit: null,
  cancellation: null,
  roomName,
  startedAt: null,
  endedAt: null,
  series: { id: 'srs-8c1f5e02aa', position, size: 2, frequency: 'TWO_WEEKLY' },
  createdAt: '2026-11-24T15:00:00.000Z',
  updatedAt: '2026-11-24T15:00:00.000Z',
});

/** What a series is booked with. */
const seriesBody = {
  clientId: 'usr-4f1c9a',
  serviceId,
  mode: 'ONLINE',
  frequency: 'TWO_WEEKLY',
  times: ['2027-03-02T19:00:00-05:00', '2027-03-16T19:00:00-04:00'],
  ifTaken: 'BOOK_OTHERS',
  consent: { treatment: true, telehealth: true, policy: true },
} as const;

/** A day later and an hour earlier than the first of the series. */
const seriesMovedTo = '2027-03-03T18:00:00-05:00';

/** Books a series and gives the id of its first session. */
async function bookedSeries({ call }: Rehearsal): Promise<string> {
  const { results } = await call(
    createAppointmentSeries,
    { body: { ...seriesBody, times: [...seriesBody.times] } },
    'provider',
  );
  const [first] = results;
  if (first?.outcome !== 'BOOKED') throw new Error('the first session of the series was not booked');
  return first.appointment.id;
}

export const bookingExamples: readonly AnyExample[] = [
  exampleOf(createSlotHold, { input: { body: { providerId, serviceId, startsAt } }, response: held }),
  exampleOf(releaseSlotHold, {
    input: { params: { id: 'hold-5d0c2b7a91ef' } },
    response: held,
    prepare: async ({ call }) => {
      const { id } = await call(createSlotHold, { body: { providerId, serviceId, startsAt } }, 'client');
      return { params: { id } };
    },
  }),
  exampleOf(getBookingQuote, {
    input: { query: { providerId, serviceId, startsAt } },
    response: {
      providerId,
      serviceId,
      startsAt,
      price: usd(12_000),
      payBy: 'INSURANCE',
      insurance: {
        coverageId: 'cov-1a',
        insurer: 'AETNA',
        planName: 'Aetna Open Choice PPO',
        pays: usd(9000),
        copay: usd(3000),
      },
      slidingScale: [
        { step: 'FULL', price: usd(12_000) },
        { step: 'REDUCED', price: usd(9000) },
        { step: 'LOWEST', price: usd(6000) },
      ],
      slidingScaleStep: 'FULL',
      coupon: null,
      total: usd(3000),
      furtherTotal: usd(3000),
      timing: 'AFTER_SESSION',
      dueNow: usd(0),
      cancellation: { freeUntilHours: 24, lateFeePercent: 50 },
    },
  }),
  exampleOf(createBooking, {
    input: {
      body: {
        providerId,
        serviceId,
        mode: 'ONLINE',
        times: [startsAt],
        clientTimeZone: 'America/New_York',
        reasonForVisit: 'The train to work, now that it is dark in the mornings.',
        consent: { treatment: true, telehealth: true, policy: true },
        payment: { total: usd(3000), payBy: 'INSURANCE', paymentMethodToken: 'tok_ok_visa_4242_202904_a1b2c3d4e5' },
      },
    },
    response: {
      results: [
        {
          outcome: 'BOOKED',
          startsAt,
          appointment: {
            id: 'apt-m3k8w2p6',
            status: 'CONFIRMED',
            client: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' },
            provider: { id: providerId, displayName: 'Dr. Amina Rahman', kind: 'THERAPIST' },
            service: { id: serviceId, name: 'Individual session', durationMinutes: 50 },
            startsAt: '2026-12-08T14:00:00.000Z',
            endsAt: '2026-12-08T14:50:00.000Z',
            timeZone: 'America/New_York',
            clientTimeZone: 'America/New_York',
            mode: 'ONLINE',
            location: null,
            price: usd(12_000),
            reasonForVisit: 'The train to work, now that it is dark in the mornings.',
            cancellation: null,
            roomName: '7rppgjnb7rs4ew3x',
            startedAt: null,
            endedAt: null,
            createdAt: '2026-11-24T15:00:00.000Z',
            updatedAt: '2026-11-24T15:00:00.000Z',
          },
        },
      ],
      payment: null,
    },
  }),
  exampleOf(createAppointmentSeries, {
    input: {
      body: { ...seriesBody, times: [...seriesBody.times] },
    },
    response: {
      seriesId: 'srs-8c1f5e02aa',
      results: [
        {
          outcome: 'BOOKED',
          startsAt: '2027-03-02T19:00:00-05:00',
          appointment: ofSeries(
            1,
            'apt-t5v8y2qa',
            '2027-03-03T00:00:00.000Z',
            '2027-03-03T00:50:00.000Z',
            'k3w9mz7qy2hs5d8f',
          ),
        },
        {
          outcome: 'BOOKED',
          startsAt: '2027-03-16T19:00:00-04:00',
          appointment: ofSeries(
            2,
            'apt-h4n7r3kc',
            '2027-03-16T23:00:00.000Z',
            '2027-03-16T23:50:00.000Z',
            'p6x2vb9tj4ge8n3r',
          ),
        },
      ],
    },
  }),
  exampleOf(previewSeriesMove, {
    input: { params: { id: 'apt-t5v8y2qa' }, body: { scope: 'ALL', startsAt: seriesMovedTo, keepOwn: true } },
    response: {
      items: [
        {
          appointmentId: 'apt-t5v8y2qa',
          startsAt: '2027-03-03T00:00:00.000Z',
          to: { startsAt: '2027-03-03T23:00:00.000Z', endsAt: '2027-03-03T23:50:00.000Z' },
          outcome: 'FREE',
          alternatives: [],
        },
        {
          appointmentId: 'apt-h4n7r3kc',
          startsAt: '2027-03-16T23:00:00.000Z',
          to: { startsAt: '2027-03-17T22:00:00.000Z', endsAt: '2027-03-17T22:50:00.000Z' },
          outcome: 'TAKEN',
          alternatives: [{ startsAt: '2027-03-17T20:00:00.000Z', endsAt: '2027-03-17T20:50:00.000Z' }],
        },
      ],
      own: [],
      held: 0,
      mark: 'set9x1k2m',
    },
    prepare: async (rehearsal) => ({
      params: { id: await bookedSeries(rehearsal) },
      body: { scope: 'ALL' as const, startsAt: seriesMovedTo, keepOwn: true },
    }),
  }),
  exampleOf(moveSeries, {
    input: {
      params: { id: 'apt-t5v8y2qa' },
      body: { scope: 'ALL', startsAt: seriesMovedTo, keepOwn: true, ifTaken: 'MOVE_OTHERS', mark: 'set9x1k2m' },
    },
    response: {
      moved: [ofSeries(1, 'apt-t5v8y2qa', '2027-03-03T23:00:00.000Z', '2027-03-03T23:50:00.000Z', 'k3w9mz7qy2hs5d8f')],
      left: [{ appointmentId: 'apt-h4n7r3kc', startsAt: '2027-03-16T23:00:00.000Z' }],
    },
    prepare: async (rehearsal) => {
      const params = { id: await bookedSeries(rehearsal) };
      const wish = { scope: 'ALL' as const, startsAt: seriesMovedTo, keepOwn: true };
      const { mark } = await rehearsal.call(previewSeriesMove, { params, body: wish }, 'provider');
      return { params, body: { ...wish, ifTaken: 'MOVE_OTHERS' as const, mark } };
    },
  }),
  exampleOf(previewSeriesCancel, {
    input: { params: { id: 'apt-t5v8y2qa' }, body: { scope: 'FOLLOWING' } },
    by: 'provider',
    response: {
      items: [
        { appointmentId: 'apt-t5v8y2qa', startsAt: '2027-03-03T00:00:00.000Z', fee: usd(0) },
        { appointmentId: 'apt-h4n7r3kc', startsAt: '2027-03-16T23:00:00.000Z', fee: usd(0) },
      ],
      held: 0,
      mark: 'set4c7d1e',
    },
    prepare: async (rehearsal) => ({
      params: { id: await bookedSeries(rehearsal) },
      body: { scope: 'FOLLOWING' as const },
    }),
  }),
  exampleOf(cancelSeries, {
    input: {
      params: { id: 'apt-t5v8y2qa' },
      body: { scope: 'FOLLOWING', mark: 'set4c7d1e', reason: { code: 'PROVIDER_UNAVAILABLE', text: null } },
    },
    by: 'provider',
    response: {
      cancelled: [
        {
          ...ofSeries(1, 'apt-t5v8y2qa', '2027-03-03T00:00:00.000Z', '2027-03-03T00:50:00.000Z', 'k3w9mz7qy2hs5d8f'),
          status: 'CANCELLED',
          cancellation: {
            reason: { code: 'PROVIDER_UNAVAILABLE', text: null },
            by: 'PROVIDER',
            at: '2026-11-24T15:00:00.000Z',
            fee: usd(0),
          },
        },
      ],
    },
    prepare: async (rehearsal) => {
      const params = { id: await bookedSeries(rehearsal) };
      const scope = 'FOLLOWING' as const;
      const { mark } = await rehearsal.call(previewSeriesCancel, { params, body: { scope } }, 'provider');
      return { params, body: { scope, mark, reason: { code: 'PROVIDER_UNAVAILABLE' as const, text: null } } };
    },
  }),
];
