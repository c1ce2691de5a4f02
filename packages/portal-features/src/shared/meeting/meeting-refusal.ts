import { fieldProblems, isApiError } from '@sakina/platform/client';
import { refusalAt } from '../form/index.ts';

/** Where the form has other names than the server: one instant is a day and a time on the host’s clock. */
const NAMES: Readonly<Record<string, string>> = {
  startsAt: 'date',
  durationMinutes: 'minutes',
  recurrence: 'occurrences',
};

/** A refusal of a meeting with the fields that it names as the form of a meeting calls them; others as they are. */
export function meetingRefusal(error: unknown): unknown {
  const problems = Object.entries(fieldProblems(error));
  if (!isApiError(error) || problems.length === 0) return error;
  const fields = problems.map(([path, words]) => {
    const [field = path] = path.split('.');
    return [NAMES[field] ?? path, words];
  });
  return refusalAt(error, Object.fromEntries(fields));
}
