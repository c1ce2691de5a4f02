import { adminExamples } from './admin.ts';
import { careExamples } from './care.ts';
import { communityExamples } from './community.ts';
import { companionExamples } from './companion.ts';
import { moneyExamples } from './money.ts';
import { practiceExamples } from './practice.ts';
import { sessionsExamples } from './sessions.ts';
import type { AnyExample } from './example.ts';

/** One example of every operation. For documents, checks and the contract page; the app never loads it. */
export const examples: readonly AnyExample[] = [
  ...sessionsExamples,
  ...moneyExamples,
  ...careExamples,
  ...practiceExamples,
  ...communityExamples,
  ...companionExamples,
  ...adminExamples,
];

export { callerOf, requestOf } from './example.ts';
export type { AnyExample, AnyRequest, Example, ExampleCaller, Rehearsal } from './example.ts';
