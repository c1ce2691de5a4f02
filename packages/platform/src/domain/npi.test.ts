import { expect, test } from 'vitest';
import { isNpi, plainNumber } from './npi.ts';

test.each([
  ['1245319599', true],
  ['1234567893', true],
  ['1245319598', false],
  ['2245319599', false],
  ['124531959', false],
  ['12453195990', false],
  ['', false],
  ['124531959a', false],
])('%s is an NPI: %s [CLOUD-535]', (text, isOne) => {
  expect(isNpi(text)).toBe(isOne);
});

test('reads an NPI as it is printed [CLOUD-535]', () => {
  expect(plainNumber(' 1245 319-599 ')).toBe('1245319599');
});
