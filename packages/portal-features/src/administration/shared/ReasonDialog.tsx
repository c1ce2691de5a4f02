import { Dialog } from '@sakina/design-system';
import { adminReasonLength } from '@sakina/platform/contract';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { DialogForm, Effects, ReasonField, useKeptReason } from '../../shared/dialogs/index.ts';
import { useAdminText } from './messages/index.ts';
import { RefusedAct } from './RefusedAct.tsx';

export interface ReasonFormProps {
  /**
   * Names the act and whom it concerns by ids, so that an unsent reason is given back to the same act alone, in any
   * language.
   */
  record: string;
  /** What it does and what it does not, one sentence each; said before anything is sent. */
  effects: readonly string[];
  /** Stands between the effects and the reason. */
  children?: ReactNode;
  /** Label of the reason, where others read it too. */
  reasonLabel?: string;
  /** Who reads the reason. */
  reasonHelp?: string;
  /** What the button does, as a verb. */
  confirmLabel: string;
  /** `danger` for what takes something away. @default 'danger' */
  tone?: 'primary' | 'danger';
  /** Does it, and closes the dialog; false where nothing was sent. Its rejection is shown as `error`. */
  onConfirm: (reason: string) => Promise<unknown>;
  /** Called when it is to close. */
  onClose: () => void;
  /** Why the last attempt failed. */
  error: unknown;
  /** Replaces the general words for an error that has its own text on the screen. */
  problem?: ReactNode;
}

/** The inside of a `ReasonDialog`, for a dialog that first has to read what the act does. */
export function ReasonForm({
  record,
  effects,
  children,
  reasonLabel,
  reasonHelp,
  tone = 'danger',
  onConfirm,
  problem,
  ...dialog
}: ReasonFormProps) {
  const t = useAdminText();
  const form = useForm({ defaultValues: { reason: '' } });
  const kept = useKeptReason(form, 'reason', `reason:${record}`);
  const { error } = dialog;
  return (
    <DialogForm
      {...dialog}
      form={form}
      kept={kept}
      tone={tone}
      cancelLabel={t('cancel')}
      problem={error !== undefined && (problem || <RefusedAct error={error} />)}
      send={({ reason }) => onConfirm(reason.trim())}
    >
      <Effects title={t('effects')} items={effects} />
      {children}
      <ReasonField
        form={form}
        name="reason"
        kept={kept}
        label={reasonLabel ?? t('reason.label')}
        description={reasonHelp ?? t('reason.help')}
        rows={2}
        least={adminReasonLength.min}
        most={adminReasonLength.max}
        missing={t('reason.short', { least: adminReasonLength.min })}
      />
    </DialogForm>
  );
}

export interface ReasonDialogProps extends ReasonFormProps {
  /** What is about to be done, with the name of whom it concerns. */
  title: string;
  /** Whether it is open. */
  isOpen: boolean;
}

/** Asks for the reason of an act after saying its effects. What was typed stays while an attempt fails. */
export function ReasonDialog({ title, isOpen, ...form }: ReasonDialogProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={form.onClose} title={title} isDismissable={false}>
      {isOpen && <ReasonForm {...form} />}
    </Dialog>
  );
}
