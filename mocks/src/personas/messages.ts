import type { ConversationSide, ProviderId, UserId } from '@sakina/platform/contract';
import { ids } from './ids.ts';
import { clients } from './people.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** A message: who wrote it, how many minutes before the present, and what. */
type MessageSeed = readonly [author: ConversationSide, minutesAgo: number, text: string];

/** The messages of a client and a provider, oldest first. */
export interface ThreadSeed {
  provider: ProviderId;
  client: UserId;
  messages: readonly MessageSeed[];
  /** How many of the last ones are unread by the other side. @default 0 */
  unread?: number;
}

const person = (index: number) => (clients[index] ?? clients[0]).id;
const days = (count: number, hours = 0) => Math.round(count * DAY + hours * HOUR);

const layla: readonly ThreadSeed[] = [
  {
    provider: ids.providers.amina,
    client: ids.users.layla,
    unread: 1,
    messages: [
      [
        'PROVIDER',
        days(49, 3),
        'Dear Layla, thank you for today. As promised, here is the breathing in words: in for four, out for six, and the out is what counts. Once in the morning, once on the way home. Not yet in the train.',
      ],
      ['CLIENT', days(48, 11), 'Thank you. I did it on the stairs at work and no one saw.'],
      ['PROVIDER', days(48, 4), 'The stairs are a very good place.'],
      [
        'CLIENT',
        days(41, 8),
        'It happened again, on the F train, between Jay Street and York. I got out and stood on the platform for four trains.',
      ],
      [
        'PROVIDER',
        days(41, 5),
        'And then you got home. Let us look next time at how you did that. Until then: no test of courage, please. Take the bus if you like.',
      ],
      ['CLIENT', days(34, 6), 'Two stops today, with my sister on the phone. I counted the rivets in the door.'],
      ['PROVIDER', days(34, 2), 'Two stops and all the rivets. I am glad.'],
      [
        'CLIENT',
        days(27, 10),
        'I did not write this week. My grandmother’s forty days were on Sunday, and the whole family was here.',
      ],
      [
        'PROVIDER',
        days(27, 4),
        'You need not write every week. Would it be good to keep a little more time for her next time?',
      ],
      ['CLIENT', days(27, 3), 'Yes. And may I speak with the imam as well, or does that get in your way?'],
      [
        'PROVIDER',
        days(27, 2),
        'It does not get in my way at all. Imam Yusuf and I look at different windows of the same house.',
      ],
      ['CLIENT', days(13, 5), 'I slept six hours, twice in a row. I am afraid to say it aloud.'],
      ['PROVIDER', days(13, 2), 'Then I will read it quietly.'],
      [
        'CLIENT',
        days(6, 4),
        'I have a fever, 38.6. I have canceled tomorrow in the calendar, I hope that was early enough. Could we use the time next week?',
      ],
      [
        'PROVIDER',
        days(6, 2),
        'It was in good time, nothing is charged. Get well. You have our usual day, and two days later I could offer 14:30 in Court Street as well, if you would like to come in.',
      ],
      ['CLIENT', days(6, 1), 'In person, please. I want to practice the elevator in your house.'],
      ['PROVIDER', days(6), 'It is the slowest elevator in Brooklyn. We will have plenty of time.'],
      [
        'CLIENT',
        3 * DAY,
        'The fever is gone. May I move Court Street by half an hour if the meeting before it runs late, or is that no use to you?',
      ],
      ['PROVIDER', days(2, 20), 'Half an hour is no trouble that day. Write to me when you come out of it.'],
      ['CLIENT', 50, 'I have printed the three sentences and my hands are cold already. See you in a little while.'],
    ],
  },
  {
    provider: ids.providers.yusuf,
    client: ids.users.layla,
    unread: 1,
    messages: [
      ['CLIENT', days(13, 4), 'السلام عليكم يا إمام، أنا ليلى. هل يصح أن أتصدق عن جدتي بشيء صغير كل جمعة؟'],
      ['PROVIDER', days(13, 1), 'وعليكم السلام ورحمة الله. نعم، وأحبّ الأعمال أدومها وإن قلّ. رحمها الله رحمة واسعة.'],
      ['CLIENT', days(13), 'جزاك الله خيرًا.'],
      [
        'PROVIDER',
        days(11, 20),
        'Thank you for the conversation yesterday. You asked what you could still do for her. You are already doing it: you speak of her as someone who is loved.',
      ],
      ['CLIENT', days(9, 3), 'I cooked her lentils on Friday. I burned the onions exactly as she did.'],
      ['PROVIDER', days(8, 22), 'Then it was the right recipe.'],
      [
        'CLIENT',
        26 * HOUR,
        'I read the verse that you named, the one about my parents when I was small. I cried in the bus, but it was not the bad kind. Could we speak about it when we meet?',
      ],
    ],
  },
];

const others: readonly ThreadSeed[] = [
  {
    provider: ids.providers.amina,
    client: ids.users.noah,
    unread: 1,
    messages: [
      [
        'PROVIDER',
        days(13, 2),
        'Dear Noah, the sleep diary is attached to nothing and needs no form: three numbers a day are enough. When to bed, when asleep, when up.',
      ],
      ['CLIENT', days(12, 13), '08:10, 10:40, 13:00. That was the good one.'],
      ['PROVIDER', days(12, 5), 'Thank you. I can see the roster in it.'],
      ['CLIENT', days(7, 12), 'Tried the sunglasses. A patient’s father asked whether I was a spy.'],
      ['PROVIDER', days(7, 3), 'And did you sleep?'],
      ['CLIENT', days(7, 2), 'Five hours. First time in weeks.'],
      ['PROVIDER', days(5, 20), 'You stopped the program in the middle; that is quite all right. It waits.'],
      [
        'CLIENT',
        14 * HOUR,
        'Third night in a row done. We lost someone at five, and I cannot get his shoes out of my head. I know that we speak soon. I only wanted it to stand somewhere.',
      ],
    ],
  },
  {
    provider: ids.providers.amina,
    client: person(3),
    messages: [
      [
        'CLIENT',
        days(20, 5),
        'مساء الخير دكتورة أمينة. هل يمكن أن تكون الجلسة القادمة بالعربية كلها؟ أتعب حين أبحث عن الكلمات.',
      ],
      ['PROVIDER', days(20, 1), 'مساء النور عائشة. طبعًا، وبكل سرور. تكلّمي كما تتكلّمين في البيت.'],
      ['CLIENT', days(20), 'شكرًا، هذا يريحني كثيرًا.'],
      ['CLIENT', days(8, 6), 'جرّبت أن أكتب قبل النوم ثلاثة أسطر فقط، ونمت أسرع.'],
      ['PROVIDER', days(8, 2), 'ثلاثة أسطر كافية. أراكِ يوم الجلسة إن شاء الله.'],
    ],
  },
  {
    provider: ids.providers.amina,
    client: person(2),
    messages: [
      [
        'CLIENT',
        days(16, 3),
        'I am sorry that this is long. You said that I should write down what happens when my mother calls, so here it is. The phone rings and I see her name. Before I have picked up, my stomach is already where it was when I was eleven. She asks how I am, and I say fine. She says that I sound tired. I say that I am not tired. Then she tells me about my cousin, who has bought an apartment, and about her knee, and that she does not want to be a burden, and that she will not call so often any more. And I hear myself begging her to call. Afterwards I clean the kitchen for an hour, also the inside of the oven. Yesterday I did one thing differently: I said that I had to go after ten minutes, although I did not have to go anywhere. She was offended. I did not clean the oven. I sat down on the floor beside it and ate an apple. I do not know whether that is progress or only an apple.',
      ],
      ['PROVIDER', days(15, 22), 'It is both. Please bring the apple next time.'],
    ],
  },
  {
    // Care has ended since; their messages stay readable.
    provider: ids.providers.amina,
    client: person(6),
    messages: [
      [
        'CLIENT',
        days(10, 5),
        'Gave the talk without a sheet of paper. Someone asked me afterwards whether I do this often.',
      ],
      ['PROVIDER', days(10, 2), 'And what did you say?'],
      ['CLIENT', days(10, 1), '“Since today.”'],
      ['PROVIDER', days(9, 20), 'Then we are nearly done, Jonas. You know where I am.'],
    ],
  },
  {
    provider: ids.providers.grace,
    client: person(10),
    messages: [
      ['CLIENT', days(9, 2), 'I sent the application. My finger stayed above the button for eleven minutes.'],
      ['PROVIDER', days(9), 'Eleven minutes and then a click. Well done. Whatever they answer, that click is yours.'],
    ],
  },
  {
    provider: ids.providers.mariam,
    client: person(14),
    messages: [
      ['CLIENT', days(8, 4), 'She slept for four hours in one piece. So did I.'],
      ['PROVIDER', days(8, 1), 'That is the best message of my week.'],
    ],
  },
];

export const threadSeeds: readonly ThreadSeed[] = [...layla, ...others];

/** Short messages of Sofia and her therapist between sessions, over two years. */
export const sofiasExchanges: readonly (readonly [client: string, provider: string])[] = [
  ['Running ten minutes late on Thursday, the ferry again.', 'No hurry. I will have the kettle on.'],
  ['I went to the market and bought a melon for no one in particular.', 'That is how it begins. How was the melon?'],
  [
    'A gray week. I am writing because we agreed that I would.',
    'Thank you for keeping to it. Gray weeks have an end; you have seen some thirty of them out.',
  ],
  ['I did the two things on the list. The second one badly.', 'Badly counts in full.'],
  ['My brother called, and I did not pick up. Then I did.', 'Both of these were you. Tell me more on Thursday.'],
  ['Slept through. I looked at the clock twice to be sure.', 'How good. Leave the clock in peace tonight.'],
  ['May we begin at half past next week?', 'Yes, half past is free. I have noted it.'],
  [
    'I canceled the dinner. I know what you will say.',
    'I would only ask whether it was a no to them or a yes to the sofa.',
  ],
  ['I found the photograph from Trieste. I am the one who laughs.', 'Bring it along, if you like.'],
  ['The choir starts again on Monday. I have not decided.', 'You could decide on Monday at six.'],
  ['I sang. Third row, behind the tall one.', 'Behind the tall one is an excellent place for a beginning.'],
  [
    'The morning pills make me slow. Is that for you or for Dr. Lang?',
    'For Dr. Lang, please, and today if you can. I am glad that you noticed.',
  ],
  [
    'I was angry with you after the session. I am less so now.',
    'Thank you for telling me. It has a place on Thursday, ahead of everything.',
  ],
  ['Walked along the canal. Four herons.', 'Four! I have never had more than two.'],
  ['It was her birthday. I lit the candle and then went to work.', 'Light first, and then work. That sounds right.'],
  ['No news. The questionnaire is done.', 'I have seen it. It is lower than in spring. We will look at it together.'],
];

/** What a client writes while the demo is open. */
export const demoTexts = [
  'I have just thought of our last talk. Could you tell me the name of that exercise again?',
  'Would it be possible to begin ten minutes later next time?',
] as const;
