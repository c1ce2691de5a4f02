import { Banner, useToast } from '@sakina/design-system';
import { decideCredentials } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import type { CredentialCase, CredentialDecision } from '@sakina/platform/contract';
import { ReasonDialog } from '../../shared/index.ts';
import { useAdminProvidersText } from '../messages/index.ts';

export interface DecideDialogProps {
  entry: CredentialCase;
  decision: CredentialDecision;
  onClose: () => void;
  onDecided: () => void;
}

/** Decides a case: what follows first, then the words that whoever waits will read. */
export function DecideDialog({ entry, decision, onClose, onDecided }: DecideDialogProps) {
  const t = useAdminProvidersText();
  const toast = useToast();
  const decide = useAction(decideCredentials);
  const name = entry.displayName;
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={t(`decide.${decision}.title`, { name })}
      effects={[
        t(decision === 'APPROVE' ? `decide.APPROVE.${entry.source}` : `decide.${decision}.effect`),
        ...(decision === 'APPROVE' && entry.source === 'APPLICATION' ? [t('decide.APPROVE.page')] : []),
        t(decision === 'APPROVE' ? 'decide.told.approved' : 'decide.told'),
      ]}
      reasonLabel={t(`decide.${decision}.reason`)}
      reasonHelp={t(decision === 'APPROVE' ? 'decide.reason.help.approved' : 'decide.reason.help', { name })}
      confirmLabel={t(`decide.${decision}`)}
      tone={decision === 'DECLINE' ? 'danger' : 'primary'}
      error={decide.error}
      problem={
        isApiError(decide.error, 'ALREADY_DECIDED') && (
          <Banner tone="warning" urgency="assertive" title={t('decide.already.title')}>
            {t('decide.already.body')}
          </Banner>
        )
      }
      onConfirm={async (reason) => {
        await decide.run({ params: { id: entry.id }, body: { decision, reason } });
        toast({ tone: 'success', title: t(`decide.${decision}.done`, { name }) });
        onDecided();
      }}
    />
  );
}
