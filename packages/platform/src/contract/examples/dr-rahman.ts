import type * as v from 'valibot';
import type { providerProfile, providerSummary } from '../schemas/provider.ts';
import { usd } from './values.ts';

/** Dr. Amina Rahman, whose account `therapist@demo.test` is, as the directory lists her. */
export const drRahmanSummary = {
  id: 'prv-amina-rahman',
  handle: 'amina-rahman',
  kind: 'THERAPIST',
  displayName: 'Dr. Amina Rahman',
  gender: 'FEMALE',
  headline: 'Clinical psychologist for anxiety, grief, and families between two cultures',
  specialities: ['ANXIETY', 'GRIEF', 'TRAUMA', 'FAMILY', 'FAITH_QUESTIONS'],
  languages: ['en', 'ar', 'ur'],
  city: 'New York',
  country: 'US',
  timeZone: 'America/New_York',
  modes: ['ONLINE', 'IN_PERSON'],
  fee: { price: usd(12000), durationMinutes: 50 },
  slidingScale: true,
  insurers: ['AETNA', 'BLUE_CROSS', 'CIGNA', 'SELF_PAY'],
  rating: { average: 4.9, count: 128 },
  nextSlotAt: '2026-11-24T18:30:00.000Z',
  verification: 'VERIFIED',
  acceptingNewClients: true,
} satisfies v.InferInput<typeof providerSummary>;

/** The content of her page for any reader: a client beside the reviews, herself beside her rules and documents. */
export const drRahman = {
  ...drRahmanSummary,
  about: [
    'I have worked as a clinical psychologist for fourteen years, first in a hospital in Queens, now in my own practice in Brooklyn. Many of the people I see carry more than one world in them: their parents’ expectations, their own wishes, a faith that comforts and sometimes weighs.',
    'You do not need to have the right words when we meet. We start with what is hardest this week and find out together what would make it lighter.',
  ],
  approach: [
    'Cognitive behavioral therapy for panic, worry, and sleep, with exercises that fit into a normal day.',
    'Trauma-focused work (EMDR) at your pace; you can stop at any moment.',
    'Conversations in English, Arabic, or Urdu, or a mix of them.',
  ],
  faithPractice:
    'If faith is part of your life, it may be part of our work: prayer, doubt, and guilt are welcome subjects. If it isn’t, it won’t come up.',
  introduction: {
    language: 'en',
    video: null,
    lines: [
      { atSecond: 0, text: 'I am Amina Rahman. I have been a psychologist for fourteen years.' },
      { atSecond: 4, text: 'Most people come to me when worry has taken over their nights.' },
      {
        atSecond: 8,
        text: 'In the first session you say as much as you like. I will ask what would make this week lighter.',
      },
      { atSecond: 13, text: 'If we do not fit, I will help you to find someone who does.' },
    ],
  },
  services: [
    {
      id: 'prv-amina-rahman-intro',
      name: 'Introductory call',
      description:
        'A short first conversation to see if we’re a good fit. You can ask anything; nothing is decided yet.',
      durationMinutes: 15,
      price: usd(0),
      modes: ['ONLINE'],
      isIntroduction: true,
    },
    {
      id: 'prv-amina-rahman-session',
      name: 'Individual session',
      description: 'A full session for one person. We start wherever you are that day.',
      durationMinutes: 50,
      price: usd(12000),
      modes: ['ONLINE', 'IN_PERSON'],
      isIntroduction: false,
    },
    {
      id: 'prv-amina-rahman-long',
      name: 'Extended session',
      description: 'More time, for an initial assessment or when an hour isn’t enough.',
      durationMinutes: 80,
      price: usd(18000),
      modes: ['ONLINE', 'IN_PERSON'],
      isIntroduction: false,
    },
    {
      id: 'prv-amina-rahman-couple',
      name: 'Couples session',
      description: 'For two people together. You can join from one place or two.',
      durationMinutes: 75,
      price: usd(16800),
      modes: ['ONLINE', 'IN_PERSON'],
      isIntroduction: false,
    },
  ],
  credentials: [
    {
      title: 'Licensed Psychologist',
      issuer: 'New York State Education Department',
      number: 'PSY 021847',
      verifiedOn: '2026-02-11',
      expiresOn: '2028-01-31',
    },
    {
      title: 'PhD, Clinical Psychology',
      issuer: 'City University of New York',
      number: null,
      verifiedOn: '2026-02-11',
      expiresOn: null,
    },
    {
      title: 'EMDR Certified Therapist',
      issuer: 'EMDR International Association',
      number: null,
      verifiedOn: '2026-02-11',
      expiresOn: null,
    },
  ],
  address: '214 Court Street, Suite 3, Brooklyn, NY 11201',
  cancellationPolicy: { freeUntilHours: 24, lateFeePercent: 50 },
} satisfies Omit<v.InferInput<typeof providerProfile>, 'reviews'>;
