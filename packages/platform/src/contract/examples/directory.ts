import { getProvider, listOpenSlots, searchProviders } from '../cloud/directory.ts';
import { getAvailability } from '../v1/availability.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';
import { usd } from './values.ts';

export const directoryExamples: readonly AnyExample[] = [
  exampleOf(searchProviders, {
    input: { query: { q: 'grief', kind: ['THERAPIST', 'IMAM'], language: ['ar'], mode: 'ONLINE', sort: 'SOONEST', page: 1, pageSize: 2 } },
    response: {
      items: [
        {
          id: 'prv-amina-rahman', handle: 'amina-rahman', kind: 'THERAPIST', displayName: 'Dr. Amina Rahman', gender: 'FEMALE',
          headline: 'Clinical psychologist for anxiety, grief and families between two cultures',
          specialities: ['ANXIETY', 'GRIEF', 'TRAUMA', 'FAMILY', 'FAITH_QUESTIONS'], languages: ['en', 'ar', 'ur'], city: 'New York', country: 'US',
          timeZone: 'America/New_York', modes: ['ONLINE', 'IN_PERSON'], fee: { price: usd(12000), durationMinutes: 50 },
          slidingScale: true, insurers: ['AETNA', 'BLUE_CROSS', 'CIGNA', 'SELF_PAY'], rating: { average: 4.9, count: 128 },
          nextSlotAt: '2026-11-24T18:30:00.000Z', verification: 'VERIFIED', acceptingNewClients: true,
        },
        {
          id: 'prv-mustafa-okonkwo', handle: 'mustafa-okonkwo', kind: 'IMAM', displayName: 'Imam Mustafa Okonkwo', gender: 'MALE',
          headline: 'Hospital chaplain for serious illness and last weeks', specialities: ['CHRONIC_ILLNESS', 'GRIEF', 'FAMILY'],
          languages: ['en', 'ar'], city: 'Detroit', country: 'US', timeZone: 'America/Detroit', modes: ['ONLINE', 'IN_PERSON'],
          fee: { price: usd(3500), durationMinutes: 50 }, slidingScale: false, insurers: ['SELF_PAY'],
          rating: { average: 5, count: 19 }, nextSlotAt: '2026-11-24T23:00:00.000Z', verification: 'VERIFIED', acceptingNewClients: true,
        },
      ],
      total: 4, page: 1, pageSize: 2,
      facets: {
        kind: { THERAPIST: 1, IMAM: 3 },
        speciality: { ANXIETY: 1, GRIEF: 4, TRAUMA: 2, FAMILY: 2, FAITH_QUESTIONS: 3, MARRIAGE_COUNSEL: 1, CONVERT_SUPPORT: 1, CHRONIC_ILLNESS: 1 },
        language: { en: 7, ar: 4, ur: 1, es: 1, tr: 1 }, gender: { FEMALE: 1, MALE: 3 }, insurer: { AETNA: 1, BLUE_CROSS: 1, CIGNA: 1, SELF_PAY: 4 },
        mode: { ONLINE: 4, IN_PERSON: 4 },
      },
    },
  }),
  exampleOf(getProvider, {
    input: { params: { idOrHandle: 'amina-rahman' } },
    response: {
      id: 'prv-amina-rahman', handle: 'amina-rahman', kind: 'THERAPIST', displayName: 'Dr. Amina Rahman', gender: 'FEMALE',
      headline: 'Clinical psychologist for anxiety, grief and families between two cultures',
      specialities: ['ANXIETY', 'GRIEF', 'TRAUMA', 'FAMILY', 'FAITH_QUESTIONS'], languages: ['en', 'ar', 'ur'], city: 'New York', country: 'US',
      timeZone: 'America/New_York', modes: ['ONLINE', 'IN_PERSON'], fee: { price: usd(12000), durationMinutes: 50 },
      slidingScale: true, insurers: ['AETNA', 'BLUE_CROSS', 'CIGNA', 'SELF_PAY'], rating: { average: 4.9, count: 128 },
      nextSlotAt: '2026-11-24T18:30:00.000Z', verification: 'VERIFIED', acceptingNewClients: true,
      about: [
        'I have worked as a clinical psychologist for fourteen years, first in a hospital in Queens, now in my own practice in Brooklyn. Many of the people I see carry more than one world in them: their parents’ expectations, their own wishes, a faith that comforts and sometimes weighs.',
        'You do not need to have the right words when we meet. We start with what is hardest this week and find out together what would make it lighter.',
      ],
      approach: [
        'Cognitive behavioural therapy for panic, worry and sleep, with exercises that fit into a normal day.',
        'Trauma-focused work (EMDR) at your pace; you can stop at any moment.',
        'Conversations in English, Arabic or Urdu, also mixed.',
      ],
      faithPractice: 'If faith is part of your life it may be part of our work: prayer, doubt and guilt are welcome subjects. If it is not, it will not come up.',
      services: [
        {
          id: 'prv-amina-rahman-intro', name: 'Introductory call',
          description: 'A short first talk to see whether we fit. You can ask anything; nothing is decided yet.', durationMinutes: 15,
          price: usd(0), modes: ['ONLINE'], isIntroduction: true,
        },
        {
          id: 'prv-amina-rahman-session', name: 'Individual session', description: 'A full session for one person. We start where you are that day.',
          durationMinutes: 50, price: usd(12000), modes: ['ONLINE', 'IN_PERSON'], isIntroduction: false,
        },
        {
          id: 'prv-amina-rahman-long', name: 'Extended session', description: 'More time, for a first assessment or when one hour is not enough.',
          durationMinutes: 80, price: usd(18000), modes: ['ONLINE', 'IN_PERSON'], isIntroduction: false,
        },
        {
          id: 'prv-amina-rahman-couple', name: 'Couples session', description: 'For two people together. Both of you join from one place or from two.',
          durationMinutes: 75, price: usd(16800), modes: ['ONLINE', 'IN_PERSON'], isIntroduction: false,
        },
      ],
      credentials: [
        {
          title: 'Licensed Psychologist', issuer: 'New York State Education Department', number: 'PSY 021847', verifiedOn: '2026-02-11',
          expiresOn: '2028-01-31',
        },
        { title: 'PhD, Clinical Psychology', issuer: 'City University of New York', number: null, verifiedOn: '2026-02-11', expiresOn: null },
        { title: 'EMDR Certified Therapist', issuer: 'EMDR International Association', number: null, verifiedOn: '2026-02-11', expiresOn: null },
      ],
      address: '214 Court Street, Suite 3, Brooklyn, NY 11201', cancellationPolicy: { freeUntilHours: 24, lateFeePercent: 50 },
      reviews: [
        {
          id: 'rev-amina-rahman-1', author: 'M. K.', rating: 5, body: 'Clear, warm, and always on time. I got something to try after every session.',
          writtenOn: '2026-10-28',
        },
        {
          id: 'rev-amina-rahman-2', author: 'Julian', rating: 4,
          body: 'It took me three sessions to open up, and there was no pressure. Scheduling across time zones works well.', writtenOn: '2026-10-03',
        },
        {
          id: 'rev-amina-rahman-3', author: 'Former client', rating: 5, body: 'We worked on panic attacks for four months. I take the train again.',
          writtenOn: '2026-09-17',
        },
        {
          id: 'rev-amina-rahman-4', author: 'S.', rating: 4, body: 'Good at listening and at saying the uncomfortable thing kindly.',
          writtenOn: '2026-08-22',
        },
        {
          id: 'rev-amina-rahman-5', author: 'Ayesha R.', rating: 5, body: 'Understood my family without me having to explain everything.',
          writtenOn: '2026-07-05',
        },
      ],
    },
  }),
  exampleOf(listOpenSlots, {
    input: {
      params: { id: 'prv-amina-rahman' },
      query: { serviceId: 'prv-amina-rahman-session', from: '2026-11-25T00:00:00-05:00', to: '2026-11-27T00:00:00-05:00' },
    },
    response: {
      providerId: 'prv-amina-rahman', serviceId: 'prv-amina-rahman-session', timeZone: 'America/New_York',
      slots: [
        {
          id: 'prv-amina-rahman-session-htfrc', startsAt: '2026-11-25T14:00:00.000Z', endsAt: '2026-11-25T14:50:00.000Z',
          modes: ['ONLINE', 'IN_PERSON'],
        },
        {
          id: 'prv-amina-rahman-session-htfuo', startsAt: '2026-11-25T16:00:00.000Z', endsAt: '2026-11-25T16:50:00.000Z',
          modes: ['ONLINE', 'IN_PERSON'],
        },
        {
          id: 'prv-amina-rahman-session-htg3u', startsAt: '2026-11-25T21:30:00.000Z', endsAt: '2026-11-25T22:20:00.000Z',
          modes: ['ONLINE', 'IN_PERSON'],
        },
        {
          id: 'prv-amina-rahman-session-htgvc', startsAt: '2026-11-26T14:00:00.000Z', endsAt: '2026-11-26T14:50:00.000Z',
          modes: ['ONLINE', 'IN_PERSON'],
        },
      ],
    },
  }),
  exampleOf(getAvailability, {
    input: { query: { providerId: 'prv-amina-rahman' } },
    response: {
      providerId: 'prv-amina-rahman', timeZone: 'America/New_York',
      slots: [
        { dayOfWeek: 1, from: '09:00', until: '12:30', modes: ['ONLINE', 'IN_PERSON'] },
        { dayOfWeek: 2, from: '09:00', until: '12:30', modes: ['ONLINE', 'IN_PERSON'] },
        { dayOfWeek: 3, from: '09:00', until: '12:30', modes: ['ONLINE', 'IN_PERSON'] },
        { dayOfWeek: 4, from: '09:00', until: '12:30', modes: ['ONLINE', 'IN_PERSON'] },
        { dayOfWeek: 1, from: '13:30', until: '18:00', modes: ['ONLINE', 'IN_PERSON'] },
        { dayOfWeek: 2, from: '13:30', until: '18:00', modes: ['ONLINE', 'IN_PERSON'] },
        { dayOfWeek: 3, from: '13:30', until: '18:00', modes: ['ONLINE', 'IN_PERSON'] },
        { dayOfWeek: 4, from: '13:30', until: '18:00', modes: ['ONLINE', 'IN_PERSON'] },
        { dayOfWeek: 5, from: '09:00', until: '12:00', modes: ['ONLINE', 'IN_PERSON'] },
      ],
      exceptions: [{ date: '2026-12-10', slots: [], reason: 'Conference' }, { date: '2026-12-25', slots: [], reason: 'Family day' }],
      version: 1,
    },
  }),
];
