import type { AdminProvider, AdminProviderDetail, ProviderId, UserId } from '@sakina/platform/contract';
import { DAY, isoOf } from './calendar.ts';
import type { BulkData } from './bulk-data.ts';
import { mix, pick, pickOf } from './mix.ts';
import { countryAt } from './names.ts';
import { organizations } from './organizations.ts';
import {
  countryOf,
  emailOf,
  joinedDaysAgo,
  kindOf,
  organizationOf,
  providerIds,
  providerNameOf,
  userIds,
  userOfProvider,
  verificationOf,
} from './users.ts';

/** A generated provider, without changes by administrators. */
export function bulkProvider({ calendar }: BulkData, provider: number, counts: Uint32Array): AdminProvider {
  const user = userOfProvider(provider);
  const [country, timeZone] = countryAt(countryOf(user));
  const organization = organizations[organizationOf(user)];
  return {
    id: providerIds.of(provider) as ProviderId,
    userId: userIds.of(user) as UserId,
    displayName: providerNameOf(provider),
    kind: kindOf(provider),
    verification: verificationOf(provider),
    country,
    city: null,
    timeZone,
    organization: organization ? { id: organization.id, name: organization.name } : null,
    joinedOn: isoOf((calendar.today - joinedDaysAgo(provider)) * DAY).slice(0, 10),
    sessionCount: counts[provider] ?? 0,
    suspension: null,
  };
}

/** When a generated provider submitted the credential under review, in minutes since 1970. */
export const submittedMinute = ({ calendar }: BulkData, provider: number) =>
  (calendar.today - joinedDaysAgo(provider)) * DAY + (mix(provider, 91) % DAY);

const titles = {
  THERAPIST: [
    ['Licensed Clinical Social Worker', 'State Board of Social Work'],
    ['Licensed Psychologist', 'State Board of Psychology'],
    ['Licensed Professional Counselor', 'Board of Professional Counselors'],
  ],
  IMAM: [
    ['Ijazah in Qur’an and Hanafi jurisprudence', 'Institute of Islamic Studies'],
    ['Certified Muslim Chaplain', 'Association of Muslim Chaplains'],
  ],
  MENTOR: [
    ['Certified Peer Specialist', 'Peer Support Certification Board'],
    ['Professional Coach', 'Federation of Coaches'],
  ],
} as const satisfies Record<string, readonly (readonly [string, string])[]>;

/** The credential of a generated provider. @param verifiedOn Null while it is under review. */
export function bulkCredential(
  { calendar }: BulkData,
  provider: number,
  verifiedOn: string | null,
): AdminProviderDetail['credentials'][number] {
  const [title, issuer] = pickOf<readonly [string, string]>(provider, 92, titles[kindOf(provider)]);
  const hasNumber = kindOf(provider) !== 'IMAM';
  const expires =
    calendar.today +
    (verificationOf(provider) === 'LAPSED' ? -1 - pick(provider, 93, 60) : 60 + pick(provider, 93, 900));
  return {
    title,
    issuer,
    number: hasNumber ? `${100_000 + pick(provider, 94, 899_999)}` : null,
    verifiedOn,
    expiresOn: hasNumber ? isoOf(expires * DAY).slice(0, 10) : null,
  };
}

export const bulkEmail = (provider: number) => emailOf(userOfProvider(provider));
