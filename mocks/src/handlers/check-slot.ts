import type { SessionMode } from '@sakina/platform/contract';
import { addMinutes } from '../clock.ts';
import { settingsOf } from '../rules/provider-settings.ts';
import { heldSlots } from '../rules/slot-holds.ts';
import { busySpans, nearestSlots, NOTICE_MINUTES, openSlots } from '../rules/slots.ts';
import type { ProviderRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import { ApiFailure } from './api-failure.ts';

interface Wanted {
  tables: Tables;
  provider: ProviderRow;
  service: ProviderRow['services'][number];
  /** The mode of the session; any offered one if left out. */
  mode?: SessionMode;
  startsAt: string;
  now: Date;
  /** The appointment that is being moved: its own time does not block it. */
  except?: string;
  /** The caller: a time that they hold does not block them. */
  callerId?: string;
}

/** The open slot at a start. @throws ApiFailure 409 with nearby open slots */
export function checkSlot({ tables, provider, service, mode, startsAt, now, except, callerId }: Wanted): {
  startsAt: string;
  endsAt: string;
} {
  const wanted = new Date(startsAt);
  if (wanted <= now) throw new ApiFailure(422, 'SLOT_IN_PAST', 'That time has already passed. Please choose another.');
  const noticeMinutes = provider.noticeMinutes ?? NOTICE_MINUTES;
  const offered = { ...service, modes: service.modes.filter((entry) => mode === undefined || entry === mode) };
  const busy = [
    ...busySpans(provider, tables.appointments.all(), tables.blocks.all(), except === undefined ? [] : [except]),
    ...heldSlots(tables, provider, now, callerId),
  ];
  const prayer = settingsOf(tables, provider.id, now).prayerRules;
  const [slot] = openSlots({
    provider,
    service: offered,
    busy,
    prayer,
    from: wanted,
    to: new Date(wanted.getTime() + 60_000),
    now,
  });
  const alternatives = nearestSlots({ provider, service: offered, busy, prayer, now }, wanted);
  if (wanted < addMinutes(now, noticeMinutes))
    throw new ApiFailure(422, 'NOTICE_TOO_SHORT', 'That time is too near to be booked. Please choose a later one.', {
      noticeMinutes,
      alternatives,
    });
  if (slot && Date.parse(slot.startsAt) === wanted.getTime()) return { startsAt: slot.startsAt, endsAt: slot.endsAt };
  throw new ApiFailure(409, 'SLOT_TAKEN', 'That time is no longer open.', { alternatives });
}
