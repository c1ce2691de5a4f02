import type { AccountRole, AccountStatus } from '@sakina/platform/contract';
import { areas, decideAccess, rankedRoles, userFromClaims } from '@sakina/platform/domain';
import { describe, expect, test } from 'vitest';
import { readUsersAddress, writeUsersAddress } from './address.ts';
import { isOffered, rolesRefusal, suspendRefusal } from './guards.ts';
import { questionOf } from './question.ts';
import { roleEffects } from './role-effects.ts';
import { viewQueryOf, viewStateOf } from '../../shared/index.ts';
import { userViews } from './view-shape.ts';

describe('what a change of roles opens and closes', () => {
  const table: readonly [string, AccountRole[], AccountRole[], string[], string[]][] = [
    [
      'a client who becomes a therapist gains the provider portal',
      ['patient'],
      ['patient', 'therapist'],
      ['provider'],
      [],
    ],
    ['a client who becomes an owner gains the administration', ['patient'], ['sakina:owner'], ['admin'], []],
    ['an administrator who becomes a client loses the administration', ['platform:admin'], ['patient'], [], ['admin']],
    ['a manager who becomes a viewer keeps what they had', ['sakina:manager'], ['viewer'], [], []],
    [
      'an imam who becomes an administrator loses one portal and gains another',
      ['imam'],
      ['sakina:admin'],
      ['admin'],
      ['provider'],
    ],
  ];
  test.each(table)('%s [ROLE-4] [PORTAL-2]', (_, before, after, gained, lost) => {
    const effects = roleEffects(before, after);
    expect([effects.portalsGained, effects.portalsLost]).toEqual([gained, lost]);
  });

  test('the areas are those of the guards: an administrator may also enter the provider area [ROLE-4]', () => {
    expect(roleEffects(['patient'], ['sakina:admin']).areasGained).toEqual(['provider', 'admin']);
    expect(roleEffects(['patient'], ['patient', 'mentor']).touchesAdministrators).toBe(false);
  });
});

describe('the preview of a change of roles', () => {
  test('opens and closes exactly what the guards of the routes do, for every set of roles [ROLE-4] [PORTAL-2]', () => {
    const sets = Array.from({ length: 2 ** rankedRoles.length }, (_, bits) =>
      rankedRoles.filter((__, index) => ((bits >> index) & 1) === 1),
    );
    const entered = (roles: AccountRole[]) => {
      const claims = { sub: 'preview', realm_access: { roles }, profile_completed: true };
      const user = { ...userFromClaims(claims), profileCompleted: true };
      return areas.filter((area) => decideAccess({ access: area, user, path: '/' }).kind === 'allow');
    };
    const wrong = sets.filter((roles) => {
      const [opens, closes] = [roleEffects(['viewer'], roles), roleEffects(roles, ['viewer'])];
      const allowed = entered(roles).join();
      return opens.areasGained.join() !== allowed || closes.areasLost.join() !== allowed;
    });
    expect(sets).toHaveLength(8192);
    expect(wrong).toEqual([]);
  });
});

describe('who cannot be suspended or lose a role', () => {
  const person = (id: string, roles: AccountRole[], status: AccountStatus = 'ACTIVE') => ({
    id: id as never,
    roles,
    status,
    providerId: null,
  });
  const acting = { id: 'me', roles: ['platform:admin'], platformAdmins: 2 };
  test('someone else can be suspended; oneself, and where fewer than two administrators would be left, cannot [ADM-22]', () => {
    expect(suspendRefusal(person('a', ['platform:admin']), { ...acting, platformAdmins: 3 })).toBeNull();
    expect(suspendRefusal(person('me', ['platform:admin']), acting)).toBe('own');
    expect(suspendRefusal(person('a', ['platform:admin']), acting)).toBe('lastAdmin');
    expect(suspendRefusal(person('a', ['sakina:owner']), { ...acting, roles: ['sakina:admin'] })).toBe('rank');
  });
  test('no one takes their own access, nor that of one of the last two administrators [ADM-22]', () => {
    expect(rolesRefusal(person('a', ['platform:admin']), ['patient'], { ...acting, platformAdmins: 3 })).toBeNull();
    expect(rolesRefusal(person('me', ['platform:admin']), ['patient'], acting)).toBe('own');
    expect(rolesRefusal(person('a', ['platform:admin']), ['patient'], acting)).toBe('lastAdmin');
    expect(rolesRefusal(person('a', ['patient']), ['sakina:admin'], { ...acting, roles: ['sakina:admin'] })).toBe(
      'rank',
    );
    expect(rolesRefusal(person('a', ['patient']), ['patient', 'therapist'], acting)).toBe('licence');
  });

  test('whoever acts chooses among the roles below their own, and those that the account has [ADM-22]', () => {
    const owner = { ...acting, roles: ['sakina:owner'] };
    expect(isOffered('platform:admin', { roles: ['sakina:manager'] }, owner)).toBe(false);
    expect(isOffered('platform:admin', { roles: ['platform:admin'] }, owner)).toBe(true);
    expect(isOffered('sakina:viewer', { roles: ['sakina:manager'] }, owner)).toBe(true);
    expect(isOffered('platform:admin', { roles: ['patient'] }, acting)).toBe(true);
  });
});

describe('the address and the views of the list', () => {
  const state = readUsersAddress(
    new URLSearchParams('f.status=SUSPENDED&sort=-lastSeenAt&f.createdAt=2026-11-01..&user=usr-1'),
  ).table;

  test('hold filters and order, and never the words searched for [SEC-8]', () => {
    const written = writeUsersAddress({ table: { ...state, search: 'layla haddad' }, userId: 'usr-1' });
    expect(readUsersAddress(written)).toEqual({ table: state, userId: 'usr-1' });
    expect(String(written)).not.toContain('layla');
    expect(JSON.stringify(viewQueryOf(userViews, state))).not.toContain('layla');
    expect(viewStateOf(userViews, viewQueryOf(userViews, state))).toEqual({
      sort: state.sort,
      filters: state.filters,
      columns: state.columns,
    });
  });

  test('ask the server for whole days of the reader’s zone', () => {
    expect(questionOf(state, 'layla', 'America/New_York')).toEqual({
      q: 'layla',
      status: ['SUSPENDED'],
      createdFrom: expect.stringContaining('2026-11-01T00:00:00'),
      sort: 'lastSeenAt',
      direction: 'desc',
    });
  });

  test('read a view that was kept with the server’s names', () => {
    expect(viewStateOf(userViews, { status: ['SUSPENDED'], country: ['KE'], sort: 'lastSeenAt' })).toMatchObject({
      filters: { status: { values: ['SUSPENDED'] }, country: { values: ['KE'] } },
      sort: [{ column: 'lastSeenAt', direction: 'descending' }],
    });
  });
});
