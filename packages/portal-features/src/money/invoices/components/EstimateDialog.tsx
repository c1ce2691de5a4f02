import { Button, Dialog } from '@sakina/design-system';
import type { Estimate } from '@sakina/platform/contract';
import { useId, useState } from 'react';
import { useInvoicesText } from '../messages/index.ts';
import { EstimateForm } from './EstimateForm.tsx';

export interface EstimateDialogProps {
  isOpen: boolean;
  /** The estimate that the new one takes the place of, or null. */
  basis: Estimate | null;
  onClose: () => void;
  /** Called with what was given to the client. */
  onDone: (made: Estimate) => void;
}

/** Writes an estimate and gives it to the client. */
export function EstimateDialog(props: EstimateDialogProps) {
  // Remounted for each opening, so that nothing typed before carries over.
  return props.isOpen ? <Writing {...props} /> : null;
}

function Writing({ basis, onClose, onDone }: EstimateDialogProps) {
  const t = useInvoicesText();
  const formId = useId();
  const [isRunning, setRunning] = useState(false);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      title={t(basis ? 'estimates.replace' : 'estimates.new')}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('notNow')}
          </Button>
          <Button type="submit" variant="action" form={formId} isPending={isRunning}>
            {t('estimates.give')}
          </Button>
        </>
      }
    >
      <EstimateForm
        formId={formId}
        basis={basis}
        onRunning={setRunning}
        onDone={(made) => {
          onClose();
          onDone(made);
        }}
      />
    </Dialog>
  );
}
