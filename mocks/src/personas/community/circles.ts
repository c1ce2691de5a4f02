import type { CircleKind, Language, ProviderId, Speciality } from '@sakina/platform/contract';
import { ids } from '../ids.ts';
import type { CircleKey } from './ids.ts';

interface CircleSeed {
  key: CircleKey;
  name: string;
  description: string;
  kind?: CircleKind;
  language?: Language;
  topics: readonly Speciality[];
  guidelines: readonly string[];
  moderators: readonly ProviderId[];
  daysOld: number;
  /** How many of the members below belong to it, in addition to moderators and demo accounts. */
  size: number;
}

const { providers } = ids;

const everywhere = [
  'Speak of yourself, and ask before you advise.',
  'What is written here stays here: no names of others, no screenshots.',
  'No medical advice. What helped you may harm someone else.',
];

/** The circles of the community. */
export const circleSeeds: readonly CircleSeed[] = [
  {
    key: 'grief',
    name: 'Living with loss',
    topics: ['GRIEF'],
    moderators: [providers.amina],
    daysOld: 402,
    size: 38,
    description:
      'For everyone who has lost someone, yesterday or many years ago. No one here will ask when you will be over it.',
    guidelines: [
      ...everywhere,
      'There is no first place in grief: a grandmother, a pregnancy and a friend are all welcome.',
    ],
  },
  {
    key: 'parents',
    name: 'The first year',
    topics: ['NEW_PARENTS', 'FAMILY'],
    moderators: [providers.mariam],
    daysOld: 388,
    size: 34,
    description: 'Mothers, fathers and everyone else who is up at four with a small person. Joy, dread and laundry.',
    guidelines: [...everywhere, 'How others feed, carry and put to sleep their children is their own affair.'],
  },
  {
    key: 'nights',
    name: 'Awake while others sleep',
    topics: ['SLEEP', 'WORK_STRESS'],
    moderators: [providers.grace],
    daysOld: 301,
    size: 33,
    description:
      'For nurses, drivers, bakers and guards: sleeping by day, living by night, and staying a person in between.',
    guidelines: [...everywhere, 'Medicines and their doses belong in a talk with your doctor.'],
  },
  {
    key: 'converts',
    name: 'The first years as a Muslim',
    topics: ['CONVERT_SUPPORT', 'FAITH_QUESTIONS'],
    moderators: [providers.yusuf],
    daysOld: 356,
    size: 36,
    description:
      'Questions that one does not dare to ask after the prayer, family dinners, and finding a place to belong.',
    guidelines: [
      ...everywhere,
      'Schools of law differ: say how you do it, not how all have to.',
      'No one’s faith is measured here.',
    ],
  },
  {
    key: 'students',
    name: 'Exams and other ends of the world',
    topics: ['YOUTH', 'ANXIETY'],
    moderators: [providers.grace, providers.amina],
    daysOld: 280,
    size: 36,
    description: 'For school, university and training: fear of exams, expectations at home, and what comes after.',
    guidelines: [...everywhere, 'No comparing of marks, also not of bad ones.'],
  },
  {
    key: 'women',
    name: 'Women among themselves',
    kind: 'WOMEN_ONLY',
    topics: ['FAMILY', 'MARRIAGE_COUNSEL', 'FAITH_QUESTIONS'],
    moderators: [providers.mariam, providers.amina],
    daysOld: 331,
    size: 21,
    description:
      'A quiet room for women: body, marriage, work, mothers-in-law, prayer and everything that is not said at the table.',
    guidelines: [...everywhere, 'Whoever is not safe at home finds help first and advice later: write to a moderator.'],
  },
  {
    key: 'carers',
    name: 'Caring for someone',
    kind: 'CLOSED',
    topics: ['CHRONIC_ILLNESS', 'FAMILY'],
    moderators: [providers.grace],
    daysOld: 244,
    size: 24,
    description:
      'For those who look after a parent, a partner or a child who is ill, and are tired in a way that sleep does not reach.',
    guidelines: [...everywhere, 'Anger is allowed here. It does not mean that you do not love them.'],
  },
  {
    key: 'sobriety',
    name: 'One day, with God’s help',
    kind: 'CLOSED',
    topics: ['ADDICTION', 'FAITH_QUESTIONS'],
    moderators: [providers.yusuf],
    daysOld: 215,
    size: 19,
    description:
      'Sober from alcohol, pills, betting or anything else, with faith as company. Day one is as welcome as year ten.',
    guidelines: [...everywhere, 'A relapse is told, not judged.', 'Do not describe what you took or how.'],
  },
  {
    key: 'arabic',
    name: 'مجلس السكينة',
    language: 'ar',
    topics: ['ANXIETY', 'FAMILY', 'GRIEF'],
    moderators: [providers.mariam, providers.amina],
    daysOld: 198,
    size: 14,
    description: 'مساحة هادئة للحديث بالعربية عن القلق والغربة والأهل والفقد، بلا أحكام ولا نصائح لم يطلبها أحد.',
    guidelines: [
      'تحدّث عن نفسك، واسأل قبل أن تنصح.',
      'ما يُكتب هنا يبقى هنا: لا أسماء لغيرك ولا صور للشاشة.',
      'لا وصفات ولا أدوية: ما نفعك قد يضرّ غيرك.',
    ],
  },
  {
    key: 'fathers',
    name: 'Fathers among themselves',
    kind: 'MEN_ONLY',
    topics: ['FAMILY', 'LIFE_DIRECTION'],
    moderators: [providers.yusuf],
    daysOld: 4,
    size: 2,
    description:
      'New, and still quiet: for men who are fathers or have one, and would like to talk about it with other men.',
    guidelines: everywhere,
  },
];

/** Display names of members without an account. */
export const memberNames = [
  'Umm Yahya',
  'Kestrel',
  'Harbour light',
  'Mirjam',
  'Abu Idris',
  'Two sugars',
  'Ferhat',
  'Quiet river',
  'Aunt Bea',
  'Salma from Leeds',
  'Paper boat',
  'Yasmin',
  'The late bus',
  'Jonah',
  'Nadira',
  'Old oak',
  'Ilse',
  'Night baker',
  'Mother of three',
  'Hudhayfa',
  'Sparrow',
  'Marek',
  'Window seat',
  'Amal',
  'Second cup',
  'Rosa',
  'Khalid W.',
  'North wind',
  'Tamar',
  'Blue door',
  'Ibtisam',
  'Cyclist',
  'Grandson',
  'Leyla K.',
  'Slow walker',
  'Faisal',
  'Lamp on the stairs',
  'Deborah',
  'Anwar',
  'Soup on Sunday',
] as const;

/** Names in the Arabic circle. */
export const arabicNames = [
  'أم ياسين',
  'سلمى',
  'نخلة',
  'أبو مريم',
  'غيث',
  'ندى الصباح',
  'خالد',
  'شمعة',
  'هدى',
  'عابر سبيل',
  'رنا',
  'زيتونة',
  'يوسف',
  'بنت البحر',
] as const;

/** The women’s names among them, for the circle for women. */
export const womenNames = [
  'Umm Yahya',
  'Harbour light',
  'Mirjam',
  'Aunt Bea',
  'Salma from Leeds',
  'Paper boat',
  'Yasmin',
  'Nadira',
  'Ilse',
  'Mother of three',
  'Sparrow',
  'Amal',
  'Second cup',
  'Rosa',
  'Tamar',
  'Blue door',
  'Ibtisam',
  'Leyla K.',
  'Lamp on the stairs',
  'Deborah',
  'Soup on Sunday',
] as const;
