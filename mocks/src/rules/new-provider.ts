import type { ProviderApplication, ProviderId } from '@sakina/platform/contract';
import { dateIn } from '../clock.ts';
import { serviceIdOf } from '../personas/ids.ts';
import { opaque } from '../personas/random.ts';
import type { ProviderRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import { addProviderRole } from './account-state.ts';
import { usd } from './ledger.ts';

const serviceNames = {
  THERAPIST: 'Individual session',
  IMAM: 'Pastoral session',
  MENTOR: 'Mentoring session',
} as const;

/** A user name for the page that is not taken: letters and digits of the name, and a number where it is. */
function freeHandle(tables: Tables, name: string, id: string): string {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 30);
  const base = plain.length < 2 ? `provider-${opaque(id, 6)}` : plain;
  const taken = new Set(tables.providers.all().map(({ handle }) => handle));
  let handle = base;
  for (let number = 2; taken.has(handle); number += 1) handle = `${base}-${number}`;
  return handle;
}

/**
 * Makes the provider's record of an approved application (ADM-46): verified, with what was applied with, and nothing
 * that can be booked. It stays out of the directory until the provider has written the page, where they also set place,
 * price and hours.
 */
export function makeProvider(tables: Tables, application: ProviderApplication, now: Date): ProviderRow {
  const { applicant, kind, specialities, languages, statement, credentials } = application;
  const id = `prv-${opaque(`application ${application.id}`, 10)}` as ProviderId;
  const timeZone = 'America/New_York';
  const verifiedOn = dateIn(now, timeZone).toString();
  const price = usd(0);
  addProviderRole(tables, { userId: applicant.id, kind });
  return tables.providers.put({
    id,
    handle: freeHandle(tables, applicant.displayName, id),
    kind,
    displayName: applicant.displayName,
    // An application does not ask for it; the provider chooses it with the page.
    gender: 'NON_BINARY',
    headline: serviceNames[kind],
    specialities: specialities.length > 0 ? specialities : ['ANXIETY'],
    languages: languages.length > 0 ? languages : ['en'],
    city: 'New York',
    country: 'US',
    timeZone,
    modes: ['ONLINE'],
    fee: { price, durationMinutes: 50 },
    slidingScale: false,
    insurers: ['SELF_PAY'],
    rating: null,
    verification: 'VERIFIED',
    acceptingNewClients: false,
    about: statement.trim() === '' ? [] : [statement],
    approach: [],
    faithPractice: null,
    introduction: null,
    services: [
      {
        id: serviceIdOf(id, 'session'),
        name: serviceNames[kind],
        description: 'A full session for one person.',
        durationMinutes: 50,
        price,
        modes: ['ONLINE'],
        isIntroduction: false,
      },
    ],
    credentials: credentials.map(({ title, issuer, number, expiresOn }) => ({
      title,
      issuer,
      number,
      expiresOn,
      verifiedOn,
    })),
    address: null,
    cancellationPolicy: { freeUntilHours: 24, lateFeePercent: 50 },
    reviews: [],
    userId: applicant.id,
    weekly: [],
    exceptions: [],
    stepMinutes: 60,
    bufferMinutes: 10,
    recordsSessions: false,
    isUnwritten: true,
  });
}
