import { userFromClaims } from '@sakina/platform/domain';
import { expect, it } from 'vitest';
import { groupOf, noteOf } from './account.ts';

const organization_context = { current_org_id: 'org-1', current_org_name: 'Harbour Care Network' };

it.each([
  ['a patient', { realm_access: { roles: ['patient'] } }, 'consumer', undefined],
  ['a newcomer', { realm_access: { roles: ['patient'] }, profileCompleted: false }, 'consumer', 'quick.note.newcomer'],
  ['a patient with a tier', { realm_access: { roles: ['patient'] }, tier: 1 }, 'provider', 'quick.note.tier'],
  [
    'a verified imam',
    { realm_access: { roles: ['imam'] }, verificationStatus: 'verified' },
    'provider',
    'quick.note.verified',
  ],
  [
    'a prescriber',
    { realm_access: { roles: ['therapist'] }, verificationStatus: 'verified', metadata: { canPrescribe: true } },
    'provider',
    'quick.note.prescriber',
  ],
  [
    'a therapist whose papers are checked',
    { realm_access: { roles: ['therapist'] }, verificationStatus: 'pending' },
    'provider',
    'quick.note.unverified',
  ],
  [
    'a viewer of an organization',
    { resource_access: { sakina: { roles: ['sakina:viewer'] } }, organization_context },
    'admin',
    'quick.note.organization',
  ],
  ['an administrator', { realm_access: { roles: ['platform:admin'] } }, 'admin', undefined],
  [
    'a therapist who is administrator',
    { realm_access: { roles: ['therapist', 'platform:admin'] } },
    'admin',
    'quick.note.allPortals',
  ],
  ['a plain account', {}, 'consumer', undefined],
])('puts %s into its group', (_, claims, group, note) => {
  const user = userFromClaims(claims);
  expect(groupOf(user)).toBe(group);
  expect(noteOf(user)?.message).toBe(note);
});
