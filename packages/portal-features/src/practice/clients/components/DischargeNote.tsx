import { Banner, Button, Stack, Text } from '@sakina/design-system';
import { readmitClient } from '@sakina/platform/contract';
import type { Client } from '@sakina/platform/contract';
import { useState } from 'react';
import { ConfirmAction } from '../../../shared/confirm-action/index.ts';
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
  const [isAsking, setAsking] = useState(false);
  const { discharge } = client;
  if (!discharge) return null;

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
      <ConfirmAction
        isOpen={isAsking}
        operation={readmitClient}
        input={{ params: { id: client.id }, body: { version: client.version } }}
        tone="primary"
        title={t('readmit.title', { name: client.displayName })}
        confirmLabel={t('readmit.confirm')}
        cancelLabel={t('cancel')}
        done={t('readmit.done', { name: client.displayName })}
        onClose={() => setAsking(false)}
        onDone={onDone}
      >
        {t('readmit.effect')}
      </ConfirmAction>
    </Banner>
  );
}
