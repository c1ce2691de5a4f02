import {
  adminSessionDetail,
  appointment,
  availability,
  calendarEvent,
  client,
  consent,
  credentialsCheck,
  dashboardStats,
  measure,
  openSlots,
  providerProfile,
  providerSummary,
  recording,
  room,
  roomParticipant,
  sessionNote,
  slot,
  transcript,
} from '@sakina/platform/contract';
import type * as v from 'valibot';
import { PINNED_NOW, addMinutes, iso } from '../clock.ts';
import { parseFixture } from '../parse-fixture.ts';
import { ids, serviceIdOf } from '../personas/ids.ts';
import { SIGNING_STATEMENT, exampleSections } from '../personas/note-texts.ts';
import { transcriptLines } from '../personas/transcript.ts';
import { seedAround } from '../store/seed.ts';
import { usd } from '../rules/ledger.ts';

const at = (minutes: number) => iso(addMinutes(PINNED_NOW, minutes));
const hour = 60;
const day = 24 * hour;
const newYork = 'America/New_York';
const amina = { id: ids.providers.amina, displayName: 'Dr. Amina Rahman', kind: 'THERAPIST' } as const;
const layla = { id: ids.users.layla, displayName: 'Layla Haddad' };

/** A factory of one valid record: defaults around the pinned clock, overridden by the caller, checked by the schema. */
function factory<Schema extends v.GenericSchema>(schema: Schema, defaults: () => v.InferInput<Schema>) {
  return (overrides: Partial<v.InferInput<Schema>> = {}): v.InferOutput<Schema> =>
    parseFixture(schema, { ...(defaults() as object), ...(overrides as object) });
}

function aminasRecord() {
  const record = seedAround().providers.get(ids.providers.amina);
  if (!record) throw new Error('The seed has no Dr. Rahman');
  return { ...record, nextSlotAt: at(2.5 * hour) };
}

const appointmentDefaults = () => ({
  id: ids.appointments.upcoming,
  status: 'CONFIRMED' as const,
  client: layla,
  provider: amina,
  service: { id: serviceIdOf(ids.providers.amina, 'session'), name: 'Individual session', durationMinutes: 50 },
  startsAt: at(2 * day + 4.5 * hour),
  endsAt: at(2 * day + 4.5 * hour + 50),
  timeZone: newYork,
  clientTimeZone: newYork,
  mode: 'ONLINE' as const,
  location: null,
  price: usd(12_000),
  reasonForVisit: 'Visiting my parents next week.',
  cancellation: null,
  roomName: 'm3k8x2q7w5v9t4n6',
  startedAt: null,
  endedAt: null,
  createdAt: at(-6 * day),
  updatedAt: at(-6 * day),
});

const noteDefaults = () => ({
  id: ids.notes.draft,
  appointmentId: ids.appointments.lastWeek,
  client: layla,
  authorName: amina.displayName,
  template: 'SOAP' as const,
  sections: exampleSections('SOAP'),
  status: 'DRAFT' as const,
  signature: null,
  amendments: [],
  sessionStartedAt: at(-7 * day + 4.5 * hour),
  createdAt: at(-7 * day + 5.5 * hour),
  updatedAt: at(-7 * day + 5.5 * hour),
  version: 2,
});

const participantDefaults = () => ({
  id: 'participant-1',
  displayName: amina.displayName,
  accountName: null,
  role: 'PROVIDER' as const,
  presence: 'PRESENT' as const,
  identity: 'SIGNED_IN_MATCHED' as const,
  joinedAt: at(-12),
  waitingSince: null,
  admittedAt: at(-12),
  recordingConsent: true,
  handRaisedAt: null,
  passedAt: null,
  coveredSince: null,
  isCoHost: false,
  stage: 'OFF' as const,
  lostSince: null,
  isSelf: true,
});

const laylaInTheRoom = {
  id: 'participant-2',
  displayName: layla.displayName,
  role: 'CLIENT' as const,
  joinedAt: at(-9),
  admittedAt: at(-8),
  recordingConsent: null,
  isSelf: false,
};

/** Creates one valid record: `make.appointment({ status: 'CANCELLED' })`. */
export const make = {
  /** Dr. Amina Rahman as the directory lists her. */
  provider: factory(providerSummary, aminasRecord),
  /** Dr. Amina Rahman’s own page. */
  providerProfile: factory(providerProfile, aminasRecord),
  slot: factory(slot, () => ({
    id: 'slot-1',
    startsAt: at(day),
    endsAt: at(day + 50),
    modes: ['ONLINE' as const, 'IN_PERSON' as const],
  })),
  openSlots: factory(openSlots, () => ({
    providerId: ids.providers.amina,
    serviceId: serviceIdOf(ids.providers.amina, 'session'),
    timeZone: newYork,
    slots: [3 * hour, 4 * hour, day - hour, day, day + 3 * hour, 2 * day].map((start, index) => ({
      id: `slot-${index + 1}`,
      startsAt: at(start),
      endsAt: at(start + 50),
      modes: ['ONLINE' as const],
    })),
  })),
  availability: factory(availability, () => {
    const { id, timeZone, weekly, exceptions } = aminasRecord();
    return { providerId: id, timeZone, slots: weekly, exceptions, version: 1 };
  }),
  /** Layla with Dr. Rahman, in two days. */
  appointment: factory(appointment, appointmentDefaults),
  consent: factory(consent, () => ({
    appointmentId: ids.appointments.startable,
    consented: true,
    consentedAt: at(-6 * day),
    scopes: ['TREATMENT' as const, 'TELEHEALTH' as const, 'POLICY' as const],
  })),
  calendarEvent: factory(calendarEvent, () => ({
    id: `evt-${ids.appointments.startable}`,
    kind: 'APPOINTMENT' as const,
    title: layla.displayName,
    startsAt: at(30),
    endsAt: at(80),
    timeZone: newYork,
    appointmentId: ids.appointments.startable,
  })),
  client: factory(client, () => ({
    ...layla,
    email: 'patient@demo.test',
    since: '2026-09-24',
    lastSessionAt: at(-7 * day + 4.5 * hour),
    nextSessionAt: at(30),
    sessionCount: 7,
    unsignedNotes: 1,
    status: 'ACTIVE' as const,
    preferredName: null,
    pronouns: 'she/her',
    phone: '+1 718 555 0142',
    language: 'en' as const,
    tags: ['Evenings'],
    risk: null,
    openFlags: 0,
    emergencyContact: { name: 'Rania Haddad', relationship: 'Sister', phone: '+1 718 555 0177' },
    coverage: { insurer: 'AETNA' as const, planName: 'Aetna Open Choice PPO', memberIdEnding: '8837' },
    discharge: null,
    version: 3,
  })),
  dashboardStats: factory(dashboardStats, () => ({
    sessionsToday: 3,
    sessionsNext7Days: 9,
    activeClients: 8,
    unsignedNotes: 3,
    unreadMessages: 2,
    unreadFrom: ['Layla Haddad', 'Noah Bergström'],
    billedMinutesThisWeek: 102,
    billedMinutesLastWeek: 154,
    revenueThisMonth: usd(252_000),
    revenueLastMonth: usd(312_000),
    asOf: at(0),
  })),
  /** Layla’s PHQ-9 of two hours ago, with an answer about self-harm that no one has acknowledged. */
  measure: factory(measure, () => ({
    id: 'msr-a1b2c3d4',
    instrument: 'PHQ_9' as const,
    client: layla,
    status: 'COMPLETED' as const,
    assignedBy: null,
    assignedAt: at(-2 * hour),
    dueOn: null,
    completedAt: at(-2 * hour),
    answers: [1, 1, 2, 1, 1, 1, 1, 1, 1],
    difficulty: 1,
    result: { score: 10, severity: 'MODERATE' as const, change: null },
    flag: { raisedAt: at(-2 * hour), answer: 1, acknowledgement: null },
  })),
  /** Dr. Rahman’s draft note on Layla’s session last week. */
  note: factory(sessionNote, noteDefaults),
  /** The same note, signed. */
  signedNote: factory(sessionNote, () => ({
    ...noteDefaults(),
    id: ids.notes.signed,
    appointmentId: ids.appointments.threeWeeksAgo,
    status: 'SIGNED' as const,
    version: 3,
    signature: { name: amina.displayName, statement: SIGNING_STATEMENT, signedAt: at(-20 * day) },
  })),
  participant: factory(roomParticipant, participantDefaults),
  /** A room with Dr. Rahman and Layla in it, not recorded yet. */
  room: factory(room, () => ({
    roomName: 'm3k8x2q7w5v9t4n6',
    kind: 'SESSION' as const,
    title: null,
    providerName: amina.displayName,
    startsAt: at(-10),
    endsAt: at(40),
    timeZone: newYork,
    state: 'OPEN' as const,
    isLocked: false,
    maxParticipants: 4,
    recording: 'ARMED' as const,
    recordingAttempt: 1,
    recordingSeconds: 0,
    recordingRequested: true,
    captionsWanted: false,
    privacy: 'STANDARD' as const,
    recordingScopes: [],
    participants: [participantDefaults(), { ...participantDefaults(), ...laylaInTheRoom }],
  })),
  recording: factory(recording, () => ({
    appointmentId: ids.appointments.startable,
    status: 'RECORDING' as const,
    startedAt: at(-8),
    stoppedAt: null,
    scopes: ['AUDIO' as const, 'VIDEO' as const, 'TRANSCRIPT' as const],
    durationSeconds: 480,
  })),
  transcript: factory(transcript, () => ({
    appointmentId: ids.appointments.twoWeeksAgo,
    segments: transcriptLines({ provider: amina.displayName, client: layla.displayName }),
  })),
  credentialsCheck: factory(credentialsCheck, () => ({
    verified: true,
    problem: null,
    credentials: aminasRecord().credentials,
    checkedAt: at(0),
  })),
  /** A finished session as administrators see it, with what happened to it. */
  adminSession: factory(adminSessionDetail, () => ({
    ...appointmentDefaults(),
    id: ids.appointments.twoWeeksAgo,
    status: 'COMPLETED' as const,
    startsAt: at(-14 * day),
    endsAt: at(-14 * day + 50),
    startedAt: at(-14 * day + 1),
    endedAt: at(-14 * day + 52),
    billedMinutes: 51,
    noteStatus: 'SIGNED' as const,
    events: [
      { id: 'event-1', at: at(-20 * day), actor: layla.displayName, kind: 'BOOKED' as const, detail: null },
      { id: 'event-2', at: at(-14 * day + 1), actor: amina.displayName, kind: 'STARTED' as const, detail: null },
      { id: 'event-3', at: at(-14 * day + 52), actor: amina.displayName, kind: 'ENDED' as const, detail: null },
      { id: 'event-4', at: at(-14 * day + 52), actor: amina.displayName, kind: 'BILLED' as const, detail: '51 min' },
      { id: 'event-5', at: at(-14 * day + 95), actor: amina.displayName, kind: 'NOTE_SIGNED' as const, detail: null },
    ],
  })),
} as const;
