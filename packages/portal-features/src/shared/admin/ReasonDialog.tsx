import { Button, Dialog, Form, FormActions, Stack, SubmitButton, Text, TextArea } from '@sakina/design-system';
import { fieldProblems } from '@sakina/platform/client';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Bulleted } from '../Bulleted.tsx';
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
  /** Does it, and closes the dialog. Its rejection is shown as `error`. */
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
      {isOpen && <ReasonForm {...rest} onClose={onClose} />}
    </Dialog>
  );
}

const LEAST = 3;
const MOST = 500;

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
}: Omit<ReasonDialogProps, 'isOpen' | 'title'>) {
  const t = useAdminText();
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const words = reason.trim();
  const local = words.length < LEAST ? t('reason.short') : words.length > MOST ? t('reason.long') : undefined;
  const message = (isChecked ? local : undefined) ?? fieldProblems(error)['reason'];

  async function send() {
    setChecked(true);
    if (local !== undefined) return;
    try {
      await onConfirm(words);
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
      <FormActions>
        <SubmitButton variant={tone}>{confirmLabel}</SubmitButton>
        <Button variant="quiet" onPress={onClose}>
          {t('cancel')}
        </Button>
      </FormActions>
    </Form>
  );
}
