/** A version of a plan as far as it decides what the client reads. */
interface SentVersion {
  /** Counts the versions of a plan from 1. */
  number: number;
  /** Null while the client has not answered. */
  answer: 'AGREED' | 'CHANGE_ASKED' | 'WITHDRAWN' | null;
}

/**
 * The version of a plan that its client reads: one that waits for their answer, else the last that they agreed to, else
 * the last that they asked to change. What the provider changes afterwards is a draft until it is sent.
 * @returns undefined where nothing was sent that the client can read.
 */
export function clientVersion<T extends SentVersion>(versions: readonly T[]): T | undefined {
  const newestFirst = versions.toSorted((first, second) => second.number - first.number);
  return (
    (newestFirst[0]?.answer === null ? newestFirst[0] : undefined) ??
    newestFirst.find(({ answer }) => answer === 'AGREED') ??
    newestFirst.find(({ answer }) => answer === 'CHANGE_ASKED')
  );
}
