import type * as v from 'valibot';
import type { providerAccount } from '../schemas/provider-account.ts';
import type { availability } from '../schemas/provider.ts';
import { previewAvailability } from '../cloud/availability.ts';
import { updateAvailability } from '../v1/availability.ts';
import { getProviderProfile, updateProviderProfile, uploadLicense, verifyLicense } from '../v1/profile.ts';
import { drRahman } from './dr-rahman.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';
import { pdf } from './values.ts';

/** What she alone sees of her page: the rules by which it works, and the proofs behind it. */
const account: v.InferInput<typeof providerAccount> = {
  ...drRahman,
  userId: 'usr-a70d22',
  email: 'therapist@demo.test',
  memberSince: '2025-02-22',
  stepMinutes: 60,
  bufferMinutes: 10,
  recordsSessions: true,
  prayerRules: {
    around: [{ prayer: 'FAJR', minutesBefore: 10, minutesAfter: 30 }],
    jumuah: { from: '12:30', until: '14:00' },
    ramadan: { minutesBeforeIftar: 45, latestEnd: '21:30' },
    method: 'ISNA',
    asr: 'STANDARD',
    highLatitude: 'MIDDLE_OF_NIGHT',
  },
  documents: [
    {
      id: 'doc-4kxwfg5jxa',
      kind: 'LICENSE',
      fileName: 'nysed-psychologist-license.pdf',
      mediaType: 'application/pdf',
      sizeBytes: 350285,
      status: 'ACCEPTED',
      uploadedAt: '2026-02-09T09:40:00.000Z',
      reviewedAt: '2026-02-11T09:40:00.000Z',
      problem: null,
    },
    {
      id: 'doc-8g8q7g4knv',
      kind: 'LIABILITY_INSURANCE',
      fileName: 'liability-certificate.pdf',
      mediaType: 'application/pdf',
      sizeBytes: 202829,
      status: 'ACCEPTED',
      uploadedAt: '2026-02-09T09:40:00.000Z',
      reviewedAt: '2026-02-11T09:40:00.000Z',
      problem: null,
    },
  ],
  updatedAt: '2026-11-01T09:40:00.000Z',
  version: 7,
};

/** Her times of prayer as she changes them. */
const prayerRules: v.InferInput<typeof providerAccount.entries.prayerRules> = {
  ...account.prayerRules,
  around: [
    { prayer: 'DHUHR', minutesBefore: 0, minutesAfter: 20 },
    { prayer: 'MAGHRIB', minutesBefore: 5, minutesAfter: 25 },
  ],
};

/** Her hours as she changes them: shorter afternoons, by video only, and no Fridays. */
const slots: v.InferInput<typeof availability.entries.slots> = [
  { dayOfWeek: 1, from: '09:00', until: '12:30', modes: ['ONLINE', 'IN_PERSON'] },
  { dayOfWeek: 1, from: '13:30', until: '17:00', modes: ['ONLINE'] },
  { dayOfWeek: 2, from: '09:00', until: '12:30', modes: ['ONLINE', 'IN_PERSON'] },
  { dayOfWeek: 2, from: '13:30', until: '17:00', modes: ['ONLINE'] },
  { dayOfWeek: 3, from: '09:00', until: '12:30', modes: ['ONLINE', 'IN_PERSON'] },
  { dayOfWeek: 3, from: '13:30', until: '17:00', modes: ['ONLINE'] },
  { dayOfWeek: 4, from: '09:00', until: '12:30', modes: ['ONLINE', 'IN_PERSON'] },
  { dayOfWeek: 4, from: '13:30', until: '17:00', modes: ['ONLINE'] },
];

export const profileExamples: readonly AnyExample[] = [
  exampleOf(getProviderProfile, {
    input: {},
    response: account,
  }),
  exampleOf(updateProviderProfile, {
    input: {
      body: {
        version: 7,
        headline: 'Clinical psychologist for anxiety, grief and the nights in between',
        cancellationPolicy: { freeUntilHours: 24, lateFeePercent: 40 },
        acceptingNewClients: true,
        prayerRules,
      },
    },
    response: {
      ...account,
      headline: 'Clinical psychologist for anxiety, grief and the nights in between',
      cancellationPolicy: { freeUntilHours: 24, lateFeePercent: 40 },
      prayerRules,
      updatedAt: '2026-11-24T15:00:00.000Z',
      version: 8,
    },
  }),
  exampleOf(uploadLicense, {
    input: { body: { license: pdf('nysed-license-renewed.pdf') } },
    response: {
      id: 'doc-8400328659',
      kind: 'LICENSE',
      fileName: 'nysed-license-renewed.pdf',
      mediaType: 'application/pdf',
      sizeBytes: 16,
      status: 'UNDER_REVIEW',
      uploadedAt: '2026-11-24T15:00:00.000Z',
      reviewedAt: null,
      problem: null,
    },
  }),
  exampleOf(verifyLicense, {
    input: { body: { licenseNumber: 'PSY 021847', state: 'NY' } },
    response: {
      verified: true,
      reason: null,
      problem: null,
      credential: {
        title: 'Licensed Psychologist',
        issuer: 'New York State Education Department',
        number: 'PSY 021847',
        verifiedOn: '2026-11-24',
        expiresOn: '2028-01-31',
      },
      checkedAt: '2026-11-24T15:00:00.000Z',
    },
  }),
  exampleOf(updateAvailability, {
    input: {
      body: {
        version: 1,
        slots,
        exceptions: [{ date: '2026-12-10', slots: [], reason: 'Conference' }],
      },
    },
    response: {
      providerId: 'prv-amina-rahman',
      timeZone: 'America/New_York',
      slots,
      exceptions: [{ date: '2026-12-10', slots: [], reason: 'Conference' }],
      version: 2,
    },
  }),
  exampleOf(previewAvailability, {
    input: {
      body: {
        slots,
        exceptions: [{ date: '2026-12-10', slots: [], reason: 'Conference' }],
        rules: {
          noticeMinutes: 120,
          horizonDays: 56,
          bufferMinutes: 10,
          stepMinutes: 60,
          travel: [{ from: '2026-12-14', until: '2026-12-20', timeZone: 'Africa/Cairo' }],
          prayer: account.prayerRules,
        },
        serviceId: 'prv-amina-rahman-session',
        from: '2026-12-14T00:00:00-05:00',
        to: '2026-12-15T00:00:00-05:00',
      },
    },
    response: {
      providerId: 'prv-amina-rahman',
      serviceId: 'prv-amina-rahman-session',
      timeZone: 'America/New_York',
      slots: [
        {
          id: 'prv-amina-rahman-session-h37s0c',
          startsAt: '2026-12-14T07:00:00.000Z',
          endsAt: '2026-12-14T07:50:00.000Z',
          modes: ['ONLINE', 'IN_PERSON'],
        },
      ],
    },
  }),
];
