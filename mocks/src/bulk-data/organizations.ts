import type { PlanId } from '@sakina/platform/domain';

/** An organisation that provides accounts to its people. */
interface OrganizationSeed {
  id: string;
  name: string;
  plan: PlanId;
  /** ISO 3166 country. */
  country: string;
  /** Days before the seed's today on which it joined. */
  joinedDaysAgo: number;
}

const rows: readonly (readonly [key: string, name: string, plan: PlanId, country: string, joinedDaysAgo: number])[] = [
  ['harbour', 'Harbour Care Network', 'professional', 'US', 1_060],
  ['cedar', 'Cedar Street Counseling', 'starter', 'US', 990],
  ['noor', 'Noor Family Services', 'professional', 'US', 942],
  ['lakeside', 'Lakeside Behavioral Health', 'enterprise', 'US', 871],
  ['bosphorus', 'Bosphorus Wellbeing · Boğaziçi Esenlik', 'professional', 'TR', 820],
  ['alsafa', 'As-Safa Community Center · مركز الصفا', 'starter', 'AE', 777],
  ['northgate', 'Northgate Student Support', 'professional', 'GB', 734],
  ['meridian', 'Meridian Employee Assistance', 'unlimited', 'US', 690],
  ['anjuman', 'Anjuman Welfare Trust', 'starter', 'PK', 655],
  ['elmtree', 'Elm Tree Clinics', 'enterprise', 'CA', 602],
  ['tamarind', 'Tamarind Mind Collective', 'professional', 'IN', 540],
  ['fjord', 'Fjord Samtalstjänst', 'professional', 'SE', 488],
  ['savanna', 'Savanna Youth Mentors', 'starter', 'KE', 431],
  ['atlas', 'Atlas Migrant Health', 'professional', 'FR', 372],
  ['delta', 'Delta Hospitals Group', 'enterprise', 'NG', 310],
  ['kampung', 'Kampung Harmoni', 'starter', 'MY', 241],
  ['southern', 'Southern Cross Family Care', 'professional', 'AU', 160],
  [
    'rosewater',
    'Rosewater Perinatal Network and Postgraduate Institute for the Care of Mothers and Newborn Children',
    'enterprise',
    'GB',
    74,
  ],
];

/** Every organisation, the oldest first. */
export const organizations: readonly OrganizationSeed[] = rows.map(([key, name, plan, country, joinedDaysAgo]) => ({
  id: `org-${key}`,
  name,
  plan,
  country,
  joinedDaysAgo,
}));

export const organizationCount = organizations.length;
