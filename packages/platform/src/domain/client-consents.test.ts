import { describe, expect, it } from 'vitest';
import { consentActs, consentStateOf } from './client-consents.ts';

const given = { status: 'GIVEN', textVersion: 2, currentVersion: 2, decidedAt: '2026-11-01T15:00:00Z' } as const;
const asked = { ...given, status: 'REQUESTED', decidedAt: null } as const;

describe('a consent', () => {
  it.each([
    ['asked for', asked, 'REQUESTED', ['GIVE', 'DECLINE'], ['RETRACT']],
    ['given', given, 'GIVEN', ['WITHDRAW'], ['WITHDRAW']],
    ['given to an older text', { ...given, textVersion: 1 }, 'OUTDATED', ['WITHDRAW'], ['WITHDRAW']],
    ['given again since', { ...given, textVersion: 1, replacedAt: '2026-11-02T15:00:00Z' }, 'REPLACED', [], []],
    ['declined', { ...given, status: 'DECLINED' }, 'DECLINED', [], []],
    ['withdrawn', { ...given, status: 'WITHDRAWN' }, 'WITHDRAWN', [], []],
    ['retracted before an answer', { ...asked, status: 'WITHDRAWN' }, 'RETRACTED', [], []],
  ] as const)('[API-6] %s has one state and the acts of each side', (_, consent, state, client, provider) => {
    expect(consentStateOf(consent)).toBe(state);
    expect(consentActs(consent, 'CLIENT')).toEqual(client);
    expect(consentActs(consent, 'PROVIDER')).toEqual(provider);
  });
});
