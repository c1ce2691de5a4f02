import type { ComponentProps } from 'react';
import { lazyPanel } from '../../shared/index.ts';
import type { HelpNowProps } from '../../shared/index.ts';
import type { CodeFormProps } from './CodeForm.tsx';
import type { InvitationProps } from './Invitation.tsx';
import type { PatientReview } from './PatientReview.tsx';
import type { PatientStepsProps } from './PatientSteps.tsx';
import type { QuestionsStep } from './QuestionsStep.tsx';
import type { SignUpFormProps } from './SignUpForm.tsx';
import type { TopicsQuestionsProps } from './TopicsQuestions.tsx';

// What the page is about can be read before its fields are there. Those of members come while it is asked who is there (FAST-1).
export const LatePatientSteps = lazyPanel<PatientStepsProps>(() =>
  import('./PatientSteps.tsx').then((m) => m.PatientSteps),
);
export const LateTopics = lazyPanel<TopicsQuestionsProps>(() =>
  import('./TopicsQuestions.tsx').then((m) => m.TopicsQuestions),
);
export const LateSignUp = lazyPanel<SignUpFormProps>(() => import('./SignUpForm.tsx').then((m) => m.SignUpForm));
export const LateInvitation = lazyPanel<InvitationProps>(() => import('./Invitation.tsx').then((m) => m.Invitation));
export const LateCode = lazyPanel<CodeFormProps>(() => import('./CodeForm.tsx').then((m) => m.CodeForm));

/** The renewal of a token, which nearly nobody meets. */
export const LateRenewal = lazyPanel<object>(() => import('./Renewal.tsx').then((m) => m.Renewal));

// The questionnaires, and the help that an answer in them may open, are needed from the fourth step on (FAST-1).
export const LateQuestions = lazyPanel<ComponentProps<typeof QuestionsStep>>(() =>
  import('./QuestionsStep.tsx').then((m) => m.QuestionsStep),
);
export const LateReview = lazyPanel<ComponentProps<typeof PatientReview>>(() =>
  import('./PatientReview.tsx').then((m) => m.PatientReview),
);
export const LateHelp = lazyPanel<HelpNowProps>(() => import('../../shared/crisis/index.ts').then((m) => m.HelpNow));

/** What the later steps need, in their order. */
export const LATER_STEPS = [LateQuestions, LateReview, LateHelp];
