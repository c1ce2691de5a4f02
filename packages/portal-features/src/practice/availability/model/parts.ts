import type { BookingRules } from '@sakina/platform/contract';
import { DAYS, weekOf } from './draft.ts';
import type { Day, HoursDraft } from './draft.ts';

/** A part of the page as a person reads it. */
export type HoursPart =
  | { id: 'day'; day: Day }
  | { id: 'exceptions' | 'travel' | 'notice' | 'horizon' | 'buffer' | 'step' | 'prayer' };

type Prayer = BookingRules['prayer'];

/** The hours with one entry for each thing that is changed by itself, so that two windows can be merged. */
export type HoursParts = Record<`day${Day}`, HoursDraft['week'][Day]> &
  Pick<HoursDraft, 'exceptions'> &
  Omit<BookingRules, 'prayer'> & { [Name in keyof Prayer as `prayer.${Name}`]: Prayer[Name] };

/** Takes a form apart. */
export function partsOf({ week, exceptions, rules: { prayer, ...rules } }: HoursDraft): HoursParts {
  return {
    ...Object.fromEntries(DAYS.map((day) => [`day${day}`, week[day]])),
    exceptions,
    ...rules,
    ...Object.fromEntries(Object.entries(prayer).map(([name, value]) => [`prayer.${name}`, value])),
  } as HoursParts;
}

/** Puts the parts together again. */
export function fromParts(parts: HoursParts): HoursDraft {
  const { exceptions, ...rest } = parts;
  const rules = Object.entries(rest).filter(([name]) => !/^(?:day\d|prayer\..*)$/.test(name));
  const prayer = Object.entries(rest).flatMap(([name, value]) =>
    name.startsWith('prayer.') ? [[name.slice('prayer.'.length), value] as const] : [],
  );
  return {
    week: weekOf((day) => parts[`day${day}`]),
    exceptions,
    rules: { ...Object.fromEntries(rules), prayer: Object.fromEntries(prayer) } as BookingRules,
  };
}

const RULES: Readonly<Record<string, Exclude<HoursPart, { id: 'day' }>['id']>> = {
  exceptions: 'exceptions',
  travel: 'travel',
  noticeMinutes: 'notice',
  horizonDays: 'horizon',
  bufferMinutes: 'buffer',
  stepMinutes: 'step',
};

/** The parts of the page that hold these entries, each once, in the order of the page. */
export function partsNamed(names: readonly string[]): HoursPart[] {
  const days = DAYS.filter((day) => names.includes(`day${day}`)).map((day) => ({ id: 'day' as const, day }));
  const ids = names.flatMap((name) => (name.startsWith('prayer.') ? 'prayer' : (RULES[name] ?? [])));
  return [...days, ...[...new Set(ids)].map((id) => ({ id }))];
}
