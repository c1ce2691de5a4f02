import { ask, breathe, day, ground, read, audio } from './blocks.ts';

/** Seven days, seven short exercises, for beginners and people with little time. */
export const breathingRoom = [
  day(
    'Out is longer than in',
    5,
    read(
      'A long breath out is the quickest way to tell the body that nothing has to be fled from. It needs no belief. Try it where you sit.',
    ),
    breathe([4, 0, 6, 0], 8),
    ask('What changed, if anything?'),
  ),
  day(
    'Where are my feet?',
    5,
    read(
      'Worry lives in the next hour. Feet are always here. Whenever you wait today, for a kettle, an elevator, an answer, feel both of your feet.',
    ),
    ground(),
    ask('Where did you stand when you first thought of it?'),
  ),
  day(
    'The shoulders',
    5,
    read(
      'Draw the shoulders up to your ears as you breathe in, hold them there, and let them fall. Three times. You cannot relax a muscle by wishing, but you can tire it a little.',
    ),
    audio(
      'With the shoulders',
      2,
      'Up, and hold. A little higher. And let them fall, all at once, as if someone had put down two bags. Wait until they have arrived.',
    ),
    ask('What were you carrying?'),
  ),
  day(
    'Worry at half past five',
    7,
    read(
      'Put worries off instead of fighting them. Choose fifteen minutes, half past five for example. When one comes earlier, write it down in a word and tell it: half past five. Most of them do not turn up.',
    ),
    ask('When is your time, and which worry is already waiting for it?'),
  ),
  day(
    'A square',
    5,
    read(
      'Four in, four held, four out, four empty. Those who have to stay awake and calm at once, on ships and in control rooms, use it.',
    ),
    breathe([4, 4, 4, 4], 6, 'Along a square'),
    ask('Where could you need it?'),
  ),
  day(
    'A kind sentence',
    6,
    read(
      'Say to yourself what you would say to a friend who sat here like this. Most people find this harder than breathing. Begin with: “It is hard just now, and …”',
    ),
    ask('Finish the sentence.'),
  ),
  day(
    'Your own two',
    5,
    read(
      'You have tried six things. Keep two, one for standing and one for lying down. Whoever has two practices them; whoever has six looks them up.',
    ),
    breathe([5, 0, 5, 0], 8),
    ask('Which two?'),
  ),
] as const;
