import { useServiceAboutText } from './about-messages/index.ts';
import type { StandingService } from './standing-services.ts';

/** What the standing kinds of session are, as the server keeps it; what a provider wrote themselves is not among them. */
export const standingDescriptions: Readonly<Record<string, StandingService>> = {
  'A short first talk to see whether we fit. You can ask anything; nothing is decided yet.': 'introductoryCall',
  'A full session for one person. We start where you are that day.': 'individual',
  'More time, for a first assessment or when one hour is not enough.': 'extended',
  'For two people together. Both of you join from one place or from two.': 'couples',
  'A short talk to hear what is on your mind and how I may help.': 'firstConversation',
  'Time to be heard, to reflect and to look for a way on with faith.': 'pastoral',
  'For matters that need more time: grief, a decision, a conflict at home.': 'extendedPastoral',
  'For both spouses together, before marriage or in the middle of it.': 'marriage',
  'Fifteen minutes to get to know each other and say what you hope for.': 'meetingCall',
  'A full session on the questions you bring, with one next step at the end.': 'mentoring',
  'A long session to look at the whole picture and write a plan together.': 'planning',
  'You and someone close to you, with me in between as a listener.': 'family',
};

/** What a service is: in the reader's language while its provider has not written words of their own. */
export function useServiceAbout(): (service: { description: string }) => string {
  const t = useServiceAboutText();
  return ({ description }) => {
    const key = standingDescriptions[description];
    return key ? t(key) : description;
  };
}
