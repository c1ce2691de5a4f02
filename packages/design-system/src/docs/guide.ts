/**
 * What the page of documents of a component says beside what its code says: its purpose is the docstring, its props
 * are read from their type. In English, as all documents are; `X.guide.ts` stands beside `X.tsx` (SHOW-7).
 */
export interface ComponentGuide {
  /** When to use it, a sentence each. */
  readonly when: readonly [string, ...string[]];
  /** When something else is better, and what. */
  readonly whenNot: readonly [string, ...string[]];
  /** Its parts in reading order, each with what it holds. */
  readonly anatomy: readonly [string, ...string[]];
  /** Keys, and what they do; empty for what nobody operates. */
  readonly keys: readonly (readonly [keys: string, effect: string])[];
  /** What right-to-left turns around, and what stays as it is. */
  readonly rightToLeft: string;
  /** What to do where a mistake is common. */
  readonly dos?: readonly string[];
  /** The mistakes themselves. */
  readonly donts?: readonly string[];
  /** Names of components that are close to it. */
  readonly related: readonly string[];
  /** Version of the design system since which it is there. */
  readonly since: string;
}
