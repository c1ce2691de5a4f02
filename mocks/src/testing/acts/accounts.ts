import * as contract from '@sakina/platform/contract';
import { ids } from '../../personas/ids.ts';
import { practiceIds } from '../../personas/practice-ids.ts';
import { who } from '../test-server.ts';
import type { Plays, Seen } from './stage.ts';
import { suspendAs } from '../suspend.ts';

const params = { id: ids.users.layla };
const reason = 'By the agreement of November.';
const inUsers = (shows: object): readonly Seen[] => [
  { as: who.ingrid, read: 'admin.users.list', input: { query: { q: 'layla haddad' } }, shows: { ...params, ...shows } },
];

/** The listing of Grace Okafor, as administrators and she herself see it. */
const grace = { params: { id: ids.providers.grace } };
const inListing = (isSuspended: boolean, verified: boolean): readonly Seen[] => [
  {
    as: who.ingrid,
    read: 'admin.providers.list',
    input: { query: { q: 'Grace Okafor', suspended: isSuspended } },
    shows: { id: ids.providers.grace },
  },
  { as: who.grace, read: 'providers.verifyCredentials', shows: { verified } },
];

/** Plays of the acts on accounts. */
export const accountPlays: Plays = {
  'credentials.decide': async ({ as }) => {
    const id = practiceIds.applications.inReview;
    await as(who.ingrid).call(contract.decideCredentials, {
      params: { id },
      body: { decision: 'REQUEST_CHANGES', reason },
    });
    return {
      told: { [who.daniel]: 'CREDENTIAL_DECIDED' },
      seen: [
        {
          as: who.ingrid,
          read: 'admin.credentials.list',
          input: { query: { state: 'ALL', limit: 100 } },
          shows: { id, status: 'NEEDS_CHANGES' },
        },
        { as: who.daniel, read: 'applications.list', shows: { id, status: 'NEEDS_CHANGES' } },
      ],
    };
  },
  'roles.change': async ({ as }) => {
    const body = { roles: ['patient' as const, 'sakina:manager' as const], before: ['patient' as const], reason };
    await as(who.ingrid).call(contract.setUserRoles, { params, body });
    return { told: { [who.layla]: 'ROLE_CHANGED' }, seen: inUsers({ roles: ['sakina:manager', 'patient'] }) };
  },
  'listing.suspend': async ({ as }) => {
    await as(who.ingrid).call(contract.suspendProvider, { ...grace, body: { reason } });
    return { told: { [who.grace]: 'LISTING_SUSPENDED' }, seen: inListing(true, false) };
  },
  'listing.reinstate': async ({ as, begin }) => {
    await as(who.ingrid).call(contract.suspendProvider, { ...grace, body: { reason } });
    begin();
    await as(who.ingrid).call(contract.reinstateProvider, { ...grace, body: { reason } });
    return { told: { [who.grace]: 'LISTING_REINSTATED' }, seen: inListing(false, true) };
  },
  'account.suspend': async ({ as }) => {
    await suspendAs(as(who.ingrid), ids.users.zaynab, reason);
    return {
      told: {},
      seen: [
        {
          as: who.ingrid,
          read: 'admin.users.list',
          input: { query: { q: 'newcomer@demo.test' } },
          shows: { id: ids.users.zaynab, status: 'SUSPENDED' },
        },
      ],
    };
  },
};
