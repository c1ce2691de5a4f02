import type { Exercise } from '@sakina/platform/contract';
import { breathe, ground } from './programmes/blocks.ts';
import { sevenDaysOfSakina } from './programmes/seven-days-of-sakina.ts';

/** The Arabic exercises are those of the Arabic programme. */
const arabic = sevenDaysOfSakina
  .flatMap((step) => step.blocks)
  .flatMap((block) => (block.kind === 'BREATHING' || block.kind === 'GROUNDING' ? [block] : []));
const [arabicBreath] = arabic.filter((block) => block.kind === 'BREATHING');
const [arabicSenses] = arabic.filter((block) => block.kind === 'GROUNDING');

/** Exercises outside programmes. */
export const exercises: readonly Exercise[] = [
  {
    id: 'long-breath',
    title: 'The long breath',
    summary: 'Out longer than in. The quickest way to tell the body that it is safe.',
    minutes: 2,
    language: 'en',
    exercise: breathe([4, 0, 6, 0], 10, 'The long breath'),
  },
  {
    id: 'square-breath',
    title: 'Along a square',
    summary: 'For when you have to stay awake and calm at once.',
    minutes: 2,
    language: 'en',
    exercise: breathe([4, 4, 4, 4], 6, 'Along a square'),
  },
  {
    id: 'sleep-breath',
    title: 'For four in the morning',
    summary: 'Very slow, lying down, in the dark.',
    minutes: 4,
    language: 'en',
    exercise: breathe([4, 0, 8, 0], 16, 'For four in the morning'),
  },
  {
    id: 'even-breath',
    title: 'Even breath',
    summary: 'The same in and out: for restless afternoons.',
    minutes: 3,
    language: 'en',
    exercise: breathe([5, 0, 5, 0], 16, 'Even breath'),
  },
  {
    id: 'five-senses',
    title: 'Five, four, three, two, one',
    summary: 'When everything goes too fast: back to this room by the senses.',
    minutes: 3,
    language: 'en',
    exercise: ground(),
  },
  ...(arabicBreath
    ? [
        {
          id: 'long-breath-ar',
          title: 'النفس الطويل',
          summary: 'زفير أطول من الشهيق، أقرب طريق إلى الهدوء.',
          minutes: 2,
          language: 'ar' as const,
          exercise: arabicBreath,
        },
      ]
    : []),
  ...(arabicSenses
    ? [
        {
          id: 'five-senses-ar',
          title: 'خمسة، أربعة، ثلاثة، اثنان، واحد',
          summary: 'حين يتسارع كل شيء: عودة إلى هذا المكان بالحواس.',
          minutes: 3,
          language: 'ar' as const,
          exercise: arabicSenses,
        },
      ]
    : []),
];
