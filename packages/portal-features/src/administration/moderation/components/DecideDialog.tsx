import { Banner, Dialog, useToast } from '@sakina/design-system';
import { decideModerationCase } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import type { DecisionAction, ModerationCaseDetail } from '@sakina/platform/contract';
import { useAction, useReadAgain } from '@sakina/platform/react';
import { RefusedAct } from '../../shared/index.ts';
import { useAdminModerationText } from '../messages/index.ts';
import { DecideForm } from './DecideForm.tsx';
import type { DecisionValues } from './DecideForm.tsx';

export interface DecideDialogProps {
  /** The case that it is about. */
  entry: ModerationCaseDetail;
  /** What is decided. */
  action: DecisionAction;
  /** Called when it is to close. */
  onClose: () => void;
  /** Called with the decision, in words. */
  onDecided: (news: string) => void;
}

/** Decides a case: what follows, why, and the notice as its author will read it, before anything is sent. */
export function DecideDialog({ entry, action, onClose, onDecided }: DecideDialogProps) {
  const t = useAdminModerationText();
  const toast = useToast();
  const readAgain = useReadAgain();
  const decide = useAction(decideModerationCase);
  const { error } = decide;
  const task = entry.source === 'CRISIS' && action === 'DISMISS' ? 'HOLD' : action;
  const refused = (['ALREADY_DECIDED', 'CONTENT_CHANGED'] as const).find((code) => isApiError(error, code));

  // What was refused is read again once the words are let go of: before, they would go with the case.
  function close() {
    onClose();
    if (refused) void readAgain(decideModerationCase);
  }
  const send = ({ reason, guideline, muteDays, words, note }: DecisionValues) =>
    decide.run({
      params: { id: entry.id },
      body: {
        action,
        ...(reason !== '' && { reason }),
        ...(guideline !== '' && { guideline: Number(guideline) }),
        ...(action === 'MUTE' && muteDays !== null && { muteDays }),
        ...(words !== '' && { words }),
        ...(note !== '' && { note }),
        ...(typeof entry.contentVersion === 'number' && { contentVersion: entry.contentVersion }),
      },
    });
  return (
    <Dialog isOpen onOpenChange={close} title={t(`decide.${task}.title`)} isDismissable={false}>
      <DecideForm
        entry={entry}
        action={action}
        onSend={send}
        onSent={() => {
          toast({ tone: 'success', title: t(`decided.${task}`) });
          onClose();
          onDecided(t(`decided.${task}`));
        }}
        error={error}
        onClose={close}
        problem={
          refused ? (
            <Banner tone="warning" urgency="assertive" title={t(`refused.${refused}`)}>
              {t(`refused.${refused}.body`)}
            </Banner>
          ) : error ? (
            <RefusedAct error={error} />
          ) : null
        }
      />
    </Dialog>
  );
}
