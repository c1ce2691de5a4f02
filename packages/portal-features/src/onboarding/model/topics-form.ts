import { speciality } from '@sakina/platform/contract';
import type { OnboardingAnswers, Speciality } from '@sakina/platform/contract';
import { someAt, textAt } from '../../shared/application-form/index.ts';
import { LONGEST } from './patient-problems.ts';
import type { Problem } from './patient-problems.ts';

/** What somebody wants help with, and a few words. */
export interface TopicsForm {
  topics: readonly Speciality[];
  note: string;
}

/** The form with what was answered before. */
export function topicsFormOf(answers: OnboardingAnswers | undefined): TopicsForm {
  return answers?.persona === 'TOPICS'
    ? { topics: answers.topics, note: answers.note ?? '' }
    : { topics: [], note: '' };
}

/** The answers as they are sent. */
export function topicsAnswersOf({ topics, note }: TopicsForm): OnboardingAnswers {
  return { persona: 'TOPICS', topics: [...topics], note: note.trim() || null };
}

/** What is wrong, in the order of the form. */
export function topicsProblems({ topics, note }: TopicsForm): Omit<Problem, 'step'>[] {
  return [
    ...(topics.length === 0 ? [{ name: 'topics', text: 'problem.topics' } as const] : []),
    ...(note.trim().length > LONGEST.note
      ? [{ name: 'note', text: 'problem.tooLong', count: LONGEST.note } as const]
      : []),
  ];
}

/** Reads what was kept of an earlier visit. */
export function readKeptTopics(kept: unknown): TopicsForm {
  return { topics: someAt(speciality.options, kept, 'topics'), note: textAt(kept, 'note') };
}
