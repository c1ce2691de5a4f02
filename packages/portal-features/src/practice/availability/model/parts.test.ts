import { mergeVersions } from '@sakina/platform/domain';
import { expect, it } from 'vitest';
import { isSameTyped } from '../../../shared/form/index.ts';
import { draftOf } from './draft.ts';
import type { HoursDraft } from './draft.ts';
import { fromParts, partsNamed, partsOf } from './parts.ts';

const read = (): HoursDraft =>
  draftOf(
    [
      { dayOfWeek: 1, from: '09:00', until: '12:00', modes: ['ONLINE'] },
      { dayOfWeek: 3, from: '14:00', until: '16:00', modes: ['ONLINE'] },
    ] as Parameters<typeof draftOf>[0],
    [],
    {
      noticeMinutes: 60,
      horizonDays: 30,
      bufferMinutes: 10,
      stepMinutes: 15,
      travel: [],
      prayer: {
        around: [],
        jumuah: null,
        ramadan: null,
        method: 'MUSLIM_WORLD_LEAGUE',
        asr: 'STANDARD',
        highLatitude: 'TWILIGHT_ANGLE',
      },
    },
  );

it('puts together what it took apart', () => {
  const draft = read();
  expect(fromParts(partsOf(draft))).toEqual(draft);
});

it('merges two days and two rules that were changed in two windows, and asks about neither [SEC-16]', () => {
  const [base, mine, theirs] = [partsOf(read()), partsOf(read()), partsOf(read())];
  const monday = mine.day1.map((range) => ({ ...range, until: '13:00' }));
  const { merged, conflicts } = mergeVersions(
    base,
    { ...mine, day1: monday, 'prayer.asr': 'HANAFI' },
    { ...theirs, day3: [], bufferMinutes: 20 },
    isSameTyped,
  );
  expect(conflicts).toEqual([]);
  expect(fromParts(merged)).toMatchObject({
    week: { 1: [{ until: '13:00' }], 3: [] },
    rules: { bufferMinutes: 20, noticeMinutes: 60, prayer: { asr: 'HANAFI', method: 'MUSLIM_WORLD_LEAGUE' } },
  });
});

it('names each part of the page once, in its order', () => {
  expect(partsNamed(['prayer.asr', 'noticeMinutes', 'prayer.method', 'day5', 'day1'])).toEqual([
    { id: 'day', day: 1 },
    { id: 'day', day: 5 },
    { id: 'prayer' },
    { id: 'notice' },
  ]);
});
