import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SessionMode } from '@sakina/platform/contract';
import { addMinutes, iso, pinnedNow } from '../clock.ts';
import { checkSlot } from '../handlers/check-slot.ts';
import { ids, serviceIdOf } from '../personas/ids.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import type { ProviderRow } from '../store/rows.ts';
import { isWithinHours } from './availability.ts';
import { heldSlots } from './slot-holds.ts';
import { noPrayerRules } from './provider-settings.ts';
import { busySpans, openSlots } from './slots.ts';

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 15, 30, 45))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
const span = fc
  .tuple(time, time)
  .filter(([one, other]) => one !== other)
  .map(([one, other]) => (one < other ? { from: one, until: other } : { from: other, until: one }));
const hours = span.map((times) => ({ ...times, modes: ['ONLINE'] as SessionMode[] }));
const day = fc.integer({ min: 0, max: 60 }).map((days) => iso(addMinutes(pinnedNow(), days * 1440)).slice(0, 10));
const zone = fc.constantFrom('America/New_York', 'Africa/Cairo', 'Pacific/Auckland', 'Asia/Kathmandu', 'Europe/London');
const margin = fc.integer({ min: 0, max: 60 });

/**
 * A schedule as a provider may set it: times of one day may lie over each other, which a form refuses and the rule
 * survives.
 */
const schedule = fc.record({
  timeZone: zone,
  weekly: fc.array(
    fc.tuple(fc.integer({ min: 1, max: 7 }), hours).map(([dayOfWeek, slot]) => ({ dayOfWeek, ...slot })),
    { maxLength: 12 },
  ),
  exceptions: fc.uniqueArray(
    fc.record({ date: day, slots: fc.array(hours, { maxLength: 2 }), reason: fc.constant(null) }),
    {
      maxLength: 4,
      selector: ({ date }) => date,
    },
  ),
  travel: fc.array(
    fc.record({ from: day, until: day, timeZone: zone }).filter(({ from, until }) => from <= until),
    { maxLength: 2 },
  ),
  stepMinutes: fc.constantFrom(15, 20, 60),
  bufferMinutes: fc.constantFrom(0, 10, 15),
  noticeMinutes: fc.constantFrom(0, 120, 2880),
  horizonDays: fc.constantFrom(7, 30, 56),
});

const prayer = fc.record({
  around: fc.uniqueArray(
    fc.record({
      prayer: fc.constantFrom('DHUHR' as const, 'ASR' as const, 'ISHA' as const),
      minutesBefore: margin,
      minutesAfter: margin,
    }),
    { maxLength: 3, selector: (entry) => entry.prayer },
  ),
  jumuah: fc.option(span),
  ramadan: fc.option(fc.record({ minutesBeforeIftar: margin, latestEnd: time })),
});

const RUNS = 1000;

describe('[CALL-6] one function answers what is open, what is booked and where a session moves', () => {
  test(`on ${RUNS} random schedules, a time is taken exactly when it is listed, and lies within the hours`, async () => {
    await createMemoryStore().run((tables) => {
      const seeded = tables.providers.get(ids.providers.amina);
      const settings = tables.providerSettings.get(ids.providers.amina);
      const service = seeded?.services.find(({ id }) => id === serviceIdOf(ids.providers.amina, 'session'));
      if (!seeded || !settings || !service) throw new Error('the seed has the provider, her settings and the service');
      const now = pinnedNow();
      fc.assert(
        fc.property(schedule, prayer, fc.nat(), fc.nat(), (given, rules, pick, offset) => {
          const provider: ProviderRow = { ...seeded, ...given };
          const prayerRules = { ...noPrayerRules, ...rules };
          tables.providerSettings.put({ ...settings, prayerRules });
          const busy = [
            ...busySpans(provider, tables.appointments.all(), tables.blocks.all()),
            ...heldSlots(tables, provider, now),
          ];
          const to = addMinutes(now, 60 * 1440);
          const listed = [...openSlots({ provider, service, busy, prayer: prayerRules, from: now, to, now })];
          const starts = new Set(listed.map(({ startsAt }) => startsAt));
          expect(starts.size).toBe(listed.length);
          expect(listed).toEqual(
            listed.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt)),
          );

          const some = listed[pick % Math.max(listed.length, 1)];
          const wanted = [
            ...(some ? [some.startsAt] : []),
            iso(addMinutes(now, (offset % (60 * 96)) * 15)),
            ...(some ? [iso(addMinutes(some.startsAt, 15))] : []),
          ];
          const answerTo = (startsAt: string) => {
            try {
              return checkSlot({ tables, provider, service, mode: 'ONLINE', startsAt, now }).startsAt;
            } catch {
              return 'refused';
            }
          };
          for (const startsAt of wanted) {
            expect(answerTo(startsAt)).toBe(starts.has(startsAt) ? startsAt : 'refused');
          }
          expect(some === undefined || isWithinHours({ ...some, mode: 'ONLINE' }, provider, prayerRules)).toBe(true);
        }),
        { numRuns: RUNS, seed: 24 },
      );
    });
  }, 60_000);
});
