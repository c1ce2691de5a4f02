import type { PrayerRules, Slot, SlotId } from '@sakina/platform/contract';
import { addMinutes, dateIn, iso, plusDays } from '../clock.ts';
import type { BlockRow, AppointmentRow, ProviderRow } from '../store/rows.ts';
import { prayerSpans, startsOn } from './availability.ts';
import { overlaps, spanOf } from './busy.ts';
import type { Span } from './busy.ts';

/** The minimum notice for a booking. */
export const NOTICE_MINUTES = 120;
/** How far ahead bookings are possible. */
const HORIZON_DAYS = 56;

type Service = ProviderRow['services'][number];

/** The busy times of a provider: booked sessions with their buffers, and blocks. */
export function busySpans(
  provider: ProviderRow,
  appointments: readonly AppointmentRow[],
  blocks: readonly BlockRow[],
  except?: string,
): Span[] {
  return [
    ...appointments.flatMap((appointment) => {
      const holdsTime =
        appointment.status !== 'CANCELLED' && appointment.provider.id === provider.id && appointment.id !== except;
      return holdsTime ? [spanOf(appointment, provider.bufferMinutes)] : [];
    }),
    ...blocks.flatMap((block) => (block.providerId === provider.id && block.isBusy !== false ? [spanOf(block)] : [])),
  ];
}

/** Whether a provider can be booked at all. */
export function isBookable(provider: ProviderRow): boolean {
  return provider.verification === 'VERIFIED' && provider.acceptingNewClients;
}

interface SlotSearch {
  provider: ProviderRow;
  service: Service;
  busy: readonly Span[];
  /** What prayer closes. */
  prayer: PrayerRules;
  from: Date;
  to: Date;
  now: Date;
}

/**
 * The open times between two instants, in order: the weekly hours with their exceptions in the provider's zone, without
 * busy times and those that prayer closes, from two hours to eight weeks from now.
 */
export function* openSlots({ provider, service, busy, prayer, from, to, now }: SlotSearch): Generator<Slot> {
  const earliest = Math.max(from.getTime(), addMinutes(now, NOTICE_MINUTES).getTime());
  const latest = Math.min(to.getTime(), addMinutes(now, HORIZON_DAYS * 24 * 60).getTime());
  if (earliest >= latest) return;
  const relevant = busy.filter((span) => span.end > earliest);
  const lastDate = dateIn(new Date(latest), provider.timeZone);
  for (
    let date = dateIn(new Date(earliest), provider.timeZone);
    date.compare(lastDate) <= 0;
    date = plusDays(date, 1)
  ) {
    const closed = prayerSpans(date, prayer, provider.timeZone);
    for (const start of startsOn(date, provider, service.durationMinutes)) {
      const modes = start.modes.filter((mode) => service.modes.includes(mode));
      const isInside = start.start >= earliest && start.start < latest;
      if (isInside && modes.length > 0 && ![...relevant, ...closed].some((span) => overlaps(span, start))) {
        yield { id: slotIdOf(service.id, start.start), startsAt: iso(start.start), endsAt: iso(start.end), modes };
      }
    }
  }
}

/** The id of a slot: stable for the same time and service. */
function slotIdOf(serviceId: string, start: number): SlotId {
  return `${serviceId}-${(start / 60_000).toString(36)}` as SlotId;
}

/** The service whose price and next open time the directory shows. */
export function mainService(provider: ProviderRow): Service | undefined {
  return provider.services.find((service) => !service.isIntroduction);
}

/** The first time that a new client could book, or null. */
export function nextSlotAt(
  provider: ProviderRow,
  busy: readonly Span[],
  prayer: PrayerRules,
  now: Date,
): string | null {
  const service = mainService(provider);
  if (!service || !isBookable(provider)) return null;
  const to = addMinutes(now, HORIZON_DAYS * 24 * 60);
  const [first] = openSlots({ provider, service, busy, prayer, from: now, to, now });
  return first?.startsAt ?? null;
}

/** The open times nearest to a wanted one, in order of time: alternatives for a taken slot. */
export function nearestSlots(
  search: Omit<SlotSearch, 'from' | 'to'>,
  wanted: Date,
  count = 5,
): { startsAt: string; endsAt: string }[] {
  const week = 7 * 24 * 60;
  for (const minutes of [week, HORIZON_DAYS * 24 * 60]) {
    const slots = [...openSlots({ ...search, from: addMinutes(wanted, -minutes), to: addMinutes(wanted, minutes) })];
    if (slots.length >= count || minutes !== week) {
      return slots
        .toSorted((first, second) => distance(first.startsAt, wanted) - distance(second.startsAt, wanted))
        .slice(0, count)
        .toSorted((first, second) => first.startsAt.localeCompare(second.startsAt))
        .map(({ startsAt, endsAt }) => ({ startsAt, endsAt }));
    }
  }
  return [];
}

function distance(startsAt: string, wanted: Date): number {
  return Math.abs(Date.parse(startsAt) - wanted.getTime());
}
