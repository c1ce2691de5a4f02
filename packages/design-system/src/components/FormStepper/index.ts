export { FormStepper } from './FormStepper.tsx';
export type { FormStep, FormStepperProps } from './FormStepper.tsx';
export { FormReview } from './FormReview.tsx';
export type { FormReviewProps, ReviewItem, ReviewSection } from './FormReview.tsx';
export { DraftLine } from './DraftLine.tsx';
export type { DraftLineProps, DraftState } from './DraftLine.tsx';
export type { StepProblem } from './step-order.ts';
export { useLeaveWarning } from './use-leave-warning.ts';
