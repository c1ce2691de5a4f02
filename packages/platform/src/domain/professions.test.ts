import { describe, expect, it } from 'vitest';
import {
  hasPractice,
  noteSections,
  offersScreen,
  patterns,
  pricingOf,
  professionOf,
  professionRow,
  professions,
} from './index.ts';
import type { ProfessionHolder } from './index.ts';

const someone = (roles: readonly string[], more: object = {}) =>
  ({
    role: roles[0],
    roles,
    permissions: [],
    organization_context: null,
    ...more,
  }) as ProfessionHolder & { permissions: string[]; organization_context: { plan: string } | null };

describe('the profession of a user', () => {
  it.each([
    [['therapist'], {}, 'THERAPIST'],
    [['imam'], {}, 'IMAM'],
    [['mentor'], {}, 'MENTOR'],
    [['provider'], {}, 'THERAPIST'],
    [['provider'], { userType: 'IMAM' }, 'IMAM'],
    [['platform:admin', 'therapist'], {}, 'THERAPIST'],
    [['therapist', 'imam'], {}, 'THERAPIST'],
    [['patient'], {}, null],
    [['patient'], { userType: 'THERAPIST' }, null],
    [['patient'], { tier: 1 }, null],
    [['sakina:owner'], { userType: 'ADMIN' }, null],
    [['platform:admin'], {}, null],
  ] as const)('[ROLE-1] %j with %j is %s', (roles, more, expected) => {
    expect(professionOf(someone(roles, more))).toBe(expected);
  });

  it.each([
    [['therapist'], {}, true],
    [['imam'], {}, true],
    [['provider'], {}, true],
    [['patient'], { tier: 1 }, true],
    [['patient'], {}, false],
    [['sakina:owner'], {}, false],
    [['platform:admin'], {}, false],
    [['platform:admin', 'therapist'], {}, true],
  ] as const)('[ROLE-4] %j with %j has a practice: %s', (roles, more, expected) => {
    expect(hasPractice(someone(roles, more))).toBe(expected);
  });
});

describe('what a profession works with', () => {
  it.each([
    ['THERAPIST', ['SOAP', 'DAP'], 'CLINICAL', true, ['FIXED', 'FREE']],
    ['IMAM', ['PASTORAL'], 'PASTORAL', false, ['FIXED', 'FREE', 'DONATION']],
    ['MENTOR', ['MENTORING'], 'MENTORING', false, ['FIXED', 'FREE', 'DONATION']],
  ] as const)(
    '[CARE-1] %s writes %j and plans %s; clinical tools: %s; prices %j',
    (profession, templates, planKind, isClinical, pricings) => {
      expect(professionRow(profession)).toEqual({
        noteTemplates: templates,
        planKind,
        billsInsurance: isClinical,
        usesMeasures: isClinical,
        namesDiagnoses: isClinical,
        pricings,
      });
    },
  );

  it('[CARE-1] gives every template sections, and every profession a template', () => {
    for (const profession of professions)
      for (const template of professionRow(profession).noteTemplates)
        expect(noteSections[template].length).toBeGreaterThan(0);
  });
});

describe('the price of a service', () => {
  it.each([
    [4500, undefined, 'FIXED'],
    [4500, 'FIXED', 'FIXED'],
    [0, undefined, 'FREE'],
    [0, 'FREE', 'FREE'],
    [0, 'DONATION', 'DONATION'],
  ] as const)('[ROUTE-17] of %i with %s is %s', (amountMinor, pricing, expected) => {
    expect(pricingOf({ price: { amountMinor }, pricing })).toBe(expected);
  });
});

describe('the screens of the provider portal', () => {
  const grants = { permissions: ['sakina:reporting_analytics:view'] };
  const professional = { organization_context: { plan: 'professional' } };
  it.each([
    [['therapist'], {}, patterns.providerInsurance, true],
    [['imam'], {}, patterns.providerInsurance, false],
    [['mentor'], {}, patterns.providerInsurance, false],
    [['imam'], {}, patterns.providerTreatmentPlans, true],
    [['therapist'], { ...grants, ...professional }, patterns.providerAnalytics, true],
    [['imam'], { ...grants, ...professional }, patterns.providerAnalytics, true],
    [['imam'], grants, patterns.providerAnalytics, false],
    [['therapist'], professional, patterns.providerAnalytics, false],
    [['sakina:owner'], {}, patterns.providerPortal, true],
    [['sakina:owner'], {}, patterns.providerCalendar, false],
  ] as const)('[ROLE-10] offers %j with %j the screen %s: %s', (roles, more, pattern, expected) => {
    expect(offersScreen(someone(roles, more), pattern)).toBe(expected);
  });

  it('[ROLE-10] offers nothing to a visitor', () => {
    expect(offersScreen(null, patterns.providerPortal)).toBe(false);
  });
});
