import { ConfirmDialog, useToast } from '@sakina/design-system';
import type { ConfirmDialogProps } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import type { ApiError } from '@sakina/platform/client';
import type { Operation, OperationInput, ResponseOf } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { useErrorText } from '../error-text.ts';

export interface ConfirmActionProps<Written extends Operation> extends Pick<
  ConfirmDialogProps,
  'title' | 'children' | 'confirmLabel' | 'cancelLabel' | 'tone'
> {
  /**
   * Whether the question stands open.
   * @default true
   */
  isOpen?: boolean;
  /** The write that is asked about. */
  operation: Written;
  /** What it is called with. */
  input: OperationInput<Written>;
  /** What is said once it is done; left out where the page shows it by itself. */
  done?: string;
  /** What is said of a failure that has a text of its own; undefined for the general one. */
  failureText?: (error: ApiError) => string | undefined;
  /** Called when it is to close: with the safe answer, or once it is done. */
  onClose: () => void;
  /** Called after that, with the answer of the server. */
  onDone?: (answer: ResponseOf<Written>) => void;
  /** Called when the server has refused it; the question stays open and says why. */
  onRefused?: (error: ApiError) => void;
}

/**
 * Asks before a write, makes it, and says how it went: a failure in the question, where it can be tried again, success
 * as a notice.
 */
export function ConfirmAction<Written extends Operation>(props: ConfirmActionProps<Written>) {
  const { isOpen = true, operation, input, done, failureText, onClose, onDone, onRefused, ...question } = props;
  const toast = useToast();
  const errorText = useErrorText();
  const { run, isRunning, error, reset } = useAction(operation);

  function close() {
    reset();
    onClose();
  }
  async function confirm() {
    try {
      const answer = await run(input);
      if (done !== undefined) toast({ tone: 'success', title: done });
      onClose();
      onDone?.(answer);
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      onRefused?.(thrown);
    }
  }
  return (
    <ConfirmDialog
      {...question}
      isOpen={isOpen}
      onOpenChange={(next) => !next && close()}
      isBusy={isRunning}
      failure={error && (failureText?.(error) ?? errorText(error).body)}
      onConfirm={() => void confirm()}
    />
  );
}
