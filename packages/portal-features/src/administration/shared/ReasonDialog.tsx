import { Button, Dialog, DialogFoot, Form, Stack, SubmitButton, Text, TextArea } from '@sakina/design-system';
import { fieldProblems } from '@sakina/platform/client';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Bulleted } from '../../shared/Bulleted.tsx';
import { KeptNotice, useKeptText } from '../../shared/form/index.ts';
import { useAdminText } from './messages/index.ts';
import { RefusedAct } from './RefusedAct.tsx';

export interface ReasonDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** What is about to be done, with the name of whom it concerns. */
  title: string;
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
  /** Why the last attempt failed. */
  error: unknown;
  /** Replaces the general words for an error that the screen knows better. */
  problem?: ReactNode;
}

/** Asks for the reason of an act after saying its effects. What was typed stays while an attempt fails. */
export function ReasonDialog({ isOpen, onClose, title, ...rest }: ReasonDialogProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onClose} title={title} isDismissable={false}>
      {isOpen && <ReasonForm {...rest} record={title} onClose={onClose} />}
    </Dialog>
  );
}

const LEAST = 3;
const MOST = 500;

export interface ReasonFormProps extends Omit<ReasonDialogProps, 'isOpen' | 'title'> {
  /** Names the act and whom it concerns, so that an unsent reason is given back to the same act alone. */
  record: string;
}

/** The inside of a `ReasonDialog`, for a dialog that first has to read what the act does. */
export function ReasonForm({
  effects,
  children,
  reasonLabel,
  reasonHelp,
  confirmLabel,
  tone = 'danger',
  onConfirm,
  onClose,
  error,
  problem,
  record,
}: ReasonFormProps) {
  const t = useAdminText();
  const kept = useKeptText(`reason:${record}`);
  const { text: reason, set: setReason } = kept;
  const [isChecked, setChecked] = useState(false);
  const words = reason.trim();
  const local = words.length < LEAST ? t('reason.short') : words.length > MOST ? t('reason.long') : undefined;
  const message = (isChecked ? local : undefined) ?? fieldProblems(error)['reason'];

  async function send() {
    setChecked(true);
    if (local !== undefined) return;
    try {
      if ((await onConfirm(words)) !== false) kept.clear();
    } catch {
      // The error is shown above the reason.
    }
  }
  return (
    <Form onSubmit={send} errors={message ? [{ name: 'reason', message }] : []} errorFocus="field" headingLevel={3}>
      <Stack gap="x1">
        <Text weight="strong">{t('effects')}</Text>
        <Bulleted items={effects} />
      </Stack>
      {children}
      {error !== undefined && !message && (problem || <RefusedAct error={error} />)}
      <KeptNotice {...kept} onDiscard={kept.clear} />
      <TextArea
        label={reasonLabel ?? t('reason.label')}
        description={reasonHelp ?? t('reason.help')}
        name="reason"
        rows={2}
        maxLength={MOST}
        isRequired
        value={reason}
        onChange={setReason}
        errorMessage={message}
      />
      <DialogFoot>
        <Button variant="quiet" onPress={onClose}>
          {t('cancel')}
        </Button>
        <SubmitButton variant={tone}>{confirmLabel}</SubmitButton>
      </DialogFoot>
    </Form>
  );
}
