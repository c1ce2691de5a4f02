import { Button, DialogFoot, Stack } from '@sakina/design-system';
import type { ReactNode } from 'react';
import { useInvoicesText } from '../messages/index.ts';

export interface WithoutDraftProps {
  /** Called when it is to close. */
  onClose: () => void;
  /** Says that something is still read, or that there is nothing to bill. */
  children: ReactNode;
}

/** What stands in the dialog of a draft in place of its form: the way back alone is below. */
export function WithoutDraft({ onClose, children }: WithoutDraftProps) {
  const t = useInvoicesText();
  return (
    <Stack gap="x3">
      {children}
      <DialogFoot>
        <Button variant="secondary" onPress={onClose}>
          {t('notNow')}
        </Button>
      </DialogFoot>
    </Stack>
  );
}
