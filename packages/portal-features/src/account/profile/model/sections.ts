/** The parts of the profile, in the order in which they are offered. */
export const profileSections = [
  'account',
  'display',
  'notifications',
  'privacy',
  'consents',
  'payment',
  'insurance',
  'answers',
  'data',
] as const;

/** One part of the profile. */
export type ProfileSection = (typeof profileSections)[number];

/** The part that an address asks for; the first for anything else. */
export function readProfileSection(params: URLSearchParams): ProfileSection {
  const asked = params.get('section');
  return profileSections.find((section) => section === asked) ?? 'account';
}
