import type about from './about-messages/en.json';

/** The keys of the standing kinds of session; the shared catalogue names each as `service.…`. */
export type StandingService = keyof typeof about;

/**
 * The kinds of session that a new provider's page proposes, by the name that the server keeps. A provider who writes a
 * name of their own has it shown as written, in every language.
 */
export const standingServices: Readonly<Record<string, StandingService>> = {
  'Introductory call': 'introductoryCall',
  'Individual session': 'individual',
  'Extended session': 'extended',
  'Couples session': 'couples',
  'First conversation': 'firstConversation',
  'Pastoral session': 'pastoral',
  'Extended pastoral session': 'extendedPastoral',
  'Marriage counsel': 'marriage',
  'Meeting call': 'meetingCall',
  'Mentoring session': 'mentoring',
  'Planning session': 'planning',
  'Family conversation': 'family',
  'Open conversation': 'open',
};
