import type { AnyExample } from './example.ts';
import { applicationExamples } from './practice-applications.ts';
import { broadcastExamples } from './practice-broadcasts.ts';
import { calendarExamples } from './practice-calendars.ts';
import { groupExamples } from './practice-groups.ts';
import { peopleExamples } from './practice-people.ts';
import { profileExamples } from './practice-profile.ts';
import { reportExamples } from './practice-reports.ts';

/** One example of every operation of the practice area. */
export const practiceExamples: readonly AnyExample[] = [
  ...profileExamples,
  ...reportExamples,
  ...calendarExamples,
  ...groupExamples,
  ...broadcastExamples,
  ...applicationExamples,
  ...peopleExamples,
];
