import type {
  AvailabilitySlot,
  Gender,
  Insurer,
  Language,
  ProviderId,
  ProviderKind,
  Service,
  SessionMode,
  Speciality,
  UserId,
} from '@sakina/platform/contract';
import { serviceIdOf } from '../ids.ts';
import { introductionOf } from './introductions.ts';
import type { IntroductionSeed } from './introductions.ts';
import { reviewsFor } from './reviews.ts';
import type { ReviewSeed } from './reviews.ts';

type ServiceKey = 'intro' | 'session' | 'long' | 'couple' | 'open';

/** The minimal data of a provider; `defineProvider` fills in the rest. */
export interface ProviderPersona {
  /** User name; the id is derived from it. */
  handle: string;
  name: string;
  gender: Gender;
  headline: string;
  specialities: readonly Speciality[];
  languages: readonly Language[];
  /** City, country and zone. */
  place: readonly [city: string, country: string, timeZone: string];
  modes?: readonly SessionMode[];
  /** Price of a full session in whole US dollars. */
  price: number;
  /** @default 50 */
  minutes?: number;
  slidingScale?: boolean;
  insurers?: readonly Insurer[];
  /** Average and number of ratings; left out without ratings. */
  rating?: readonly [average: number, count: number];
  verification?: 'VERIFIED' | 'PENDING' | 'LAPSED';
  acceptingNewClients?: boolean;
  about: readonly string[];
  approach: readonly string[];
  faith?: string;
  introduction?: IntroductionSeed;
  credentials: readonly CredentialSeed[];
  address?: string;
  /** Hours before the start until which cancelling is free, and the percentage kept after that. */
  policy?: readonly [freeUntilHours: number, lateFeePercent: number];
  /**
   * Weekly hours in the provider's zone: `'1-5 09:00-12:00'`, days as in ISO 8601, optionally with `ONLINE` or
   * `IN_PERSON`.
   */
  hours: readonly string[];
  /** Days off, counted from the seed's today. */
  daysOff?: readonly (readonly [day: number, reason: string])[];
  /** Minutes between two possible starts. @default 60 */
  step?: number;
  /** Minutes kept free around a session. @default 10 */
  buffer?: number;
  /** Whether sessions have to be recorded, for example under supervision. */
  records?: boolean;
  /** Its account. */
  userId?: UserId;
  /** Services in addition to the session. @default ['intro'] */
  offers?: readonly Exclude<ServiceKey, 'session'>[];
}

/** A provider before the seed assigns dates: days off, reviews and credentials are relative days. */
export type ProviderSeed = ReturnType<typeof defineProvider>;

/** Creates a provider from a persona. */
export function defineProvider(kind: ProviderKind, persona: ProviderPersona) {
  const id = `prv-${persona.handle}` as ProviderId;
  const [city, country, timeZone] = persona.place;
  const modes = persona.modes ?? ['ONLINE'];
  const minutes = persona.minutes ?? 50;
  const [freeUntilHours, lateFeePercent] = persona.policy ?? [24, 50];
  return {
    id,
    handle: persona.handle,
    kind,
    displayName: persona.name,
    gender: persona.gender,
    headline: persona.headline,
    specialities: [...persona.specialities],
    languages: [...persona.languages],
    city,
    country,
    timeZone,
    modes: [...modes],
    fee: { price: usd(persona.price), durationMinutes: minutes },
    slidingScale: persona.slidingScale ?? false,
    insurers: [...(persona.insurers ?? (['SELF_PAY'] as const))],
    rating: persona.rating ? { average: persona.rating[0], count: persona.rating[1] } : null,
    verification: persona.verification ?? 'VERIFIED',
    acceptingNewClients: persona.acceptingNewClients ?? true,
    about: [...persona.about],
    approach: [...persona.approach],
    faithPractice: persona.faith ?? null,
    introduction: persona.introduction ? introductionOf(persona.introduction) : null,
    services: servicesOf(id, kind, persona, modes, minutes),
    credentials: [...persona.credentials],
    address: persona.address ?? null,
    cancellationPolicy: { freeUntilHours, lateFeePercent },
    reviews: persona.rating ? reviewsFor(persona.handle, kind, persona.rating) : ([] as ReviewSeed[]),
    userId: persona.userId ?? null,
    weekly: persona.hours.flatMap((rule) => readHours(rule, modes)),
    daysOff: persona.daysOff ?? [],
    stepMinutes: persona.step ?? 60,
    bufferMinutes: persona.buffer ?? 10,
    recordsSessions: persona.records ?? false,
  };
}

function usd(dollars: number) {
  return { amountMinor: Math.round(dollars * 100), currency: 'USD' };
}

const words: Record<ProviderKind, Record<Exclude<ServiceKey, 'open'>, readonly [name: string, description: string]>> = {
  THERAPIST: {
    intro: [
      'Introductory call',
      'A short first conversation to see if we’re a good fit. You can ask anything; nothing is decided yet.',
    ],
    session: ['Individual session', 'A full session for one person. We start wherever you are that day.'],
    long: ['Extended session', 'More time, for an initial assessment or when an hour isn’t enough.'],
    couple: ['Couples session', 'For two people together. You can join from one place or two.'],
  },
  IMAM: {
    intro: ['First conversation', 'A short conversation to hear what’s on your mind and how I may help.'],
    session: ['Pastoral session', 'Time to be heard, to reflect, and to look for a way forward with faith.'],
    long: ['Extended pastoral session', 'For matters that need more time: grief, a decision, a conflict at home.'],
    couple: ['Marriage counseling', 'For both spouses together, before or during marriage.'],
  },
  MENTOR: {
    intro: ['Introductory call', 'Fifteen minutes to get to know each other and share what you hope for.'],
    session: ['Mentoring session', 'A full session on the questions you bring, with one next step at the end.'],
    long: ['Planning session', 'A long session to look at the whole picture and write a plan together.'],
    couple: ['Family session', 'You and someone close to you, with me there to listen.'],
  },
};

/** What imams and mentors offer by donation. */
const openConversation = [
  'Open conversation',
  'Time to talk without a set price. You give what you choose, or nothing.',
] as const;

function servicesOf(
  id: ProviderId,
  kind: ProviderKind,
  persona: ProviderPersona,
  modes: readonly SessionMode[],
  minutes: number,
): Service[] {
  const one = (
    key: ServiceKey,
    durationMinutes: number,
    price: number,
    serviceModes: readonly SessionMode[],
  ): Service => {
    const [name, description] = key === 'open' ? openConversation : words[kind][key];
    return {
      id: serviceIdOf(id, key),
      name,
      description,
      durationMinutes,
      price: usd(price),
      modes: [...serviceModes],
      isIntroduction: key === 'intro',
      ...(key === 'open' && { pricing: 'DONATION' as const }),
    };
  };
  const offers = persona.offers ?? ['intro'];
  return [
    ...(offers.includes('intro') && modes.includes('ONLINE') ? [one('intro', 15, 0, ['ONLINE'])] : []),
    one('session', minutes, persona.price, modes),
    ...(offers.includes('long') ? [one('long', minutes + 30, Math.round(persona.price * 1.5), modes)] : []),
    ...(offers.includes('couple') ? [one('couple', minutes + 25, Math.round(persona.price * 1.4), modes)] : []),
    ...(offers.includes('open') ? [one('open', 30, 0, ['ONLINE'])] : []),
  ];
}

function readHours(rule: string, modes: readonly SessionMode[]): AvailabilitySlot[] {
  const match = /^(\d)(?:-(\d))? (\d\d:\d\d)-(\d\d:\d\d)(?: (ONLINE|IN_PERSON))?$/.exec(rule);
  if (!match) throw new Error(`Hours must read like '1-5 09:00-12:00', not '${rule}'`);
  const [, first = '1', last = first, from = '', until = '', mode] = match;
  const days = Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index);
  return days.map((dayOfWeek) => ({ dayOfWeek, from, until, modes: mode ? [mode as SessionMode] : [...modes] }));
}

/** A credential whose dates are counted from the seed's today. */
export interface CredentialSeed {
  title: string;
  issuer: string;
  number: string | null;
  verifiedDaysAgo: number | null;
  expiresInDays: number | null;
}

/** A licence: verified some months ago, valid for more than a year. */
export function licence(title: string, issuer: string, number: string): CredentialSeed {
  return { title, issuer, number, verifiedDaysAgo: 286, expiresInDays: 433 };
}

/** A degree, an ijazah or a similar qualification, without a number or an expiry. */
export function standing(title: string, issuer: string): CredentialSeed {
  return { title, issuer, number: null, verifiedDaysAgo: 286, expiresInDays: null };
}
