import { describe, expect, it } from 'vitest';
import { isStaffRole, purposesOf } from './index.ts';
import type { ProfessionHolder } from './index.ts';

const someone = (...roles: string[]) => ({ role: roles[0], roles }) as ProfessionHolder;

describe('what someone is here for', () => {
  it.each([
    [['patient'], []],
    [['consumer'], []],
    [['sakina:user'], []],
    [['therapist'], ['PRACTICE']],
    [['imam'], ['PRACTICE']],
    [['provider'], ['PRACTICE']],
    [['sakina:owner'], ['ADMINISTRATION']],
    [['platform:admin'], ['ADMINISTRATION']],
    [
      ['platform:admin', 'therapist'],
      ['PRACTICE', 'ADMINISTRATION'],
    ],
    [['sakina:manager'], ['STAFF']],
    [['sakina:viewer'], ['STAFF']],
    [['viewer'], ['STAFF']],
    [['therapist', 'sakina:viewer'], ['PRACTICE']],
  ] as const)('[ROLE-1] with %j: %j', (roles, expected) => {
    expect(purposesOf(someone(...roles))).toEqual(expected);
  });

  it('[ROLE-1] is nothing for a visitor, and staff by the exact role alone', () => {
    expect(purposesOf(null)).toEqual([]);
    expect(['sakina:manager', 'sakina:managers', 'other:viewer'].map(isStaffRole)).toEqual([true, false, false]);
  });
});
