import { userFromClaims } from '@sakina/platform/domain';
import { describe, expect, it } from 'vitest';
import { pagesFor, searchPages, wordsOf } from './pages.ts';

const pages = [
  { href: '/find-therapist', label: 'Find a therapist' },
  { href: '/find-leader', label: 'Find an imam or a mentor' },
  { href: '/pricing', label: 'Pricing' },
];

describe('the search of the not-found page [ROUTE-32]', () => {
  it.each([
    ['/find-therapist/', 'find therapist'],
    ['/Pr%C3%A9cio', 'Précio'],
    ['/%E0%A4%A', 'E0 A4 A'],
    ['/', ''],
  ])('reads the words of %s', (path, words) => {
    expect(wordsOf(path)).toBe(words);
  });

  it.each([
    ['therapist', ['/find-therapist']],
    ['FIND imam', ['/find-leader', '/find-therapist']],
    ['therapsit', ['/find-therapist']],
    ['pricng', ['/pricing']],
    ['ther', ['/find-therapist']],
    ['cat', []],
    ['unrelated words', []],
    ['', []],
    ['a', []],
  ])('finds the pages for “%s”', (query, found) => {
    expect(searchPages(pages, query).map((page) => page.href)).toEqual(found);
  });

  it.each([
    ['a visitor', null, '/find-therapist', '/auth/login'],
    ['a patient', userFromClaims({ realm_access: { roles: ['patient'] } }), '/dashboard', '/deenya'],
    ['a therapist', userFromClaims({ realm_access: { roles: ['therapist'] } }), '/provider/portal', '/provider/notes'],
    [
      'an administrator',
      userFromClaims({ realm_access: { roles: ['platform:admin'] } }),
      '/admin/sessions',
      '/provider/portal',
    ],
  ])('offers %s the pages they may open, those of their areas first', (_, user, first, another) => {
    const offered = pagesFor(user).map((page) => page.href);
    expect(offered[0]).toBe(first);
    expect(offered).toContain(another);
    expect(offered.includes('/auth/login')).toBe(user === null);
    expect(offered.some((href) => href.startsWith('/admin'))).toBe(user?.role === 'platform:admin');
  });
});
