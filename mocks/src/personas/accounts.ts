import { product } from '@sakina/platform/domain';
import type { MockAccount } from '@sakina/platform/auth/mock';
import { ids } from './ids.ts';

interface Persona {
  name: string;
  first: string;
  last: string;
  sub: string;
  email: string;
  /** Realm roles; the product's own roles are client roles. */
  roles: readonly string[];
  claims?: Readonly<Record<string, unknown>>;
}

const organization = {
  current_org_id: 'org-harbour',
  current_org_name: 'Harbour Care Network',
  plan: 'professional',
  available_orgs: ['org-harbour'],
};

/** Permissions by the product's names: `sakina:reporting_analytics:view`. */
const may = (...grants: readonly string[]) => ({ permissions: grants.map((grant) => `${product.id}:${grant}`) });

const verified = { verificationStatus: 'verified', isVerified: true };
const metadata = (canPrescribe: boolean, canViewFinancials: boolean) => ({
  canPrescribe,
  canViewFinancials,
  isProvider: true,
});

const personas: readonly Persona[] = [
  {
    email: 'patient@demo.test',
    sub: ids.users.layla,
    name: 'Layla Haddad',
    first: 'Layla',
    last: 'Haddad',
    roles: ['patient'],
  },
  {
    email: 'therapist@demo.test',
    sub: ids.users.amina,
    name: 'Dr. Amina Rahman',
    first: 'Amina',
    last: 'Rahman',
    roles: ['therapist'],
    claims: {
      userType: 'THERAPIST',
      ...verified,
      metadata: metadata(true, true),
      organization_context: organization,
      ...may('dashboard:view', 'reporting_analytics:view', 'api_integrations:*'),
    },
  },
  {
    email: 'imam@demo.test',
    sub: ids.users.yusuf,
    name: 'Imam Yusuf Demir',
    first: 'Yusuf',
    last: 'Demir',
    roles: ['imam'],
    // No organisation, and so the starter plan: permitted, but not in the plan (ROLE-10).
    claims: {
      userType: 'IMAM',
      ...verified,
      metadata: metadata(false, true),
      ...may('dashboard:view', 'reporting_analytics:view', 'api_integrations:view'),
    },
  },
  {
    email: 'mentor@demo.test',
    sub: ids.users.grace,
    name: 'Grace Okafor',
    first: 'Grace',
    last: 'Okafor',
    roles: ['mentor'],
    claims: {
      userType: 'MENTOR',
      ...verified,
      metadata: metadata(false, true),
      ...may('dashboard:view', 'reporting_analytics:view'),
    },
  },
  {
    email: 'unverified@demo.test',
    sub: ids.users.daniel,
    name: 'Daniel Weiss',
    first: 'Daniel',
    last: 'Weiss',
    roles: ['therapist'],
    claims: {
      userType: 'THERAPIST',
      verificationStatus: 'pending',
      isVerified: false,
      metadata: metadata(false, false),
    },
  },
  {
    email: 'newcomer@demo.test',
    sub: ids.users.zaynab,
    name: 'Zaynab Farooq',
    first: 'Zaynab',
    last: 'Farooq',
    roles: ['patient'],
    claims: { profileCompleted: false },
  },
  {
    email: 'viewer@demo.test',
    sub: ids.users.henry,
    name: 'Henry Osei',
    first: 'Henry',
    last: 'Osei',
    roles: [`${product.id}:viewer`],
    claims: { userType: 'STAFF', organization_context: organization, ...may('dashboard:view') },
  },
  {
    email: 'manager@demo.test',
    sub: ids.users.claire,
    name: 'Claire Fontaine',
    first: 'Claire',
    last: 'Fontaine',
    roles: [`${product.id}:manager`],
    claims: {
      userType: 'STAFF',
      organization_context: organization,
      ...may('dashboard:view', 'reporting_analytics:view', 'workflow_management:*'),
    },
  },
  {
    email: 'owner@demo.test',
    sub: ids.users.idris,
    name: 'Idris Malik',
    first: 'Idris',
    last: 'Malik',
    roles: [`${product.id}:owner`],
    claims: { userType: 'ADMIN', organization_context: organization, permissions: ['all'] },
  },
  {
    email: 'admin@demo.test',
    sub: ids.users.ingrid,
    name: 'Ingrid Solheim',
    first: 'Ingrid',
    last: 'Solheim',
    roles: ['platform:admin'],
    claims: { userType: 'ADMIN', permissions: ['all'] },
  },
  {
    email: 'everyone@demo.test',
    sub: ids.users.mariam,
    name: 'Dr. Mariam El-Sayed',
    first: 'Mariam',
    last: 'El-Sayed',
    roles: ['therapist', 'platform:admin'],
    claims: {
      userType: 'THERAPIST',
      ...verified,
      metadata: metadata(false, true),
      permissions: ['all'],
      organization_context: organization,
    },
  },
  {
    email: 'provider@demo.test',
    sub: ids.users.peter,
    name: 'Dr. Peter Novak',
    first: 'Peter',
    last: 'Novak',
    roles: ['provider'],
    claims: { userType: 'PROVIDER', verificationStatus: 'lapsed', isVerified: false, metadata: metadata(false, false) },
  },
  {
    email: 'tier@demo.test',
    sub: ids.users.tomas,
    name: 'Tomás Oliveira',
    first: 'Tomás',
    last: 'Oliveira',
    roles: ['patient'],
    claims: { tier: 1 },
  },
  {
    email: 'second@demo.test',
    sub: ids.users.noah,
    name: 'Noah Bergström',
    first: 'Noah',
    last: 'Bergström',
    roles: ['patient'],
  },
];

const regular: Persona = {
  email: 'sofia.marchetti@demo.test',
  sub: ids.users.sofia,
  name: 'Sofia Marchetti',
  first: 'Sofia',
  last: 'Marchetti',
  roles: ['patient'],
};

function accountOf({ email, sub, name, first, last, roles, claims }: Persona): MockAccount {
  const own = `${product.id}:`;
  return {
    email,
    password: 'demo',
    claims: {
      sub,
      email,
      email_verified: true,
      name,
      given_name: first,
      family_name: last,
      preferred_username: email.slice(0, email.indexOf('@')),
      realm_access: { roles: roles.filter((role) => !role.startsWith(own)) },
      resource_access: { [product.id]: { roles: roles.filter((role) => role.startsWith(own)) } },
      profileCompleted: true,
      userType: 'PATIENT',
      status: 'ACTIVE',
      createdAt: '2025-03-04T09:12:00Z',
      updatedAt: '2026-09-30T16:40:00Z',
      ...claims,
    },
  };
}

/** The demo accounts (AUTH-11), in the order in which the quick sign-in page shows them. */
export const accounts: readonly MockAccount[] = personas.map(accountOf);

/** The demo accounts and one for stories only: a client with more than a hundred sessions. */
export const storyAccounts: readonly MockAccount[] = [...accounts, accountOf(regular)];
