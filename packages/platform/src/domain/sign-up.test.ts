import { describe, expect, it } from 'vitest';
import { looksLikeEmail, signUpProblems } from './sign-up.ts';

it.each([
  ['patient@demo.test', true],
  [' layla.haddad+care@mail.example.org ', true],
  ['ليلى@example.com', true],
  ['نور@مثال.إختبار', true],
  ['layla', false],
  ['layla@demo', false],
  ['layla@demo..test', false],
  ['layla@@demo.test', false],
  ['two words@demo.test', false],
  ['', false],
])('accepts “%s” as an email address: %s', (text, looks) => {
  expect(looksLikeEmail(text)).toBe(looks);
});

describe('a sign-up', () => {
  const whole = { email: 'noor@example.org', age: true, terms: true, privacy: true };

  it.each([
    [{}, []],
    [{ email: ' ' }, ['emailMissing']],
    [{ email: 'noor' }, ['emailWrong']],
    [{ age: false }, ['age']],
    [{ terms: false, privacy: false }, ['terms', 'privacy']],
  ])('with %o lacks %j [ROUTE-2] [ROUTE-13]', (changes, problems) => {
    expect(signUpProblems({ ...whole, ...changes }, true).map(({ problem }) => problem)).toEqual(problems);
  });

  it('needs no address where the identity server asks for it, but age and terms all the same [ROUTE-13]', () => {
    const nothing = { email: '', age: false, terms: false, privacy: false };
    expect(signUpProblems(nothing, false).map(({ name }) => name)).toEqual(['age', 'terms', 'privacy']);
  });
});
