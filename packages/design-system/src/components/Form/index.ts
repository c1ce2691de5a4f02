export { ErrorSummary } from './ErrorSummary.tsx';
export type { ErrorSummaryProps, FieldProblem } from './ErrorSummary.tsx';
export { FormActions } from './FormActions.tsx';
export type { FormActionsProps } from './FormActions.tsx';
export type { FieldProps } from './field-props.ts';
