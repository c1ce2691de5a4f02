import type { CalendarDate } from '@internationalized/date';
import type { AppointmentId, NoteId } from '@sakina/platform/contract';
import { professionRow } from '@sakina/platform/domain';
import { addMinutes, dateIn, iso, plusDays, wallTime } from '../clock.ts';
import { people } from '../personas/people.ts';
import { sessionSeeds } from '../personas/sessions.ts';
import type { SessionSeed } from '../personas/sessions.ts';
import { caseNote } from '../personas/case-notes/index.ts';
import { SIGNING_STATEMENT } from '../personas/note-texts.ts';
import { createRandom, opaque } from '../personas/random.ts';
import { startsOn } from '../rules/availability.ts';
import { overlaps, spanOf } from '../rules/busy.ts';
import type { Span } from '../rules/busy.ts';
import { emptySession } from '../rules/live-session.ts';
import type { AppointmentRow, BlockRow, NoteRow, ProviderRow, SessionRow } from './rows.ts';

interface SeededSessions {
  appointments: AppointmentRow[];
  sessions: SessionRow[];
  notes: NoteRow[];
}

/** The most days that a session is moved to find a free start. */
const SEARCH_DAYS = 21;

const names = new Map<string, string>(people.map((person) => [person.id, person.displayName]));

/** Creates the appointment of every planned session, and for past ones its session and note. */
export function seedSessions(
  providers: ReadonlyMap<string, ProviderRow>,
  blocks: readonly BlockRow[],
  now: Date,
): SeededSessions {
  const taken = new Map<string, Span[]>();
  const todays = new Map([...providers.values()].map((provider) => [provider.id, dateIn(now, provider.timeZone)]));
  for (const block of blocks) take(taken, block.providerId, spanOf(block));

  const result: SeededSessions = { appointments: [], sessions: [], notes: [] };
  sessionSeeds.forEach((seed, index) => {
    const provider = providers.get(seed.provider);
    const service = provider?.services.find((entry) => entry.id === `${provider.id}-${seed.service ?? 'session'}`);
    if (!provider || !service)
      throw new Error(`Session ${index} of the seed names a provider or a service that does not exist`);
    const today = todays.get(provider.id) ?? dateIn(now, provider.timeZone);
    const span = timeFor(seed, {
      provider,
      minutes: service.durationMinutes,
      taken: taken.get(provider.id) ?? [],
      today,
      now,
    });
    if (!span) return;
    if (seed.status !== 'CANCELLED') take(taken, provider.id, span, provider.bufferMinutes);

    const random = createRandom(`session ${index}`);
    const appointment = appointmentOf(seed, index, provider, service, span, now);
    result.appointments.push(appointment);
    if (appointment.status !== 'COMPLETED') return;
    result.sessions.push(finishedSession(appointment, provider));
    if (seed.note !== 'NONE') result.notes.push(noteOf(seed, index, appointment, provider, random.integer(0, 3)));
  });
  writeNotes(result.notes);
  return result;
}

/** Writes each note as part of its client’s story with that provider, the latest session last. */
function writeNotes(notes: NoteRow[]): void {
  const later = new Map<string, number>();
  for (const note of notes.toSorted((first, second) => (first.sessionStartedAt < second.sessionStartedAt ? 1 : -1))) {
    const key = `${note.providerId} ${note.client.id}`;
    const before = later.get(key) ?? 0;
    later.set(key, before + 1);
    const sections = caseNote({ provider: note.providerId, client: note.client.id, template: note.template, before });
    // In a draft the last section is still empty.
    note.sections = sections.map((section, at) =>
      note.status === 'DRAFT' && at === sections.length - 1 ? { ...section, text: '' } : section,
    );
  }
}

function take(taken: Map<string, Span[]>, provider: string, span: Span, bufferMinutes = 0) {
  const margin = bufferMinutes * 60_000;
  const spans = taken.get(provider) ?? [];
  spans.push({ start: span.start - margin, end: span.end + margin });
  taken.set(provider, spans);
}

interface Calendar {
  provider: ProviderRow;
  minutes: number;
  taken: readonly Span[];
  today: CalendarDate;
  now: Date;
}

/** The free start nearest to the wanted time, on the wanted day or the next one (in the past: the previous one). */
function timeFor(seed: SessionSeed, { provider, minutes, taken, today, now }: Calendar): Span | null {
  if (seed.at === 'soon') {
    const start = Math.ceil((now.getTime() + 10 * 60_000) / 1_800_000) * 1_800_000;
    return { start, end: start + minutes * 60_000 };
  }
  const direction = seed.day < 0 ? -1 : 1;
  for (let moved = 0; moved < SEARCH_DAYS; moved += 1) {
    const date = plusDays(today, seed.day + moved * direction);
    const wanted = wallTime(date, seed.at, provider.timeZone).getTime();
    const starts = startsOn(date, provider, minutes).filter((start) => {
      const isWhereItBelongs = seed.day < 0 ? start.end < now.getTime() : seed.day === 0 || start.start > now.getTime();
      return (
        isWhereItBelongs &&
        !taken.some((span) => overlaps(span, start)) &&
        (!seed.mode || start.modes.includes(seed.mode))
      );
    });
    const [nearest] = starts.toSorted(
      (first, second) => Math.abs(first.start - wanted) - Math.abs(second.start - wanted),
    );
    if (nearest) return nearest;
  }
  return null;
}

function statusOf(seed: SessionSeed, span: Span, now: Date): AppointmentRow['status'] {
  if (seed.status) return seed.status;
  return span.end < now.getTime() ? 'COMPLETED' : 'CONFIRMED';
}

function appointmentOf(
  seed: SessionSeed,
  index: number,
  provider: ProviderRow,
  service: ProviderRow['services'][number],
  span: Span,
  now: Date,
): AppointmentRow {
  const random = createRandom(`appointment ${index}`);
  const status = statusOf(seed, span, now);
  const booked = Math.min(
    addMinutes(new Date(span.start), -60 * 24 * random.integer(9, 20)).getTime(),
    addMinutes(now, -60 * random.integer(20, 90)).getTime(),
  );
  const mode = seed.mode ?? (service.modes.includes('ONLINE') ? 'ONLINE' : 'IN_PERSON');
  const { cancelled } = seed;
  const cancelledAt = cancelled
    ? iso(Math.min(span.start - cancelled.hoursBefore * 3_600_000, now.getTime() - 3_600_000))
    : null;
  const done = status === 'COMPLETED';
  const startedAt = done ? iso(span.start + random.integer(0, 4) * 60_000 + 17_000) : null;
  const endedAt = done ? iso(span.end + random.integer(-4, 2) * 60_000 + 41_000) : null;
  return {
    id: seed.id ?? (`apt-${opaque(`appointment ${index}`, 8)}` as AppointmentId),
    status,
    client: { id: seed.client, displayName: names.get(seed.client) ?? 'Client' },
    provider: { id: provider.id, displayName: provider.displayName, kind: provider.kind },
    service: { id: service.id, name: service.name, durationMinutes: service.durationMinutes },
    startsAt: iso(span.start),
    endsAt: iso(span.end),
    timeZone: provider.timeZone,
    clientTimeZone: seed.clientTimeZone ?? provider.timeZone,
    mode,
    location: mode === 'IN_PERSON' ? provider.address : null,
    price: service.price,
    reasonForVisit: seed.reasonForVisit ?? null,
    cancellation:
      cancelled && cancelledAt
        ? {
            reason: cancelled.reason,
            by: cancelled.by,
            at: cancelledAt,
            fee: { amountMinor: 0, currency: service.price.currency },
          }
        : null,
    roomName: opaque(`room ${index}`, 16),
    startedAt,
    endedAt,
    createdAt: iso(booked),
    updatedAt: endedAt ?? cancelledAt ?? iso(booked),
    consentedAt: seed.consented === false ? null : iso(booked),
    rescheduledAt: [],
  };
}

function finishedSession(appointment: AppointmentRow, provider: ProviderRow): SessionRow {
  const startedAt = appointment.startedAt ?? appointment.startsAt;
  const stoppedAt = appointment.endedAt ?? appointment.endsAt;
  const recorded = provider.recordsSessions;
  const captureFrom = iso(addMinutes(startedAt, 1));
  const session = emptySession(appointment.id);
  return {
    ...session,
    recording: recorded
      ? {
          ...session.recording,
          status: 'READY',
          startedAt: captureFrom,
          stoppedAt,
          attempt: 1,
          analysisStartedAt: stoppedAt,
          durationSeconds: Math.max(60, Math.round((Date.parse(stoppedAt) - Date.parse(captureFrom)) / 1000)),
        }
      : session.recording,
    billing: { startedAt, stoppedAt },
  };
}

function noteOf(
  seed: SessionSeed,
  index: number,
  appointment: AppointmentRow,
  provider: ProviderRow,
  variant: number,
): NoteRow {
  const template = professionRow(provider.kind).noteTemplates[0];
  const endedAt = appointment.endedAt ?? appointment.endsAt;
  const signedAt = iso(addMinutes(endedAt, 25 + variant * 11));
  const status = seed.note ?? 'SIGNED';
  const isDraft = status === 'DRAFT';
  const amendedAt = iso(addMinutes(signedAt, 60 * 26));
  return {
    id: seed.noteId ?? (`nte-${opaque(`note ${index}`, 6)}` as NoteId),
    providerId: provider.id,
    appointmentId: appointment.id,
    client: appointment.client,
    authorName: provider.displayName,
    template,
    sections: [],
    status: status === 'NONE' ? 'SIGNED' : status,
    signature: isDraft ? null : { name: provider.displayName, statement: SIGNING_STATEMENT, signedAt },
    amendments:
      status === 'AMENDED'
        ? [
            {
              id: 'amd-1',
              text: 'Addition: the family doctor has known of the attacks since September.',
              authorName: provider.displayName,
              createdAt: amendedAt,
            },
          ]
        : [],
    sessionStartedAt: appointment.startedAt ?? appointment.startsAt,
    createdAt: endedAt,
    updatedAt: status === 'AMENDED' ? amendedAt : isDraft ? endedAt : signedAt,
    version: status === 'AMENDED' ? 4 : isDraft ? 2 : 3,
  };
}
