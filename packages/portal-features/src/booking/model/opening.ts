import type { ProviderProfile, Service, SessionMode, Slot } from '@sakina/platform/contract';
import { slotAt } from './slot-days.ts';
import type { BookingStep } from './steps.ts';

/** What was chosen before the booking began, as addresses carry it. */
export interface BookingStart {
  /** Id of the service. */
  serviceId?: string | undefined;
  /** Instant of the time chosen. */
  startsAt?: string | undefined;
  /** Id of the appointment to move, instead of booking a new one. */
  rescheduleId?: string | undefined;
}

/** A span of time that can be booked. */
export interface TimeSpan {
  startsAt: string;
  endsAt: string;
}

/** What has been chosen so far. */
export interface Choice {
  service: Service | null;
  mode: SessionMode | null;
  time: TimeSpan | null;
}

/** How a booking begins. */
export interface Opening {
  choice: Choice;
  step: BookingStep;
  /** What was chosen before and does not hold any more. */
  notice: 'serviceGone' | 'timeGone' | null;
}

/** Why a provider cannot be booked at all, or null. */
export type Closed = 'notVerified' | 'notAccepting' | 'noServices' | null;

/**
 * Whether a provider can be booked.
 * @param isClient The reader has met them before: then 'no new clients' does not concern them.
 */
export function whyClosed(profile: ProviderProfile, isClient: boolean): Closed {
  if (profile.verification !== 'VERIFIED') return 'notVerified';
  if (!profile.acceptingNewClients && !isClient) return 'notAccepting';
  return profile.services.length === 0 ? 'noServices' : null;
}

/** The one way to meet, or null where the reader must choose. */
export function onlyMode(service: Service | null): SessionMode | null {
  return service?.modes.length === 1 ? (service.modes[0] ?? null) : null;
}

/**
 * Takes up what was chosen before, as far as it still holds.
 * @param slots Open times of that service, or undefined where they could not be read: the time step will tell.
 */
export function openBooking(profile: ProviderProfile, start: BookingStart, slots: readonly Slot[] | undefined): Opening {
  const wanted = profile.services.find((service) => service.id === start.serviceId);
  const service = wanted ?? (profile.services.length === 1 ? (profile.services[0] ?? null) : null);
  const isServiceGone = start.serviceId !== undefined && start.serviceId !== '' && !wanted;
  if (!service || isServiceGone) {
    return { choice: { service, mode: onlyMode(service), time: null }, step: 'service', notice: isServiceGone ? 'serviceGone' : null };
  }
  const hasWish = start.startsAt !== undefined && !Number.isNaN(Date.parse(start.startsAt));
  const slot = hasWish && start.startsAt && slots ? slotAt(slots, start.startsAt) : undefined;
  const mode = slot ? sharedMode(service, slot) : onlyMode(service);
  const step = mode ? 'time' : 'service';
  if (slot && mode) return { choice: { service, mode, time: { startsAt: slot.startsAt, endsAt: slot.endsAt } }, step: 'details', notice: null };
  return { choice: { service, mode, time: null }, step, notice: hasWish && slots ? 'timeGone' : null };
}

function sharedMode(service: Service, slot: Slot): SessionMode | null {
  const shared = service.modes.filter((mode) => slot.modes.includes(mode));
  return shared.find((mode) => mode === 'ONLINE') ?? shared[0] ?? null;
}
