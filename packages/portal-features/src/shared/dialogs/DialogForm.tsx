import { Button, DialogFoot, Form, SubmitButton } from '@sakina/design-system';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { RefusalNotice, useSubmit } from '../form/index.ts';
import type { SubmitOptions } from '../form/index.ts';

export interface DialogFormProps<Fields extends FieldValues, Answer> extends SubmitOptions<Fields, Answer> {
  /** Its fields by the server’s names; null where something has to be chosen that is not yet. */
  form: UseFormReturn<Fields>;
  /** What the button does, as a verb. */
  confirmLabel: string;
  /** The way back, in words. */
  cancelLabel: string;
  /** `danger` for what takes something away. @default 'primary' */
  tone?: 'primary' | 'danger';
  /** Why the last attempt failed; said above the fields, unless it is said at one of them. */
  error: unknown;
  /** Replaces the general words for an error that has its own text on the screen. */
  problem?: ReactNode;
  /** Called when it is to close. */
  onClose: () => void;
  /** The fields, and what the act does. */
  children: ReactNode;
}

/**
 * The inside of a `FormDialog`, for a dialog that first has to read something. What the server refuses of a field is
 * said there; what was typed stays while an attempt fails.
 */
export function DialogForm<Fields extends FieldValues, Answer>(props: DialogFormProps<Fields, Answer>) {
  const { form, confirmLabel, cancelLabel, tone = 'primary', error, problem, onClose, children } = props;
  const submit = useSubmit(form, props);
  return (
    <Form onSubmit={submit}>
      <RefusalNotice form={form} error={error} problem={problem} />
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
