import type { Instrument, MeasureId, SafetyPlanContent, UserId } from '@sakina/platform/contract';
import { ids } from './ids.ts';
import { clients } from './people.ts';

/** Scores of one client, requested by Dr. Rahman and answered on days relative to the seed's today. */
interface SeriesSeed {
  client: UserId;
  instrument: Instrument;
  scores: readonly (readonly [day: number, score: number])[];
}

const { users } = ids;
const person = (index: number) => (clients[index] ?? clients[0]).id;

/** Adds noise to a falling series. */
export const seriesSeeds: readonly SeriesSeed[] = [
  {
    client: users.layla,
    instrument: 'GAD_7',
    scores: [
      [-42, 16],
      [-35, 14],
      [-28, 12],
      [-21, 13],
      [-14, 9],
      [-7, 8],
    ],
  },
  {
    client: users.layla,
    instrument: 'PHQ_9',
    scores: [
      [-42, 13],
      [-28, 11],
      [-7, 7],
    ],
  },
  {
    client: users.noah,
    instrument: 'PHQ_9',
    scores: [
      [-13, 14],
      [-6, 11],
    ],
  },
  {
    client: users.noah,
    instrument: 'GAD_7',
    scores: [
      [-13, 11],
      [-6, 9],
    ],
  },
  {
    client: person(0),
    instrument: 'GAD_7',
    scores: [
      [-56, 15],
      [-42, 14],
      [-28, 11],
      [-14, 10],
    ],
  },
  {
    client: person(0),
    instrument: 'PHQ_9',
    scores: [
      [-56, 9],
      [-28, 8],
      [-14, 6],
    ],
  },
  {
    client: person(1),
    instrument: 'PHQ_9',
    scores: [
      [-57, 18],
      [-43, 15],
      [-29, 16],
      [-15, 11],
    ],
  },
  {
    client: person(1),
    instrument: 'GAD_7',
    scores: [
      [-57, 10],
      [-29, 9],
      [-15, 7],
    ],
  },
  {
    client: person(3),
    instrument: 'PHQ_9',
    scores: [
      [-59, 14],
      [-45, 13],
      [-31, 10],
      [-10, 8],
    ],
  },
  {
    client: person(3),
    instrument: 'GAD_7',
    scores: [
      [-59, 13],
      [-31, 12],
      [-10, 8],
    ],
  },
  {
    client: person(5),
    instrument: 'PHQ_9',
    scores: [
      [-60, 12],
      [-46, 11],
      [-32, 13],
      [-11, 14],
    ],
  },
  {
    client: person(5),
    instrument: 'GAD_7',
    scores: [
      [-60, 8],
      [-32, 9],
      [-11, 9],
    ],
  },
  {
    client: person(6),
    instrument: 'PHQ_9',
    scores: [
      [-61, 7],
      [-33, 4],
      [-12, 3],
    ],
  },
  {
    client: person(6),
    instrument: 'GAD_7',
    scores: [
      [-61, 12],
      [-33, 7],
      [-12, 4],
    ],
  },
];

/** Answers above 0 to the question about self-harm. */
interface FlagSeed {
  id: MeasureId;
  client: UserId;
  day: number;
  score: number;
  answer: 1 | 2 | 3;
  isByThemselves: boolean;
  acknowledged: { minutesLater: number; notes: string } | null;
}

export const flagSeeds: readonly FlagSeed[] = [
  {
    id: 'msr-t6y2u8i4' as MeasureId,
    client: users.layla,
    day: -14,
    score: 12,
    answer: 1,
    isByThemselves: false,
    acknowledged: {
      minutesLater: 55,
      notes:
        'Spoke with Layla the same afternoon. Tired of the days since the funeral; no wish to die, no plan, no means. Safety plan read together; her sister knows.',
    },
  },
  // Answered last night, not acknowledged yet.
  {
    id: 'msr-n3b7v1c5' as MeasureId,
    client: person(5),
    day: -1,
    score: 17,
    answer: 1,
    isByThemselves: true,
    acknowledged: null,
  },
];

/** Layla’s open questionnaire. */
export const openMeasureSeed = {
  id: 'msr-p9o4i2u7' as MeasureId,
  client: users.layla,
  instrument: 'GAD_7',
  assignedDay: -1,
  dueInDays: 3,
} as const;

/** Layla’s safety plan, in her own words. */
export const laylaSafetyPlan: SafetyPlanContent = {
  warningSigns: [
    'I stop answering my sister.',
    'I lie awake after four and everything I ever said comes back.',
    'I think that no one would notice if I were not there.',
  ],
  whatHelpsMe: [
    'Cold water on my wrists.',
    'The breathing with the long out-breath, ten times.',
    'Grandmother’s recording of Surah Ad-Duha.',
  ],
  peopleAndPlaces: [
    'The bench by the water at Red Hook.',
    'The library until it closes.',
    'My cousin’s kitchen, she always cooks too much.',
  ],
  peopleICanAsk: [
    { name: 'Rania, my sister', phone: '+1 718 555 0177' },
    { name: 'Aunt Samira', phone: '+1 718 555 0163' },
  ],
  professionals: [
    { name: 'Dr. Amina Rahman', phone: null },
    { name: '988, call or text', phone: '988' },
  ],
  makingItSafe: ['Rania keeps the sleeping pills at hers.'],
  reasonsForLiving: ['Rania’s little one, who calls me Lulu.', 'The garden that I promised Grandmother to keep.'],
};
