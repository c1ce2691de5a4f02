import { Dialog } from '@sakina/design-system';
import type { FieldValues } from 'react-hook-form';
import { DialogForm } from './DialogForm.tsx';
import type { DialogFormProps } from './DialogForm.tsx';

export interface FormDialogProps<Fields extends FieldValues, Answer> extends DialogFormProps<Fields, Answer> {
  /** What is about to be done, with the name of whom or what it concerns. */
  title: string;
  /** @default true */
  isOpen?: boolean;
}

/** One form in a dialog. A press outside does not close it, so that no words are lost by a stray one. */
export function FormDialog<Fields extends FieldValues, Answer>({
  title,
  isOpen = true,
  ...form
}: FormDialogProps<Fields, Answer>) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={form.onClose} title={title} isDismissable={false}>
      <DialogForm {...form} />
    </Dialog>
  );
}
