import { describe, expect, it } from 'vitest';
import { safeRedirect, userFromClaims, type User } from './index.ts';

const origin = 'https://sakina.example';
const withRoles = (...roles: string[]): User => userFromClaims({ sub: 'u', realm_access: { roles } });
const patient = withRoles('patient');
const therapist = withRoles('therapist');
const admin = withRoles('platform:admin');

/** Texts that a browser reads, or may read, as another origin or as no page at all. */
const foreign = [
  'https://evil.test',
  'https://evil.test/dashboard',
  'http://sakina.example/dashboard',
  'https://sakina.example:8443/dashboard',
  'https://sakina.example.evil.test/dashboard',
  'https://sakina.example@evil.test/',
  'https://user:word@sakina.example/dashboard',
  'HTTPS://EVIL.test/',
  '//evil.test',
  '//evil.test/dashboard',
  '///evil.test',
  '////evil.test',
  '\\\\evil.test',
  '/\\evil.test',
  '\\/evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '\t//evil.test',
  '  //evil.test',
  '/\r\\evil.test',
  'ht\ntps://evil.test',
  'https:evil.test:1/..//evil.test',
  '/.//evil.test',
  '/..//evil.test',
  '/x/..//evil.test',
  '/%2e//evil.test',
  '/%2E%2e//evil.test',
  'https://sakina.example//evil.test',
  'https://sakina.example/\\evil.test',
  '/%2f/evil.test',
  '/%2f%2fevil.test',
  '/%5cevil.test',
  '/dashboard%2f%2fevil.test',
  '/dashboard//evil.test',
  `blob:${origin}/0c1d`,
  `filesystem:${origin}/temporary/x`,
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,hello',
  'mailto:a@b.test',
  'about:blank',
  'file:///etc/passwd',
  'ws://sakina.example/dashboard',
  'https://',
  'http://[',
];

/** Things that are no target at all. */
const nothing: readonly unknown[] = [
  '',
  ' ',
  '\t',
  null,
  undefined,
  0,
  1,
  true,
  {},
  [],
  ['/dashboard'],
  { toString: () => '/dashboard' },
  Symbol('x'),
];

/** Texts that resolve, or could be decoded, to somewhere under /admin. */
const adminTexts = [
  '/admin',
  '/admin/',
  '/admin/users',
  '/ADMIN',
  '/Admin/Sessions?status=open',
  '/admin#x',
  '/admin?x=1',
  'admin',
  './admin',
  '/./admin',
  '/%2e/admin',
  '/../admin',
  '/dashboard/../admin',
  '/provider/../admin',
  '/provider/%2e%2e/admin',
  '/provider/%2E%2E/admin',
  '/provider/.%2e/admin',
  '/provider\\..\\admin',
  '/provider/apply/../../admin',
  '/ad\tmin',
  '/ad\nmin',
  '/ad\rmin',
  '\u0000/admin',
  '/%61dmin',
  '/%41DMIN',
  '/adm%69n/users',
  `${origin}/admin`,
  'https:/admin',
  'https:admin',
  '/dashboard%2f..%2fadmin',
  '/x/%252e%252e/admin',
  '/%2561dmin',
  '/ad%09min',
  '/%00admin',
  '/admin%2fusers',
  '/admin%5cusers',
];

describe('a target after sign-in', () => {
  it.each([
    ['/dashboard', '/dashboard'],
    ['/dashboard?tab=past#s1', '/dashboard?tab=past#s1'],
    ['/booking/p-12?service=s1&slot=2026-11-24T14%3A30', '/booking/p-12?service=s1&slot=2026-11-24T14%3A30'],
    ['/@amina', '/@amina'],
    ['/leader/%D8%A3%D9%85%D9%8A%D9%86%D8%A9', '/leader/%D8%A3%D9%85%D9%8A%D9%86%D8%A9'],
    ['/leader/أمينة', '/leader/%D8%A3%D9%85%D9%8A%D9%86%D8%A9'],
    ['dashboard', '/dashboard'],
    ['?x=1', '/?x=1'],
    [`${origin}/profile`, '/profile'],
    ['HTTPS://SAKINA.example:443/profile', '/profile'],
    ['/find-therapist?next=https://evil.test//x', '/find-therapist?next=https://evil.test//x'],
    ['/administrator', '/administrator'],
    ['/providers', '/providers'],
    ['/provider-stories', '/provider-stories'],
    ['/dashboard/admin', '/dashboard/admin'],
    ['/auth/onboarding', '/auth/onboarding'],
  ])('[ROLE-9] %j leads to %j', (target, path) => {
    expect(safeRedirect(target, patient, origin)).toBe(path);
  });

  it.each(foreign)('[ROLE-9] [SEC-5] %j is another origin and leads home', (target) => {
    expect(safeRedirect(target, patient, origin)).toBe('/dashboard');
    expect(safeRedirect(target, therapist, origin)).toBe('/provider/portal');
    expect(safeRedirect(target, admin, origin)).toBe('/admin');
    expect(safeRedirect(target, null, origin)).toBe('/');
  });

  it.each(nothing.map((target) => [target]))('[ROLE-9] %o is no target and leads home', (target) => {
    expect(safeRedirect(target, patient, origin)).toBe('/dashboard');
    expect(safeRedirect(target, null, origin)).toBe('/');
  });

  it.each(adminTexts)('[ROLE-9] [SEC-5] %j takes no one but administrators to /admin', (target) => {
    for (const user of [patient, therapist, withRoles('admin'), withRoles('sakina:manager'), null]) {
      expect(safeRedirect(target, user, origin)).not.toMatch(/admin/i);
    }
  });

  it.each(['platform:admin', 'sakina:owner', 'sakina:admin'])('[ROLE-9] %s may go anywhere', (role) => {
    const user = withRoles(role);
    for (const target of [
      '/admin/users',
      '/provider/notes',
      '/provider/start-session?appointment=a1',
      '/dashboard',
      '/ADMIN',
    ]) {
      expect(safeRedirect(target, user, origin)).toBe(target);
    }
  });

  it.each([
    ['therapist', '/provider/notes'],
    ['imam', '/provider/notes'],
    ['mentor', '/provider/notes'],
    ['provider', '/provider/notes'],
    ['patient', '/dashboard'],
    ['sakina:manager', '/dashboard'],
    ['admin', '/dashboard'],
  ])('[ROLE-9] /provider/notes takes %s to %s', (role, path) => {
    expect(safeRedirect('/provider/notes', withRoles(role), origin)).toBe(path);
  });

  it.each([
    '/provider',
    '/PROVIDER/portal',
    '/provider/',
    '/%70rovider/notes',
    '/dashboard/../provider/notes',
    '/provider/apply/more',
    '/provider/apply/../notes',
    '/provider%2fapply',
  ])('[ROLE-9] [SEC-5] %j takes no patient to /provider', (target) => {
    expect(safeRedirect(target, patient, origin)).toBe('/dashboard');
  });

  it.each(['/provider/apply', '/provider/apply/', '/provider/apply?from=faq', '/provider/notes/../apply'])(
    '[ROLE-9] %j is open to every user',
    (target) => {
      expect(safeRedirect(target, patient, origin)).toMatch(/^\/provider\/apply/);
    },
  );

  it.each([
    '/auth/login',
    '/auth/login?redirect=/dashboard',
    '/AUTH/Login/',
    '/auth/callback?code=x&state=y',
    '/quick-login',
    '/login',
    '/register',
    '/silent-check-sso.html',
  ])('does not lead back into signing in: %j', (target) => {
    expect(safeRedirect(target, patient, origin)).toBe('/dashboard');
  });

  it.each(['/%', '/%e0%a4%a', '/%ff', '/%C0%AE%C0%AE/admin'])(
    '[SEC-5] leads home where the path cannot be decoded: %j',
    (target) => {
      expect(safeRedirect(target, therapist, origin)).toBe('/provider/portal');
    },
  );

  it('[SEC-5] leads home where there is no proper origin to compare with', () => {
    for (const none of ['null', '', 'blob:https://sakina.example/x', 'file://']) {
      expect(safeRedirect('/profile', patient, none)).toBe('/dashboard');
    }
  });
});
