import type { ProviderProfile, Service, SessionMode, Slot } from '@sakina/platform/contract';
import { slotAt } from './slot-days.ts';
import type { BookingStep } from './steps.ts';

/** What was chosen before the booking began, from the address. */
export interface BookingStart {
  /** Id of the service. */
  serviceId?: string | undefined;
  /** Start of the chosen time. */
  startsAt?: string | undefined;
  /** How to meet. */
  mode?: string | undefined;
  /** Id of the appointment to move, instead of booking a new one. */
  rescheduleId?: string | undefined;
  /** Id of the session that was booked: its confirmation is shown again. */
  bookedId?: string | undefined;
}

/** A time that can be booked. */
export interface TimeSpan {
  startsAt: string;
  endsAt: string;
}

/** What has been chosen so far. */
export interface Choice {
  service: Service | null;
  mode: SessionMode | null;
  time: TimeSpan | null;
  /** A start that was asked for before it was known to be open: selected if it is, reported as gone if it is not. */
  wish: string | null;
}

/** How the times are shown: step by step, or in a month with the choice of the session above it. */
export type BookingView = 'steps' | 'calendar';

/** How a booking begins. */
export interface Opening {
  choice: Choice;
  step: BookingStep;
  view: BookingView;
  /** The service in the address is no longer offered. */
  isServiceGone: boolean;
}

/** Why a provider cannot be booked, or null. */
export type Closed = 'notVerified' | 'notAccepting' | 'noServices' | null;

/**
 * Whether a provider can be booked.
 * @param isClient The user is already a client, so 'no new clients' does not apply.
 */
export function whyClosed(profile: ProviderProfile, isClient: boolean): Closed {
  if (profile.verification !== 'VERIFIED') return 'notVerified';
  if (!profile.acceptingNewClients && !isClient) return 'notAccepting';
  return profile.services.length === 0 ? 'noServices' : null;
}

/** The only way to meet, or null where the user must choose. */
export function onlyMode(service: Service | null): SessionMode | null {
  return service?.modes.length === 1 ? (service.modes[0] ?? null) : null;
}

/**
 * Begins with what was chosen before, as far as it is still possible.
 * @param slots Open times of that service, or undefined where they could not be read; the time step then reports it.
 */
export function openBooking(
  profile: ProviderProfile,
  start: BookingStart,
  slots: readonly Slot[] | undefined,
  view: BookingView = 'steps',
): Opening {
  const wanted = profile.services.find((service) => service.id === start.serviceId);
  const isServiceGone = Boolean(start.serviceId) && !wanted;
  const service = wanted ?? (profile.services.length === 1 ? (profile.services[0] ?? null) : null);
  const wish = start.startsAt && !Number.isNaN(Date.parse(start.startsAt)) ? start.startsAt : null;
  const slot = wish && slots ? slotAt(slots, wish) : undefined;
  const asked = service?.modes.find((mode) => mode === start.mode);
  const mode = onlyMode(service) ?? asked ?? (service && slot ? sharedMode(service, slot) : null);
  if (view === 'calendar' && (!service || !mode)) {
    // The calendar needs a service to show times of; the user can change it right above them.
    const shown = service ?? profile.services.find((item) => !item.isIntroduction) ?? profile.services[0] ?? null;
    return { choice: { service: shown, mode: firstMode(shown), time: null, wish }, step: 'time', view, isServiceGone };
  }
  if (!service || !mode || isServiceGone)
    return { choice: { service, mode, time: null, wish }, step: 'service', view, isServiceGone };
  if (!slot?.modes.includes(mode))
    return { choice: { service, mode, time: null, wish }, step: 'time', view, isServiceGone };
  return {
    choice: { service, mode, time: { startsAt: slot.startsAt, endsAt: slot.endsAt }, wish: null },
    step: 'details',
    view,
    isServiceGone,
  };
}

/** The way to meet that is selected first: online where that is offered. */
export function firstMode(service: Service | null): SessionMode | null {
  return service?.modes.find((mode) => mode === 'ONLINE') ?? service?.modes[0] ?? null;
}

function sharedMode(service: Service, slot: Slot): SessionMode | null {
  const shared = service.modes.filter((mode) => slot.modes.includes(mode));
  return shared.find((mode) => mode === 'ONLINE') ?? shared[0] ?? null;
}

/** The choice with another service. The way to meet stays if offered; the time becomes a wish to be checked again. */
export function withService(choice: Choice, service: Service): Choice {
  if (service.id === choice.service?.id) return choice;
  const mode = onlyMode(service) ?? (choice.mode && service.modes.includes(choice.mode) ? choice.mode : null);
  return { service, mode, time: null, wish: choice.time?.startsAt ?? choice.wish };
}

/** The choice with another way to meet; the time becomes a wish to be checked again. */
export function withMode(choice: Choice, mode: SessionMode): Choice {
  return mode === choice.mode ? choice : { ...choice, mode, time: null, wish: choice.time?.startsAt ?? choice.wish };
}
