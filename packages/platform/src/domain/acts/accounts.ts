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
  'account.suspend': {
    name: 'Account suspended or reactivated',
    by: ['ADMINISTRATOR'],
    does: [
      'admin.users.suspend',
      'admin.users.reactivate',
      'admin.users.changeMany',
      'admin.providers.suspend',
      'admin.providers.reinstate',
      'admin.approvals.decide',
    ],
    // Nobody reads News while suspended: the login says that the account is suspended, and whom to write to. Their sessions and groups tell the others.
    tells: [],
    shows: [shown('ADMINISTRATOR', 'adminUsers', 'admin.users.list', 'SUSPENDED')],
  },
} as const satisfies Record<string, Act>;
