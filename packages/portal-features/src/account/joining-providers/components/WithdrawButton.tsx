import { Button, useToast } from '@sakina/design-system';
import type { ApiError } from '@sakina/platform/client';
import { listOwnApplications, withdrawApplication } from '@sakina/platform/contract';
import { useInvalidate } from '@sakina/platform/react';
import { useState } from 'react';
import { ConfirmAction } from '../../../shared/confirm-action/index.ts';
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
  const invalidate = useInvalidate();
  const [isAsking, setAsking] = useState(false);

  /** Somebody has decided meanwhile: there is nothing left to withdraw. */
  function onRefused(error: ApiError) {
    if (error.code !== 'APPLICATION_DECIDED') return;
    setAsking(false);
    toast({ title: t('withdraw.decided'), tone: 'warning' });
    void invalidate(listOwnApplications);
  }
  return (
    <div>
      <Button variant="quiet" isFlush onPress={() => setAsking(true)}>
        {t('withdraw.action')}
      </Button>
      <ConfirmAction
        isOpen={isAsking}
        operation={withdrawApplication}
        input={{ params: { id: applicationId } }}
        title={t('withdraw.title')}
        confirmLabel={t('withdraw.confirm')}
        cancelLabel={t('withdraw.keep')}
        done={t('withdraw.done')}
        onClose={() => setAsking(false)}
        onDone={onWithdrawn}
        onRefused={onRefused}
      >
        {t('withdraw.body')}
      </ConfirmAction>
    </div>
  );
}
