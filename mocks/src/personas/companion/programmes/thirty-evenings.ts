import type { StepBlock } from '@sakina/platform/contract';
import { ask, breathe, day, ground, islamic, read } from './blocks.ts';
import type { WrittenStep } from './blocks.ts';
import { prayers } from './prayers.ts';

type Evening = readonly [
  title: string,
  reading: string,
  question: string,
  more?: StepBlock | undefined,
  prayer?: StepBlock,
];

const evenings: readonly Evening[] = [
  [
    'One good thing',
    'End the day with one thing that was good. Not the best, and not one that sounds well. The warm side of the pillow counts.',
    'What was it?',
    undefined,
    prayers.ifYouAreGrateful,
  ],
  [
    'Someone’s hands',
    'Think of someone whose work you used today and whom you did not see: who baked, drove, cleaned, wrote the timetable.',
    'Whose hands were in your day?',
  ],
  [
    'What you did not do',
    'There is always a list. Tonight you draw a line under it, and what stands below is tomorrow’s.',
    'What may wait?',
    breathe([4, 0, 6, 0], 6),
  ],
  [
    'A sound',
    'Be quiet for a minute and listen: first to what is near, then to what is far away.',
    'What was the farthest sound?',
  ],
  [
    'A mistake, in proportion',
    'Something went wrong today. Will it matter in a week? In a year? Give it the size that it has.',
    'How large is it, really?',
  ],
  [
    'Kind without being seen',
    'Do something small tonight of which no one will know that it was you.',
    'What could it be?',
    undefined,
    prayers.constantThoughFew,
  ],
  [
    'The week',
    'Seven evenings. Read what you have written, as you would read a letter from a friend.',
    'What would you answer that friend?',
  ],
  [
    'Your feet',
    'They have carried you all day and hear little thanks for it. Take off your shoes and put your feet flat on the ground.',
    'Where did they take you?',
    ground(),
  ],
  [
    'A voice',
    'Whose voice did you like to hear today, or would you have liked to?',
    'What would you have wanted to hear?',
  ],
  ['Light', 'Remember one light of this day: on water, on a wall, in a kitchen.', 'Where was it?'],
  [
    'Anger',
    'Anger says that something is important to you. It is a poor adviser and a good messenger.',
    'What is so important to you?',
    breathe([4, 0, 8, 0], 6, 'Out longer than in'),
  ],
  [
    'No',
    'Did you say yes today when no would have been true? That happens. Look only at where in the body you knew it.',
    'What would the kind no have been?',
  ],
  [
    'Envy',
    'Envy is a signpost in bad clothes. It points at something that you would like to have.',
    'Where does yours point?',
  ],
  [
    'Two weeks',
    'Half the way. On some evenings you did not feel like it; you came, or you did not, and here you are.',
    'What is easier than two weeks ago?',
    undefined,
    prayers.withHardshipEase,
  ],
  [
    'Tired',
    'There is a tiredness that sleep helps, one that rest helps, and one that only a change helps.',
    'Which one is yours tonight?',
  ],
  [
    'Someone who annoys you',
    'Wish them something good tonight, silently: a good night’s sleep, a shorter queue. You need not like them for that.',
    'How did it feel?',
  ],
  [
    'A door that closed',
    'Something did not come about, long ago. Is there something in your life that is there only because of that?',
    'What would you not have otherwise?',
  ],
  [
    'Hands empty',
    'Open your hands in your lap. They hold nothing, and for these two minutes that is right.',
    'What did you put down?',
    breathe([5, 0, 5, 0], 8),
    prayers.heartsRest,
  ],
  [
    'A question without an answer',
    'Some questions want to be carried for a while, like a stone in a coat pocket.',
    'Which one do you carry?',
  ],
  [
    'The child that you were',
    'Think of yourself at eight. What did that child like doing for hours?',
    'When did you last do it?',
  ],
  [
    'Three weeks',
    'Twenty-one evenings. They say it makes a habit; in truth it takes some people less and some much more. You need not be quick.',
    'On which evenings do you like coming here?',
  ],
  [
    'Enough',
    'Name one thing of which you have enough. Stay with that word for a moment.',
    'What is enough?',
    undefined,
    prayers.praise,
  ],
  [
    'Asking',
    'Asking for help is a gift to the one who is asked: they learn that they are trusted.',
    'Whom could you ask, and for what?',
  ],
  [
    'What the weather was',
    'There was a weather outside today, and one in you. Neither is your fault, and both will change.',
    'Describe both.',
  ],
  [
    'Forgiving a little',
    'Not everything, and not today. Perhaps only this: you need not think about it before you sleep.',
    'What do you lay down until morning?',
    ground(),
  ],
  ['Praise', 'Say one true good sentence about yourself, as a witness would say it in court.', 'What is the sentence?'],
  ['A letter in a year', 'Write two lines to yourself in a year, to be read on an evening like this one.', 'Dear me,'],
  [
    'The people at the table',
    'Imagine a table. Who should sit at it, the living and the dead?',
    'Who sits beside you?',
    undefined,
    prayers.asTheyRaisedMe,
  ],
  ['Almost', 'Tomorrow is the last evening. Endings of small things are good practice.', 'What do you want to keep?'],
  [
    'Thirty',
    'Thirty evenings. You have looked at your days, and they have looked back. From here on you know how it goes: one good thing, and then sleep.',
    'What was the one good thing?',
    breathe([4, 0, 6, 0], 8),
    prayers.tranquillity,
  ],
];

/** A short look back on the day, thirty times. */
export const thirtyEvenings: readonly WrittenStep[] = evenings.map(([title, reading, question, more, prayer]) =>
  day(title, 5, read(reading), ...(more ? [more] : []), ...(prayer ? [islamic(prayer)] : []), ask(question)),
);
