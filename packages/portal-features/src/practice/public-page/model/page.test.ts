import type { ProviderAccount } from '@sakina/platform/contract';
import { describe, expect, test } from 'vitest';
import { partsThere } from './completeness.ts';
import { changesOf, formOf, isSame, newService, paragraphsOf } from './page-form.ts';
import type { PageForm } from './page-form.ts';
import { pageProblems } from './page-problems.ts';

const account = {
  displayName: 'Dr. Amina Rahman',
  handle: 'amina-rahman',
  headline: 'Psychologist',
  acceptingNewClients: true,
  about: ['One.', 'Two.'],
  approach: [],
  faithPractice: null,
  specialities: ['GRIEF'],
  languages: ['en'],
  modes: ['ONLINE'],
  city: 'New York',
  address: null,
  insurers: [],
  slidingScale: false,
  services: [
    {
      id: 'srv-1',
      name: 'Session',
      description: 'Fifty minutes.',
      durationMinutes: 50,
      price: { amountMinor: 12000, currency: 'USD' },
      modes: ['ONLINE'],
      isIntroduction: false,
    },
  ],
  cancellationPolicy: { freeUntilHours: 24, lateFeePercent: 50 },
} as unknown as ProviderAccount;
const form = formOf(account);
const service = form.services[0] ?? newService(['ONLINE']);

describe('[CALL-2] the form of a public page', () => {
  test('sends what it was filled from', () => {
    expect(changesOf(form)).toMatchObject({
      about: ['One.', 'Two.'],
      faithPractice: null,
      services: [{ id: 'srv-1', durationMinutes: 50 }],
    });
    expect(isSame(form, formOf(account))).toBe(true);
    expect(paragraphsOf('One.\n\n \nTwo.\nstill two.\n')).toEqual(['One.', 'Two.\nstill two.']);
  });

  test.each<[string, Partial<PageForm>, string[]]>([
    ['nothing', {}, []],
    ['no name', { displayName: ' ' }, ['displayName missing']],
    ['a user name with a space', { handle: 'amina rahman' }, ['handle handle']],
    ['no words about oneself', { about: '\n' }, ['about missing']],
    ['nine paragraphs', { about: Array(9).fill('x').join('\n\n') }, ['about paragraphs']],
    ['a paragraph beyond reading', { approach: 'x'.repeat(2001) }, ['approach paragraph']],
    ['no language', { languages: [] }, ['languages choose']],
    ['sessions in person without a place', { modes: ['ONLINE', 'IN_PERSON'] }, ['address address']],
    ['introductory talks alone', { services: [{ ...service, isIntroduction: true }] }, ['services fullSession']],
    ['five minutes', { services: [{ ...service, minutes: 5 }] }, ['services.0.minutes minutes']],
    ['no price', { services: [{ ...service, price: null }] }, ['services.0.price price']],
    [
      'a way that the page does not offer',
      { services: [{ ...service, modes: ['IN_PERSON'] }] },
      ['services.0.modes notOffered'],
    ],
    ['a fee of more than everything', { lateFeePercent: 101 }, ['lateFeePercent percent']],
  ])('says what is wrong: %s', (_, changes, expected) => {
    expect(pageProblems({ ...form, ...changes }).map(({ name, kind }) => `${name} ${kind}`)).toEqual(expected);
  });

  test('counts what a page has, with what is typed', () => {
    const behind = { credentials: [], introduction: null };
    expect(partsThere(form, behind)).toEqual(['headline', 'about', 'services']);
    expect(partsThere({ ...form, approach: 'Slowly.' }, behind)).toContain('approach');
  });
});
