import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canEnterAdminArea,
  canEnterProviderArea,
  decideAccess,
  homeRoute,
  portalHome,
  portalOfPath,
  portals,
  portalTarget,
  rankedRoles,
  safeRedirect,
  userFromClaims,
  type User,
} from './index.ts';
import { HOME, redirectTricks } from './testing/redirect-tricks.ts';

const origin = 'https://sakina.example';
const withRoles = (...roles: string[]): User => userFromClaims({ sub: 'u', realm_access: { roles } });
const patient = withRoles('patient');
const users: readonly (User | null)[] = [
  null,
  ...[...rankedRoles, 'admin'].map((role) => withRoles(role)),
  userFromClaims({ sub: 't', tier: 1 }),
];

/** The path as a lenient reader would have it: decoded again and again, every kind of separator and dot made plain. */
function laxest(path: string): string {
  let [text = ''] = path.split(/[?#]/, 1);
  for (let round = 0; round < 5; round += 1) {
    try {
      text = decodeURIComponent(text);
    } catch {
      break;
    }
  }
  return new URL(text.replaceAll('\\', '/').replace(/^\/+/, '/'), origin).pathname.toLowerCase();
}

/** Where a browser that stands somewhere goes for a path. */
const hrefFrom = (path: string, from: string): string =>
  URL.canParse(path, from) ? new URL(path, from).href : 'nowhere';

/** What has to hold of every path that someone is sent to, whatever they asked for; in words, what does not. */
function dangersOf(path: string, user: User | null): readonly string[] {
  const place = laxest(path);
  const rules: Record<string, boolean> = {
    'is no path': /^\/(?![/\\])[^\\\s?#]*(?:[?#]|$)/.test(path),
    // Nothing is left for a browser to reinterpret.
    'depends on where it is followed': [`${origin}/`, `${origin}/a/b/c?x=//evil.test#y`].every(
      (from) => hrefFrom(path, from) === origin + path,
    ),
    'opens administration': canEnterAdminArea(user) || !/^\/admin(\/|$)/.test(place),
    'opens the provider area':
      canEnterProviderArea(user) || !/^\/provider(\/|$)/.test(place) || /^\/provider\/apply\/?$/.test(place),
  };
  return Object.keys(rules).filter((danger) => !rules[danger]);
}

/** Nor may a path wander that is stored and judged again. */
function dangersOfTarget(text: string, user: User | null): readonly string[] {
  const path = safeRedirect(text, user, origin);
  const isSettled = path === homeRoute(user) || safeRedirect(path, user, origin) === path;
  return [...dangersOf(path, user), ...(isSettled ? [] : ['wanders'])];
}

describe.each(Object.keys(redirectTricks))('%s', (group) => {
  it.each(redirectTricks[group] ?? [])('[SEC-5] [ROLE-9] %j leads a patient to %o', (target, outcome) => {
    expect(safeRedirect(target, patient, origin)).toBe(outcome === HOME ? '/dashboard' : outcome);
    expect(safeRedirect(target, null, origin)).toBe(outcome === HOME ? '/' : outcome);
    expect(users.flatMap((user) => dangersOfTarget(target, user))).toEqual([]);
  });
});

it('[SEC-5] knows more than a hundred tricks, each once', () => {
  const targets = Object.values(redirectTricks)
    .flat()
    .map(([target]) => target);
  expect(targets.length).toBeGreaterThan(250);
  expect(new Set(targets).size).toBe(targets.length);
});

/** Pieces that mean something to one parser or another; strung together they make what no list holds. */
const piece = fc.constantFrom(
  '/',
  '//',
  '\\',
  '.',
  '..',
  '%2e',
  '%2E%2e',
  '%2f',
  '%5c',
  '%252e',
  '%00',
  '%',
  '@',
  ':',
  ';',
  '?',
  '#',
  '&',
  ' ',
  '\t',
  '\n',
  '\r',
  '\u0000',
  '\u00a0',
  '\u2028',
  '\u3002',
  '\uff0f',
  '\u2215',
  '\ud800',
  'https:',
  'http:',
  'HTTPS://',
  'blob:',
  'javascript:',
  'data:',
  'file:',
  'sakina.example',
  'SAKINA.example:443',
  'evil.test',
  'user:word@',
  '[::1]',
  '127.0.0.1',
  'admin',
  'ADMIN',
  '%61dmin',
  'adm\tin',
  'ad\u0131min',
  'provider',
  'Prov%69der',
  'apply',
  'notes',
  'dashboard',
  'profile',
  'auth',
  'login',
  'redirect=',
);
const target = fc.oneof(
  { weight: 6, arbitrary: fc.array(piece, { minLength: 1, maxLength: 9 }).map((pieces) => pieces.join('')) },
  { weight: 2, arbitrary: fc.array(piece, { maxLength: 7 }).map((pieces) => `/${pieces.join('')}`) },
  { weight: 2, arbitrary: fc.array(piece, { maxLength: 5 }).map((pieces) => origin + pieces.join('')) },
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.webPath(),
);
/** Runs a property over texts and users; a text with a danger is shrunk to its shortest form and shown. */
function expectNone(dangers: (text: string, user: User | null) => readonly string[], numRuns: number): void {
  const property = fc.property(target, fc.constantFrom(...users), (text, user) => dangers(text, user).length === 0);
  expect(() => fc.assert(property, { seed: 20_261_124, numRuns })).not.toThrow();
}

describe('any text at all', () => {
  it('[SEC-5] [ROLE-9] leads to a path of our origin in no area that is closed to its reader', () => {
    expectNone(dangersOfTarget, 4_000);
    expect(dangersOf('//evil.test', patient)).toEqual(['is no path', 'depends on where it is followed']);
    expect(dangersOf('/%61dmin', patient)).toEqual(['opens administration']);
  });

  it.each(['http://127.0.0.1:4012', 'http://localhost:5173', 'https://sakina.example:8443'])(
    '[SEC-5] stays on %s, with its port and scheme',
    (from) => {
      expectNone((text, user) => {
        const path = safeRedirect(text, user, from);
        return hrefFrom(path, from) === from + path ? dangersOf(path, user) : ['leaves'];
      }, 700);
      expect(safeRedirect(`${from}/profile`, patient, from)).toBe('/profile');
      expect(safeRedirect(`${origin}/profile`, patient, from)).toBe('/dashboard');
    },
  );

  it.each(portals)('[SEC-5] [PORTAL-7] remembered as the last path of the %s portal leads nowhere else', (portal) => {
    expectNone((text, user) => {
      const path = portalTarget(portal, text, user, origin);
      const isThere = portalOfPath(path) === portal || path === homeRoute(user);
      return isThere ? dangersOf(path, user) : ['leads elsewhere'];
    }, 700);
    expect(portalTarget(portal, '//evil.test', withRoles('therapist', 'platform:admin'), origin)).toBe(
      portalHome(portal),
    );
  });
});

describe('a portal’s last path', () => {
  it.each([
    ['provider', '/provider/notes?note=n-1', withRoles('therapist'), '/provider/notes?note=n-1'],
    ['provider', '/therapist-dashboard', withRoles('therapist'), '/therapist-dashboard'],
    ['provider', undefined, withRoles('therapist'), '/provider/portal'],
    ['provider', 'https://evil.test', withRoles('therapist'), '/provider/portal'],
    ['provider', '/admin/users', withRoles('therapist'), '/provider/portal'],
    ['provider', '/dashboard', withRoles('therapist'), '/provider/portal'],
    ['provider', '/provider/../admin', withRoles('therapist', 'platform:admin'), '/provider/portal'],
    ['consumer', '/booking/p-1?slot=t2', withRoles('therapist'), '/booking/p-1?slot=t2'],
    ['consumer', '/pricing', withRoles('therapist'), '/dashboard'],
    ['consumer', '//evil.test', patient, '/dashboard'],
    ['admin', '/admin/sessions?status=open', withRoles('platform:admin'), '/admin/sessions?status=open'],
    ['admin', '/provider/notes', withRoles('platform:admin'), '/admin'],
    ['admin', '/admin/sessions', patient, '/dashboard'],
    ['admin', '/admin/sessions', withRoles('admin'), '/dashboard'],
    ['provider', '/provider/notes', patient, '/dashboard'],
    ['provider', '/provider/notes', null, '/'],
    // A provider by tier alone holds no provider role: the portal’s home, no target of their wish (ROLE-9).
    ['provider', '/provider/notes', userFromClaims({ tier: 1 }), '/provider/portal'],
  ] as const)('[PORTAL-7] [SEC-5] in the %s portal, %j', (portal, last, user, expected) => {
    expect(portalTarget(portal, last, user, origin)).toBe(expected);
  });
});

describe('a target under /provider', () => {
  // ROLE-5 opens the area to these, ROLE-9 wants a role for a target: they go home and enter by a link.
  it.each([
    ['tier 1', userFromClaims({ tier: 1 })],
    ['metadata.isProvider', userFromClaims({ metadata: { isProvider: true } })],
    ['a role that only contains provider', withRoles('patient', 'provider:verified')],
  ])('[ROLE-9] is not followed for a provider by %s, whom the area lets in', (_why, user) => {
    expect(canEnterProviderArea(user)).toBe(true);
    expect(safeRedirect('/provider/notes', user, origin)).toBe('/dashboard');
    expect(safeRedirect('/provider/apply', user, origin)).toBe('/provider/apply');
  });
});

describe('the route guard', () => {
  it('[SEC-5] [ROLE-7] refuses by itself what a bad target would open', () => {
    for (const user of users) {
      for (const [access, mayEnter] of [
        ['admin', canEnterAdminArea(user)],
        ['provider', canEnterProviderArea(user)],
      ] as const) {
        expect(decideAccess({ access, user, path: `/${access}` }).kind).toBe(
          user === null ? 'redirect' : mayEnter ? 'allow' : 'denied',
        );
      }
    }
  });
});
