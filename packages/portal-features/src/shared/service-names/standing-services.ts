import type about from './about-messages/en.json';

/** The keys of what the standing kinds of session are. */
export type StandingAbout = keyof typeof about;

/**
 * The keys of their names; the shared catalogue has each as `service.…`. A mentor’s introductory call is called as any
 * other.
 */
export type StandingService = Exclude<StandingAbout, 'meetingCall'>;

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
  'Marriage counseling': 'marriage',
  'Mentoring session': 'mentoring',
  'Planning session': 'planning',
  'Family session': 'family',
  'Open conversation': 'open',
};
