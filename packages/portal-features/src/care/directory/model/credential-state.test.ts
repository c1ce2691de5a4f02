import { describe, expect, it } from 'vitest';
import { credentialState } from './credential-state.ts';

describe('a credential', () => {
  it.each([
    ['2026-01-05', '2027-01-05', 'VERIFIED'],
    ['2026-01-05', '2026-11-24', 'VERIFIED'],
    ['2026-01-05', '2026-11-23', 'EXPIRED'],
    ['2026-01-05', null, 'VERIFIED'],
    [null, '2027-01-05', 'UNVERIFIED'],
    [null, null, 'UNVERIFIED'],
    [null, '2026-11-23', 'EXPIRED'],
  ] as const)('checked on %s and valid until %s is %s on November 24', (verifiedOn, expiresOn, state) => {
    expect(credentialState({ verifiedOn, expiresOn }, '2026-11-24')).toBe(state);
  });
});
