import * as z from 'zod/mini';
import { count, instant, money, text, timeZone } from './common.ts';
import { appointmentId, providerId, serviceId, userId } from './ids.ts';
import { providerKind, sessionMode } from './provider.ts';

/** As in scheduling systems: booked, waiting for confirmation, under way, done, called off, or the client did not come. */
export const appointmentStatus = z.enum(['PENDING', 'CONFIRMED', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED', 'NO_SHOW']);

export const cancellationCode = z.enum(['SCHEDULE_CONFLICT', 'UNWELL', 'COST', 'OTHER_CARE', 'PROVIDER_UNAVAILABLE', 'TECHNICAL', 'OTHER']);

/** Why an appointment is called off: a code, and words where the person wants to say more. */
export const cancellationReason = z.object({ code: cancellationCode, text: z.nullable(z.string().check(z.maxLength(500))) });

/** An agreed session between one client and one provider. */
export const appointment = z.object({
  id: appointmentId,
  status: appointmentStatus,
  client: z.object({ id: userId, displayName: text }),
  provider: z.object({ id: providerId, displayName: text, kind: providerKind }),
  service: z.object({ id: serviceId, name: text, durationMinutes: count }),
  startsAt: instant,
  endsAt: instant,
  /** The provider's zone, in which the appointment was offered. */
  timeZone,
  /** The zone in which the client booked. */
  clientTimeZone: timeZone,
  mode: sessionMode,
  /** Address of an in-person session, else null. */
  location: z.nullable(text),
  price: money,
  /** What the client wants to talk about, in their words, or null. */
  reasonForVisit: z.nullable(text),
  cancellation: z.nullable(z.object({ reason: cancellationReason, by: z.enum(['CLIENT', 'PROVIDER', 'ADMIN']), at: instant, fee: money })),
  /** Opaque name of the session room: says nothing of who or what. */
  roomName: z.string().check(z.regex(/^[a-z0-9]{10,32}$/)),
  startedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  createdAt: instant,
  updatedAt: instant,
});

/** Statements that a client agrees to with every booking; all are needed. */
export const bookingConsent = z.object({ treatment: z.literal(true), telehealth: z.literal(true), policy: z.literal(true) });

/** What start answers. */
export const appointmentStart = z.object({ appointmentId, status: appointmentStatus, startedAt: instant, recordingRequired: z.boolean() });

/** The client's consent on file for this appointment. */
export const consent = z.object({
  appointmentId,
  consented: z.boolean(),
  /** When it was given, or null when it is missing. */
  consentedAt: z.nullable(instant),
  /** What it covers. */
  scopes: z.array(z.enum(['TREATMENT', 'TELEHEALTH', 'POLICY'])),
});

/** A thing on a provider's calendar. */
export const calendarEvent = z.object({
  id: text,
  kind: z.enum(['APPOINTMENT', 'BLOCK', 'EXTERNAL']),
  title: text,
  startsAt: instant,
  endsAt: instant,
  timeZone,
  appointmentId: z.nullable(appointmentId),
});

export type Appointment = z.infer<typeof appointment>;
export type AppointmentStatus = z.infer<typeof appointmentStatus>;
export type CancellationCode = z.infer<typeof cancellationCode>;
export type CancellationReason = z.infer<typeof cancellationReason>;
export type AppointmentStart = z.infer<typeof appointmentStart>;
export type Consent = z.infer<typeof consent>;
export type CalendarEvent = z.infer<typeof calendarEvent>;
