import { Banner, Button, ConfirmDialog, Stack, Text, useToast } from '@sakina/design-system';
import { readmitClient } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import type { Client } from '@sakina/platform/contract';
import { useState } from 'react';
import { useErrorText } from '../../../shared/index.ts';
import { useClientsText } from '../messages/index.ts';
import { DischargeText } from './DischargeText.tsx';
import { useMoment } from './use-moment.ts';

export interface DischargeNoteProps {
  /** The client, as their provider sees them. */
  client: Client;
  /** Called once the client is readmitted; the button is gone then. */
  onDone: () => void;
}

/** That care has ended, why and with which summary, and the way back into care. */
export function DischargeNote({ client, onDone }: DischargeNoteProps) {
  const t = useClientsText();
  const moment = useMoment();
  const toast = useToast();
  const errorText = useErrorText();
  const readmit = useAction(readmitClient);
  const [isAsking, setAsking] = useState(false);
  const { discharge } = client;
  if (!discharge) return null;

  async function confirm() {
    try {
      await readmit.run({ params: { id: client.id }, body: { version: client.version } });
      setAsking(false);
      toast({ tone: 'success', title: t('readmit.done', { name: client.displayName }) });
      onDone();
    } catch (refusal) {
      if (!isApiError(refusal)) throw refusal;
    }
  }
  return (
    <Banner
      urgency="none"
      title={t('over.title', { moment: moment(discharge.at, 'sentence'), name: discharge.byName })}
      actions={<Button onPress={() => setAsking(true)}>{t('readmit.open')}</Button>}
    >
      <Stack gap="x1">
        <DischargeText discharge={discharge} />
        <Text size="sm">{t('over.readOnly')}</Text>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        tone="primary"
        title={t('readmit.title', { name: client.displayName })}
        confirmLabel={t('readmit.confirm')}
        cancelLabel={t('cancel')}
        onConfirm={() => void confirm()}
        isBusy={readmit.isRunning}
        failure={readmit.error && errorText(readmit.error).body}
      >
        {t('readmit.effect')}
      </ConfirmDialog>
    </Banner>
  );
}
