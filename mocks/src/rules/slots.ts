import type { PrayerRules, Slot, SlotId, UserId } from '@sakina/platform/contract';
import { addMinutes, dateIn, iso, plusDays } from '../clock.ts';
import type { BlockRow, AppointmentRow, ProviderRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import { isOutOfDirectory } from './account-state.ts';
import { prayerSpans, startsOn, zoneOn } from './availability.ts';
import { overlaps, spanOf } from './busy.ts';
import type { Span } from './busy.ts';

/** The minimum notice for a booking, where the provider has not set one. */
export const NOTICE_MINUTES = 120;
/** How far ahead bookings are possible, where the provider has not set it. */
export const HORIZON_DAYS = 56;

type Service = ProviderRow['services'][number];

/** The busy times of a provider: booked sessions with their buffers, and blocks. */
export function busySpans(
  provider: ProviderRow,
  appointments: readonly AppointmentRow[],
  blocks: readonly BlockRow[],
  except: readonly string[] = [],
): Span[] {
  return [
    ...appointments.flatMap((appointment) => {
      const holdsTime =
        appointment.status !== 'CANCELLED' &&
        appointment.provider.id === provider.id &&
        !except.includes(appointment.id);
      return holdsTime ? [spanOf(appointment, provider.bufferMinutes)] : [];
    }),
    ...blocks.flatMap((block) => (block.providerId === provider.id && block.isBusy !== false ? [spanOf(block)] : [])),
  ];
}

/** Whether a provider can be booked at all. */
export function isBookable(provider: ProviderRow): boolean {
  return provider.verification === 'VERIFIED' && provider.acceptingNewClients;
}

/**
 * Whether someone can book with a provider: one in the directory whose credentials hold. One who takes no new clients
 * stays open to former clients.
 * @param clientId Null for a visitor.
 */
export function mayBook(tables: Tables, provider: ProviderRow, clientId: UserId | null): boolean {
  if (isOutOfDirectory(tables, provider) || provider.verification !== 'VERIFIED') return false;
  return (
    provider.acceptingNewClients ||
    tables.appointments.all().some((row) => row.client.id === clientId && row.provider.id === provider.id)
  );
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
 * The open times between two instants, in order: the weekly hours with their exceptions, each on the clock of its
 * date's zone, without busy times and those that prayer closes, from the notice to the horizon that the provider set.
 * The one function that answers what can be booked, whether a booking is taken, and where a session can be moved.
 */
export function* openSlots(search: SlotSearch): Generator<Slot> {
  let last = '';
  for (const slot of inOrder(search)) {
    // Hours that lie over each other offer a start once.
    if (slot.startsAt !== last) yield slot;
    last = slot.startsAt;
  }
}

function* inOrder(search: SlotSearch): Generator<Slot> {
  if (!search.provider.travel?.length) return yield* slotsByDate(search, 0);
  // Where a journey begins or ends, the hours of two dates can lie over each other.
  yield* [...slotsByDate(search, 1)].toSorted((first, second) => first.startsAt.localeCompare(second.startsAt, 'en'));
}

/** @param around How many dates more are looked at before the first and after the last. */
function* slotsByDate({ provider, service, busy, prayer, from, to, now }: SlotSearch, around: number): Generator<Slot> {
  const earliest = Math.max(from.getTime(), addMinutes(now, provider.noticeMinutes ?? NOTICE_MINUTES).getTime());
  const latest = Math.min(to.getTime(), addMinutes(now, horizonOf(provider) * 24 * 60).getTime());
  if (earliest >= latest) return;
  const relevant = busy.filter((span) => span.end > earliest);
  const lastDate = plusDays(dateIn(new Date(latest), provider.timeZone), around);
  for (
    let date = plusDays(dateIn(new Date(earliest), provider.timeZone), -around);
    date.compare(lastDate) <= 0;
    date = plusDays(date, 1)
  ) {
    const closed = prayerSpans(date, prayer, zoneOn(date, provider));
    for (const start of startsOn(date, provider, service.durationMinutes)) {
      const modes = start.modes.filter((mode) => service.modes.includes(mode));
      // What begins this instant can no longer be booked, whatever the notice.
      const isInside = start.start >= earliest && start.start < latest && start.start > now.getTime();
      if (isInside && modes.length > 0 && ![...relevant, ...closed].some((span) => overlaps(span, start))) {
        yield { id: slotIdOf(service.id, start.start), startsAt: iso(start.start), endsAt: iso(start.end), modes };
      }
    }
  }
}

const horizonOf = ({ horizonDays }: ProviderRow) => horizonDays ?? HORIZON_DAYS;

/** The id of a slot: stable for the same time and service. */
function slotIdOf(serviceId: string, start: number): SlotId {
  return `${serviceId}-${(start / 60_000).toString(36)}` as SlotId;
}

/** The service whose price and next open time the directory shows. */
export function mainService(provider: ProviderRow): Service | undefined {
  return provider.services.find((service) => !service.isIntroduction);
}

/** The first time that a new client could book, or null. @param fits Which times count; all if left out. */
export function nextSlotAt(
  provider: ProviderRow,
  busy: readonly Span[],
  prayer: PrayerRules,
  now: Date,
  fits: (startsAt: string) => boolean = () => true,
): string | null {
  const service = mainService(provider);
  if (!service || !isBookable(provider)) return null;
  const to = addMinutes(now, horizonOf(provider) * 24 * 60);
  for (const { startsAt } of openSlots({ provider, service, busy, prayer, from: now, to, now }))
    if (fits(startsAt)) return startsAt;
  return null;
}

/** The open times nearest to a wanted one, in order of time: alternatives for a taken slot. */
export function nearestSlots(
  search: Omit<SlotSearch, 'from' | 'to'>,
  wanted: Date,
  count = 5,
): { startsAt: string; endsAt: string }[] {
  const week = 7 * 24 * 60;
  for (const [attempt, minutes] of [week, horizonOf(search.provider) * 24 * 60].entries()) {
    const slots = [...openSlots({ ...search, from: addMinutes(wanted, -minutes), to: addMinutes(wanted, minutes) })];
    if (slots.length >= count || attempt === 1) {
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
