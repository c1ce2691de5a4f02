import { decideCredentials } from '@sakina/platform/contract';
import type { CredentialCase, CredentialDecision } from '@sakina/platform/contract';
import { ActDialog } from '../../shared/index.ts';
import { useAdminProvidersText } from '../messages/index.ts';

export interface DecideDialogProps {
  /** The case that it is about. */
  entry: CredentialCase;
  /** What is decided. */
  decision: CredentialDecision;
  /** Called when it is to close. */
  onClose: () => void;
  /** Called once it is decided. */
  onDecided: () => void;
}

/** Decides a case: what follows first, then the words that whoever waits will read. */
export function DecideDialog({ entry, decision, onClose, onDecided }: DecideDialogProps) {
  const t = useAdminProvidersText();
  const name = entry.displayName;
  const isApproved = decision === 'APPROVE';
  return (
    <ActDialog
      operation={decideCredentials}
      input={(reason) => ({ params: { id: entry.id }, body: { decision, reason } })}
      onClose={onClose}
      record={`credentials-${decision}:${entry.id}`}
      title={t(`decide.${decision}.title`, { name })}
      effects={[
        t(isApproved ? `decide.APPROVE.${entry.source}` : `decide.${decision}.effect`),
        ...(isApproved && entry.source === 'APPLICATION' ? [t('decide.APPROVE.page')] : []),
        t(isApproved ? 'decide.told.approved' : 'decide.told'),
      ]}
      reasonLabel={t(`decide.${decision}.reason`)}
      reasonHelp={t(isApproved ? 'decide.reason.help.approved' : 'decide.reason.help', { name })}
      confirmLabel={t(`decide.${decision}`)}
      tone={decision === 'DECLINE' ? 'danger' : 'primary'}
      done={t(`decide.${decision}.done`, { name })}
      onDone={onDecided}
      overtaken={{ ALREADY_DECIDED: { title: t('decide.already.title'), body: t('decide.already.body') } }}
    />
  );
}
