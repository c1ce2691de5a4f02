export { DialogForm } from './DialogForm.tsx';
export type { DialogFormProps } from './DialogForm.tsx';
export { Effects } from './Effects.tsx';
export type { EffectsProps } from './Effects.tsx';
export { FormDialog } from './FormDialog.tsx';
export type { FormDialogProps } from './FormDialog.tsx';
export { ReasonField } from './ReasonField.tsx';
export type { ReasonFieldProps } from './ReasonField.tsx';
export { useKeptReason } from './use-kept-reason.ts';
