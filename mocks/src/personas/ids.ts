import type { AppointmentId, NoteId, ProviderId, ReferralId, ServiceId, UserId } from '@sakina/platform/contract';

// Ids of clients, appointments and notes can appear in an address, so they are opaque (SEC-8).
const user = (id: string) => `usr-${id}` as UserId;
const provider = (handle: string) => `prv-${handle}` as ProviderId;
const appointment = (id: string) => `apt-${id}` as AppointmentId;
const note = (id: string) => `nte-${id}` as NoteId;

/** The id of one of a provider's services. */
export function serviceIdOf(
  providerId: ProviderId,
  service: 'intro' | 'session' | 'long' | 'couple' | 'open',
): ServiceId {
  return `${providerId}-${service}` as ServiceId;
}

/** Ids that stories and tests use. */
export const ids = {
  users: {
    /** patient@demo.test */
    layla: user('4f1c9a'),
    /** second@demo.test */
    noah: user('8b27e0'),
    /** newcomer@demo.test: without any session. */
    zaynab: user('d13f58'),
    /** A client with more than a hundred sessions. */
    sofia: user('90ae41'),
    amina: user('a70d22'),
    yusuf: user('b5c816'),
    grace: user('c3e904'),
    daniel: user('e6f173'),
    mariam: user('f20b8d'),
    peter: user('17d4c9'),
    tomas: user('26a5eb'),
    henry: user('35b90f'),
    claire: user('5cd237'),
    idris: user('6de14a'),
    ingrid: user('7ef350'),
  },
  providers: {
    /** therapist@demo.test, New York. */
    amina: provider('amina-rahman'),
    /** imam@demo.test, Istanbul. */
    yusuf: provider('yusuf-demir'),
    /** mentor@demo.test, London. */
    grace: provider('grace-okafor'),
    /** unverified@demo.test: credentials under review. */
    daniel: provider('daniel-weiss'),
    /** everyone@demo.test, Chicago. */
    mariam: provider('mariam-el-sayed'),
    /** provider@demo.test: expired licence. */
    peter: provider('peter-novak'),
    /** tier@demo.test: a mentor in training. */
    tomas: provider('tomas-oliveira'),
    /** No open time in the next eight weeks. */
    fullyBooked: provider('helena-strand'),
    /** Takes no new clients. */
    closed: provider('ibrahim-al-khatib'),
    /** Nepal, at UTC+5:45. */
    kathmandu: provider('sunita-gurung'),
    /** A name that needs two lines on a phone. */
    longName: provider('maria-fernanda-albuquerque'),
  },
  appointments: {
    /** Layla with Dr. Rahman, today, about half an hour after the seed's now: can be started. */
    startable: appointment('k4x9w2m7'),
    /** Layla with Dr. Rahman in two days. */
    upcoming: appointment('p7d3r8c1'),
    /** Layla with Imam Yusuf Demir in five days. */
    upcomingImam: appointment('t2h6n9v4'),
    /** Layla with Dr. Rahman, cancelled by Layla. */
    cancelled: appointment('m8q1z5j3'),
    /** Layla with Dr. Rahman last week; its note is a draft. */
    lastWeek: appointment('w3f7b2y6'),
    /** Layla with Dr. Rahman two weeks ago; its note is signed and amended. */
    twoWeeksAgo: appointment('c9s4k1g8'),
    /** Layla with Dr. Rahman three weeks ago; its note is signed. */
    threeWeeksAgo: appointment('h5v8d3x2'),
    /** Noah with Dr. Rahman, tomorrow. */
    noahUpcoming: appointment('r6j2m4q9'),
    /** With Dr. Rahman later today; the client's consent is missing. */
    withoutConsent: appointment('z1n7t5w8'),
    /** With Daniel Weiss, whose credentials are not verified. */
    unverified: appointment('b8g3c6p4'),
    /** Past, without a note so far. */
    withoutNote: appointment('y4k9h7r1'),
  },
  referrals: {
    /** To Dr. Rahman from Imam Yusuf Demir: the client agreed, and it waits for her answer. */
    received: 'rfr-7c2e9a41' as ReferralId,
  },
  notes: {
    draft: note('6t2w9d'),
    amended: note('3m8x5k'),
    signed: note('9q4v7b'),
  },
} as const;
