import { describe, expect, test } from 'vitest';
import { readSignInAnswer } from './sign-in-answer.ts';

describe('the answer of a calendar’s service', () => {
  test.each([
    ['connect=google&code=abc', { service: 'google', code: 'abc' }],
    ['connect=outlook&error=access_denied', { service: 'outlook', code: null }],
    ['connect=outlook&error=access_denied&code=abc', { service: 'outlook', code: null }],
    ['connect=apple', { service: 'apple', code: null }],
    [`connect=apple&code=${'x'.repeat(501)}`, { service: 'apple', code: null }],
    ['connect=myspace&code=abc', null],
    ['view=day', null],
  ])('[CALL-7] %s', (query, expected) => {
    expect(readSignInAnswer(new URLSearchParams(query))).toEqual(expected);
  });
});
