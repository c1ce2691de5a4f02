import { getOutcomes } from '../v1/outcomes.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';

/** Outcomes of a provider’s clients, aggregated. */
export const outcomeExamples: readonly AnyExample[] = [
  exampleOf(getOutcomes, {
    input: { query: {} },
    response: {
      scope: 'CASELOAD',
      clientId: null,
      asOf: '2026-11-24T15:00:00.000Z',
      minimumGroup: 5,
      clients: { active: 8, discharged: 1 },
      measures: [
        {
          instrument: 'PHQ_9',
          maximumScore: 27,
          points: [
            { month: '2026-09-01', respondents: 5, averageScore: 12 },
            { month: '2026-10-01', respondents: 6, averageScore: 10.3 },
            { month: '2026-11-01', respondents: 7, averageScore: 9 },
          ],
          followed: 7,
          improved: 3,
          reliablyImproved: 3,
          deteriorated: 0,
        },
        {
          instrument: 'GAD_7',
          maximumScore: 21,
          points: [
            { month: '2026-09-01', respondents: 5, averageScore: 11.6 },
            { month: '2026-10-01', respondents: 6, averageScore: 10 },
            { month: '2026-11-01', respondents: 7, averageScore: 7.9 },
          ],
          followed: 7,
          improved: 4,
          reliablyImproved: 4,
          deteriorated: 0,
        },
      ],
      measured: { active: 8, measured: 7 },
      recovery: { followed: 7, cases: 6, recovered: 2, reliablyRecovered: 2 },
      goals: { active: 7, achieved: 2, averageProgress: 60 },
      attendance: {
        completed: 54,
        noShow: 1,
        cancelledByClient: 1,
        cancelledLate: 1,
        cancelledByProvider: 1,
        attendedPercent: 98.2,
      },
      retention: { started: 8, cameThreeTimes: 7, retainedPercent: 87.5, medianSessions: 7 },
    },
  }),
];
