import { settingsOf } from '../rules/provider-settings.ts';
import { heldSlots } from '../rules/slot-holds.ts';
import { overlaps } from '../rules/busy.ts';
import { calendarOf, eventsIn } from '../rules/calendar.ts';
import { busySpans, nearestSlots } from '../rules/slots.ts';
import { addMinutes, iso } from '../clock.ts';
import type { ProviderRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import { ApiFailure } from './api-failure.ts';

interface Wanted {
  tables: Tables;
  provider: ProviderRow;
  service: ProviderRow['services'][number];
  startsAt: string;
  now: Date;
  /** The appointments that are being moved: their own times do not block them. */
  except?: readonly string[];
}

/**
 * The time of a session that its provider sets. A provider may work outside the hours they offer and over an external
 * event, both of which the screen says first; two sessions, or a session in a blocked time, are refused.
 * @throws ApiFailure 409 with nearby open slots; 422 for the past
 */
export function checkOwnTime({ tables, provider, service, startsAt, now, except = [] }: Wanted): {
  startsAt: string;
  endsAt: string;
} {
  const start = new Date(startsAt);
  if (start <= now) throw new ApiFailure(422, 'SLOT_IN_PAST', 'That time has already passed. Please choose another.');
  const end = addMinutes(start, service.durationMinutes);
  const span = { start: start.getTime(), end: end.getTime() };
  const held = heldSlots(tables, provider, now, undefined);
  const inTheWay = eventsIn(calendarOf(tables, provider), span).filter(
    (event) => event.kind !== 'EXTERNAL' && !except.some((id) => id === event.appointmentId),
  );
  if (inTheWay.length === 0 && !held.some((hold) => overlaps(hold, span)))
    return { startsAt: iso(start), endsAt: iso(end) };
  const busy = [...busySpans(provider, tables.appointments.all(), tables.blocks.all(), except), ...held];
  throw new ApiFailure(409, 'SLOT_TAKEN', 'Something else stands on your calendar at that time.', {
    alternatives: nearestSlots(
      { provider, service, busy, prayer: settingsOf(tables, provider.id, now).prayerRules, now },
      start,
      3,
    ),
  });
}
