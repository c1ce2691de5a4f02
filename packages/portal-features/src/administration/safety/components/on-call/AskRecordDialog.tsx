import { Banner, useToast } from '@sakina/design-system';
import { requestRecordAccess } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { fieldProblems, isApiError } from '@sakina/platform/client';
import type { OnCallAlert } from '@sakina/platform/contract';
import { ReasonDialog } from '../../../shared/index.ts';
import { useAdminSafetyText } from '../../messages/index.ts';

/** How many characters the server wants at least. */
const LEAST = 20;

/** Asks to read the record of a client in danger, after saying when it begins, what can be read and who reviews it. */
export function AskRecordDialog({ client, onClose }: { client: OnCallAlert['client']; onClose: () => void }) {
  const t = useAdminSafetyText();
  const toast = useToast();
  const request = useAction(requestRecordAccess);
  const problem = isApiError(request.error, 'REVIEW_OPEN')
    ? t('ask.REVIEW_OPEN')
    : fieldProblems(request.error)['words'] !== undefined && t('ask.words.short', { least: LEAST });
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={t('duty.record.ask', { name: client.displayName })}
      effects={[
        t('duty.record.begins'),
        t('ask.hour'),
        t('ask.parts'),
        t('ask.log'),
        t('ask.review'),
        t('ask.client.told'),
      ]}
      reasonLabel={t('ask.words')}
      reasonHelp={t('ask.words.help')}
      confirmLabel={t('records.ask')}
      tone="primary"
      error={request.error}
      problem={problem && <Banner tone="warning" urgency="assertive" title={problem} />}
      onConfirm={async (words) => {
        await request.run({ body: { clientId: client.id, reason: 'DANGER', words, isInDanger: true } });
        toast({ tone: 'success', title: t('ask.done.danger') });
        onClose();
      }}
    />
  );
}
