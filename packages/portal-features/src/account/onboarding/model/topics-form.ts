import { answerLimits, speciality } from '@sakina/platform/contract';
import type { OnboardingAnswers, Speciality } from '@sakina/platform/contract';
import { someAt, textAt } from '../../shared/application-form/index.ts';
import type { Problem } from './patient-problems.ts';

/** The topics that the user wants help with, and a note. */
export interface TopicsForm {
  topics: readonly Speciality[];
  note: string;
}

/** The form filled with earlier answers. */
export function topicsFormOf(answers: OnboardingAnswers | undefined): TopicsForm {
  return answers?.persona === 'TOPICS'
    ? { topics: answers.topics, note: answers.note ?? '' }
    : { topics: [], note: '' };
}

/** The answers as submitted. */
export function topicsAnswersOf({ topics, note }: TopicsForm): OnboardingAnswers {
  return { persona: 'TOPICS', topics: [...topics], note: note.trim() || null };
}

/** The problems of the form, in its order. */
export function topicsProblems({ topics, note }: TopicsForm): Omit<Problem, 'step'>[] {
  return [
    ...(topics.length === 0 ? [{ name: 'topics', text: 'problem.topics' } as const] : []),
    ...(note.trim().length > answerLimits.note
      ? [{ name: 'note', text: 'problem.tooLong', count: answerLimits.note } as const]
      : []),
  ];
}

/** Reads a stored draft. */
export function readTopicsDraft(stored: unknown): TopicsForm {
  return { topics: someAt(speciality.options, stored, 'topics'), note: textAt(stored, 'note') };
}
