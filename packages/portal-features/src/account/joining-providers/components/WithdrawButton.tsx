import { Button, ConfirmDialog, useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { listOwnApplications, withdrawApplication } from '@sakina/platform/contract';
import { useAction, useInvalidate } from '@sakina/platform/react';
import { useState } from 'react';
import { useErrorText } from '../../../shared/index.ts';
import { useJoiningText } from '../messages/index.ts';

export interface WithdrawButtonProps {
  /** The application to withdraw. */
  applicationId: string;
  /** Called once it is withdrawn. */
  onWithdrawn: () => void;
}

/** Withdraws an application after a confirmation. */
export function WithdrawButton({ applicationId, onWithdrawn }: WithdrawButtonProps) {
  const t = useJoiningText();
  const toast = useToast();
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const withdraw = useAction(withdrawApplication);
  const [isAsking, setAsking] = useState(false);

  async function confirm() {
    try {
      await withdraw.run({ params: { id: applicationId } });
      toast({ title: t('withdraw.done'), tone: 'success' });
      onWithdrawn();
    } catch (error) {
      // Only errors of the client are handled; anything else is a bug.
      if (!isApiError(error)) throw error;
      if (error.code !== 'APPLICATION_DECIDED') return;
      setAsking(false);
      toast({ title: t('withdraw.decided'), tone: 'warning' });
      await invalidate(listOwnApplications);
    }
  }
  return (
    <div>
      <Button variant="quiet" isFlush onPress={() => setAsking(true)}>
        {t('withdraw.action')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('withdraw.title')}
        confirmLabel={t('withdraw.confirm')}
        cancelLabel={t('withdraw.keep')}
        isBusy={withdraw.isRunning}
        failure={
          withdraw.error && withdraw.error.code !== 'APPLICATION_DECIDED' ? errorText(withdraw.error).body : undefined
        }
        onConfirm={() => void confirm()}
      >
        {t('withdraw.body')}
      </ConfirmDialog>
    </div>
  );
}
