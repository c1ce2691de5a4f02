import { expect, test } from 'vitest';
import { seedAround } from '../store/seed.ts';
import { MINIMUM_GROUP, scoresByMonth } from './outcomes.ts';

const measures = [...seedAround().measures.values()];
const ofPeople = (howMany: number) => {
  const people = [
    ...new Set(
      measures
        .filter((row) => row.instrument === 'PHQ_9' && row.completedAt?.startsWith('2026-11'))
        .map((row) => row.client.id),
    ),
  ].slice(0, howMany);
  return scoresByMonth(
    measures.filter((row) => people.includes(row.client.id)),
    'PHQ_9',
    'America/New_York',
    MINIMUM_GROUP,
  ).at(-1);
};

test('[CALL-39] shows an average for five people, and none for four', () => {
  expect(ofPeople(4)).toEqual({ month: '2026-11-01', respondents: 4, averageScore: null });
  expect(ofPeople(5)).toEqual({ month: '2026-11-01', respondents: 5, averageScore: expect.any(Number) });
});

test('[CALL-39] counts each client once a month, with the latest score', () => {
  const [layla] = scoresByMonth(
    measures.filter((row) => row.client.displayName === 'Layla Haddad'),
    'GAD_7',
    'America/New_York',
    1,
  ).slice(-1);
  expect(layla).toEqual({ month: '2026-11-01', respondents: 1, averageScore: 8 });
});
