import { useToast } from '@sakina/design-system';
import { requestRecordAccess } from '@sakina/platform/contract';
import type { OnCallAlert } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { useForm } from 'react-hook-form';
import { Effects, FormDialog, useKeptReason } from '../../../../shared/dialogs/index.ts';
import { useAdminText } from '../../../shared/index.ts';
import { useAdminSafetyText } from '../../messages/index.ts';
import { AskProblem } from '../AskProblem.tsx';
import { RecordWordsField } from '../RecordWordsField.tsx';

/** Asks to read the record of a client in danger, after saying when it begins, what can be read and who reviews it. */
export function AskRecordDialog({ client, onClose }: { client: OnCallAlert['client']; onClose: () => void }) {
  const t = useAdminSafetyText();
  const adminText = useAdminText();
  const toast = useToast();
  const request = useAction(requestRecordAccess);
  const form = useForm({ defaultValues: { words: '' } });
  const kept = useKeptReason(form, 'words', `record-access:${client.id}`);
  return (
    <FormDialog
      form={form}
      kept={kept}
      title={t('duty.record.ask', { name: client.displayName })}
      confirmLabel={t('records.ask')}
      cancelLabel={adminText('cancel')}
      error={request.error}
      problem={request.error && <AskProblem error={request.error} />}
      onClose={onClose}
      send={({ words }) =>
        request.run({ body: { clientId: client.id, reason: 'DANGER', words: words.trim(), isInDanger: true } })
      }
      onSent={() => {
        toast({ tone: 'success', title: t('ask.done.danger') });
        onClose();
      }}
    >
      <Effects
        title={adminText('effects')}
        items={[
          t('duty.record.begins'),
          t('ask.hour'),
          t('ask.parts'),
          t('ask.log'),
          t('ask.review'),
          t('ask.client.told'),
        ]}
      />
      <RecordWordsField form={form} name="words" kept={kept} />
    </FormDialog>
  );
}
