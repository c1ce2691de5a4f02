import { getAvailability, previewAvailability, updateAvailability } from '@sakina/platform/contract';
import type { AvailabilitySlot, BookingRules, PrayerRules } from '@sakina/platform/contract';
import { isPlanned } from '@sakina/platform/domain';
import { iso } from '../clock.ts';
import { isWithinHours } from '../rules/availability.ts';
import { hoursProblems } from '../rules/hours-problems.ts';
import { settingsOf } from '../rules/provider-settings.ts';
import { heldSlots } from '../rules/slot-holds.ts';
import { busySpans, HORIZON_DAYS, NOTICE_MINUTES, openSlots } from '../rules/slots.ts';
import type { ProviderRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import { invalid, notFound, versionConflict } from './api-failure.ts';
import { defineHandler } from './define-handler.ts';
import { requireProvider } from './practice/own.ts';

function hoursOf(tables: Tables, { id, timeZone, weekly, exceptions }: ProviderRow, now: Date) {
  return {
    providerId: id,
    timeZone,
    slots: weekly,
    exceptions,
    version: settingsOf(tables, id, now).availabilityVersion,
  };
}

function rulesOf(
  { noticeMinutes, horizonDays, bufferMinutes, stepMinutes, travel }: ProviderRow,
  prayer: PrayerRules,
): BookingRules {
  return {
    noticeMinutes: noticeMinutes ?? NOTICE_MINUTES,
    horizonDays: horizonDays ?? HORIZON_DAYS,
    bufferMinutes,
    stepMinutes,
    travel: travel ?? [],
    prayer,
  };
}

export const getAvailabilityHandler = defineHandler(getAvailability, (context) => {
  const { tables, query, now } = context;
  const providerId = query.providerId ?? context.user.providerId;
  const provider = providerId === null ? undefined : tables.providers.get(providerId);
  if (!provider) throw notFound('this provider');
  const hours = hoursOf(tables, provider, now);
  if (provider.id !== context.caller?.providerId) return hours;
  return { ...hours, rules: rulesOf(provider, settingsOf(tables, provider.id, now).prayerRules) };
});

type Hours = Omit<AvailabilitySlot, 'dayOfWeek'> & { dayOfWeek?: number };

const inOrder = <Slot extends Hours>(slots: readonly Slot[]) =>
  slots.toSorted(
    (first, second) => (first.dayOfWeek ?? 0) - (second.dayOfWeek ?? 0) || first.from.localeCompare(second.from, 'en'),
  );

/** A provider with other hours, in order. @throws ApiFailure with what is wrong at which field */
function withHours(
  provider: ProviderRow,
  slots: ProviderRow['weekly'],
  exceptions: ProviderRow['exceptions'],
  rules: BookingRules | undefined,
): ProviderRow {
  const problems = hoursProblems(provider, slots, exceptions, rules);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const { prayer: _, travel, ...numbers } = rules ?? {};
  return {
    ...provider,
    ...numbers,
    ...(travel && { travel: travel.toSorted((first, second) => first.from.localeCompare(second.from, 'en')) }),
    weekly: inOrder(slots),
    exceptions: exceptions
      .map((entry) => ({ ...entry, slots: inOrder(entry.slots) }))
      .toSorted((first, second) => first.date.localeCompare(second.date, 'en')),
  };
}

/** Hours with the prayer rules that close parts of them. */
interface Covered {
  provider: ProviderRow;
  prayer: PrayerRules;
}

/** The sessions ahead of a provider that a change of their hours puts outside them, in order of time. */
function sessionsOutside(tables: Tables, before: Covered, { provider, prayer }: Covered, now: Date) {
  return tables.appointments
    .all()
    .filter(
      (row) =>
        row.provider.id === provider.id &&
        isPlanned(row) &&
        Date.parse(row.startsAt) > now.getTime() &&
        isWithinHours(row, before.provider, before.prayer) &&
        !isWithinHours(row, provider, prayer),
    )
    .toSorted((first, second) => first.startsAt.localeCompare(second.startsAt, 'en'))
    .map(({ id, client, service, startsAt, endsAt }) => ({
      appointmentId: id,
      clientName: client.displayName,
      serviceName: service.name,
      startsAt,
      endsAt,
    }));
}

export const updateAvailabilityHandler = defineHandler(updateAvailability, (context) => {
  const { tables, body, now } = context;
  const provider = requireProvider(context);
  const settings = settingsOf(tables, provider.id, now);
  const changed = withHours(provider, body.slots, body.exceptions ?? provider.exceptions, body.rules);
  if (body.version !== settings.availabilityVersion) {
    throw versionConflict('Your hours were changed in another window. Read them again before you save.', {
      version: settings.availabilityVersion,
    });
  }
  const prayer = body.rules?.prayer ?? settings.prayerRules;
  const before = { provider, prayer: settings.prayerRules };
  const bookedOutside = sessionsOutside(tables, before, { provider: changed, prayer }, now);
  const more = { rules: rulesOf(changed, prayer), bookedOutside };
  if (body.dryRun) return { ...hoursOf(tables, changed, now), ...more };
  tables.providers.put(changed);
  tables.providerSettings.put({
    ...settings,
    prayerRules: prayer,
    profileVersion: settings.profileVersion + (body.rules ? 1 : 0),
    availabilityVersion: settings.availabilityVersion + 1,
    updatedAt: iso(now),
  });
  return { ...hoursOf(tables, changed, now), ...more };
});

const PREVIEW_DAYS = 36;

export const previewAvailabilityHandler = defineHandler(previewAvailability, (context) => {
  const { tables, body, now } = context;
  const provider = requireProvider(context);
  const service = provider.services.find(({ id }) => id === body.serviceId);
  if (!service) throw notFound('this service');
  const [from, to] = [new Date(body.from), new Date(body.to)];
  if (to <= from) throw invalid({ to: 'The end has to come after the start.' });
  if (to.getTime() - from.getTime() > PREVIEW_DAYS * 86_400_000)
    throw invalid({ to: 'At most five weeks can be asked for at once.' });
  const changed = withHours(provider, body.slots, body.exceptions, body.rules);
  const busy = [
    ...busySpans(changed, tables.appointments.all(), tables.blocks.all()),
    ...heldSlots(tables, changed, now, undefined),
  ];
  const slots = [...openSlots({ provider: changed, service, busy, prayer: body.rules.prayer, from, to, now })];
  return { providerId: provider.id, serviceId: service.id, timeZone: provider.timeZone, slots };
});
