import * as v from 'valibot';
import { count, instant, money, text, timeZone } from './common.ts';
import { appointmentId, providerId, serviceId, userId } from './ids.ts';
import { language, providerKind, sessionMode } from './provider.ts';

/** As in scheduling systems: booked, waiting for confirmation, in progress, done, cancelled, or no-show. */
export const appointmentStatus = v.picklist([
  'PENDING',
  'CONFIRMED',
  'IN_PROGRESS',
  'COMPLETED',
  'CANCELLED',
  'NO_SHOW',
]);

export const cancellationCode = v.picklist([
  'SCHEDULE_CONFLICT',
  'UNWELL',
  'COST',
  'OTHER_CARE',
  'PROVIDER_UNAVAILABLE',
  'TECHNICAL',
  /** Set by a discharge, and chosen by no one. */
  'CARE_ENDED',
  'OTHER',
]);

/** Reasons that a person chooses from. */
export const chosenCancellationCode = v.picklist(cancellationCode.options.filter((code) => code !== 'CARE_ENDED'));

/** Characters that forms say and the server keeps of a session’s reasons. */
export const appointmentLimits = { reasonForVisit: 2000, cancellation: 500, heldReason: 500, waiver: 200 } as const;

/** Why an appointment is cancelled: a code, and optional words. */
export const cancellationReason = v.object({
  code: cancellationCode,
  text: v.nullable(v.pipe(v.string(), v.maxLength(appointmentLimits.cancellation))),
});

/** How often the sessions of a series repeat. Monthly keeps the day of the month. */
export const seriesFrequency = v.picklist(['WEEKLY', 'TWO_WEEKLY', 'MONTHLY']);

/** An appointment's place in the series that it was made with. A moved session keeps its place. */
export const appointmentSeries = v.object({
  id: text,
  /** From 1. */
  position: count,
  /** How many sessions the series was made with. */
  size: count,
  frequency: seriesFrequency,
  /** Where the series has it, once it was moved by itself. */
  plannedStartsAt: v.optional(instant),
  /** The series that this one was split from. */
  previousId: v.optional(text),
});

/** A cancellation without its words. */
export const cancellationFacts = {
  /** Whose act it is. A provider who cancels because the client asked records the client's. */
  by: v.picklist(['CLIENT', 'PROVIDER', 'ADMIN']),
  at: instant,
  fee: money,
  /**
   * That it was requested and never confirmed: the provider declined it, or the client took it back. Left out for a
   * booking.
   */
  wasRequest: v.optional(v.literal(true)),
};

/** What a booking is called: its status, and of a request that came to nothing who said no. */
export const bookingState = v.picklist([...appointmentStatus.options, 'DECLINED', 'WITHDRAWN']);

/** An agreed session between one client and one provider. */
export const appointment = v.object({
  id: appointmentId,
  status: appointmentStatus,
  client: v.object({ id: userId, displayName: text }),
  provider: v.object({ id: providerId, displayName: text, kind: providerKind }),
  service: v.object({ id: serviceId, name: text, durationMinutes: count }),
  startsAt: instant,
  endsAt: instant,
  /** The provider's zone, in which the appointment was offered. */
  timeZone,
  /** The zone in which the client booked. */
  clientTimeZone: timeZone,
  mode: sessionMode,
  /** Address of an in-person session, else null. */
  location: v.nullable(text),
  price: money,
  /** What it is charged at by the minutes that were held; left out until it is completed. */
  charged: v.optional(money),
  /** What the client wants to talk about, in their words, or null. */
  reasonForVisit: v.nullable(text),
  cancellation: v.nullable(
    v.object({
      reason: cancellationReason,
      ...cancellationFacts,
      /** Why the provider took no fee though the rule has one; left out where nothing was waived. */
      waivedBecause: v.optional(text),
    }),
  ),
  /** Opaque name of the session room: says nothing of who or what. */
  roomName: v.pipe(v.string(), v.regex(/^[a-z0-9]{10,32}$/)),
  startedAt: v.nullable(instant),
  endedAt: v.nullable(instant),
  /** Why the provider cannot hold it at present; left out where they can, and for sessions that are over. */
  heldBack: v.optional(v.picklist(['UNVERIFIED', 'LAPSED', 'SUSPENDED'])),
  /**
   * That its provider is out of the directory, so that nothing with them can be booked or moved; left out where they
   * are in it.
   */
  isProviderAway: v.optional(v.literal(true)),
  /** Left out for a session that stands alone. */
  series: v.optional(appointmentSeries),
  createdAt: instant,
  updatedAt: instant,
});

/** Statements that a client agrees to with every booking; all are needed. */
export const bookingConsent = v.object({
  treatment: v.literal(true),
  telehealth: v.literal(true),
  policy: v.literal(true),
  /** The language in which they were read; left out, English. */
  language: v.optional(language),
});

/** What start answers. */
export const appointmentStart = v.object({
  appointmentId,
  status: appointmentStatus,
  startedAt: instant,
  recordingRequired: v.boolean(),
});

/** The client's consent on file for this appointment. */
export const consent = v.object({
  appointmentId,
  consented: v.boolean(),
  /** When it was given, or null when it is missing. */
  consentedAt: v.nullable(instant),
  /** What it covers. */
  scopes: v.array(v.picklist(['TREATMENT', 'TELEHEALTH', 'POLICY'])),
});

/** A thing on a provider's calendar. */
export const calendarEvent = v.object({
  id: text,
  kind: v.picklist(['APPOINTMENT', 'BLOCK', 'EXTERNAL']),
  title: text,
  startsAt: instant,
  endsAt: instant,
  timeZone,
  appointmentId: v.nullable(appointmentId),
  /** What a BLOCK reserves the time for; left out for a block of the provider's own. */
  reservedFor: v.optional(v.picklist(['GROUP', 'BROADCAST'])),
  /** True for a session that was cancelled: it stays to be seen, and its time is free. Left out means false. */
  isCancelled: v.optional(v.boolean()),
  /** False where the provider ignores an external event: the time can be booked. Left out means true. */
  isBusy: v.optional(v.boolean()),
});

export type Appointment = v.InferOutput<typeof appointment>;
export type AppointmentStatus = v.InferOutput<typeof appointmentStatus>;
export type CancellationCode = v.InferOutput<typeof cancellationCode>;
export type CancellationReason = v.InferOutput<typeof cancellationReason>;
export type SeriesFrequency = v.InferOutput<typeof seriesFrequency>;
export type AppointmentSeries = v.InferOutput<typeof appointmentSeries>;
export type AppointmentStart = v.InferOutput<typeof appointmentStart>;
export type Consent = v.InferOutput<typeof consent>;
export type CalendarEvent = v.InferOutput<typeof calendarEvent>;
