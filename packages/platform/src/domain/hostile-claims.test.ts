import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  availablePortals,
  capabilitiesOf,
  features,
  featureAccess,
  homeRoute,
  offeredPortals,
  portals,
  rankedRoles,
  userFromClaims,
} from './index.ts';

const RUNS = { seed: 20_261_124, numRuns: 400 };

/** The names that a reader looks for, and those that every object has. */
const claimNames = [
  'realm_access',
  'resource_access',
  'roles',
  'email',
  'email_verified',
  'sub',
  'tier',
  'metadata',
  'isProvider',
  'canPrescribe',
  'permissions',
  'organization_context',
  'current_org_id',
  'plan',
  'available_orgs',
  'verificationStatus',
  'profileCompleted',
  'createdAt',
  'updated_at',
  'sakina',
];
const prototypeNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'toJSON',
  '__defineGetter__',
];
const roleNames = [
  ...rankedRoles,
  'admin',
  'provider:verified',
  'provider:can_prescribe',
  'PROVIDER',
  ' platform:admin',
  'platform:admin\u0000',
  'all',
  'verified',
];

const thrower = () => {
  throw new Error('You should not have read this.');
};
const key = fc.oneof(fc.constantFrom(...claimNames, ...prototypeNames), fc.string({ unit: 'binary', maxLength: 8 }));
const leaf = fc.oneof(
  fc.constantFrom(...roleNames, ...claimNames, '\ud800', '\udfff\ud800', '', ' ', '1e999'),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.double(),
  fc.bigInt(),
  fc.boolean(),
  fc.constantFrom(
    null,
    undefined,
    Number.NaN,
    Infinity,
    -0,
    Symbol('roles'),
    () => 'platform:admin',
    new Date(Number.NaN),
    new Map([['roles', ['platform:admin']]]),
  ),
);

const forText = (_target: unknown, name: string | symbol) => (typeof name === 'symbol' ? undefined : thrower());
/** Traps that throw on every name; symbols are let through, since the generator itself asks for one. */
const traps = {
  get: forText,
  has: (target: unknown, name: string | symbol) => Boolean(forText(target, name)),
  ownKeys: thrower,
  getOwnPropertyDescriptor: thrower,
  getPrototypeOf: thrower,
};
const sealed = fc.constantFrom<object>({}, ['platform:admin']).map((target): unknown => new Proxy(target, traps));

function revoked(): unknown {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

/** Values as a server, a forged token or a hostile script might hand in. */
const { value: hostile } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    leaf,
    sealed,
    fc.array(tie('value'), { maxLength: 5 }),
    fc.constant(undefined).map(() => Object.defineProperty([], 'length', { value: 4_294_967_295 })),
    fc.dictionary(key, tie('value'), { maxKeys: 6, noNullPrototype: false }),
    fc.tuple(key, tie('value')).map(([name, value]) => Object.fromEntries([[name, value]])),
    fc.tuple(key, tie('value')).map(([name, value]) => Object.create({ [name]: value }) as unknown),
    key.map((name) => Object.defineProperty({}, name, { get: thrower, enumerable: true })),
    fc.tuple(key, tie('value')).map(([name, value]) => {
      const knot: Record<string, unknown> = { other: value };
      Object.defineProperty(knot, name, { value: knot, enumerable: true });
      return knot;
    }),
  ),
}));

/** A payload of the right outline whose parts are hostile: random objects alone seldom reach the inner readers. */
const claims = fc.oneof(
  hostile,
  fc.record(
    {
      realm_access: fc.oneof(
        hostile,
        fc.record({
          roles: fc.oneof(hostile, fc.array(fc.oneof(fc.constantFrom(...roleNames), hostile), { maxLength: 6 })),
        }),
      ),
      resource_access: fc.oneof(
        hostile,
        fc.dictionary(
          key,
          fc.record({ roles: fc.oneof(hostile, fc.array(fc.constantFrom(...roleNames), { maxLength: 3 })) }),
          { maxKeys: 3 },
        ),
      ),
      organization_context: hostile,
      metadata: hostile,
      permissions: hostile,
      tier: hostile,
      email: hostile,
      email_verified: hostile,
    },
    { requiredKeys: [] },
  ),
);

const snapshot = () =>
  JSON.stringify(
    [Object.prototype, Array.prototype, Function.prototype, String.prototype].map((prototype) =>
      Reflect.ownKeys(prototype).map(String),
    ),
  );

/** Any of these would show that a text could be used as an object, or an object as a text. */
function expectWellFormed(payload: unknown): void {
  const user = userFromClaims(payload, { adminAccounts: ['head@sakina.example'] });
  expect([...rankedRoles, 'admin']).toContain(user.role);
  expect(['/admin', '/provider/portal', '/dashboard']).toContain(homeRoute(user));
  expect(availablePortals(user)[0]).toBe('consumer');
  expect(portals).toEqual(expect.arrayContaining([...availablePortals(user)]));
  expect(availablePortals(user)).toEqual(expect.arrayContaining([...offeredPortals(user)]));
  for (const granted of portals.map((portal) => capabilitiesOf(user)[portal])) {
    expect(Object.values(granted).every((value) => typeof value === 'boolean')).toBe(true);
  }
  for (const feature of features)
    expect(['allowed', 'no-permission', 'not-in-plan']).toContain(featureAccess(user, feature).kind);
  for (const list of [user.roles, user.permissions])
    expect(list.every((entry) => typeof entry === 'string')).toBe(true);
  for (const text of [
    user.id,
    user.email,
    user.firstName,
    user.lastName,
    user.preferred_username,
    user.userType,
    user.status,
  ])
    expect(typeof text).toBe('string');
  // What is stored or sent has to be sendable.
  expect(() => JSON.stringify(user)).not.toThrow();
}

describe('a token payload', () => {
  it('[SEC-6] [ROLE-6] yields a role, a home, portals and capabilities whatever it contains, and reaches no prototype', () => {
    const before = snapshot();
    fc.assert(fc.property(claims, expectWellFormed), RUNS);
    expect(snapshot()).toBe(before);
    expect(Object.hasOwn(Object.prototype, 'roles') || Object.hasOwn(Object.prototype, 'isProvider')).toBe(false);
  });

  it('[SEC-6] yields a valid user for any JSON at all', () => {
    const property = fc.property(fc.json({ maxDepth: 6, stringUnit: 'binary' }), (text) =>
      expectWellFormed(JSON.parse(text)),
    );
    expect(() => fc.assert(property, RUNS)).not.toThrow();
  });

  it('[SEC-6] takes nothing from a polluted prototype', () => {
    const spoil = {
      roles: ['platform:admin'],
      isProvider: true,
      tier: 3,
      realm_access: { roles: ['platform:admin'] },
      0: 'platform:admin',
    };
    Object.assign(Object.prototype, spoil);
    try {
      const user = userFromClaims({
        metadata: {},
        resource_access: { app: {} },
        organization_context: {},
        permissions: [undefined],
      });
      const holes = userFromClaims({ realm_access: { roles: Array.from({ length: 1 }).concat().fill(undefined) } });
      const sparse = userFromClaims({ realm_access: { roles: Object.defineProperty([], 'length', { value: 3 }) } });
      for (const { role, roles, tier, metadata } of [user, holes, sparse])
        expect([role, roles, tier, metadata.isProvider]).toEqual(['patient', [], null, false]);
    } finally {
      for (const name of Object.keys(spoil)) Reflect.deleteProperty(Object.prototype, name);
    }
  });

  it('[SEC-6] is read though it is nested ten thousand deep, goes round in a circle or has a million roles', () => {
    let deep: unknown = 'platform:admin';
    for (let depth = 0; depth < 10_000; depth += 1) deep = { realm_access: deep, roles: [deep] };
    const circle: Record<string, unknown> = {};
    for (const name of claimNames) circle[name] = circle;
    for (const payload of [
      deep,
      { realm_access: { roles: deep } },
      circle,
      { realm_access: { roles: [circle, deep] } },
    ]) {
      expect(userFromClaims(payload).role).toBe('patient');
    }
    const roles = ['therapist', ...Array.from({ length: 1_000_000 }, (_, index) => `r${index}`)];
    expect(userFromClaims({ realm_access: { roles } }).role).toBe('therapist');
  });

  it.each([
    ['a getter that throws', Object.defineProperty({}, 'realm_access', { get: thrower, enumerable: true })],
    [
      'an inner getter that throws',
      { realm_access: Object.defineProperty({}, 'roles', { get: thrower, enumerable: true }) },
    ],
    [
      'an entry that throws',
      { realm_access: { roles: Object.defineProperty(['x'], 0, { get: thrower, enumerable: true }) } },
    ],
    ['a client that throws', { resource_access: Object.defineProperty({}, 'app', { get: thrower, enumerable: true }) }],
    [
      'a revoked proxy for its roles',
      { realm_access: revoked(), resource_access: { app: revoked() }, metadata: revoked() },
    ],
    ['a revoked proxy among its roles', { realm_access: { roles: [revoked()] }, permissions: revoked() }],
    [
      'a list of four thousand million holes',
      { realm_access: { roles: Object.defineProperty([], 'length', { value: 4_294_967_295 }) } },
    ],
  ])('[SEC-6] with %s makes a patient', (_what, payload) => {
    expect(userFromClaims(payload).role).toBe('patient');
    expect(homeRoute(userFromClaims(payload))).toBe('/dashboard');
  });

  it('[SEC-6] [ROLE-6] keeps what can be read beside what throws', () => {
    const roles = Object.defineProperty(['x', 'imam'], 0, { get: thrower, enumerable: true });
    const payload = Object.defineProperty({ realm_access: { roles }, sub: 'u-1' }, 'email', { get: thrower });
    expect(userFromClaims(payload)).toMatchObject({ id: 'u-1', email: '', role: 'imam', roles: ['imam'] });
  });
});

describe('a configured administrator’s account', () => {
  const options = { adminAccounts: ['kate@sakina.example'] };
  it.each([
    ['kate@sakina.example', true, 'platform:admin'],
    ['KATE@Sakina.Example', undefined, 'platform:admin'],
    ['kate@sakina.example', 'true', 'platform:admin'],
    // The Kelvin sign, whose lower case is a plain k.
    ['\u212Aate@sakina.example', true, 'patient'],
    ['kate@sa\u212Aina.example', true, 'patient'],
    ['kate@sakina.example ', true, 'patient'],
    ['kate@sakina.example\u0000', true, 'patient'],
    ['kate@sakina.example', false, 'patient'],
    ['kate@sakina.example', 'false', 'patient'],
    ['kate@sakina.example', 0, 'patient'],
    ['kate@sakina.example', null, 'patient'],
    ['kate@sakina.example', {}, 'patient'],
  ])('[ROLE-6] [SEC-6] %j with email_verified %j is %s', (email, email_verified, role) => {
    expect(userFromClaims({ email, ...(email_verified === undefined ? {} : { email_verified }) }, options).role).toBe(
      role,
    );
  });
});
