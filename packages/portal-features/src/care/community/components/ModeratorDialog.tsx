import { Banner, Button, Dialog, Stack } from '@sakina/design-system';
import type { ReactNode } from 'react';
import { useInsideText } from '../messages/inside/index.ts';
import { Problem } from './Problem.tsx';

export interface ModeratorDialogProps {
  title: string;
  sendLabel: string;
  isSending: boolean;
  /** The error of the last attempt; shown above the form. */
  error: unknown;
  /** A refusal that another attempt cannot change: it replaces the form. */
  final: { title: string; body: string } | null;
  onSend: () => void;
  onClose: () => void;
  /** The form. */
  children: ReactNode;
}

/** A message to the moderators. It is closed by its buttons alone, so that a stray press loses no words. */
export function ModeratorDialog({
  title,
  sendLabel,
  isSending,
  error,
  final,
  onSend,
  onClose,
  children,
}: ModeratorDialogProps) {
  const t = useInsideText();
  return (
    <Dialog
      isOpen
      onOpenChange={(next) => !next && onClose()}
      title={title}
      isDismissable={false}
      actions={
        final ? (
          <Button onPress={onClose}>{t('close')}</Button>
        ) : (
          <>
            <Button variant="secondary" onPress={onClose}>
              {t('cancel')}
            </Button>
            <Button isPending={isSending} onPress={onSend}>
              {sendLabel}
            </Button>
          </>
        )
      }
    >
      {final ? (
        <Banner urgency="assertive" title={final.title}>
          {final.body}
        </Banner>
      ) : (
        <Stack gap="x3">
          <Problem error={error} />
          {children}
        </Stack>
      )}
    </Dialog>
  );
}
