import { Dialog } from '@sakina/design-system';
import { ReasonForm } from './ReasonForm.tsx';
import type { ReasonFormProps } from './ReasonForm.tsx';

export interface ReasonDialogProps extends Omit<ReasonFormProps, 'record'> {
  /** What is about to be done, with the name of whom it concerns. */
  title: string;
  isOpen: boolean;
}

/** Asks for the reason of an act after saying its effects. What was typed stays while an attempt fails. */
export function ReasonDialog({ title, isOpen, ...form }: ReasonDialogProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={form.onClose} title={title} isDismissable={false}>
      {isOpen && <ReasonForm {...form} record={title} />}
    </Dialog>
  );
}
