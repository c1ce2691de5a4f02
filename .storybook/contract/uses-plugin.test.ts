import * as contract from '@sakina/platform/contract';
import { allOperations } from '@sakina/platform/contract/table';
import { mockHandlers } from '@sakina/mocks';
import { expect, it } from 'vitest';
import { readContractUses } from './uses-plugin.ts';

const read = readContractUses();
const nameOf = new Map<unknown, string>(Object.entries(contract).map(([name, value]) => [value, name]));

it('finds every operation of the table, and no other', () => {
  expect(Object.keys(read.declared).toSorted()).toEqual(
    allOperations.map((operation) => String(nameOf.get(operation))).toSorted(),
  );
});

it('finds the file of every mock', () => {
  const mocked = mockHandlers.map(({ operation }) => nameOf.get(operation));
  expect(mocked.filter((name) => name === undefined || !(name in read.mocks))).toEqual([]);
});

it('finds the callers of an operation, and the title of each story that shows it', () => {
  const booking = read.uses['createAppointment'];
  expect(booking?.features).toContain('care/booking');
  expect(booking?.screens.some((screen) => screen.includes('/booking/screens/'))).toBe(true);
  const stories = Object.values(read.uses).flatMap((use) => use.stories);
  expect(stories.filter((file) => !(file in read.titles))).toEqual([]);
});

it('reads field descriptions from the generated OpenAPI documents', () => {
  expect(read.words['appointments.create']?.['body.phone']).toBe(
    'Digits with an optional leading plus, for reminders; optional.',
  );
  expect(allOperations.filter(({ name }) => !(name in read.words)).map(({ name }) => name)).toEqual([]);
});
