import { describe, expect, test } from 'vitest';
import { brandOf, digitsOf, hasCheckDigit, printedExpiry, printedNumber, problemsOf } from './card-input.ts';
import { testCards } from './test-cards.ts';
import { bankToken, cardToken, readBankToken, readCardToken } from './test-tokens.ts';

const now = new Date('2026-11-24T15:00:00Z');
const sound = { number: '4242 4242 4242 4242', expiry: '04 / 29', securityCode: '123' };

describe('card input', () => {
  test('is formatted as printed, for any keyboard and paste', () => {
    expect(printedNumber('4242-4242 42424242 99')).toBe('4242 4242 4242 4242');
    expect(printedNumber('378282246310005')).toBe('3782 822463 10005');
    expect(digitsOf('٤٢٤٢ ۴۲۴۲')).toBe('42424242');
    expect(['1', '4', '0429', '13', '12 / 3'].map(printedExpiry)).toEqual(['1', '04', '04 / 29', '13', '12 / 3']);
  });

  test.each(testCards.map((card) => [card.number, card] as const))('accepts the test card %s', (number, card) => {
    expect(hasCheckDigit(number)).toBe(true);
    expect(brandOf(number)).toBe(card.brand);
    expect(problemsOf({ ...sound, number, securityCode: card.brand === 'AMEX' ? '1234' : '123' }, now)).toEqual({});
  });

  test.each([
    [
      'nothing at all',
      { number: '', expiry: '', securityCode: '' },
      { number: 'INCOMPLETE', expiry: 'INCOMPLETE', securityCode: 'INCOMPLETE' },
    ],
    ['a slip of the finger', { ...sound, number: '4242 4242 4242 4241' }, { number: 'INVALID_NUMBER' }],
    ['a number that is not for testing', { ...sound, number: '4111 1111 1111 1111' }, { number: 'UNSUPPORTED_CARD' }],
    ['a month that is none', { ...sound, expiry: '13 / 29' }, { expiry: 'INVALID_DATE' }],
    ['last month', { ...sound, expiry: '10 / 26' }, { expiry: 'EXPIRED' }],
    ['a year too far away', { ...sound, expiry: '01 / 99' }, { expiry: 'INVALID_DATE' }],
    [
      'a code that is too short for American Express',
      { ...sound, number: '3782 822463 10005' },
      { securityCode: 'INCOMPLETE' },
    ],
  ])('reports the problems of %s', (_what, input, problems) => {
    expect(problemsOf(input, now)).toEqual(problems);
  });

  test('is valid until the last day of its month', () => {
    expect(problemsOf({ ...sound, expiry: '11 / 26' }, new Date('2026-11-30T23:00:00Z'))).toEqual({});
  });
});

describe('a token', () => {
  test('contains the receipt data of its card and the outcome of a charge', () => {
    const made = cardToken({
      outcome: 'INSUFFICIENT_FUNDS',
      brand: 'VISA',
      last4: '9995',
      expiry: { year: 2029, month: 2 },
      nonce: 'a1b2c3d4',
    });
    expect(made).toMatchObject({ brand: 'VISA', last4: '9995', expiresOn: '2029-02-28' });
    expect(readCardToken(made.token)).toEqual({ ...made, outcome: 'INSUFFICIENT_FUNDS' });
    expect(made.token).not.toMatch(/\d{8}/);
    const bank = bankToken('Union of Crescent Credit', '6789', 'k3k3k3k3');
    expect(readBankToken(bank.token)).toEqual(bank);
  });

  test.each([
    '',
    '4242424242424242',
    'tok_ok_visa_4242',
    'tok_free_visa_4242_202904_a1b2c3d4',
    'tok_ok_visa_4242_202913_a1b2c3d4',
    'tok_constructor_visa_4242_202904_a1b2c3d4',
    'tok_ok_constructor_4242_202904_a1b2c3d4',
    'btok_x_1_y',
  ])('is rejected when malformed: %j', (foreign) => {
    expect(readCardToken(foreign)).toBeNull();
    expect(readBankToken(foreign)).toBeNull();
  });
});
