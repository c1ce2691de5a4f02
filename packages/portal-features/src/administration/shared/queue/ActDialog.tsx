import { useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import type { Operation, OperationInput } from '@sakina/platform/contract';
import { useAction, useReadAgain } from '@sakina/platform/react';
import { ReasonDialog } from '../ReasonDialog.tsx';
import type { ReasonDialogProps } from '../ReasonDialog.tsx';
import { Overtaken } from './Overtaken.tsx';
import type { OvertakenProps } from './Overtaken.tsx';

export interface ActDialogProps<O extends Operation> extends Omit<
  ReasonDialogProps,
  'isOpen' | 'onConfirm' | 'error' | 'problem'
> {
  /** The call that does it. */
  operation: O;
  /** What is sent with a reason; null where something else is missing. */
  input: (reason: string) => OperationInput<O> | null;
  /** Said once it is done. */
  done: string;
  /** Called with what was done, as a text, after `onClose`. */
  onDone?: ((news: string) => void) | undefined;
  /**
   * What someone else did meanwhile, by the code of the refusal: it is read again once the dialog is closed.
   * @default none
   */
  overtaken?: Readonly<Record<string, OvertakenProps>>;
}

/**
 * Makes one call with a reason, after saying its effects: says that it is done and closes, or says why it was refused
 * and keeps the reason.
 */
export function ActDialog<O extends Operation>({
  operation,
  input,
  done,
  onDone,
  overtaken = {},
  onClose,
  ...rest
}: ActDialogProps<O>) {
  const toast = useToast();
  const readAgain = useReadAgain();
  const { run, error } = useAction(operation);
  const code = Object.keys(overtaken).find((known) => isApiError(error, known));
  const refusal = code === undefined ? undefined : overtaken[code];

  // What was refused is read again once the reason is let go of: before, it would go with what it is about.
  function close() {
    onClose();
    if (refusal) void readAgain(operation);
  }
  async function send(reason: string) {
    const given = input(reason);
    if (given === null) return false;
    await run(given);
    toast({ tone: 'success', title: done });
    onClose();
    onDone?.(done);
    return true;
  }
  return (
    <ReasonDialog
      {...rest}
      isOpen
      onClose={close}
      onConfirm={send}
      error={error}
      problem={refusal && <Overtaken {...refusal} />}
    />
  );
}
