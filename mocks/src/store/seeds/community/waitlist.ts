import type { ProviderId, UserId, WaitlistEntryId, WaitlistWishes } from '@sakina/platform/contract';
import { addMinutes, iso } from '../../../clock.ts';
import { communityIds } from '../../../personas/community/index.ts';
import { ids } from '../../../personas/ids.ts';
import { people } from '../../../personas/people.ts';
import { opaque } from '../../../personas/random.ts';
import { noPrayerRules } from '../../../rules/provider-settings.ts';
import { busySpans, mainService, openSlots } from '../../../rules/slots.ts';
import type { Seed } from '../../table.ts';
import type { WaitlistRow } from '../../tables/community.ts';
import { hoursAgo, momentOf } from './moment.ts';
import { seedSettings } from '../practice-people.ts';

interface EntrySeed {
  id?: WaitlistEntryId;
  client: UserId;
  provider: ProviderId | null;
  wishes?: WaitlistWishes;
  zone?: string;
  words?: string;
  status?: 'OFFERED' | 'EXPIRED' | 'BOOKED' | 'LEFT';
  /** The provider of an offer. */
  offeredBy?: ProviderId;
  daysAgo: number;
}

const { users, providers } = ids;
const { waitlist } = communityIds;
const client = (name: string): UserId =>
  people.find((person) => person.displayName.startsWith(name))?.id ?? users.sofia;

const seeds: readonly EntrySeed[] = [
  {
    id: waitlist.layla,
    client: users.layla,
    provider: providers.fullyBooked,
    daysAgo: 16,
    words: 'I would like to talk about my grandmother with someone who does nothing but grief.',
    wishes: { partOfDay: { anyOf: ['EVENING'], strength: 'WISH' }, mode: { anyOf: ['ONLINE'], strength: 'MUST' } },
  },
  {
    id: waitlist.offered,
    client: users.layla,
    provider: null,
    offeredBy: providers.grace,
    status: 'OFFERED',
    daysAgo: 7,
    words: 'A presentation before forty people, in three weeks.',
    wishes: {
      kind: { anyOf: ['MENTOR'], strength: 'MUST' },
      gender: { anyOf: ['FEMALE'], strength: 'MUST' },
      language: { anyOf: ['en', 'ar'], strength: 'MUST' },
    },
  },
  {
    id: waitlist.expired,
    client: users.noah,
    provider: providers.grace,
    offeredBy: providers.grace,
    status: 'EXPIRED',
    daysAgo: 21,
    words: 'Whether I go on with nights.',
    wishes: { partOfDay: { anyOf: ['AFTERNOON'], strength: 'MUST' } },
  },
  {
    client: users.noah,
    provider: null,
    status: 'LEFT',
    daysAgo: 60,
    wishes: { kind: { anyOf: ['THERAPIST'], strength: 'MUST' } },
  },
  {
    id: waitlist.forAmina,
    client: client('Hanna'),
    provider: providers.amina,
    daysAgo: 11,
    words: 'Panic in lecture halls. My insurance is Aetna.',
    wishes: { mode: { anyOf: ['IN_PERSON'], strength: 'WISH' }, language: { anyOf: ['en'], strength: 'MUST' } },
  },
  {
    client: client('Nour'),
    provider: providers.amina,
    daysAgo: 5,
    words: 'أفضّل الحديث بالعربية.',
    wishes: {
      language: { anyOf: ['ar'], strength: 'MUST' },
      partOfDay: { anyOf: ['MORNING', 'AFTERNOON'], strength: 'WISH' },
    },
  },
  { client: client('Omar'), provider: providers.amina, offeredBy: providers.amina, status: 'BOOKED', daysAgo: 33 },
  {
    client: client('Priya'),
    provider: null,
    daysAgo: 3,
    words: 'Someone who knows what it is to live between two families.',
    wishes: {
      kind: { anyOf: ['THERAPIST'], strength: 'MUST' },
      gender: { anyOf: ['FEMALE'], strength: 'MUST' },
      language: { anyOf: ['ur', 'en'], strength: 'WISH' },
    },
  },
  {
    client: client('Hassan'),
    provider: providers.closed,
    daysAgo: 28,
    zone: 'Europe/London',
    wishes: { language: { anyOf: ['ar', 'en'], strength: 'MUST' } },
  },
  { client: client('Liam'), provider: providers.fullyBooked, daysAgo: 44 },
];

/** Entries in each state. The time of an open offer is bookable. */
export function seedWaitlist(base: Pick<Seed, 'providers' | 'appointments' | 'blocks'>, now: Date): WaitlistRow[] {
  return seeds.map((seed, index): WaitlistRow => {
    const provider = seed.provider === null ? null : base.providers.get(seed.provider);
    const joinedAt = momentOf(now, seed.daysAgo, 540 + index * 37);
    return {
      id: seed.id ?? (`wle-${opaque(`waiting ${index}`, 8)}` as WaitlistEntryId),
      client: {
        id: seed.client,
        displayName: people.find((person) => person.id === seed.client)?.displayName ?? 'Client',
      },
      provider: provider ? { id: provider.id, displayName: provider.displayName } : null,
      wishes: seed.wishes ?? {},
      clientTimeZone: seed.zone ?? 'America/New_York',
      words: seed.words ?? null,
      // An offer expires by time, without a write.
      status: seed.status === 'EXPIRED' ? 'OFFERED' : (seed.status ?? 'WAITING'),
      ...outcomeOf(seed, base, now),
      joinedAt,
      updatedAt: seed.status === 'OFFERED' ? hoursAgo(now, 20) : joinedAt,
    };
  });
}

function outcomeOf(
  { offeredBy, status, client: clientId }: EntrySeed,
  { providers: rows, appointments, blocks }: Pick<Seed, 'providers' | 'appointments' | 'blocks'>,
  now: Date,
): Pick<WaitlistRow, 'offer' | 'appointmentId'> {
  const provider = offeredBy && rows.get(offeredBy);
  const service = provider && mainService(provider);
  if (!provider || !service) return { offer: null, appointmentId: null };
  const common = {
    provider: { id: provider.id, displayName: provider.displayName },
    service: { id: service.id, name: service.name, durationMinutes: service.durationMinutes },
    timeZone: provider.timeZone,
  };
  const all = [...appointments.values()];
  if (status === 'OFFERED') {
    const [slot] = openSlots({
      provider,
      service,
      busy: busySpans(provider, all, [...blocks.values()]),
      prayer: seedSettings(now).find(({ id }) => id === provider.id)?.prayerRules ?? noPrayerRules,
      from: addMinutes(now, 4 * 1440),
      to: addMinutes(now, 20 * 1440),
      now,
    });
    if (!slot) return { offer: null, appointmentId: null };
    return {
      offer: {
        ...common,
        startsAt: slot.startsAt,
        endsAt: slot.endsAt,
        mode: slot.modes[0] ?? 'ONLINE',
        offeredAt: hoursAgo(now, 20),
        expiresAt: iso(addMinutes(now, 28 * 60)),
      },
      appointmentId: null,
    };
  }
  const booked =
    status === 'BOOKED'
      ? all.find(
          (row) =>
            row.provider.id === provider.id && row.client.id === clientId && Date.parse(row.startsAt) > now.getTime(),
        )
      : undefined;
  const startsAt = booked?.startsAt ?? iso(addMinutes(momentOf(now, 9, 15 * 60), 0));
  const endsAt = booked?.endsAt ?? iso(addMinutes(startsAt, service.durationMinutes));
  const offeredAt = iso(addMinutes(startsAt, -6 * 1440));
  return {
    offer: { ...common, startsAt, endsAt, mode: 'ONLINE', offeredAt, expiresAt: iso(addMinutes(offeredAt, 48 * 60)) },
    appointmentId: booked?.id ?? null,
  };
}
