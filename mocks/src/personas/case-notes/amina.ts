import type { UserId } from '@sakina/platform/contract';
import { ids } from '../ids.ts';
import { clients } from '../people.ts';
import type { CourseOfCare } from './course.ts';

const person = (index: number): UserId => (clients[index] ?? clients[0]).id;

/** Dr. Rahman’s notes, as subjective; then objective, assessment and plan. They follow the clients’ treatment plans. */
export const ofAmina: ReadonlyMap<UserId, CourseOfCare> = new Map<UserId, CourseOfCare>([
  [
    ids.users.layla,
    {
      told: [
        'First session. Since spring she gets out of elevators before her floor, and since August off the subway too. Her grandmother died in July; Layla reached the hospital an hour late.',
        'Panic on the way to the quarterly review: heart racing, sure she’d faint. Took the stairs to the ninth floor. Sleeps until four, then goes over every sentence of her talk.',
        'Stood in the elevator with the doors open, twice, with her sister Rania holding them. Wrote the first rung of her ladder herself. Began the letter to her grandmother and stopped at the hospital.',
        'Rode one floor four times. “My heart races, and then it gets bored.” Left a meeting early on Thursday when the room filled up.',
        'Three floors alone on two days; got out early once and went back in the same evening. Argued with her mother about when to visit the grave.',
        'A hard week: an attack on the platform at Jay Street. Went home and called no one until evening. The letter to her grandmother is finished.',
        'Six rides, one left early. The fear comes later and goes sooner. Read the letter aloud here, and plans to read it at the grave with her mother.',
      ],
      phases: [
        [
          'Speech quick, hands cold, calmer after ten minutes of paced breathing. Denies thoughts of self-harm. GAD-7: 16.',
          'Panic disorder with growing avoidance; grief with guilt about her grandmother’s last hour.',
          'Panic diary. Paced breathing twice a day. Next time we write the exposure ladder.',
        ],
        [
          'Looks rested. Laughs about the elevator. Can name the first body signal. GAD-7: 12.',
          'Avoidance is narrowing. The grief work has begun and she sets its pace.',
          'One rung of the ladder a day, with Rania until she wants to go alone. Worry time at six, ten minutes.',
        ],
        [
          'Cried when she spoke of the hospital, and recovered well. GAD-7: 9.',
          'Improving, with a setback that the plan had foreseen. Guilt has eased since the letter.',
          'Back one rung, then two subway stops. With her consent, Imam Yusuf Demir knows of the letter.',
        ],
      ],
    },
  ],
  [
    ids.users.noah,
    {
      told: [
        'Nurse on a cardiac ward, seven nights in a row. Lies awake until noon replaying the handover; 3.5 hours on average. Snapped at a trainee and is ashamed of it.',
        '4.5 hours after two of three nights. Wears the sunglasses home although colleagues joke about it. Writes three lines in the locker room: “It feels silly and it helps.”',
      ],
      phases: [
        [
          'Yawns, dark rings, attentive. No alcohol to fall asleep.',
          'Insomnia with shift work; rumination about patients keeps it going.',
          'Sleep diary explained. Sunglasses on the way home, the same half hour before bed.',
        ],
        [
          'Brighter; brought the diary filled in.',
          'Responds to stimulus control. Irritability follows the short days.',
          'Move the sleep window by thirty minutes. A nap of twenty minutes before the first night.',
        ],
      ],
    },
  ],
  [
    person(0),
    {
      told: [
        'Worries on most days, for over a year: her mammogram, the children’s bus, the boiler. Has asked two doctors about the same mole.',
        'Kept the worry diary for five days. Twenty-three entries, most of them between nine and eleven in the evening.',
        'Her son had a fever. She called the pediatrician once and not three times, and sat on her hands for the rest of the night.',
        'Two evenings without the list in her head. Used one to repot the balcony with her daughter.',
        'Fell back when her husband’s flight was late: checked the airline’s page for two hours. Noticed it herself.',
        'Postponed the worry about the school trip to Saturday. On Saturday she’d forgotten it.',
        'Slept through on four nights. Has canceled the third opinion about the mole. Her sister calls her “unusually quiet.”',
      ],
      phases: [
        [
          'Shoulders raised, asks for reassurance three times in the hour. GAD-7: 15.',
          'Generalized anxiety disorder; reassurance keeps the worry alive.',
          'Worry diary. Ask no doctor twice.',
        ],
        [
          'Catches herself before she asks. More humor.',
          'Sees worry as something she does. Metacognitive work takes hold.',
          'Detached mindfulness, five minutes after dinner. Postpone worries to one set time.',
        ],
        [
          'Relaxed posture. GAD-7: 10.',
          'Moderate and falling.',
          'Every second week from December. Write down what has helped.',
        ],
      ],
    },
  ],
  [
    person(1),
    {
      told: [
        'Third episode. Stopped running in July and hasn’t answered his friend Bilal since. Eats standing up. “The days are one long Sunday.”',
        'Walked ten minutes on three days, once with the neighbor’s dog. Says it changed nothing, and that he went again anyway.',
        'Cooked rice for the first time in weeks. Didn’t open the mail. A voice message from Bilal has been waiting for nine days.',
        'Called Bilal. They talked about football for forty minutes and about nothing else, which was right.',
        'Went back to bed after the clocks changed. Missed two walks. Was late for work once and told his manager why.',
        'Ran alone twice, slowly, in the dark so no one would see. Woke hungry the next morning.',
        'Ran past the Sunday group’s meeting point and waved. Opened eleven letters with his sister on the phone.',
      ],
      phases: [
        [
          'Slowed speech, long pauses, reliable. PHQ-9: 18. No plan to harm himself; would call his sister Amira first.',
          'Recurrent depression, moderate. Risk low; safety plan written today.',
          'Ten minutes of walking a day, whatever the mood. Short call on Thursday.',
        ],
        [
          'Holds eye contact longer. Smiled twice.',
          'Activity comes before mood, as expected.',
          'One person, one meal, one walk a day. The mail waits until next week.',
        ],
        [
          'Voice has melody again. PHQ-9: 13.',
          'Partial response.',
          'Sunday group, to the warm-up only. Begin the relapse plan.',
        ],
      ],
    },
  ],
  [
    person(2),
    {
      told: [
        'Her employer offers Rotterdam for two years. Wakes in a sweat and can’t say to her husband what she wants.',
        'Brought two lists: what she’d miss, and what she’d be glad to leave. Her father’s garden is on both.',
        'Talked with her husband about the move for the first time. He’d thought she had already decided.',
        'The move is off: the office closes. Relieved for a day, then angry that it was decided for her.',
        'Without the move to argue about, the evenings are silent. They’ve spent two years of weekends apart.',
        'Told him that she misses him while he’s in the room. He put the phone away. Wants him to come along here.',
        'He’s said yes to a couples session. She’s afraid of what he’ll say, and slept well.',
      ],
      phases: [
        [
          'Precise, apologizes for crying.',
          'Adjustment disorder with anxiety before a decision.',
          'Decisional balance. One talk with her husband, twenty minutes, no solutions.',
        ],
        [
          'Anger reaches her voice and she doesn’t take it back.',
          'The decision has fallen away; the question beneath it is the marriage.',
          'End the first plan. Draft a new one with both of them.',
        ],
        [
          'Hopeful and watchful.',
          'Ready for couples work.',
          'Couples session is booked. Each brings one wish, no complaint.',
        ],
      ],
    },
  ],
  [
    person(3),
    {
      told: [
        'Two years ago a truck ran the light at Atlantic Avenue, with her daughter in the back seat. Both were bruised only. Hasn’t driven since.',
        'Smell of hot brakes in the street: found herself in a doorway, ten minutes gone. Safe place found: the roof of her aunt’s house in Al Ain.',
        'First set on the sound of the horn. Distress from 9 to 7. Dreamed of the crossing, without the truck.',
        'Sat in the parked car with the engine off. Cleaned out two-year-old crumbs from the child seat and cried.',
        'Third session of EMDR: distress 8 to 4. “I was the one who braked. I did brake.”',
        'Engine on, driveway to the hydrant and back. Her daughter held up a sign that said 10 out of 10.',
        'Round the block with her brother beside her. Hands wet, and no picture of the truck came.',
        'Round the block alone, twice. Took the avenue as a passenger and kept her eyes open at the light.',
      ],
      phases: [
        [
          'Startles at a door. Tearful, oriented. Prefers Arabic for what she saw.',
          'Post-traumatic stress disorder. Stable enough for preparation.',
          'Safe place twice a day. No driving yet.',
        ],
        [
          'Tracks well; returns to calm in three minutes.',
          'Reprocessing proceeds without flooding.',
          'EMDR weekly. Sit in the parked car, ten minutes a day.',
        ],
        [
          'Upright, dry humor. Startle much reduced.',
          'Marked improvement. Avoidance remains at the crossing itself.',
          'The block alone, daily. Then the school run with her brother.',
        ],
      ],
    },
  ],
  [
    person(5),
    {
      told: [
        '“I’ve been a bit sad since I was fifteen.” Works, raises two boys, enjoys little. Came because her older son asked whether she ever laughs.',
        'Made a list of what used to be fun and found it short: the choir, the market in Oujda, her grandmother’s kitchen.',
        'Went to the market on Saturday, alone. Bought figs and ate them on a bench. “Nobody needed me for an hour.”',
        'Her mother called to say that the boys look thin. She said that they’re fine and hung up first.',
        'Choir rehearsal: stood at the back and sang half of it. Two women remembered her name.',
        'Turned down an extra shift. Felt guilty until evening, then slept ten hours.',
        'Her younger son drew the family, and she has a mouth in the picture. Has taped it to the fridge.',
        'Sang at the rehearsal next to the same two women; one of them offered a ride home. Has told her sister about coming here.',
      ],
      phases: [
        [
          'Flat but warm. Smiles for others.',
          'Dysthymia, early onset. No current episode on top.',
          'One pleasant thing a week, for no one else.',
        ],
        [
          'More color in voice and clothes.',
          'Begins to expect something from a week.',
          'Choir on Wednesdays. One “no” a week, written down.',
        ],
        [
          'Laughed out loud once and looked surprised.',
          'Slow, steady change.',
          'Go on with both. In two weeks: what she wants to keep.',
        ],
      ],
    },
  ],
  [
    person(6),
    {
      told: [
        'Promoted in March. Since then he sends a colleague to present his numbers. Threw up before the last all-hands.',
        'Spoke first in the Tuesday huddle, eleven words. Counted them.',
        'Watched his own video: expected a shaking wreck and saw “a guy who talks a bit fast.”',
        'Five minutes in front of the team. Voice held. Forgot one figure and nobody asked.',
        'First monthly meeting, with notes. Gripped the lectern for the whole of it. His manager wrote “clear.”',
        'Second monthly meeting, notes in his pocket. Took a question and said “I’ll find out.”',
        'Third one, without notes, and stayed for coffee afterwards. Has volunteered for the client visit. Last session.',
      ],
      phases: [
        [
          'Blushes, covers mouth.',
          'Social phobia, with avoidance since the promotion.',
          'Drop one safety behavior a week. Speak first on Tuesday.',
        ],
        [
          'Voice steady in role play.',
          'Predictions and outcomes drift apart, and he sees it.',
          'Video feedback again. Ask one question in each meeting.',
        ],
        ['At ease.', 'Goals reached.', 'Plan completed. He has the relapse card and our number.'],
      ],
    },
  ],
]);
