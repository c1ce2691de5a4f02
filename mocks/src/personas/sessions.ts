import type {
  AppointmentId,
  AppointmentStatus,
  CancellationReason,
  NoteId,
  ProviderId,
  SessionMode,
  UserId,
} from '@sakina/platform/contract';
import { ids } from './ids.ts';
import { clients } from './people.ts';
import { providerSeeds } from './providers/index.ts';
import { createRandom } from './random.ts';

/** A session of the seed, dated by days from its today. */
export interface SessionSeed {
  id?: AppointmentId;
  provider: ProviderId;
  client: UserId;
  /** Days from the seed's today in the provider's zone; moves forward (in the past: back) to a working day. */
  day: number;
  /** Wall-clock time in the provider's zone, moved to the nearest offered start. `soon` is the next half hour. */
  at: string;
  service?: 'intro' | 'session' | 'long' | 'couple';
  mode?: SessionMode;
  /** @default COMPLETED in the past, CONFIRMED in the future */
  status?: AppointmentStatus;
  cancelled?: { reason: CancellationReason; by: 'CLIENT' | 'PROVIDER'; hoursBefore: number };
  reasonForVisit?: string;
  /** The note of a past session. @default 'SIGNED' */
  note?: 'SIGNED' | 'DRAFT' | 'AMENDED' | 'NONE';
  noteId?: NoteId;
  /** Whether the client's consent is on file. @default true */
  consented?: boolean;
  /** The zone in which the client booked. @default the provider's */
  clientTimeZone?: string;
}

const { users, providers, appointments, notes } = ids;
const withAmina = { provider: providers.amina, client: users.layla, clientTimeZone: 'America/New_York' } as const;
const person = (index: number) => (clients[index] ?? clients[0]).id;

/** Layla: weekly with Dr. Rahman since autumn, and with an imam since her grandmother died. */
const layla: readonly SessionSeed[] = [
  {
    ...withAmina,
    id: appointments.startable,
    day: 0,
    at: 'soon',
    reasonForVisit: 'The nights before my presentation. I wake at four and go through every sentence.',
  },
  {
    ...withAmina,
    id: appointments.upcoming,
    day: 2,
    at: '14:30',
    mode: 'IN_PERSON',
    reasonForVisit: 'Visiting my parents next week.',
  },
  { ...withAmina, day: 9, at: '14:30' },
  {
    provider: providers.yusuf,
    client: users.layla,
    id: appointments.upcomingImam,
    day: 5,
    at: '15:00',
    clientTimeZone: 'America/New_York',
    reasonForVisit: 'My grandmother. I was not there when she died.',
  },
  {
    ...withAmina,
    id: appointments.cancelled,
    day: -5,
    at: '11:00',
    status: 'CANCELLED',
    cancelled: {
      reason: { code: 'UNWELL', text: 'I have a fever and would rather rest.' },
      by: 'CLIENT',
      hoursBefore: 30,
    },
  },
  { ...withAmina, id: appointments.lastWeek, day: -7, at: '14:30', note: 'DRAFT', noteId: notes.draft },
  { ...withAmina, id: appointments.twoWeeksAgo, day: -14, at: '14:30', note: 'AMENDED', noteId: notes.amended },
  { ...withAmina, id: appointments.threeWeeksAgo, day: -21, at: '14:30', noteId: notes.signed },
  { ...withAmina, day: -28, at: '14:30' },
  { ...withAmina, day: -35, at: '14:30' },
  {
    ...withAmina,
    day: -42,
    at: '14:30',
    service: 'long',
    reasonForVisit: 'I cannot breathe in elevators any more, and now it has begun on the train.',
  },
  { ...withAmina, day: -49, at: '10:00', service: 'intro' },
  { provider: providers.yusuf, client: users.layla, day: -12, at: '15:00', clientTimeZone: 'America/New_York' },
];

/** The rest of Dr. Rahman's days. */
const amina: readonly SessionSeed[] = [
  {
    provider: providers.amina,
    client: users.noah,
    id: appointments.noahUpcoming,
    day: 1,
    at: '10:00',
    reasonForVisit: 'Cannot switch off after night shifts.',
  },
  { provider: providers.amina, client: users.noah, day: -6, at: '10:00' },
  { provider: providers.amina, client: users.noah, day: -13, at: '10:00' },
  {
    provider: providers.amina,
    client: person(0),
    id: appointments.withoutConsent,
    day: 0,
    at: '15:30',
    consented: false,
    reasonForVisit: 'Booked by phone.',
  },
  { provider: providers.amina, client: person(1), day: 0, at: '17:00', mode: 'IN_PERSON' },
  { provider: providers.amina, client: person(2), id: appointments.withoutNote, day: -1, at: '16:30', note: 'NONE' },
  { provider: providers.amina, client: person(3), day: -1, at: '11:00', note: 'DRAFT' },
  { provider: providers.amina, client: person(4), day: -2, at: '09:00', status: 'NO_SHOW' },
  { provider: providers.amina, client: person(5), day: -3, at: '13:30', note: 'DRAFT' },
  { provider: providers.amina, client: person(2), day: 3, at: '09:00', service: 'couple' },
  { provider: providers.amina, client: person(3), day: 4, at: '11:00' },
  { provider: providers.amina, client: person(5), day: 1, at: '15:30', status: 'PENDING' },
  {
    provider: providers.amina,
    client: person(6),
    day: 6,
    at: '13:30',
    status: 'CANCELLED',
    cancelled: { reason: { code: 'PROVIDER_UNAVAILABLE', text: null }, by: 'PROVIDER', hoursBefore: 190 },
  },
  ...[1, 2, 3, 4, 6, 7, 8].flatMap((week) =>
    [0, 1, 2, 3, 5, 6].map((client, index): SessionSeed => ({
      provider: providers.amina,
      client: person(client),
      day: -7 * week - index,
      at: ['09:00', '11:00', '13:30', '15:30', '16:30', '17:00'][index] ?? '09:00',
    })),
  ),
];

const colleagues: readonly SessionSeed[] = [
  ...[-14, -7, -2, 1, 3, 8].map((day, index): SessionSeed => ({
    provider: providers.yusuf,
    client: person(7 + (index % 3)),
    day,
    at: '10:00',
    note: index === 2 ? 'DRAFT' : 'SIGNED',
  })),
  {
    provider: providers.yusuf,
    client: person(12),
    day: 0,
    at: '16:00',
    service: 'couple',
    reasonForVisit: 'We are to be married in spring, and there is a question of where to live.',
  },
  ...[-20, -9, -3, 0, 2, 7].map((day, index): SessionSeed => ({
    provider: providers.grace,
    client: person(10 + (index % 4)),
    day,
    at: '11:00',
    note: index === 2 ? 'DRAFT' : 'SIGNED',
  })),
  ...[-16, -8, -1, 1, 2].map((day, index): SessionSeed => ({
    provider: providers.mariam,
    client: person(14 + (index % 3)),
    day,
    at: '13:00',
  })),
  { provider: providers.daniel, client: person(18), id: appointments.unverified, day: 0, at: 'soon' },
  { provider: providers.daniel, client: person(19), day: 3, at: '11:00' },
  { provider: providers.peter, client: person(20), day: 1, at: '10:00' },
  ...[-60, -30].map((day): SessionSeed => ({ provider: providers.peter, client: person(20), day, at: '10:00' })),
  ...[-10, 4].map((day): SessionSeed => ({
    provider: 'prv-nadia-petrova' as ProviderId,
    client: users.tomas,
    day,
    at: '16:00',
  })),
];

/** Helena Strand's one weekly hour, taken beyond the eight bookable weeks. */
const helena = Array.from({ length: 20 }, (_, week): SessionSeed => ({
  provider: providers.fullyBooked,
  client: person(week % 5),
  day: 7 * (week - 4),
  at: '16:00',
}));

/** Sofia has been coming for more than two years. */
const sofia = Array.from({ length: 132 }, (_, week): SessionSeed => ({
  provider: 'prv-nadia-petrova' as ProviderId,
  client: users.sofia,
  day: 7 * (week - 125) + 1,
  at: '09:00',
  note: 'NONE',
}));

/** Some sessions for all other providers. */
const others = providerSeeds
  .filter(
    (provider) =>
      provider.userId === null && provider.id !== providers.fullyBooked && provider.verification === 'VERIFIED',
  )
  .flatMap((provider): SessionSeed[] => {
    const random = createRandom(`sessions ${provider.handle}`);
    return [-40, -19, -11, -4, 1, 2, 6, 13].map((day) => {
      const called = random.integer(0, 11);
      return {
        provider: provider.id,
        client: random.pick(clients).id,
        day: day + random.integer(0, 2) * Math.sign(day),
        at: `${random.integer(9, 17)}:00`.padStart(5, '0'),
        note: 'NONE',
        ...(called === 0 && {
          status: 'CANCELLED' as const,
          cancelled: {
            reason: { code: 'SCHEDULE_CONFLICT' as const, text: null },
            by: 'CLIENT' as const,
            hoursBefore: 52,
          },
        }),
        ...(called === 1 && day < 0 && { status: 'NO_SHOW' as const }),
      };
    });
  });

/** Every session of the seed; if two want the same time, the first in this list gets it. */
export const sessionSeeds: readonly SessionSeed[] = [...layla, ...amina, ...colleagues, ...helena, ...sofia, ...others];

/** Calendar events other than sessions, in the provider's wall-clock time. */
export const blockSeeds = [
  { provider: providers.amina, day: 1, from: '13:30', until: '15:00', kind: 'BLOCK', title: 'Supervision group' },
  { provider: providers.amina, day: 3, from: '16:00', until: '18:00', kind: 'EXTERNAL', title: 'Dentist' },
  { provider: providers.amina, day: 8, from: '09:00', until: '10:00', kind: 'BLOCK', title: 'Paperwork' },
  { provider: providers.yusuf, day: 2, from: '14:00', until: '15:30', kind: 'BLOCK', title: 'Hospital visit' },
  { provider: providers.grace, day: 3, from: '09:00', until: '10:30', kind: 'EXTERNAL', title: 'Board meeting' },
] as const;
