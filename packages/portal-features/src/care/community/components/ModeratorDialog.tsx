import { Banner, Button, Dialog } from '@sakina/design-system';
import type { ReactNode } from 'react';
import { useInsideText } from '../messages/inside/index.ts';

export interface ModeratorDialogProps {
  title: string;
  /** A refusal that another attempt cannot change: it replaces the form. */
  final: { title: string; body: string } | null;
  /** Called when it is to close. */
  onClose: () => void;
  /** The form, a `DialogForm`. */
  children: ReactNode;
}

/** A message to the moderators. It is closed by its buttons alone, so that a stray press loses no words. */
export function ModeratorDialog({ title, final, onClose, children }: ModeratorDialogProps) {
  const t = useInsideText();
  return (
    <Dialog
      isOpen
      onOpenChange={(next) => !next && onClose()}
      title={title}
      isDismissable={false}
      actions={
        final && (
          <Button variant="secondary" onPress={onClose}>
            {t('close')}
          </Button>
        )
      }
    >
      {final ? (
        <Banner urgency="assertive" title={final.title}>
          {final.body}
        </Banner>
      ) : (
        children
      )}
    </Dialog>
  );
}
