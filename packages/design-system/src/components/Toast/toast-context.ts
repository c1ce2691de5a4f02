import { createContext, use } from 'react';

/** What a toast says. */
export interface ToastMessage {
  /** What happened, in a few words. */
  title: string;
  /** One sentence more. */
  description?: string;
  /**
   * `danger` stays until it is dismissed; the others disappear by themselves.
   * @default 'info'
   */
  tone?: 'success' | 'info' | 'warning' | 'danger';
  /** One thing to do about it; a toast with an action stays until it is dismissed. */
  action?: { label: string; onAction: () => void };
}

/** Shows a toast and returns a function that dismisses it. */
export type ShowToast = (message: ToastMessage) => () => void;

export const ToastContext = createContext<ShowToast | null>(null);

/**
 * The function that shows a toast: `const toast = useToast(); toast({ title: 'Saved', tone: 'success' })`.
 * @throws Outside a ToastProvider.
 */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it.');
  return show;
}
