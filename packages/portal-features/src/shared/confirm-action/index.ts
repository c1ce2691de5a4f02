export { ConfirmAction } from './ConfirmAction.tsx';
export type { ConfirmActionProps } from './ConfirmAction.tsx';
