export { ErrorSummary } from './ErrorSummary.tsx';
export type { ErrorSummaryProps, FieldProblem } from './ErrorSummary.tsx';
export { Form } from './Form.tsx';
export type { FormProps } from './Form.tsx';
export { SubmitButton } from './SubmitButton.tsx';
export type { SubmitButtonProps } from './SubmitButton.tsx';
export { FormActions } from './FormActions.tsx';
export type { FormActionsProps } from './FormActions.tsx';
export type { FieldProps } from './field-props.ts';
