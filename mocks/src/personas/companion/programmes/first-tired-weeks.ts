import { ask, breathe, day, ground, read, readOf, audio } from './blocks.ts';

/** For parents of a newborn, to be read with one hand. */
export const firstTiredWeeks = [
  day(
    'With one hand',
    5,
    read(
      'You are reading this with one hand, perhaps at three. So we keep it short. You do not have to become good at this. You only have to do the next bottle, the next nappy, the next half hour.',
    ),
    breathe([4, 0, 6, 0], 5, 'While the child drinks'),
    ask('What did you manage today that no one saw?'),
  ),
  day(
    'No one sleeps like in the film',
    5,
    read(
      'Newborns wake because they are small, not because of you. Sleep comes back in pieces. Whoever can should sleep one piece of four hours: agree who is on watch until two, and who from two.',
    ),
    ask('Who could take the watch tomorrow?'),
  ),
  day(
    'Visitors',
    6,
    read(
      'A visitor brings food, holds the child while you shower, or goes again after twenty minutes. You may say so beforehand; you may even write it on the door.',
    ),
    ask('What would really help you? Name one thing and one person.'),
  ),
  day(
    'The thoughts no one speaks of',
    6,
    read(
      'Most new parents have sudden pictures: the child falling, the knife in the kitchen. They are frightening and very common, and they do not mean that you want any of it. A mind on guard draws what it wants to prevent.',
    ),
    readOf(
      'When to speak with someone',
      'If such a thought no longer feels strange to you, if you hear or see what others do not, or if you think that your child would be better off without you, call your doctor or the crisis line today. It can be treated, and quickly.',
    ),
    ground(),
    ask('With whom could you speak about it?'),
  ),
  day(
    'Two people, one tiredness',
    6,
    read(
      'Tired couples count. Who got up, who had longer. Instead of counting, try one question in the evening: “What was the heaviest part of your day?” Listen for two minutes without a solution.',
    ),
    ask('What was the heaviest part of yours?'),
  ),
  day(
    'Your body',
    5,
    read(
      'It has been through something, whichever way the child came. Bleeding, milk, scars, hair: ask your midwife everything. There is no silly question in the first year.',
    ),
    audio(
      'For a body',
      2,
      'You have housed someone, or waited, or carried bags through corridors at night. Lie down as you are. The floor holds you. The child is breathing. So are you.',
    ),
    ask('What does your body need today that is possible?'),
  ),
  day(
    'Low for more than two weeks',
    6,
    read(
      'Tears in the first days are the rule. If you are sad, empty or afraid for most of the day for more than two weeks, it has a name and good help, for mothers and for fathers. Tell your provider, and answer the questionnaire that they give you as it is.',
    ),
    ask('How were the last three days, honestly?'),
  ),
] as const;
