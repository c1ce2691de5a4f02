import type { ComponentProps } from 'react';
import { late } from '../../shared/index.ts';
import type { HelpNowProps } from '../../shared/index.ts';
import type { PatientReview } from './PatientReview.tsx';
import type { QuestionsStep } from './QuestionsStep.tsx';

// The questionnaires, and the help that an answer in them may open, are needed from the fourth step on (FAST-1).
export const LateQuestions = late<ComponentProps<typeof QuestionsStep>>(() => import('./QuestionsStep.tsx').then((m) => m.QuestionsStep));
export const LateReview = late<ComponentProps<typeof PatientReview>>(() => import('./PatientReview.tsx').then((m) => m.PatientReview));
export const LateHelp = late<HelpNowProps>(() => import('../../shared/crisis/index.ts').then((m) => m.HelpNow));

/** What the later steps need, in their order. */
export const LATER_STEPS = [LateQuestions, LateReview, LateHelp];
