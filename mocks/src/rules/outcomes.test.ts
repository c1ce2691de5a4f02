import type { Instrument } from '@sakina/platform/contract';
import { expect, test } from 'vitest';
import { seedAround } from '../store/seed.ts';
import type { MeasureRow } from '../store/tables/care.ts';
import { MINIMUM_GROUP, recoveryOf, scoresByMonth } from './outcomes.ts';

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

type Scores = readonly [first: number, latest: number];

/** The answers of one person: the first and the latest score of both questionnaires. */
function person(name: string, phq9: Scores, gad7: Scores): MeasureRow[] {
  const given = measures.find((row) => row.result !== null);
  if (!given?.result) throw new Error('The seed has an answered questionnaire.');
  const { result } = given;
  const answer = (instrument: Instrument, score: number, completedAt: string): MeasureRow => ({
    ...given,
    id: `mea-${name}-${instrument}-${completedAt}` as MeasureRow['id'],
    client: { ...given.client, id: `usr-${name}` as MeasureRow['client']['id'] },
    instrument,
    completedAt,
    result: { ...result, score },
  });
  const course = (instrument: Instrument, [first, latest]: Scores) => [
    answer(instrument, first, '2026-09-01T15:00:00.000Z'),
    answer(instrument, latest, '2026-11-01T15:00:00.000Z'),
  ];
  return [...course('PHQ_9', phq9), ...course('GAD_7', gad7)];
}

test.each<[what: string, phq9: Scores, gad7: Scores, cases: number, recovered: number, reliably: number]>([
  ['below both, and reliably better', [14, 5], [9, 4], 1, 1, 1],
  ['below both by a small change', [10, 9], [5, 5], 1, 1, 0],
  ['below both, and reliably worse on one', [14, 5], [3, 7], 1, 1, 0],
  ['still at the line of one', [14, 8], [9, 8], 1, 0, 0],
  ['never a case', [9, 2], [7, 1], 0, 0, 0],
])('[CALL-39] recovery: %s', (_, phq9, gad7, cases, recovered, reliably) => {
  expect(recoveryOf(person('one', phq9, gad7), 0)).toEqual({
    followed: 1,
    cases,
    recovered,
    reliablyRecovered: reliably,
  });
});

test('[CALL-39] recovery is told of five cases, and hidden of four', () => {
  const people = ['one', 'two', 'three', 'four', 'five'].map((name) => person(name, [14, 5], [9, 4]));
  expect(recoveryOf(people.flat(), MINIMUM_GROUP)).toEqual({
    followed: 5,
    cases: 5,
    recovered: 5,
    reliablyRecovered: 5,
  });
  expect(recoveryOf(people.slice(1).flat(), MINIMUM_GROUP)).toEqual({
    followed: 4,
    cases: null,
    recovered: null,
    reliablyRecovered: null,
  });
});

test('[CALL-39] who has answered one questionnaire only is not followed', () => {
  const one = person('one', [14, 5], [9, 4]).filter((row) => row.instrument === 'PHQ_9');
  expect(recoveryOf(one, 0)).toMatchObject({ followed: 0, cases: 0 });
});
