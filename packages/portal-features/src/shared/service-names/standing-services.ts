import type en from './messages/en.json';

export type StandingService = Exclude<keyof typeof en, `${string}.about`>;

/**
 * The kinds of session that a new provider's page proposes, by the name and the description that the server keeps. A
 * provider who writes words of their own has them shown as written, in every language.
 */
export const standingServices: Readonly<Record<string, { key: StandingService; about: string }>> = {
  'Introductory call': {
    key: 'introductoryCall',
    about: 'A short first talk to see whether we fit. You can ask anything; nothing is decided yet.',
  },
  'Individual session': { key: 'individual', about: 'A full session for one person. We start where you are that day.' },
  'Extended session': { key: 'extended', about: 'More time, for a first assessment or when one hour is not enough.' },
  'Couples session': { key: 'couples', about: 'For two people together. Both of you join from one place or from two.' },
  'First conversation': {
    key: 'firstConversation',
    about: 'A short talk to hear what is on your mind and how I may help.',
  },
  'Pastoral session': { key: 'pastoral', about: 'Time to be heard, to reflect and to look for a way on with faith.' },
  'Extended pastoral session': {
    key: 'extendedPastoral',
    about: 'For matters that need more time: grief, a decision, a conflict at home.',
  },
  'Marriage counsel': { key: 'marriage', about: 'For both spouses together, before marriage or in the middle of it.' },
  'Meeting call': { key: 'meetingCall', about: 'Fifteen minutes to get to know each other and say what you hope for.' },
  'Mentoring session': {
    key: 'mentoring',
    about: 'A full session on the questions you bring, with one next step at the end.',
  },
  'Planning session': {
    key: 'planning',
    about: 'A long session to look at the whole picture and write a plan together.',
  },
  'Family conversation': { key: 'family', about: 'You and someone close to you, with me in between as a listener.' },
};
