import type { ClientDetails, DischargeReason, ProviderId, UserId } from '@sakina/platform/contract';
import { ids } from './ids.ts';
import { clients } from './people.ts';

/** A provider's record of a client in the seed. */
interface ClientRecordSeed {
  provider: ProviderId;
  client: UserId;
  details: Partial<ClientDetails>;
  version: number;
  discharge?: { reason: DischargeReason; summary: string; referral: string | null; hoursAgo: number };
}

const { users, providers } = ids;
const person = (index: number) => (clients[index] ?? clients[0]).id;

export const clientRecordSeeds: readonly ClientRecordSeed[] = [
  {
    provider: providers.amina,
    client: users.layla,
    version: 3,
    details: {
      pronouns: 'she/her',
      birthDate: '1991-03-08',
      phone: '+1 718 555 0142',
      emergencyContact: { name: 'Rania Haddad', relationship: 'Sister', phone: '+1 718 555 0177' },
      language: 'en',
      tags: ['Evenings'],
    },
  },
  { provider: providers.yusuf, client: users.layla, version: 2, details: { phone: '+1 718 555 0142', language: 'ar' } },
  {
    provider: providers.amina,
    client: users.noah,
    version: 2,
    details: {
      pronouns: 'he/him',
      birthDate: '1987-10-19',
      phone: '+1 917 555 0118',
      emergencyContact: { name: 'Elin Bergström', relationship: 'Mother', phone: '+46 8 555 01 20' },
      language: 'en',
      tags: ['Night shifts', 'No calls before noon'],
    },
  },
  {
    provider: providers.amina,
    client: person(2),
    version: 2,
    details: { preferredName: 'Dina', pronouns: 'she/her', tags: ['Couples'] },
  },
  {
    provider: providers.amina,
    client: person(3),
    version: 4,
    details: { preferredName: 'Aisha', language: 'ar', phone: '+1 646 555 0191', tags: ['EMDR'] },
  },
  {
    provider: providers.amina,
    client: person(5),
    version: 5,
    details: {
      phone: '+1 347 555 0136',
      emergencyContact: { name: 'Karim Benali', relationship: 'Brother', phone: '+1 347 555 0137' },
      language: 'fr',
      risk: {
        level: 'WATCH',
        notes: 'Insurance ended and hours at work cut; says less each week. Ask about safety at every session.',
      },
    },
  },
  {
    provider: providers.amina,
    client: person(6),
    version: 3,
    details: { pronouns: 'he/him', birthDate: '1995-01-27', tags: [] },
    // After his last session in the seed, so that none is in the future.
    discharge: {
      reason: 'GOALS_MET',
      summary:
        'Seven sessions of exposure and video feedback for social anxiety. GAD-7 from 12 to 4. Presents monthly without notes. The last appointment fell away and was not needed; relapse plan in hand, welcome back any time.',
      referral: null,
      hoursAgo: 19,
    },
  },
];
