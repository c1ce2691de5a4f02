import type { Diagnosis, GoalId, GoalMeasure, PlanId, PlanStatus, ProviderId, UserId } from '@sakina/platform/contract';
import { diagnosesOf } from './care-claims.ts';
import { ids } from './ids.ts';
import { clients } from './people.ts';

/** A goal of the seed; progress entries are dated by days relative to its today. */
export interface GoalSeed {
  id?: GoalId;
  statement: string;
  clientStatement: string;
  measure: GoalMeasure | null;
  targetInDays: number | null;
  objectives: readonly (readonly [text: string, isDone: boolean])[];
  interventions: readonly string[];
  progress: readonly (readonly [day: number, progress: number, notes: string])[];
}

export interface PlanSeed {
  id: PlanId;
  provider: ProviderId;
  client: UserId;
  status: PlanStatus;
  title: string;
  problem: string;
  clientSummary: string;
  diagnoses: Diagnosis[];
  startedDay: number;
  endedDay?: number;
  endReason?: string;
  reviewInDays: number | null;
  goals: readonly GoalSeed[];
}

const { users, providers } = ids;
const person = (index: number) => (clients[index] ?? clients[0]).id;
const plan = (id: string) => `pln-${id}` as PlanId;
const goal = (id: string) => `gol-${id}` as GoalId;

/** Layla with Dr. Rahman: panic in lifts and trains, and a death in the family. */
const layla: PlanSeed = {
  id: plan('7m3k9x2d'),
  provider: providers.amina,
  client: users.layla,
  status: 'ACTIVE',
  title: 'Panic and grief',
  startedDay: -42,
  reviewInDays: 14,
  diagnoses: diagnosesOf(users.layla),
  problem:
    'Panic attacks in enclosed spaces since spring, with growing avoidance of elevators and trains; grief after the death of the grandmother, with guilt at not having been present.',
  clientSummary: 'I want to go where I need to go again, and to think of my grandmother without the knot in my chest.',
  goals: [
    {
      id: goal('q8w2r5t1'),
      statement: 'Reduce avoidance of elevators and trains by graded exposure.',
      clientStatement: 'Take the elevator and the train to work without getting out early.',
      measure: { instrument: null, name: 'Rides a week without leaving early', baseline: 0, target: 10 },
      targetInDays: 28,
      objectives: [
        ['Stand in the elevator with the doors open', true],
        ['One floor with my sister', true],
        ['Three floors alone', true],
        ['Two stops on the train', false],
        ['The whole way to work', false],
      ],
      interventions: ['Psychoeducation on panic', 'Interoceptive exposure', 'Graded exposure in vivo with a diary'],
      progress: [
        [-35, 10, 'The ladder is written. First step done twice, with her sister.'],
        [-28, 20, 'One floor, four times. Heart racing, stayed.'],
        [-21, 35, 'Three floors alone on two days; left early once.'],
        [-14, 30, 'A hard week: an attack on the platform. Went back a step, which was agreed beforehand.'],
        [-7, 50, 'Six rides, one left early. Says that the fear comes later and goes sooner.'],
      ],
    },
    {
      id: goal('z4y7u3i6'),
      statement: 'Reduce symptoms of anxiety to the mild range.',
      clientStatement: 'Sleep through, and stop going over every sentence at four in the morning.',
      measure: { instrument: 'GAD_7', name: 'GAD-7', baseline: 16, target: 7 },
      targetInDays: 42,
      objectives: [
        ['Worry time at six in the evening, ten minutes', true],
        ['Out of bed when awake for twenty minutes', true],
        ['No phone in the bedroom', false],
      ],
      interventions: ['Cognitive restructuring', 'Worry postponement', 'Sleep hygiene'],
      progress: [
        [-35, 15, 'Worry time begun.'],
        [-28, 40, 'GAD-7 is 12. Sleeps until five on most days.'],
        [-21, 30, 'GAD-7 is 13 in the week of the quarterly figures.'],
        [-14, 70, 'GAD-7 is 9.'],
        [-7, 80, 'GAD-7 is 8. Woke at four once only.'],
      ],
    },
    {
      statement: 'Process grief and guilt around the death of the grandmother.',
      clientStatement: 'Say goodbye to my grandmother in my own way.',
      measure: null,
      targetInDays: -5,
      objectives: [
        ['Write her a letter', true],
        ['Read it aloud to someone', true],
      ],
      interventions: ['Letter to the deceased', 'Continuing bonds', 'Coordination with Imam Yusuf Demir, with consent'],
      progress: [
        [-28, 25, 'Began the letter; stopped at the hospital.'],
        [-14, 60, 'The letter is finished.'],
        [-7, 100, 'Read the letter aloud in the session, and then at the grave with her mother.'],
      ],
    },
  ],
};

/** Layla with Imam Yusuf Demir: spiritual care, so without a diagnosis. */
const laylaPastoral: PlanSeed = {
  id: plan('c5n8b1v4'),
  provider: providers.yusuf,
  client: users.layla,
  status: 'ACTIVE',
  title: 'After the death of her grandmother',
  startedDay: -12,
  reviewInDays: 23,
  diagnoses: [],
  problem:
    'Grief for her grandmother and the question whether absence at the death is a fault. Prayer has become hard since the funeral.',
  clientSummary: 'I would like to pray for her again, and to know what I can still do for her.',
  goals: [
    {
      statement: 'Find a way of remembrance that is small and regular.',
      clientStatement: 'Do something for my grandmother every Friday.',
      measure: null,
      targetInDays: 30,
      objectives: [
        ['Choose a charity that she cared for', true],
        ['Make du‘a for her after Friday prayer', false],
      ],
      interventions: ['Conversation on sadaqah jariyah', 'Reading Surah Ya-Sin together'],
      progress: [[-12, 20, 'Chose the well that her grandmother used to speak of.']],
    },
    {
      statement: 'Return to prayer at her own pace.',
      clientStatement: 'Pray Fajr again without dread.',
      measure: { instrument: null, name: 'Mornings a week', baseline: 0, target: 5 },
      targetInDays: 45,
      objectives: [['Two mornings in the first week', false]],
      interventions: [
        'No reproach: God burdens no soul beyond what it can bear (2:286)',
        'The therapist knows of it; both keep in touch with consent',
      ],
      progress: [[-12, 10, 'Prayed once together at the end of the talk.']],
    },
  ],
};

const noah: PlanSeed = {
  id: plan('h2j6k8l3'),
  provider: providers.amina,
  client: users.noah,
  status: 'ACTIVE',
  title: 'Sleep after night shifts',
  startedDay: -13,
  reviewInDays: 29,
  diagnoses: diagnosesOf(users.noah),
  problem:
    'Insomnia with shift work: three to four hours after nights, rumination about patients, irritability on the ward.',
  clientSummary: 'I want to come home in the morning and sleep, and not carry the ward with me.',
  goals: [
    {
      id: goal('d9f3g7h5'),
      statement: 'Consolidate sleep after night shifts by stimulus control and sleep restriction.',
      clientStatement: 'Six hours of sleep after a night shift.',
      measure: { instrument: null, name: 'Hours of sleep after a night', baseline: 3.5, target: 6 },
      targetInDays: 29,
      objectives: [
        ['Sunglasses on the way home', true],
        ['The same half hour before bed', true],
        ['Nap of twenty minutes before the first night', false],
      ],
      interventions: ['CBT-I adapted to shift work', 'Sleep diary'],
      progress: [
        [-13, 0, 'Diary explained. 3.5 hours on average.'],
        [-6, 30, '4.5 hours after two of three nights.'],
      ],
    },
    {
      statement: 'Separate work from rest by a closing ritual.',
      clientStatement: 'Leave the ward at the ward.',
      measure: null,
      targetInDays: 15,
      objectives: [
        ['Write three lines in the locker room', true],
        ['Call no one from work before noon', false],
      ],
      interventions: ['Closing ritual', 'Defusion'],
      progress: [[-6, 40, 'Writes the three lines; says that it feels silly and helps.']],
    },
  ],
};

/** Jonas reached his goals. */
const jonas: PlanSeed = {
  id: plan('x1c4v7b2'),
  provider: providers.amina,
  client: person(6),
  status: 'COMPLETED',
  title: 'Speaking before others',
  startedDay: -61,
  endedDay: -12,
  endReason: 'Goals reached; Jonas goes on by himself.',
  reviewInDays: null,
  diagnoses: [{ code: 'F40.11', description: 'Social phobia, generalized' }],
  problem: 'Fear of speaking before others, with avoidance of meetings since a promotion.',
  clientSummary: 'I want to present my own work without my voice giving way.',
  goals: [
    {
      statement: 'Present in the monthly meeting without safety behavior.',
      clientStatement: 'Present at the monthly meeting.',
      measure: { instrument: null, name: 'Presentations', baseline: 0, target: 3 },
      targetInDays: -10,
      objectives: [
        ['Speak first in a small meeting', true],
        ['Five minutes before the team', true],
        ['The monthly meeting', true],
      ],
      interventions: ['Video feedback', 'Behavioral experiments'],
      progress: [
        [-54, 15, 'Spoke first on Tuesday.'],
        [-40, 50, 'Five minutes before the team; voice held.'],
        [-26, 75, 'First monthly meeting, with notes.'],
        [-12, 100, 'Third one, without notes.'],
      ],
    },
  ],
};

/** Konstantina’s goals changed: the first plan was discontinued, and the next is a draft. */
const konstantina: readonly PlanSeed[] = [
  {
    id: plan('s3d6f9g1'),
    provider: providers.amina,
    client: person(2),
    status: 'DISCONTINUED',
    title: 'Deciding about the move',
    startedDay: -58,
    endedDay: -22,
    endReason: 'The move was canceled by her employer; she wants to work on her marriage instead.',
    reviewInDays: null,
    diagnoses: [{ code: 'F43.22', description: 'Adjustment disorder with anxiety' }],
    problem: 'Anxiety and sleeplessness before a decision about moving abroad for work.',
    clientSummary: 'I want to decide about the move and stop waking up in a sweat.',
    goals: [
      {
        statement: 'Reach a decision that she can stand by.',
        clientStatement: 'Decide, and be at peace with it.',
        measure: null,
        targetInDays: -15,
        objectives: [['List what I would miss', true]],
        interventions: ['Decisional balance', 'Values work'],
        progress: [
          [-51, 20, 'Lists written.'],
          [-30, 45, 'Talked with her husband for the first time.'],
        ],
      },
    ],
  },
  {
    id: plan('k7l2m5n8'),
    provider: providers.amina,
    client: person(2),
    status: 'DRAFT',
    title: 'The two of us',
    startedDay: -8,
    reviewInDays: null,
    diagnoses: [],
    problem:
      'Distance in the marriage after two years of weekends apart. To be agreed with both in the couples session.',
    clientSummary: 'We want to talk again about more than appointments.',
    goals: [],
  },
];

/** One goal each of others of Dr. Rahman’s clients. */
const others: readonly PlanSeed[] = [
  {
    id: plan('w5e8r2t6'),
    provider: providers.amina,
    client: person(0),
    status: 'ACTIVE',
    title: 'Worry',
    startedDay: -56,
    reviewInDays: 20,
    diagnoses: diagnosesOf(person(0)),
    problem: 'Worry on most days for over a year, about health and the children, with tension and poor sleep.',
    clientSummary: 'I want my evenings back.',
    goals: [
      {
        statement: 'Reduce worry to the mild range.',
        clientStatement: 'An evening without the list in my head.',
        measure: { instrument: 'GAD_7', name: 'GAD-7', baseline: 15, target: 7 },
        targetInDays: 30,
        objectives: [
          ['Worry diary', true],
          ['Ask no doctor twice', false],
        ],
        interventions: ['Metacognitive therapy'],
        progress: [
          [-49, 10, 'Diary begun.'],
          [-28, 35, 'Two evenings.'],
          [-14, 55, 'GAD-7 is 10.'],
        ],
      },
    ],
  },
  {
    id: plan('y4u7i1o9'),
    provider: providers.amina,
    client: person(1),
    status: 'ACTIVE',
    title: 'Coming back to life',
    startedDay: -57,
    reviewInDays: -4,
    diagnoses: diagnosesOf(person(1)),
    problem: 'Third depressive episode; withdrawal from friends and from running.',
    clientSummary: 'I want to want things again.',
    goals: [
      {
        statement: 'Re-establish rewarding activity.',
        clientStatement: 'Run with the Sunday group again.',
        measure: { instrument: 'PHQ_9', name: 'PHQ-9', baseline: 18, target: 9 },
        targetInDays: 40,
        objectives: [
          ['Ten minutes of walking a day', true],
          ['Call Bilal', true],
          ['Sunday group', false],
        ],
        interventions: ['Behavioral activation', 'Relapse plan'],
        progress: [
          [-50, 10, 'Walks.'],
          [-29, 30, 'Called his friend.'],
          [-15, 60, 'Ran alone twice.'],
        ],
      },
    ],
  },
  {
    id: plan('a8s3d5f7'),
    provider: providers.amina,
    client: person(3),
    status: 'ACTIVE',
    title: 'The accident',
    startedDay: -59,
    reviewInDays: 33,
    diagnoses: diagnosesOf(person(3)),
    problem: 'Intrusive memories and avoidance of driving after a road accident two years ago.',
    clientSummary: 'I want to drive my daughter to school.',
    goals: [
      {
        statement: 'Process the memory of the accident; resume driving.',
        clientStatement: 'Drive to the school and back.',
        measure: { instrument: null, name: 'Drives a week', baseline: 0, target: 5 },
        targetInDays: 60,
        objectives: [
          ['Sit in the parked car', true],
          ['Round the block', true],
          ['The school run', false],
        ],
        interventions: ['EMDR', 'Graded exposure'],
        progress: [
          [-45, 10, 'Preparation done, safe place found.'],
          [-24, 40, 'Third session of EMDR; distress 8 to 4.'],
          [-10, 65, 'Round the block with her brother.'],
        ],
      },
    ],
  },
  {
    id: plan('g6h1j4k9'),
    provider: providers.grace,
    client: person(10),
    status: 'ACTIVE',
    title: 'A first year in the profession',
    startedDay: -20,
    reviewInDays: 40,
    diagnoses: [],
    problem: 'New in the job and unsure whether it is the right one.',
    clientSummary: 'I want to find out by spring whether to stay.',
    goals: [
      {
        statement: 'Try the two tasks that seemed wrong before judging.',
        clientStatement: 'Give it an honest try.',
        measure: null,
        targetInDays: 60,
        objectives: [['Lead one meeting', false]],
        interventions: ['Weekly note of what gave energy'],
        progress: [[-9, 25, 'Two notes written.']],
      },
    ],
  },
];

/** Every plan of the demo practice. */
export const planSeeds: readonly PlanSeed[] = [layla, laylaPastoral, noah, jonas, ...konstantina, ...others];
