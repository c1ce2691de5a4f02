import type { ClaimSummary } from '@sakina/platform/contract';

type Status = ClaimSummary['status'];

/** Statuses that a column says in a word, and everything else in a sentence. */
const WITH_SENTENCE = ['REJECTED', 'ACCEPTED', 'REVERSED', 'VOIDED'] as const satisfies readonly Status[];
type WithSentence = (typeof WITH_SENTENCE)[number];
const hasSentence = (status: Status): status is WithSentence => WITH_SENTENCE.some((one) => one === status);

/** The message that says a claim’s status where there is room for it; in a column `state.` alone. */
export function statusInFull(status: Status) {
  return hasSentence(status) ? (`state.${status}.full` as const) : (`state.${status}` as const);
}
