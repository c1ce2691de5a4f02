import { ask, breathe, day, ground, read, readOf, audio } from './blocks.ts';

/** A week for nurses, drivers, bakers and all others who work while it is dark. */
export const sleepAfterNightShifts = [
  day(
    'You sleep against the sun',
    10,
    read(
      'If you cannot sleep after a night shift you are not doing anything wrong. Your inner clock takes its time from light, and light says at eight in the morning: get up. We cannot switch the clock off. But we can make its voice lower.',
      'This week you will build an hour between work and bed that always goes the same way.',
    ),
    ask(
      'What is the last thing you do before you lie down after a night?',
      'Only look at it; nothing has to change today.',
    ),
  ),
  day(
    'Sunglasses at seven',
    8,
    read(
      'Light on the way home is the strongest signal of all. Dark glasses from the ward’s door to your own, a cap, no detour through the bright supermarket. At home: blinds down before you take off your coat.',
      'If you drive, do not darken your sight when you are tired; take the bus with the glasses instead, or leave them off. Arriving comes first.',
    ),
    breathe([4, 0, 6, 0], 8, 'On the edge of the bed'),
  ),
  day(
    'Handing over to yourself',
    12,
    read(
      'At the end of a shift you hand over every patient. You do not hand over what happened to you. So it lies down with you.',
      'Take five minutes before you leave, or on the bus. Three lines: What was hard. What I did. What is no longer mine until tonight.',
    ),
    ask('Hand over to yourself in three lines.'),
    audio(
      'For the last stop before home',
      2,
      'The next shift has begun, and someone is there who is awake. You have done what was yours. The doors close behind you. You are going home.',
    ),
  ),
  day(
    'Food, coffee, and the small glass',
    10,
    read(
      'Coffee has left only half of itself after five or six hours. Drink the last one before three in the morning. Eat something small and warm before bed, so that hunger does not wake you at noon.',
      'Alcohol makes sleep come faster and break sooner. Whoever needs it to sleep should tell their provider; that is more common than you think, and it can be helped.',
    ),
    ask('When was your last coffee in the last night?'),
  ),
  day(
    'The anchor',
    10,
    read(
      'On days off, many turn round completely and live by day. The clock then travels to another continent every week. An anchor helps: four hours that you always sleep, whatever the shift. For most it is from eight to noon.',
      'On days off you keep the anchor and move the rest around it.',
    ),
    readOf(
      'If you have children',
      'Then an anchor of four hours may be a dream. Take ninety minutes, which is one whole round of sleep, and defend them.',
    ),
    ask('Which four hours could be yours?'),
  ),
  day(
    'When your head goes on working',
    10,
    read(
      'You lie there and hear monitors. That is no sign that you are unfit for the work. The brain practices at rest what it was afraid of missing.',
      'If you are awake for longer than about twenty minutes, get up. Sit in half-dark with something dull. Bed is for sleep; it forgets that quickly, and learns it again.',
    ),
    ground('With eyes closed, under the blanket'),
    breathe([4, 0, 7, 0], 10),
  ),
  day(
    'What stays',
    10,
    read(
      'Seven days are too short to change a clock and long enough to know what helps you. Choose two things, not seven. Write them where you see them after a night.',
      'If you sleep less than five hours for weeks, nod off while driving, or no longer enjoy anything, speak with a doctor. Shift work disorder is known and can be treated.',
    ),
    ask('My two things:'),
  ),
] as const;
