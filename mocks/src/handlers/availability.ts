import { getAvailability, updateAvailability } from '@sakina/platform/contract';
import type { AvailabilitySlot } from '@sakina/platform/contract';
import { iso } from '../clock.ts';
import { isWithinHours } from '../rules/availability.ts';
import { settingsOf } from '../rules/provider-settings.ts';
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

export const getAvailabilityHandler = defineHandler(getAvailability, (context) => {
  const { tables, query, now } = context;
  const providerId = query.providerId ?? context.user.providerId;
  const provider = providerId === null ? undefined : tables.providers.get(providerId);
  if (!provider) throw notFound('this provider');
  return hoursOf(tables, provider, now);
});

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

type Hours = Omit<AvailabilitySlot, 'dayOfWeek'> & { dayOfWeek?: number };

const wordsOf = ({ dayOfWeek, from, until }: Hours) =>
  `${dayOfWeek === undefined ? '' : `${weekdays[dayOfWeek - 1] ?? ''} `}${from}–${until}`;

/** The problems of hours, by their index in the list. */
function problemsOf(path: string, slots: readonly Hours[], { modes }: ProviderRow): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [index, slot] of slots.entries()) {
    const other = slots
      .slice(0, index)
      .find((entry) => entry.dayOfWeek === slot.dayOfWeek && entry.from < slot.until && slot.from < entry.until);
    const foreign = slot.modes.find((mode) => !modes.includes(mode));
    if (slot.until <= slot.from) problems[`${path}.${index}.until`] = 'The end has to come after the start.';
    else if (other) problems[`${path}.${index}`] = `${wordsOf(slot)} overlaps with ${wordsOf(other)}.`;
    if (foreign)
      problems[`${path}.${index}.modes`] =
        `Your profile does not offer ${foreign === 'ONLINE' ? 'online' : 'in-person'} sessions.`;
  }
  return problems;
}

const inOrder = <Slot extends Hours>(slots: readonly Slot[]) =>
  slots.toSorted(
    (first, second) => (first.dayOfWeek ?? 0) - (second.dayOfWeek ?? 0) || first.from.localeCompare(second.from, 'en'),
  );

/** The sessions ahead of a provider that their hours do not cover, in order of time. */
function sessionsOutside(tables: Tables, provider: ProviderRow, now: Date) {
  const { prayerRules } = settingsOf(tables, provider.id, now);
  return tables.appointments
    .all()
    .filter(
      (row) =>
        row.provider.id === provider.id &&
        (row.status === 'CONFIRMED' || row.status === 'PENDING') &&
        Date.parse(row.startsAt) > now.getTime() &&
        !isWithinHours(row, provider, prayerRules),
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
  const exceptions = body.exceptions ?? provider.exceptions;
  const problems = problemsOf('slots', body.slots, provider);
  for (const [index, { date, slots }] of (body.exceptions ?? []).entries()) {
    Object.assign(problems, problemsOf(`exceptions.${index}.slots`, slots, provider));
    if (exceptions.findIndex((entry) => entry.date === date) !== index)
      problems[`exceptions.${index}.date`] = 'This date is in the list twice.';
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
  if (body.version !== undefined && body.version !== settings.availabilityVersion) {
    throw versionConflict('Your hours were changed in another window. Read them again before you save.', {
      version: settings.availabilityVersion,
    });
  }
  const changed: ProviderRow = {
    ...provider,
    weekly: inOrder(body.slots),
    exceptions: exceptions
      .map((entry) => ({ ...entry, slots: inOrder(entry.slots) }))
      .toSorted((first, second) => first.date.localeCompare(second.date, 'en')),
  };
  const bookedOutside = sessionsOutside(tables, changed, now);
  if (body.dryRun) return { ...hoursOf(tables, changed, now), bookedOutside };
  tables.providers.put(changed);
  tables.providerSettings.put({
    ...settings,
    availabilityVersion: settings.availabilityVersion + 1,
    updatedAt: iso(now),
  });
  return { ...hoursOf(tables, changed, now), bookedOutside };
});
