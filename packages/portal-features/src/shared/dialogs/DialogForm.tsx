import { Button, DialogFoot, Form, SubmitButton } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ErrorNotice } from '../ErrorNotice.tsx';
import { fieldRefusals } from '../form/index.ts';
import type { Unsaved } from '../form/index.ts';

/** The fields of a form without those that are null: a rule of each such field refuses it. */
export type Filled<Fields> = { [Name in keyof Fields]: NonNullable<Fields[Name]> };

export interface DialogFormProps<Fields extends FieldValues, Answer> {
  /** Its fields by the server’s names; null where something has to be chosen that is not yet. */
  form: UseFormReturn<Fields>;
  /** The draft of what is typed, removed once it is sent. */
  kept?: Unsaved;
  /** What the button does, as a verb. */
  confirmLabel: string;
  /** The way back, in words. */
  cancelLabel: string;
  /** `danger` for what takes something away. @default 'primary' */
  tone?: 'primary' | 'danger';
  /** Why the last attempt failed; said above the fields, unless it is said at one of them. */
  error: unknown;
  /** Replaces the general words for an error that the screen knows better. */
  problem?: ReactNode;
  /** Called when it is to close. */
  onClose: () => void;
  /** Sends the fields once nothing is wrong with them; false where nothing was sent. */
  send: (fields: Filled<Fields>) => Promise<Answer | false>;
  /** Called with the answer: says that it is done, and closes the dialog. */
  onSent?: (answer: Answer, fields: Filled<Fields>) => void;
  /** The fields, and what the act does. */
  children: ReactNode;
}

/**
 * The inside of a `FormDialog`, for a dialog that first has to read something. What the server refuses of a field is
 * said there; what was typed stays while an attempt fails.
 */
export function DialogForm<Fields extends FieldValues, Answer>(props: DialogFormProps<Fields, Answer>) {
  const { form, kept, confirmLabel, cancelLabel, tone = 'primary', error, problem, onClose, children } = props;
  const refusalsOf = (failure: unknown) => fieldRefusals(failure, form.getValues());

  async function submit(fields: Fields) {
    if (Object.values(fields).includes(null)) return;
    let answer: Answer | false;
    try {
      answer = await props.send(fields as Filled<Fields>);
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      let shouldFocus = true;
      for (const [name, message] of refusalsOf(failure)) {
        form.setError(name as FieldPath<Fields>, { message }, { shouldFocus });
        shouldFocus = false;
      }
      return;
    }
    if (answer === false) return;
    kept?.forget();
    props.onSent?.(answer, fields as Filled<Fields>);
  }
  return (
    <Form onSubmit={(event) => form.handleSubmit(submit)(event)}>
      {refusalsOf(error).size === 0 && (problem || <ErrorNotice error={error} />)}
      {children}
      <DialogFoot>
        <Button variant="secondary" onPress={onClose}>
          {cancelLabel}
        </Button>
        <SubmitButton variant={tone === 'danger' ? 'danger' : 'action'}>{confirmLabel}</SubmitButton>
      </DialogFoot>
    </Form>
  );
}
