import { describe, expect, it } from 'vitest';
import { MOCK_MODULE_MARKER, mintMockToken, readMockToken } from './index.ts';

describe('a mock token', () => {
  it('[AUTH-11] contains its claims, in any script', () => {
    const claims = {
      sub: 'u-1',
      firstName: 'أمينة',
      lastName: 'Ó Súilleabháin 👋🏽',
      realm_access: { roles: ['patient'] },
    };
    expect(readMockToken(mintMockToken(claims))).toEqual({ ...claims, iss: MOCK_MODULE_MARKER });
  });

  it('[SEC-14] contains the marker of its module', () => {
    expect(MOCK_MODULE_MARKER).toBe('SAKINA_MOCK_MODULE');
    expect(readMockToken(mintMockToken({ iss: 'someone else' }))).toEqual({ iss: MOCK_MODULE_MARKER });
  });

  it('is safe in a header', () => {
    expect(mintMockToken({ text: '>>>???ÿÿÿ' })).toMatch(/^mock\.[A-Za-z0-9_-]+$/);
  });

  const base64 = (text: string) => `mock.${btoa(text)}`;
  it.each([
    null,
    undefined,
    '',
    'mock.',
    'mock.%%%',
    'Bearer x',
    'eyJhbGciOiJub25lIn0.e30.',
    base64('null'),
    base64('[]'),
    base64('"x"'),
    base64('{}'),
    base64('{"sub":"u"}'),
    base64('\u00ff'),
  ])('rejects %j as a token', (token) => {
    expect(readMockToken(token)).toBeNull();
  });
});
