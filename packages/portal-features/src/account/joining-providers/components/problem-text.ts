import type { JoiningMessage, useJoiningText } from '../messages/index.ts';

/** The sample address in the message about a malformed email. */
const EXAMPLE_ADDRESS = 'name@example.com';

/** The message of a problem, for `useShownProblems`. */
export const problemText = (t: ReturnType<typeof useJoiningText>) => (text: JoiningMessage, count: number) =>
  t(text, { limit: count, example: EXAMPLE_ADDRESS });
