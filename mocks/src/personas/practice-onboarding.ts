import type { OnboardingAnswers, UserId } from '@sakina/platform/contract';
import { ids } from './ids.ts';

const { users } = ids;

/** Onboarding answers, dated by days before the seed's today. */
export const onboardingSeeds: readonly { user: UserId; daysAgo: number; answers: OnboardingAnswers }[] = [
  {
    user: users.layla,
    daysAgo: 55,
    answers: {
      persona: 'PATIENT',
      reasons: ['ANXIETY', 'WORK_STRESS'],
      inOwnWords: 'I cannot breathe in elevators any more. I hide it at work, which takes more strength than the work.',
      languages: ['en', 'ar'],
      preferredGender: 'FEMALE',
      faithInCare: 'WELCOME',
      modes: ['ONLINE', 'IN_PERSON'],
      times: ['AFTERNOON', 'EVENING'],
      emergencyContact: { name: 'Samir Haddad, my brother', phone: '+1 718 555 0142' },
    },
  },
  {
    user: users.layla,
    daysAgo: 13,
    answers: {
      persona: 'TOPICS',
      topics: ['ANXIETY', 'GRIEF', 'FAITH_QUESTIONS'],
      note: 'My grandmother died. I would like to read something, not talk yet.',
    },
  },
  {
    user: users.noah,
    daysAgo: 24,
    answers: {
      persona: 'PATIENT',
      reasons: ['SLEEP', 'WORK_STRESS'],
      inOwnWords:
        'Nights on the ward for nine years. I lie awake at ten in the morning and listen to the neighbors live.',
      languages: ['en'],
      preferredGender: null,
      faithInCare: 'NOT_WANTED',
      modes: ['ONLINE'],
      times: ['MORNING'],
      emergencyContact: null,
    },
  },
  {
    user: users.sofia,
    daysAgo: 890,
    answers: {
      persona: 'PATIENT',
      reasons: ['TRAUMA'],
      inOwnWords: null,
      languages: ['en', 'es'],
      preferredGender: 'FEMALE',
      faithInCare: 'NOT_WANTED',
      modes: ['ONLINE'],
      times: ['MORNING', 'WEEKEND'],
      emergencyContact: { name: 'Giulia Marchetti', phone: '+39 055 555 0119' },
    },
  },
  {
    user: users.amina,
    daysAgo: 640,
    answers: {
      persona: 'THERAPIST',
      licenseNumber: 'PSY 021847',
      licenseState: 'NY',
      yearsOfPractice: 12,
      specialities: ['ANXIETY', 'GRIEF', 'TRAUMA', 'FAMILY'],
      languages: ['en', 'ar', 'ur'],
      modes: ['ONLINE', 'IN_PERSON'],
      hoursAWeek: 30,
    },
  },
  {
    user: users.yusuf,
    daysAgo: 512,
    answers: {
      persona: 'IMAM',
      institution: 'Mihrimah Mosque, Üsküdar',
      training:
        'Theology at Marmara University; ijazah in Hanafi fiqh and in recitation; two years of clinical pastoral care.',
      yearsOfService: 19,
      specialities: ['GRIEF', 'FAITH_QUESTIONS', 'MARRIAGE_COUNSEL', 'CONVERT_SUPPORT'],
      languages: ['tr', 'en', 'ar'],
      offersMarriageCounsel: true,
      hoursAWeek: 20,
    },
  },
  {
    user: users.grace,
    daysAgo: 286,
    answers: {
      persona: 'MENTOR',
      experience: 'I have led teams, lost a company and begun again at forty-four.',
      specialities: ['LIFE_DIRECTION', 'WORK_STRESS', 'NEW_PARENTS'],
      languages: ['en', 'fr'],
      hoursAWeek: 18,
      acceptsSupervision: true,
    },
  },
  {
    user: users.tomas,
    daysAgo: 24,
    answers: {
      persona: 'MENTOR',
      experience:
        'Three years as a client here, after panic took my studies. I know the way back to a lecture hall, row by row.',
      specialities: ['ANXIETY', 'YOUTH'],
      languages: ['en', 'es'],
      hoursAWeek: 3,
      acceptsSupervision: true,
    },
  },
];
