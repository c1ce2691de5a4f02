import type { AnyExample } from './example.ts';
import { ownAccountExamples } from './own-account.ts';
import { journalExamples } from './companion-journal.ts';
import { messageExamples } from './companion-messages.ts';
import { programmeExamples } from './companion-programmes.ts';

/** One example of every operation of the companion area: Deenya, the journal, messages and notifications. */
export const companionExamples: readonly AnyExample[] = [
  ...programmeExamples,
  ...journalExamples,
  ...messageExamples,
  ...ownAccountExamples,
];
