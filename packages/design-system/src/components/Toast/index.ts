export { ToastProvider } from './ToastProvider.tsx';
export { useToast } from './toast-context.ts';
export type { ShowToast, ToastMessage } from './toast-context.ts';
