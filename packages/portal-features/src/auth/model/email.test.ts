import { expect, it } from 'vitest';
import { looksLikeEmail } from './email.ts';

it.each([
  ['patient@demo.test', true],
  [' layla.haddad+care@mail.example.org ', true],
  ['ليلى@example.com', true],
  ['layla', false],
  ['layla@demo', false],
  ['layla@@demo.test', false],
  ['two words@demo.test', false],
  ['', false],
])('accepts “%s” as an email address: %s', (text, looks) => {
  expect(looksLikeEmail(text)).toBe(looks);
});
