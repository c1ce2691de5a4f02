import { shown } from './act.ts';
import type { Act } from './act.ts';

/** Acts of administrators on accounts and credentials. */
export const accountActs = {
  'credentials.decide': {
    name: 'Credentials decided',
    by: ['ADMINISTRATOR'],
    does: ['admin.credentials.decide'],
    tells: [{ who: 'PERSON', kind: 'CREDENTIAL_DECIDED' }],
    answer: { who: 'PROVIDER', route: 'providerCredentials', does: 'license.upload' },
    shows: [
      shown('ADMINISTRATOR', 'adminProviders', 'admin.credentials.list', 'decision'),
      shown('PERSON', 'providerApply', 'applications.list', 'decision'),
    ],
  },
  'roles.change': {
    name: 'Roles changed',
    by: ['ADMINISTRATOR'],
    does: ['admin.users.setRoles', 'admin.approvals.decide'],
    tells: [{ who: 'PERSON', kind: 'ROLE_CHANGED' }],
    shows: [shown('ADMINISTRATOR', 'adminUsers', 'admin.users.list', 'roles')],
  },
  'listing.suspend': {
    name: 'Listing suspended',
    by: ['ADMINISTRATOR'],
    does: ['admin.providers.suspend'],
    // The account stays open: its provider reads why, and whom to write to.
    tells: [{ who: 'PERSON', kind: 'LISTING_SUSPENDED' }],
    shows: [
      shown('ADMINISTRATOR', 'adminProviders', 'admin.providers.list', 'suspension'),
      shown('PERSON', 'providerCredentials', 'providers.verifyCredentials', 'suspension, with its reason'),
    ],
  },
  'listing.reinstate': {
    name: 'Listing reinstated',
    by: ['ADMINISTRATOR'],
    does: ['admin.providers.reinstate'],
    tells: [{ who: 'PERSON', kind: 'LISTING_REINSTATED' }],
    shows: [
      shown('ADMINISTRATOR', 'adminProviders', 'admin.providers.list', 'listed'),
      shown('PERSON', 'providerCredentials', 'providers.verifyCredentials', 'no suspension'),
    ],
  },
  'account.suspend': {
    name: 'Account suspended or reactivated',
    by: ['ADMINISTRATOR'],
    does: ['admin.users.suspend', 'admin.users.reactivate', 'admin.users.changeMany', 'admin.approvals.decide'],
    // Nobody reads News while suspended: the login says that the account is suspended, and whom to write to. Their
    // sessions and groups tell the others.
    tells: [],
    shows: [shown('ADMINISTRATOR', 'adminUsers', 'admin.users.list', 'SUSPENDED')],
  },
} as const satisfies Record<string, Act>;
