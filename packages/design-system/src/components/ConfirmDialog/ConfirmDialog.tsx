import type { ReactNode } from 'react';
import { lazyOverlay } from '../../foundations/chunk/lazy-overlay.tsx';

export interface ConfirmDialogProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called with `false` when the reader takes the safe way out, by button or by Escape. */
  onOpenChange: (isOpen: boolean) => void;
  /** The question, with the thing’s name in it: 'Delete the note of 24 November?' */
  title: string;
  /** What will happen, what will not, and whether it can be undone. */
  children: ReactNode;
  /** What the button does, as a verb: 'Delete the note'. */
  confirmLabel: string;
  /** Called when it is confirmed; the owner does it, and closes the dialog when it is done. */
  onConfirm: () => void;
  /**
   * The safe way out, in words.
   * @default 'Keep it', in the reader’s language
   */
  cancelLabel?: string;
  /** A word that has to be typed first, for what cannot be undone. Capitals and spaces around do not matter, pasting is fine. */
  word?: string;
  /**
   * `danger` for what takes something away.
   * @default 'danger'
   */
  tone?: 'primary' | 'danger';
  /**
   * It is being done: nothing can be pressed twice, and it stays open until the owner closes it.
   * @default false
   */
  isBusy?: boolean;
  /** Why it did not work, and what is safe. It can be tried again. */
  failure?: string | undefined;
}

const LateQuestion = lazyOverlay<ConfirmDialogProps>(() =>
  import('./ConfirmQuestion.tsx').then((m) => m.ConfirmQuestion),
);

/** Asks before something is done. The focus starts on the safe answer; Enter at once changes nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return <LateQuestion {...props} />;
}
