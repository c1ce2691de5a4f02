import type { JournalEntry, ProviderId } from '@sakina/platform/contract';
import { ids } from '../ids.ts';
import { programmeIds } from './programmes/index.ts';

/** A journal entry, dated by days before the seed's today. */
interface JournalSeed {
  user: (typeof ids.users)[keyof typeof ids.users];
  daysAgo: number;
  /** Wall clock in the writer's zone. */
  at: string;
  title: string | null;
  body: string;
  tags?: readonly string[];
  promptId?: string;
  step?: NonNullable<JournalEntry['step']>;
  isFavourite?: true;
  sharedWith?: readonly ProviderId[];
}

const { layla, noah, sofia } = ids.users;
const { amina, yusuf } = ids.providers;

export const journalSeeds: readonly JournalSeed[] = [
  {
    user: layla,
    daysAgo: 46,
    at: '22:40',
    title: 'The elevator',
    tags: ['work', 'fear'],
    sharedWith: [amina],
    body: 'Sixth floor, two people in it whom I know from the canteen. At the third my chest closed. I pressed four and got out and pretended that I had something to do there. There is nothing on four but the copier. I stood beside it for ten minutes and listened to it being warm.\n\nI did not tell Dr. Rahman about the copier. I will.',
  },
  {
    user: layla,
    daysAgo: 40,
    at: '07:15',
    title: null,
    tags: ['train'],
    body: 'Four trains went by. What I remember is that the fourth was nearly empty and I could have sat down. That it was nearly empty made it worse. I do not understand that yet.',
  },
  {
    user: layla,
    daysAgo: 33,
    at: '21:05',
    title: 'Rivets',
    tags: ['train', 'good'],
    isFavourite: true,
    body: 'Forty-four on the left side of the door. My sister said that I should name them. I got as far as eleven: all of them aunts.',
  },
  {
    user: layla,
    daysAgo: 27,
    at: '23:50',
    title: 'Forty days',
    tags: ['teta'],
    sharedWith: [amina, yusuf],
    body: 'The apartment was full of people and of cardamom. They all know stories of her and no one asked me for mine. Perhaps because I was not there, that night. I was in Chicago, at a workshop about communication.\n\nI washed up until one so as not to have to sit down. My uncle came in and dried. He said nothing. He dried every glass twice.',
  },
  {
    user: layla,
    daysAgo: 19,
    at: '04:20',
    title: null,
    tags: ['night'],
    body: 'Four o’clock. Slide seven. What if they ask about the figures from March. Five words: they will see through me.\n\nTurned the page over. I could hear the paper lying there.',
  },
  {
    user: layla,
    daysAgo: 13,
    at: '08:00',
    title: 'Two nights',
    tags: ['good', 'night'],
    body: 'Six hours and then six hours again. I am not writing more, so as not to wake it.',
  },
  {
    user: layla,
    daysAgo: 12,
    at: '21:30',
    title: null,
    tags: ['teta', 'faith'],
    step: { programmeId: programmeIds.grief, day: 1 },
    body: 'Teta. Not grandmother, not Samira, not the deceased. Teta. The program asks what I called her, and I had to get up and walk through the room before I could type four letters.',
  },
  {
    user: layla,
    daysAgo: 9,
    at: '22:10',
    title: 'The parking story',
    tags: ['teta', 'good'],
    isFavourite: true,
    step: { programmeId: programmeIds.grief, day: 4 },
    body: 'She never learned to park. She drove up to where she wanted to be, got out, and gave the key to the nearest young man as if he worked there. In thirty years no one said no. One of them came to the funeral.',
  },
  {
    user: layla,
    daysAgo: 8,
    at: '23:15',
    title: 'What I still wanted to say to you',
    tags: ['teta'],
    step: { programmeId: programmeIds.grief, day: 5 },
    promptId: 'letter-to-the-dead',
    body: 'I was not there. I know what they all say, that you were asleep, that it was quick, that you would not have wanted me to see it. You would have. You wanted to be seen, always, with lipstick.\n\nI had put you off until the weekend. It was a Wednesday.',
  },
  {
    user: layla,
    daysAgo: 6,
    at: '15:40',
    title: null,
    tags: ['fever'],
    body: '38.6. Slept all day without being afraid of it. Perhaps one has to be ill in order to be allowed.',
  },
  {
    user: layla,
    daysAgo: 4,
    at: '21:00',
    title: 'عدس',
    tags: ['teta', 'عربي'],
    promptId: 'small-mercy-ar',
    body: 'طبختُ عدسها اليوم واحترق البصل كما كان يحترق عندها. ضحكتُ وحدي في المطبخ ثم بكيت ثم أكلت. كان لذيذًا.\n\nرحمك الله يا تيتا. أنا بخير اليوم.',
  },
  {
    user: layla,
    daysAgo: 2,
    at: '22:25',
    title: 'Three sentences',
    tags: ['work'],
    body: 'One: we lose people between the second and the third call. Two: it is not their fault. Three: give us two more weeks and we will ask them why.\n\nThat is all. The rest is slides. I said it to the bathroom mirror and the mirror understood.',
  },
  {
    user: layla,
    daysAgo: 1,
    at: '21:50',
    title: null,
    tags: ['teta', 'good'],
    step: { programmeId: programmeIds.grief, day: 11 },
    body: 'From you: how I fold towels. Impatience with queues. The word yalla, said to appliances.',
  },

  {
    user: noah,
    daysAgo: 38,
    at: '09:20',
    title: 'After nights',
    tags: ['nights'],
    promptId: 'after-the-shift',
    body: 'What came home with me: the smell, the tune of the pump alarm, the sentence “he is comfortable now”. What belongs to me: the bicycle, the bread, the dog of the people below.',
  },
  {
    user: noah,
    daysAgo: 25,
    at: '12:05',
    title: null,
    tags: ['nights', 'sleep'],
    body: 'Noon, awake since eleven, curtains doing their best. I am not sad. I am like a shop that is open with no one in it.',
  },
  {
    user: noah,
    daysAgo: 12,
    at: '13:30',
    title: 'Diary, day 1',
    tags: ['sleep'],
    sharedWith: [amina],
    body: '08:10, 10:40, 13:00. Coffee last at 02:30. It helps to have something to fill in.',
  },
  {
    user: noah,
    daysAgo: 7,
    at: '16:45',
    title: 'Spy',
    tags: ['nights', 'good'],
    isFavourite: true,
    body: 'A father in the elevator asked whether I was a spy, because of the glasses. I said that I could not talk about it. He laughed for the first time in four days, his daughter told me afterwards.',
  },
  {
    user: noah,
    daysAgo: 1,
    at: '20:10',
    title: 'Shoes',
    tags: ['nights'],
    body: 'They were beside the bed, quite new. Someone had bought them to go home in.',
  },

  {
    user: sofia,
    daysAgo: 81,
    at: '20:10',
    title: 'Thirty',
    tags: ['evenings'],
    isFavourite: true,
    step: { programmeId: programmeIds.evenings, day: 30 },
    body: 'The last of the thirty. I missed nine of them and it never said so. One good thing: that.',
  },
  {
    user: sofia,
    daysAgo: 61,
    at: '19:15',
    title: 'Melon',
    tags: ['market'],
    body: 'I bought a melon for no one in particular and carried it home like a relative.',
  },
  {
    user: sofia,
    daysAgo: 44,
    at: '21:40',
    title: null,
    tags: ['grey'],
    promptId: 'today-carried',
    body: 'Gray. What carried me: the radio, the neighbor’s ladder falling over and her swearing in two languages. What I carried: the usual.',
  },
  {
    user: sofia,
    daysAgo: 30,
    at: '22:00',
    title: 'Third row',
    tags: ['choir', 'good'],
    isFavourite: true,
    body: 'I sang behind the tall one. No one turned round. On the way home I noticed that I was still breathing from where one is supposed to breathe from.',
  },
  {
    user: sofia,
    daysAgo: 13,
    at: '20:30',
    title: 'Trieste',
    tags: ['mother'],
    step: { programmeId: programmeIds.grief, day: 4 },
    body: 'In the photograph she is looking at me and not at the sea. I have had it for thirty years and saw it today.',
  },
  { user: sofia, daysAgo: 3, at: '20:10', title: null, tags: ['good'], body: 'Four herons.' },
];
