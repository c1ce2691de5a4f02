import type { Availability, AvailabilitySlot, BookingRules } from '@sakina/platform/contract';
import { hoursByMidnight, isPastMidnight } from '@sakina/platform/domain';
import { isTimeZone } from '@sakina/platform/format';
import type { ProviderRow } from '../store/rows.ts';
import { prayerProblems } from './profile.ts';

type Problems = Record<string, string>;

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

type Hours = Omit<AvailabilitySlot, 'dayOfWeek'> & { dayOfWeek?: number };

const wordsOf = ({ dayOfWeek, from, until }: Hours) =>
  `${dayOfWeek === undefined ? '' : `${weekdays[dayOfWeek - 1] ?? ''} `}${from}–${until}`;

/**
 * The problems of hours, by their index in the list. Those of a single date may go past midnight; those of a week come
 * in parts.
 */
function slotProblems(path: string, slots: readonly Hours[], { modes }: ProviderRow): Problems {
  const problems: Problems = {};
  for (const [index, slot] of slots.entries()) {
    const [evening] = hoursByMidnight(slot);
    const other = slots.slice(0, index).find((entry) => {
      const [earlier] = hoursByMidnight(entry);
      return entry.dayOfWeek === slot.dayOfWeek && earlier.from < evening.until && evening.from < earlier.until;
    });
    const foreign = slot.modes.find((mode) => !modes.includes(mode));
    if (slot.until === slot.from || (slot.dayOfWeek !== undefined && isPastMidnight(slot)))
      problems[`${path}.${index}.until`] = 'The end has to come after the start.';
    else if (other) problems[`${path}.${index}`] = `${wordsOf(slot)} overlaps with ${wordsOf(other)}.`;
    if (foreign)
      problems[`${path}.${index}.modes`] =
        `Your profile does not offer ${foreign === 'ONLINE' ? 'online' : 'in-person'} sessions.`;
  }
  return problems;
}

/** Journeys that end before they begin, share a day, or go to a zone that does not exist. */
function travelProblems(travel: BookingRules['travel']): Problems {
  const problems: Problems = {};
  for (const [index, { from, until, timeZone }] of travel.entries()) {
    if (until < from) problems[`rules.travel.${index}.until`] = 'The last day cannot come before the first.';
    else if (travel.slice(0, index).some((other) => other.from <= until && from <= other.until))
      problems[`rules.travel.${index}.from`] = 'Another journey is on one of these days.';
    if (!isTimeZone(timeZone)) problems[`rules.travel.${index}.timeZone`] = 'There is no such time zone.';
  }
  return problems;
}

/** Everything that is wrong with hours as they were sent, in words by field. */
export function hoursProblems(
  provider: ProviderRow,
  slots: readonly AvailabilitySlot[],
  exceptions: Availability['exceptions'],
  rules: BookingRules | undefined,
): Problems {
  const problems = slotProblems('slots', slots, provider);
  for (const [index, entry] of exceptions.entries()) {
    Object.assign(problems, slotProblems(`exceptions.${index}.slots`, entry.slots, provider));
    if (exceptions.findIndex(({ date }) => date === entry.date) !== index)
      problems[`exceptions.${index}.date`] = 'This date is in the list twice.';
  }
  if (!rules) return problems;
  const ofPrayer = Object.entries(prayerProblems(rules.prayer)).map(([path, words]) => [
    path.replace('prayerRules', 'rules.prayer'),
    words,
  ]);
  return { ...problems, ...travelProblems(rules.travel), ...Object.fromEntries(ofPrayer) };
}
