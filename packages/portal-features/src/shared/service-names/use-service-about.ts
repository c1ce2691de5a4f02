import { useServiceAboutText } from './about-messages/index.ts';
import type { StandingAbout } from './standing-services.ts';

/**
 * What the standing kinds of session are, as the server keeps it; what a provider wrote themselves is not among them.
 */
export const standingDescriptions: Readonly<Record<string, StandingAbout>> = {
  'A short first conversation to see if we’re a good fit. You can ask anything; nothing is decided yet.':
    'introductoryCall',
  'A full session for one person. We start wherever you are that day.': 'individual',
  'More time, for an initial assessment or when an hour isn’t enough.': 'extended',
  'For two people together. You can join from one place or two.': 'couples',
  'A short conversation to hear what’s on your mind and how I may help.': 'firstConversation',
  'Time to be heard, to reflect, and to look for a way forward with faith.': 'pastoral',
  'For matters that need more time: grief, a decision, a conflict at home.': 'extendedPastoral',
  'For both spouses together, before or during marriage.': 'marriage',
  'Fifteen minutes to get to know each other and share what you hope for.': 'meetingCall',
  'A full session on the questions you bring, with one next step at the end.': 'mentoring',
  'A long session to look at the whole picture and write a plan together.': 'planning',
  'You and someone close to you, with me there to listen.': 'family',
};

/** What a service is: in the reader's language while its provider has not written words of their own. */
export function useServiceAbout(): (service: { description: string }) => string {
  const t = useServiceAboutText();
  return ({ description }) => {
    const key = standingDescriptions[description];
    return key ? t(key) : description;
  };
}
