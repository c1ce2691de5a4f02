import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { isPublicAddress, PUBLIC_SEGMENTS } from '../boot/public-addresses.ts';
import { publicProfile } from './HandlePage.tsx';
import { routeTable } from './route-table.ts';

/** Whether some route that does not check sign-in matches an address. */
const isOpen = (address: string) =>
  routeTable.some(({ access, pattern }) => access === 'open' && matchPath(pattern, address.split(/[?#]/)[0] ?? ''));

describe('routes that do not check sign-in', () => {
  it.each(routeTable.map(({ pattern, access }) => [pattern, access] as const))(
    '[AUTH-4] %s has access %s by its first segment',
    (pattern, access) => {
      expect(access === 'open').toBe(isPublicAddress(pattern));
    },
  );

  it('[AUTH-4] cover every public prefix, and the public profile at /@', () => {
    const covered = new Set(routeTable.map(({ pattern }) => pattern.split('/')[1] ?? ''));
    expect([...PUBLIC_SEGMENTS].filter((prefix) => !covered.has(prefix))).toEqual([]);
    expect(isOpen('/')).toBe(true);
    expect(publicProfile.access).toBe('open');
  });

  it.each([
    '/auth/login',
    '/auth/callback?code=1',
    '/find-leader',
    '/leader/amina',
    '/join',
    '/join/patient',
    '/join/room-1',
    '/providers',
    '/about',
    '/pricing',
    '/faq',
    '/mission',
    '/story',
    '/team',
    '/team#board',
    '/About',
    '/about/',
  ])('[AUTH-4] include %s', (address) => {
    expect(isOpen(address)).toBe(true);
  });

  it.each([
    '/joinery',
    '/authors',
    '/leaderboard',
    '/find-leaders',
    '/providers-old',
    '/provider',
    '/provider/apply',
    '/aboutus',
    '/teams',
    '/story-time',
    '/dashboard',
    '/dashboard/find-leader',
    '/find-therapist',
    '/therapist/1',
    '/legal/privacy',
    '/quick-login',
    '/onboarding/patient',
    '/x/@amina',
    '/profile?next=/about',
    '/constructor',
  ])('[AUTH-4] do not include %s', (address) => {
    expect(isOpen(address)).toBe(false);
  });
});
