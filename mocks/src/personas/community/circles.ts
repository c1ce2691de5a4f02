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
  'Speak for yourself, and ask before you give advice.',
  'What’s said here stays here: no names, no screenshots.',
  'No medical advice. What helped you could harm someone else.',
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
      'For anyone who has lost someone, yesterday or many years ago. No one here will ask when you’ll be over it.',
    guidelines: [...everywhere, 'Grief isn’t a contest: a grandmother, a pregnancy, and a friend all belong here.'],
  },
  {
    key: 'parents',
    name: 'The first year',
    topics: ['NEW_PARENTS', 'FAMILY'],
    moderators: [providers.mariam],
    daysOld: 388,
    size: 34,
    description: 'Mothers, fathers, and anyone else who’s up at four with a tiny person. Joy, dread, and laundry.',
    guidelines: [...everywhere, 'How others feed, carry, and put their children to sleep is up to them.'],
  },
  {
    key: 'nights',
    name: 'Awake while others sleep',
    topics: ['SLEEP', 'WORK_STRESS'],
    moderators: [providers.grace],
    daysOld: 301,
    size: 33,
    description:
      'For nurses, drivers, bakers, and guards: sleeping by day, living by night, and staying a person in between.',
    guidelines: [...everywhere, 'Medications and doses are for you and your doctor.'],
  },
  {
    key: 'converts',
    name: 'The first years as a Muslim',
    topics: ['CONVERT_SUPPORT', 'FAITH_QUESTIONS'],
    moderators: [providers.yusuf],
    daysOld: 356,
    size: 36,
    description: 'Questions you don’t dare ask after prayers, family dinners, and finding a place to belong.',
    guidelines: [
      ...everywhere,
      'Schools of law differ: say how you do it, not how everyone must.',
      'No one measures anyone’s faith here.',
    ],
  },
  {
    key: 'students',
    name: 'Exams and other ends of the world',
    topics: ['YOUTH', 'ANXIETY'],
    moderators: [providers.grace, providers.amina],
    daysOld: 280,
    size: 36,
    description: 'For school, college, and training: fear of exams, expectations at home, and what comes after.',
    guidelines: [...everywhere, 'No comparing grades, not even bad ones.'],
  },
  {
    key: 'women',
    name: 'Just us women',
    kind: 'WOMEN_ONLY',
    topics: ['FAMILY', 'MARRIAGE_COUNSEL', 'FAITH_QUESTIONS'],
    moderators: [providers.mariam, providers.amina],
    daysOld: 331,
    size: 21,
    description:
      'A quiet room for women: body, marriage, work, mothers-in-law, prayer, and everything no one says at the table.',
    guidelines: [...everywhere, 'If you aren’t safe at home, help comes first and advice later: write to a moderator.'],
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
      'For people who look after a sick parent, partner, or child, and are tired in a way sleep doesn’t reach.',
    guidelines: [...everywhere, 'Anger is allowed here. It doesn’t mean you don’t love them.'],
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
      'Sober from alcohol, pills, gambling, or anything else, with faith for company. Day one is as welcome as year ten.',
    guidelines: [...everywhere, 'We talk about relapses. We don’t judge them.', 'Don’t describe what you took or how.'],
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
    name: 'Fathers’ corner',
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
