import type { ProviderId, UserId } from '@sakina/platform/contract';
import { ids } from '../ids.ts';
import { clients } from '../people.ts';
import type { CourseOfCare } from './course.ts';

const person = (index: number): UserId => (clients[index] ?? clients[0]).id;
const { providers, users } = ids;

/** Pastoral notes, as conversation; then counsel and follow-up. */
const ofYusuf: ReadonlyMap<UserId, CourseOfCare> = new Map<UserId, CourseOfCare>([
  [
    users.layla,
    {
      told: [
        'Spoke of her guilt at not being there when her grandmother died, and that Fajr has felt heavy since the funeral. We sat in silence for a while and then prayed.',
      ],
      phases: [
        [
          'No one dies without God’s knowledge. Love shows itself over years, not in one hour.',
          'A small, regular charity in her grandmother’s name: the well she used to speak of. Asked whether the therapist knows: yes.',
        ],
      ],
    },
  ],
  [
    person(7),
    {
      told: [
        'Took her shahada in spring. Her parents keep an empty chair at Lunar New Year dinner and don’t know whether to cook for her.',
      ],
      phases: [
        [
          'Kindness to parents is part of the religion she chose, not in the way of it.',
          'She brings a dish of her own to the dinner. A sister from the mosque goes through the prayer with her on Thursdays.',
        ],
      ],
    },
  ],
  [
    person(8),
    {
      told: [
        'His business partner asks for a bridge loan with interest. Samuel has two employees and one month of wages.',
      ],
      phases: [
        [
          'Necessity is weighed honestly and not by oneself alone. We listed what was tried.',
          'He speaks with the cooperative in Kadıköy about a partnership share, and comes back before he signs anything.',
        ],
      ],
    },
  ],
  [
    person(9),
    {
      told: ['Lost her second pregnancy in week eleven. Asked, quietly, whether one may give such a small one a name.'],
      phases: [
        [
          'Yes. We spoke of mercy and patience, and of the Prophet’s tears for Ibrahim.',
          'She tells her husband the name. I’ll ask after both on Friday.',
        ],
      ],
    },
  ],
  [
    person(12),
    {
      told: [
        'Both came. The wedding is in May; he sees them in his mother’s house, she in two rooms near the ferry. Each was heard without interruption.',
      ],
      phases: [
        [
          'A home is agreed upon, not won. Each named one thing that they can give up.',
          'Each of them talks with one parent. Next talk in two weeks, together.',
        ],
      ],
    },
  ],
]);

/** A mentor’s notes, as conversation; then next steps and what to follow up. */
const ofGrace: ReadonlyMap<UserId, CourseOfCare> = new Map<UserId, CourseOfCare>([
  [
    person(10),
    {
      told: [
        'Seven weeks into the job. Dreads the status meeting, likes taking faulty code apart. Brought two notes on what gave energy.',
      ],
      phases: [
        [
          'Leads one meeting before Christmas. A note every Friday.',
          'Judges the profession by its meetings. Curious as soon as there’s a puzzle.',
        ],
      ],
    },
  ],
  [
    person(11),
    {
      told: [
        'Wants to go back to nursing school at thirty-four. Has filled in the form three times and sent it zero times.',
      ],
      phases: [
        [
          'Sends the form from the library on Monday, with Lucía beside her.',
          'The money is worked out. What’s missing is someone who says she may.',
        ],
      ],
    },
  ],
  [
    person(12),
    {
      told: [
        'First in her family at university. Nods in seminars and looks everything up at night, so no one will notice.',
      ],
      phases: [['Asks one question in the Thursday seminar.', 'Works twice as hard as she thinks others do.']],
    },
  ],
  [
    person(13),
    {
      told: [
        'Brought the draft of his resignation letter and read it aloud. Two of his four reasons turned out to be solvable.',
      ],
      phases: [
        [
          'A budget for six months. Talks with his team lead on Tuesday.',
          'Clear about what matters, less clear about money.',
        ],
      ],
    },
  ],
]);

/** The notes of the other therapists. */
const others: readonly (readonly [ProviderId, UserId, CourseOfCare])[] = [
  [
    providers.mariam,
    person(14),
    {
      told: ['Her mother moved in after the stroke. Nour sleeps in the living room and wakes at each cough.'],
      phases: [
        [
          'Tired, dutiful, close to tears once.',
          'Caregiver strain. No depressive episode.',
          'Her brother takes two nights a week. Respite service called from here.',
        ],
      ],
    },
  ],
  [
    providers.mariam,
    person(15),
    {
      told: ['Eight months sober. Her cousin’s wedding has an open bar, and she’s the maid of honor.'],
      phases: [
        [
          'Steady, well prepared.',
          'Alcohol use disorder in early remission.',
          'A glass of tonic in hand from the start; Ewa knows the sign to leave.',
        ],
      ],
    },
  ],
  [
    providers.mariam,
    person(16),
    {
      told: ['The custody hearing was put off again. Drove past his daughter’s school to see the bus leave.'],
      phases: [
        [
          'Restless legs, speaks in lists.',
          'Prolonged stress after separation.',
          'No drives past the school. Writes her a postcard each week, and keeps them.',
        ],
      ],
    },
  ],
  [
    providers.peter,
    person(20),
    {
      told: [
        'Moved to Prague for a postdoc and has talked to no one in person for nine days.',
        'Joined the institute’s climbing wall. Fell, laughed, was asked along for soup.',
      ],
      phases: [
        [
          'Formal at first, then quick and funny.',
          'Loneliness after the move.',
          'Lunch away from the desk, twice a week.',
        ],
      ],
    },
  ],
  [
    'prv-nadia-petrova' as ProviderId,
    users.tomas,
    {
      told: ['His father’s workshop is sold. Found his own height marked on the doorframe and took a photograph.'],
      phases: [
        [
          'Subdued, gestures with his hands as if planing wood.',
          'Grief over a place as much as over a person.',
          'Asks the buyer for the doorframe.',
        ],
      ],
    },
  ],
  ...helenas(),
];

/** Helena Strand sees people once, for a second opinion. */
function helenas(): (readonly [ProviderId, UserId, CourseOfCare])[] {
  const opinions = [
    [
      'Asked whether her restlessness could be attention and not worry. School reports from third grade brought along.',
      'Fidgets, finishes my sentences.',
      'Attention-deficit traits; the worry comes second.',
      'Letter to Dr. Rahman, with consent.',
    ],
    [
      'Wonders whether the dose he took during the last episode was too low. Has the pharmacy’s list with him.',
      'Slow, exact.',
      'Recurrent depression; an adequate trial is missing.',
      'Recommendation to his family doctor.',
    ],
    [
      'Headaches on each Sunday evening since the plans to go abroad fell through. Scans were clear.',
      'Holds her neck when she speaks of home.',
      'Tension headache, likely from strain.',
      'Physical therapy, and go on as planned.',
    ],
    [
      'Asked how long the exposure may go on before it harms more than it helps.',
      'Composed; flinches at the tram.',
      'Treatment fits and is working.',
      'No change. Second opinion sent to her.',
    ],
    [
      'Wanted to know whether no-shows count against him. They don’t.',
      'Embarrassed, then relieved.',
      'Avoidance of appointments after bad news.',
      'First appointment of the day, with a reminder.',
    ],
  ] as const;
  return opinions.map(([told, ...phase], index) => [
    providers.fullyBooked,
    person(index),
    { told: [told], phases: [phase] },
  ]);
}

/** The course of care of a client with one of Dr. Rahman’s colleagues, where one is written down. */
export function courseWithColleague(provider: ProviderId, client: UserId): CourseOfCare | undefined {
  if (provider === providers.yusuf) return ofYusuf.get(client);
  if (provider === providers.grace) return ofGrace.get(client);
  return others.find(([whose, who]) => whose === provider && who === client)?.[2];
}
